import {
  sentence,
  type CommonTexts,
  type Formats,
  type People,
  type Speaker,
} from '@hustings/texts';
import type { CopycatEvent, CopycatView, DecisionKind } from '../rules/index.js';
import { Answers } from './answers.js';
import { Names } from './names.js';
import { PositionInWords } from './position.js';
import type { Naming, Source, Texts } from './texts.js';

/** Copycat as it speaks to people, in the language of its texts. */
export function speaker(
  t: Texts,
  common: CommonTexts,
  f: Formats,
): Speaker<CopycatView, CopycatEvent> {
  const names = new Names(t);
  const answers = new Answers(t, names, f);
  const position = new PositionInWords(t, names);
  return {
    title: t.title,
    refusal: (refusal) => sentence(t.refusals, common, refusal),
    phase: (view) => position.phase(view),
    question: (view, kind) => answers.question(view, kind as DecisionKind), // it is of this game
    label: (view, kind, word) => answers.label(view, kind, word),
    amount: (_view, kind, n) => answers.amount(kind, n),
    unit: (kind) => answers.unit(kind),
    price: t.coins,
    nothing: () => t.nothing,
    sections: (view, people) => position.sections(view, people),
    tell: (event, view, people) => tell(t, event, names.naming(view, people)),
    seatName: (_view, seat, people: People) => names.player(people, seat),
    source: (name) => t.sources[name as Source] ?? name,
    fact: (name) => t.facts[name] ?? name,
    option: (name) => ({ name, values: {} }), // it has none
  };
}

/** What happened; nothing where the log needs no word of it. */
function tell(t: Texts, event: CopycatEvent, naming: Naming): string | undefined {
  // Only the owner is told which.
  if (event.type === 'drew' && (event as Partial<typeof event>).secret !== undefined) {
    return t.drewThese(naming.who(event.seat), event.secret.cards.map(naming.card));
  }
  if (!Object.hasOwn(t.events, event.type)) return undefined; // of the kernel
  const say = t.events[event.type] as (one: CopycatEvent, by: Naming) => string | undefined;
  return say(event, naming);
}
