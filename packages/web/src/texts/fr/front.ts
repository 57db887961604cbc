import type { Formats } from '@hustings/texts';
import type { FrontTexts } from '../texts.js';

/** French: the front page, and what stands around every page. */
export const front = (f: Formats<'fr'>): FrontTexts => ({
  name: 'Hustings',
  motto: ['Les grands jeux de société politiques,', 'avec un arbitre qui connaît les règles.'],
  skip: 'Aller au contenu',
  loading: 'Un instant…',
  setting: 'La table se prépare…',
  lost: 'Il n’y a rien à cette adresse.',
  brokenLink: 'Ce lien ne contient pas de partie entière. Il a peut-être été coupé en route.',
  home: 'Accueil',
  pages: {
    make: 'Créer une table',
    rules: 'Règles',
    table: 'Table',
    online: 'Tables',
    account: 'Profil',
    confirm: 'Connexion',
    person: 'Parties et classements',
    import: 'Une partie depuis un fichier',
    stop: 'Plus de notifications',
  },
  yourTurn: 'À toi',
  title: (page: string) => `${page} · Hustings`,
  /** For those who list or install it. */
  description: (games: readonly string[]) =>
    `${f.list(games)} dans le navigateur, avec un arbitre qui connaît les règles.`,
  language: 'Langue',
  front: {
    tablet: 'Jouer entre amis sur un écran',
    fine: 'Sans compte, sans pistage. Une fois chargé, ça marche sans réseau.',
    rules: 'Règles',
    learn: 'Apprendre',
    learnSay: 'en jouant\u202f; arrête quand tu veux',
    learnGo: 'Commencer la leçon',
    learnOn: 'Continuer la leçon',
    watch: 'Regarder',
    make: 'Créer une table',
    online: 'Jouer en ligne',
    makeGo: 'Choisir places, bots et options',
    yours: 'Tes parties',
    none: 'Rien encore. Une partie commencée est gardée ici, dans ce navigateur.',
    howto: 'En une minute',
    playNow: 'Jouer maintenant',
    /** And what is special about another table of a game. */
    playBots: (n: number, say?: string) =>
      f.plural(n, { one: 'Jouer contre # bot', other: 'Jouer contre # bots' }) +
      (say === undefined ? '' : `\u00a0: ${say}`),
    strength: 'Force des bots',
    strengths: { gentle: 'Faciles', even: 'Moyens', strong: 'Forts' },
    strengthSay: {
      gentle: 'Ils jouent à l’instinct et se trompent\u00a0: idéal pour une première partie.',
      even: 'Ils jouent avec bon sens, comme la plupart des gens.',
      strong: 'Ils comptent chaque point.',
    },
    against: (names: readonly string[]) => `Contre des bots comme ${f.list(names)}.`,
    makeSay: 'Places, durée, options\u202f; en solo contre des bots ou à plusieurs sur cet écran.',
  },
  /** On the front page: what goes on at the server. */
  homeOnline: {
    title: 'Jouer en ligne',
    say: 'Tables ouvertes, tes tables, tables à regarder\u00a0: en direct ou par correspondance.',
    go: 'Voir les tables',
    none: 'Pas de jeu en ligne pour l’instant. Tout ce qui est sur cette page marche sans.',
    turn: (n: number) =>
      f.plural(n, { one: 'À toi de jouer à # table.', other: 'À toi de jouer à # tables.' }),
    yours: (n: number) =>
      f.plural(n, {
        one: '# de tes tables est en cours.',
        other: '# de tes tables sont en cours.',
      }),
  },
  person: 'Toi',
  player: (n: number) => `Joueur ${f.number(n)}`,
  botNames: ['Ada', 'Jonas', 'Tariq', 'Wanda', 'Noor', 'Emil', 'Lucia'],
});
