import type { Out } from '@hustings/kernel';
import { holdsCard, type Program } from '../../world/index.js';
import { data } from '../data.js';
import { isLastRound } from './0.13-election-order.js';
import { paysMembers } from './12-short-game.js';
import type { Event } from '../events.js';
import type { SeenNation } from './9.4-national-opinions.js';
import type { State } from '../state.js';
import { procedure, when } from '../words.js';

/** 9.5: new members of a party for its program cards equal to national opinions. */
export function nationalMembers(nation: SeenNation, program: Readonly<Program>): number {
  let members = 0;
  for (let space = 0; space < nation.opinions.length; space++) {
    if (holdsCard(program, nation.opinions[space])) members += data.nationalOpinion[space].members;
  }
  return members;
}

/** 9.5: in the last round too, new members for program cards equal to national opinions. */
function recruit(s: State, out: Out<Event>): void {
  s.programs.forEach((program, seat) => {
    const gain = nationalMembers(s.nation, program);
    if (gain === 0) return;
    s.members[seat] += gain;
    out?.push({ type: 'membersGained', seat, gain, members: s.members[seat] });
  });
}

/** 9.6: 1,000 € a seat won in this election, and a member where a pay-out tile lies. */
function payIncome(s: State, out: Out<Event>): void {
  s.earned.forEach((seats, seat) => {
    const members = paysMembers(s, s.held) ? s.members[seat] : 0;
    s.money[seat] += seats + members;
    out?.push({ type: 'incomePaid', seat, seats, members });
  });
}

function forgetEarnings(s: State): void {
  s.earned.fill(0);
}

export const membersAndMoney = procedure(
  '9c members and money',
  recruit,
  when((s) => !isLastRound(s), payIncome),
  forgetEarnings,
);
