import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2019/texts.js';
import { counts, world } from '../world.js';
import { labels } from './labels.js';
import { log } from './log.js';
import { actions, politicians, trendUp } from './politicians.js';
import { position } from './position.js';
import { purposes, questions } from './questions.js';
import { refusals } from './refusals.js';

/** English: Die Macher, edition of 2019. Sums are in thousands of euros. */
export const texts = (f: Formats<'en'>): Texts => ({
  world: world(f),
  title: 'Die Macher (2019)',
  refusals: refusals(f),
  politicians,
  actions: actions(f),
  symbols: {
    rallies: (count) => f.plural(count, { one: '# rally', other: '# rallies' }),
    trend: trendUp(f),
    media: (markers) => counts(f).mediaMarkers(markers),
    votes: (votes) => counts(f).votes(votes),
  },
  questions: questions(f),
  purposes,
  labels: labels(f),
  log: log(f),
  position: position(f),
  sources: {
    votes: 'Votes',
    elections: 'Elections won',
    media: 'Media presence',
    base: 'Party base',
    money: 'Money',
  },
  counted: { party: 'party', 'start block': 'start block' },
  facts: {
    scored: 'points scored',
    base: 'party base',
    money: 'money',
    politicians: 'politicians',
    donations: 'donations',
    poll: 'the poll',
  },
  options: {
    elections: {
      name: 'Length',
      about:
        'Four: one a round, about an hour against bots. Seven: in five rounds, two of which elect twice, about an hour and a half; eight politicians, five media markers.',
      values: { '4': 'Four elections', '7': 'Seven elections' },
    },
    money: {
      name: 'Money',
      about: 'Hidden: every payment is in the log, the balance is not shown.',
      values: { hidden: 'Hidden', open: 'Open' },
    },
    overbidding: {
      name: 'Overbidding',
      about:
        'You can’t bid more than you own. Penalised: you may; who wins and can’t pay loses all money and 10 base.',
      values: { impossible: 'Impossible', penalised: 'Penalised' },
    },
    parties: {
      name: 'Parties',
      about: 'Who chooses none is dealt one.',
      values: { dealt: 'Dealt' },
    },
  },
});
