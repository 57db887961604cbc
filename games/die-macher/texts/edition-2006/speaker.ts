import { sentence, type CommonTexts, type Formats, type Speaker } from '@hustings/texts';
import type { DecisionKind, Event, View } from '../../rules/edition-2006/index.js';
import { Answers, follows } from './answers.js';
import { Names, stateOfCode } from './names.js';
import type { Party } from '../world/index.js';
import { seatsIn } from '../world/seats.js';
import { ruleOfDecision, ruleOfEvent } from './paragraphs.js';
import { PositionInWords } from './position.js';
import type { Fact, Naming, Source, Texts, Trait } from './texts.js';

/** The edition of 2006 as it speaks to people, in the language of its texts. */
export function speaker(t: Texts, common: CommonTexts, f: Formats): Speaker<View, Event> {
  const names = new Names(t, f);
  const answers = new Answers(t, names, f);
  const position = new PositionInWords(t, names, f);
  return {
    title: t.title,
    refusal: (refusal) => sentence(t.refusals, common, refusal),
    phase: (view) => position.phase(view),
    phaseName: (view) => position.phaseName(view),
    phaseAt: (at) => position.phaseAt(at),
    question: (view, kind) => answers.question(view, kind as DecisionKind), // it is of this game
    purpose: (kind) => t.purposes[kind as DecisionKind],
    rule: ruleOfDecision,
    ruleOf: ruleOfEvent,
    label: (view, kind, word, given) => answers.label(view, kind, word, given),
    given: (_view, kind, place, what, given) => answers.given(kind, place, what, given),
    amount: (view, kind, n) => answers.amount(view, kind, n),
    unit: (kind) => answers.unit(kind),
    price: f.euros,
    nothing: (_view, kind) => answers.nothing(kind),
    follows,
    sections: (view, people) => position.sections(view, people),
    tell: (event, view, _people, you) =>
      tell(t, event, names.naming(view, isDoneBy(event, you) ? you : undefined)),
    seatsIn,
    seatName: (view, seat) => names.party(view, seat).name,
    source: (name) => t.sources[name as Source] ?? name,
    fact: (name) => fact(t, names, name),
    counted: (word) => counted(t, word),
    option: (name) => t.options[name as keyof Texts['options']] ?? { name, values: {} },
  };
}

/** Only of their own doing are people told by 'you': in what others do one is a party among parties. */
const isDoneBy = (event: Event, seat: number | undefined): boolean =>
  ('seat' in event && event.seat === seat) || ('by' in event && event.by === seat);

/** What happened; nothing where the log needs no word of it. */
function tell(t: Texts, event: Event, naming: Naming): string | undefined {
  if (!Object.hasOwn(t.events, event.type)) return undefined; // of the kernel
  const say = t.events[event.type] as (one: Event, by: Naming) => string | undefined;
  return say(event, naming);
}

/** A part of a forecast: of the party, or of a state by its code. */
function fact(t: Texts, names: Names, name: string): string {
  const [, code] = /^state (\w+)$/.exec(name) ?? [];
  const state = code === undefined ? -1 : stateOfCode(code);
  return state < 0 ? (t.facts[name as Fact] ?? name) : names.stateItself(state).name;
}

/** A trait, or a party that has one. */
function counted(t: Texts, word: string): string {
  const parties: Readonly<Record<string, Party>> = t.world.parties;
  return Object.hasOwn(parties, word) ? parties[word].name : (t.counted[word as Trait] ?? word);
}
