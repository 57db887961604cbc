import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2006/texts.js';
import { world } from '../world.js';
import { answers } from './answers.js';
import { offices } from './cabinet.js';
import { events } from './events.js';
import { position } from './position.js';
import { purposes, questions } from './questions.js';
import { refusals } from './refusals.js';

/** English: Die Macher, edition of 2006. */
export const texts = (f: Formats<'en'>): Texts => {
  const names = world(f);
  return {
    title: 'Die Macher (2006)',
    world: names,
    cabinet: offices,
    phases: {
      '0': 'preliminary stage',
      '1': 'first player',
      '2': 'program conference',
      '3': 'shadow cabinet',
      '4': 'coalitions',
      '5': 'media',
      '6': 'meetings',
      '7': 'polls',
      '8': 'meetings into votes',
      '9a': 'seats and winner',
      '9b': 'rewards',
      '9c': 'members and money',
      '10a': 'next state',
      '10b': 'contributions',
      '11': 'end of the game',
    },
    refusals: refusals(f),
    questions: questions(f),
    purposes,
    passes: {
      approach: 'No coalition: pass',
      bidForPoll: 'Do not bid: leave the auction',
      buyMedia: 'Buy no media marker now: pass',
      carryOpinion: 'Carry none: go on',
      changeProgram: 'Leave the program as it is',
      contribute: 'Neither: keep the cards for later',
      convertMeetings: 'Convert none now',
      moveMedia: 'Leave the marker here',
      swapOpinion: 'Swap nothing',
      useCabinet: 'Waive the actions that are left',
    },
    nothings: {
      exchangeCards: 'keep all cards',
      layCabinet: 'lay no cabinet card',
      placeMeetings: 'place no meetings',
      publishPoll: 'publish nothing: roll 2 dice for new members instead',
    },
    nothing: 'nothing',
    answers: answers(f),
    units: { meetings: 'meetings', money: 'thousand €' },
    sources: {
      seats: 'Seats won',
      media: 'National media',
      members: 'Members',
      membersBonus: 'Most members',
      program: 'National opinions',
    },
    counted: { party: 'party', 'list 1': 'first list', 'list 2': 'second list' },
    facts: {
      scored: 'points scored',
      members: 'members',
      nation: 'national opinions',
      money: 'money',
      cabinet: 'shadow cabinet',
    },
    options: {
      length: {
        name: 'Length',
        about:
          'Full: seven rounds, 3 to 4 hours. Short: five, 2 to 3 hours. The last round is its election alone.',
        values: { full: 'Full', short: 'Short' },
      },
      money: {
        name: 'Money',
        about: 'Hidden: every payment is in the log, the balance is not shown.',
        values: { hidden: 'Hidden', open: 'Open' },
      },
      dice: {
        name: 'Dice',
        about: 'Ordinary: one to six. Campaign: 0 1 1 2 2 3, as reported of an older edition.',
        values: { ordinary: 'Ordinary', campaign: 'Campaign' },
      },
      majoritySwapInElectingState: {
        name: 'Majority swap in the electing state',
        about:
          'On: before the election, too, a party with more votes there than all others together may swap an opinion (rule 8.4).',
        values: { off: 'Off', on: 'On' },
      },
      parties: {
        name: 'Parties',
        values: {
          dealt: 'Party dealt',
          LINKE: names.parties.LINKE.name,
          SPD: names.parties.SPD.name,
          GRUENE: names.parties.GRUENE.name,
          CDU: names.parties.CDU.name,
          FDP: names.parties.FDP.name,
        },
      },
    },
    events: events(f),
    position: position(f),
  };
};
