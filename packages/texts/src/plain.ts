import type { View } from '@hustings/kernel';
import { sentence, type CommonTexts } from './common/index.js';
import type { Formats } from './formats.js';
import type { Speaker } from './speaker.js';

/**
 * How a game speaks that has no words yet: by what its rules call things among themselves, so that
 * it can be played and looked at from its first day.
 */
export function plainSpeaker(title: string, common: CommonTexts, f: Formats): Speaker {
  return {
    title,
    refusal: (refusal) => sentence({}, common, refusal),
    phase,
    phaseName: phase,
    phaseAt,
    question: (_view, kind) => kind,
    label: (_view, _kind, word) => ({ text: word }),
    amount: (_view, _kind, n) => ({ text: f.number(n) }),
    unit: () => '',
    price: f.number,
    nothing: () => '–',
    sections: (view) => [{ title: phase(view), list: fields(view) }],
    tell: ({ type }) => type,
    seatName: (_view, seat, people) => people[seat] ?? f.number(seat + 1),
    source: (name) => name,
    fact: (name) => name,
    counted: (word) => word,
    option: (name) => ({ name, values: {} }),
  };
}

const phaseAt = (at: string): string => at.split('/')[0];
const phase = ({ position }: View): string => phaseAt(position.at);

/** Everything a viewer sees besides the kernel's own part of it. */
const fields = (view: View): string[] =>
  Object.entries(view)
    .filter(([name]) => name !== 'position')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
