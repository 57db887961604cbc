import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2019/texts.js';
import { counts, world } from '../world.js';
import { labels } from './labels.js';
import { log } from './log.js';
import { actions, politicians, trendUp } from './politicians.js';
import { position } from './position.js';
import { purposes, questions } from './questions.js';
import { refusals } from './refusals.js';

/** Polish: Die Macher, edition of 2019. Sums are in thousands of euros. */
export const texts = (f: Formats<'pl'>): Texts => ({
  world: world(f),
  title: 'Die Macher (2019)',
  refusals: refusals(f),
  politicians,
  actions: actions(f),
  symbols: {
    rallies: (count) => counts(f).rallies(count),
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
    votes: 'Głosy',
    elections: 'Wygrane wybory',
    media: 'Obecność w\u00a0mediach',
    base: 'Elektorat',
    money: 'Pieniądze',
  },
  counted: { party: 'partia', 'start block': 'tabela startowa' },
  facts: {
    scored: 'zdobyte punkty',
    base: 'elektorat',
    money: 'pieniądze',
    politicians: 'politycy',
    donations: 'składki',
    poll: 'sondaż',
  },
  options: {
    elections: {
      name: 'Długość',
      about:
        'Cztery landy: jedne wybory na rundę, z\u00a0botami około godziny. Siedem landów: pięć rund, w\u00a0dwóch z\u00a0nich wybory odbywają się dwa razy, około półtorej godziny; ośmiu polityków, pięć znaczników mediów.',
      values: { '4': 'Cztery landy', '7': 'Siedem landów' },
    },
    money: {
      name: 'Pieniądze',
      about: 'Ukryte: każda płatność jest w\u00a0dzienniku, ale stanu kasy nie widać.',
      values: { hidden: 'Ukryte', open: 'Jawne' },
    },
    overbidding: {
      name: 'Licytacja bez pokrycia',
      about:
        'Niemożliwa: nikt nie licytuje więcej, niż ma. Karana: wolno, ale kto wygra i\u00a0nie ma z\u00a0czego zapłacić, traci wszystkie pieniądze i\u00a010 punktów elektoratu.',
      values: { impossible: 'Niemożliwa', penalised: 'Karana' },
    },
    parties: {
      name: 'Partie',
      about: 'Kto nie wybierze, temu przypada partia losowa.',
      values: { dealt: 'Losowane' },
    },
  },
});
