import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2019/texts.js';
import { counts, world } from '../world.js';
import { labels } from './labels.js';
import { log } from './log.js';
import { actions, politicians, trendUp } from './politicians.js';
import { position } from './position.js';
import { purposes, questions } from './questions.js';
import { refusals } from './refusals.js';

/** German: Die Macher, edition of 2019. Sums are in thousands of euros. */
export const texts = (f: Formats<'de'>): Texts => ({
  world: world(f),
  title: 'Die Macher (2019)',
  refusals: refusals(f),
  politicians,
  actions: actions(f),
  symbols: {
    rallies: (count) =>
      f.plural(count, { one: '# Wahlveranstaltung', other: '# Wahlveranstaltungen' }),
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
    votes: 'Stimmen',
    elections: 'Gewonnene Wahlen',
    media: 'Medienpräsenz',
    base: 'Parteibasis',
    money: 'Restgeld',
  },
  counted: { party: 'Partei', 'start block': 'Startaufstellung' },
  facts: {
    scored: 'Punkte bisher',
    base: 'Parteibasis',
    money: 'Geld',
    politicians: 'Politiker',
    donations: 'Spenden',
    poll: 'Umfrage',
  },
  options: {
    elections: {
      name: 'Länge',
      about:
        'Vier: eine pro Runde, gegen Bots etwa eine Stunde. Sieben: in fünf Runden, davon zwei mit zwei Wahlen, etwa anderthalb Stunden; acht Politiker, fünf Medienmarker.',
      values: { '4': 'Vier Wahlen', '7': 'Sieben Wahlen' },
    },
    money: {
      name: 'Geld',
      about: 'Verdeckt: Jede Zahlung steht im Protokoll, der Kontostand nicht.',
      values: { hidden: 'Verdeckt', open: 'Offen' },
    },
    overbidding: {
      name: 'Überbieten',
      about:
        'Mehr bieten, als du hast, geht nicht. Mit Strafe: Es geht; wer gewinnt und nicht zahlen kann, verliert alles Geld und 10 Parteibasis.',
      values: { impossible: 'Unmöglich', penalised: 'Mit Strafe' },
    },
    parties: {
      name: 'Parteien',
      about: 'Wer keine wählt, bekommt eine zugeteilt.',
      values: { dealt: 'Verteilt' },
    },
  },
});
