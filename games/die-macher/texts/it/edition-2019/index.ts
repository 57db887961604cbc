import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2019/texts.js';
import { counts, world } from '../world.js';
import { labels } from './labels.js';
import { log } from './log.js';
import { actions, politicians, trendUp } from './politicians.js';
import { position } from './position.js';
import { purposes, questions } from './questions.js';
import { refusals } from './refusals.js';

/** Italian: Die Macher, edition of 2019. Sums are in thousands of euros. */
export const texts = (f: Formats<'it'>): Texts => ({
  world: world(f),
  title: 'Die Macher (2019)',
  refusals: refusals(f),
  politicians,
  actions: actions(f),
  symbols: {
    rallies: (count) => f.plural(count, { one: '# convegno', other: '# convegni' }),
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
    votes: 'Voti',
    elections: 'Elezioni vinte',
    media: 'Presenza nei media',
    base: 'Base nazionale',
    money: 'Denaro',
  },
  counted: { party: 'partito', 'start block': 'dotazione iniziale' },
  facts: {
    scored: 'punti già fatti',
    base: 'base nazionale',
    money: 'denaro',
    politicians: 'politici',
    donations: 'donazioni',
    poll: 'il sondaggio',
  },
  options: {
    elections: {
      name: 'Durata',
      about:
        'Quattro: una a round, circa un’ora contro i bot. Sette: in cinque round, due dei quali con due elezioni, circa un’ora e mezza; otto politici, cinque segnalini media.',
      values: { '4': 'Quattro elezioni', '7': 'Sette elezioni' },
    },
    money: {
      name: 'Denaro',
      about: 'Nascosto: ogni pagamento è nel registro, il saldo non si vede.',
      values: { hidden: 'Nascosto', open: 'Visibile' },
    },
    overbidding: {
      name: 'Offerta senza fondi',
      about:
        'Impossibile: non puoi offrire più di quanto hai. Penalizzata: puoi, ma chi vince e non può pagare perde tutto il denaro e 10 punti di base nazionale.',
      values: { impossible: 'Impossibile', penalised: 'Penalizzata' },
    },
    parties: {
      name: 'Partiti',
      about: 'Chi non sceglie ne riceve uno a sorte.',
      values: { dealt: 'A sorte' },
    },
  },
});
