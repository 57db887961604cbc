import type { Refusal } from '@hustings/kernel';
import {
  sentence,
  type CommonTexts,
  type Formats,
  type People,
  type Speaker,
} from '@hustings/texts';
import {
  perTables,
  type CopycatEvent,
  type CopycatView,
  type DecisionKind,
  type Fault,
} from '../rules/index.js';
import { Answers } from './answers.js';
import { Names } from './names.js';
import { ruleOfDecision, ruleOfEvent } from './paragraphs.js';
import { PositionInWords } from './position.js';
import type { Naming, Source, Texts } from './texts.js';

/** Copycat as it speaks to people, in the language of its texts. */
export function speaker(
  t: Texts,
  common: CommonTexts,
  f: Formats,
): Speaker<CopycatView, CopycatEvent> {
  const inWords = perTables((tables) => {
    const names = new Names(t, tables);
    return { names, answers: new Answers(t, names, f), position: new PositionInWords(t, names) };
  });
  // What has nothing to do with the cards that are played.
  const { names, answers, position } = inWords({});
  return {
    title: t.title,
    refusal: (refusal) =>
      refusal.refused === 'card-list'
        ? unfitting(t, refusal)
        : sentence(t.refusals, common, refusal),
    phase: (view) => position.phase(view),
    phaseName: (view) => position.phaseName(view),
    phaseAt: (at) => position.phaseAt(at),
    rule: ruleOfDecision,
    ruleOf: ruleOfEvent,
    question: (view, kind) => inWords(view).answers.question(view, kind as DecisionKind), // it is of this game
    label: (view, kind, word) => inWords(view).answers.label(view, kind, word),
    amount: (_view, kind, n) => answers.amount(kind, n),
    unit: (kind) => answers.unit(kind),
    price: t.coins,
    nothing: () => t.nothing,
    sections: (view, people) => inWords(view).position.sections(view, people),
    tell: (event, view, people) => tell(t, event, inWords(view).names.naming(view, people)),
    seatsIn: (event) => (event.type === 'bids' ? event.order : []),
    seatName: (_view, seat, people: People) => names.player(people, seat),
    source: (name) => t.sources[name as Source] ?? name,
    fact: (name) => t.facts[name] ?? name,
    counted: (word) => names.counted(word),
    option: (name) => t.options[name as keyof Texts['options']] ?? { name, values: {} },
  };
}

/** What of somebody's own list of cards does not fit, fault by fault. */
function unfitting({ cardList }: Texts, { values }: Refusal): string {
  const faults = values['faults'] as unknown as readonly Fault[]; // so `readCardList` refuses
  return cardList.doesNotFit(
    faults.map(({ fault, values: about }) => cardList.faults[fault](about)),
    Number(values['more']),
  );
}

/** What happened; nothing where the log needs no word of it. */
function tell(t: Texts, event: CopycatEvent, naming: Naming): string | undefined {
  // Of the cards laid for the order, that of one.
  if (event.type === 'bids') {
    const { share } = event as { readonly share?: number };
    if (share !== undefined) return t.laid(naming.who(share), naming.card(event.cards[share]));
  }
  // Only the owner is told which.
  if (event.type === 'drew' && (event as Partial<typeof event>).secret !== undefined) {
    return t.drewThese(naming.who(event.seat), event.secret.cards.map(naming.card));
  }
  if (!Object.hasOwn(t.events, event.type)) return undefined; // of the kernel
  const say = t.events[event.type] as (one: CopycatEvent, by: Naming) => string | undefined;
  return say(event, naming);
}
