import { sentence, type CommonTexts, type Formats, type Speaker } from '@hustings/texts';
import type { DecisionKind, Event, View } from '../../rules/edition-2019/index.js';
import { Answers } from './answers.js';
import { Chronicle } from './log.js';
import { isStateCode, Names } from './names.js';
import type { Party } from '../world/index.js';
import { seatsIn } from '../world/seats.js';
import { ruleOfDecision, ruleOfEvent } from './paragraphs.js';
import { PositionInWords } from './position.js';
import { Questions } from './questions.js';
import type { Fact, OptionName, Source, Texts, Trait } from './texts.js';

/** Die Macher, edition of 2019, as it speaks to people in the language of its texts. */
export function speaker(t: Texts, common: CommonTexts, f: Formats): Speaker<View, Event> {
  const names = new Names(t, f);
  const questions = new Questions(t, names);
  const answers = new Answers(t, names, f);
  const position = new PositionInWords(t, names, f);
  const chronicles = new WeakMap<View, Chronicle>();
  const chronicleOf = (view: View): Chronicle => {
    const chronicle = chronicles.get(view) ?? new Chronicle(t, names, view);
    chronicles.set(view, chronicle);
    return chronicle;
  };
  return {
    title: t.title,
    refusal: (refusal) => sentence(t.refusals, common, refusal),
    phase: (view) => position.phase(view),
    phaseName: (view) => position.phaseName(view),
    phaseAt: (at) => position.phaseAt(at),
    question: (view, kind) => questions.ask(view, kind as DecisionKind), // it is of this game
    purpose: (kind) => t.purposes[kind as DecisionKind],
    rule: ruleOfDecision,
    ruleOf: ruleOfEvent,
    label: (view, kind, word, given = {}) => answers.label(view, kind as DecisionKind, word, given),
    given: (_view, kind, place, what, given) => answers.given(kind, place, what, given),
    amount: (view, kind, n) => answers.amount(view, kind, n),
    unit: (kind) => answers.unit(kind),
    price: f.euros,
    nothing: (_view, kind) => answers.nothing(kind),
    sections: (view, people, told) => position.sections(view, people, told),
    tell: (event, view, _people, you) =>
      (you === undefined ? chronicleOf(view) : new Chronicle(t, names, view, you)).tell(event),
    seatsIn,
    seatName: (view, seat) => names.party(view, seat).name,
    source: (name) => t.sources[name as Source] ?? name,
    fact: (name) => fact(t, name),
    counted: (word) => counted(t, word),
    option: (name) => t.options[name as OptionName],
  };
}

/** `state HE` is about a state, all others have a name of their own. */
function fact(t: Texts, name: string): string {
  const [, code] = name.split(' ');
  if (code !== undefined && isStateCode(code)) return t.world.states[code].name;
  return t.facts[name as Fact] ?? name;
}

/** A trait, or a party that has one. */
function counted(t: Texts, word: string): string {
  const parties: Readonly<Record<string, Party>> = t.world.parties;
  return Object.hasOwn(parties, word) ? parties[word].name : (t.counted[word as Trait] ?? word);
}
