import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2019/texts.js';
import { counts, world } from '../world.js';
import { labels } from './labels.js';
import { log } from './log.js';
import { actions, politicians, trendUp } from './politicians.js';
import { position } from './position.js';
import { purposes, questions } from './questions.js';
import { refusals } from './refusals.js';

/** French: Die Macher, edition of 2019. Sums are in thousands of euros. */
export const texts = (f: Formats<'fr'>): Texts => ({
  world: world(f),
  title: 'Die Macher (2019)',
  refusals: refusals(f),
  politicians,
  actions: actions(f),
  symbols: {
    rallies: (count) => f.plural(count, { one: '# meeting', other: '# meetings' }),
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
    votes: 'Voix',
    elections: 'Élections gagnées',
    media: 'Présence médiatique',
    base: 'Base du parti',
    money: 'Argent',
  },
  counted: { party: 'parti', 'start block': 'bloc de départ' },
  facts: {
    scored: 'points marqués',
    base: 'base',
    money: 'argent',
    politicians: 'politiciens',
    donations: 'dons',
    poll: 'sondage',
  },
  options: {
    elections: {
      name: 'Durée',
      about:
        'Quatre\u00a0: une par manche, environ une heure contre des bots. Sept\u00a0: en cinq manches, dont deux à double élection, environ une heure et demie\u202f; huit politiciens, cinq marqueurs Média.',
      values: { '4': 'Quatre élections', '7': 'Sept élections' },
    },
    money: {
      name: 'Argent',
      about: 'Caché\u00a0: chaque paiement est dans le journal, le solde n’est pas affiché.',
      values: { hidden: 'Caché', open: 'Visible' },
    },
    overbidding: {
      name: 'Mise sans fonds',
      about:
        'Impossible\u00a0: on ne mise pas plus qu’on n’a. Pénalisée\u00a0: on peut, mais qui gagne sans pouvoir payer perd tout son argent et 10 points de base.',
      values: { impossible: 'Impossible', penalised: 'Pénalisée' },
    },
    parties: {
      name: 'Partis',
      about: 'Qui n’en choisit pas en reçoit un au hasard.',
      values: { dealt: 'Au hasard' },
    },
  },
});
