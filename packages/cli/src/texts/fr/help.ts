import type { Formats } from '@hustings/texts';
import type { CommandTexts, FlagTexts, HelpTexts, ValueTexts } from '../help-texts.js';

export const help: HelpTexts = {
  program: 'hustings\u00a0: un arbitre pour les jeux de société politiques.',
  usage: 'usage\u00a0: hustings COMMANDE …',
  each: 'Chaque commande s’explique elle-même\u00a0: hustings COMMANDE --help',
  usageOf: (command, argument) =>
    `usage\u00a0: hustings ${command} ${argument === undefined ? '' : `${argument} `}[options]`,
};

export const commands: CommandTexts = {
  games: { summary: 'lister les jeux, leurs places et leurs options de table' },
  demo: { summary: 'jouer une partie entre joueurs qui choisissent au hasard, et la montrer' },
  simulate: { summary: 'jouer beaucoup de parties au hasard et dire à quoi elles ressemblent' },
  balance: {
    summary:
      'jouer beaucoup de parties et compter ce qui a servi, comment elles ont fini et qui a gagné d’où',
  },
  verify: {
    summary:
      'rejouer un fichier de partie et vérifier coups, empreintes et engagement de la graine',
    about: [
      'Code de sortie 0\u00a0: chaque coup était permis, chaque position est celle enregistrée, et la graine',
      'est celle engagée avant la première carte. 1\u00a0: ce n’est pas le cas, et où. 2\u00a0: fichier introuvable.',
    ].join('\n'),
  },
  show: { summary: 'montrer en texte une position d’un fichier de partie' },
  engine: {
    summary: 'piloter n’importe quel jeu depuis n’importe quel langage, par lignes de JSON',
    about: [
      'Lit un objet JSON par ligne sur l’entrée standard et répond à chacun par une ligne sur la sortie',
      'standard, jusqu’à la fin de l’entrée. Par exemple\u00a0: {"id": 1, "do": "games"}',
      'docs/engine-protocol.md décrit chaque demande.',
    ].join('\n'),
  },
  record: {
    summary: 'enregistrer des parties au hasard, que toute version ultérieure rejouera',
    about: [
      'Écrit DOSSIER/<jeu>/<joueurs>-<options>-<n>.json, réparti sur nombres de joueurs et options, et',
      'les résultats dans DOSSIER/index.json. Les enregistrements précédents du jeu sont supprimés.',
    ].join('\n'),
  },
  prove: {
    summary:
      'prouver par des parties au hasard et des entrées hostiles que les jeux tiennent les promesses du noyau',
    about:
      'Code de sortie 1\u00a0: une promesse est rompue. On dit alors laquelle, où, et comment la revoir.',
  },
  bench: {
    summary: 'mesurer la vitesse des jeux à côté d’un petit jeu écrit à la main',
    about: [
      'Chaque jeu et nombre de joueurs travaille dans son propre fil, jamais deux à la fois, en',
      'alternance avec la référence. Les chiffres sont des médianes\u202f; ×n divise par la référence.',
    ].join('\n'),
  },
  arena: {
    summary: 'faire jouer des bots les uns contre les autres et les comparer',
    about: (levels) =>
      [
        `Les bots\u00a0: ${levels}, ou random. Toutes les rotations des places sont jouées sur les`,
        'mêmes graines\u202f; intervalles à 95\u00a0%, seules les graines étant tenues pour indépendantes.',
      ].join('\n'),
  },
  arenaWorker: {
    summary: 'jouer des parties qu’une arène a mises dans une file',
    about: 'Lances-en autant que tu veux, sur autant de machines que tu veux.',
  },
  tune: {
    summary: 'trouver de meilleurs chiffres pour l’heuristique d’un jeu, en jouant contre soi-même',
    about: [
      'Une stratégie d’évolution\u00a0: à chaque génération, des candidats proches des meilleurs chiffres',
      'jouent les mêmes parties contre l’Organisateur et contre ces chiffres. Même graine, même résultat.',
      'Ces parties n’apparaissent jamais dans une arène\u00a0: leurs graines ont un autre nom.',
    ].join('\n'),
  },
  train: {
    summary: 'faire apprendre un jeu à un réseau, en jouant contre lui-même, à partir de rien',
    about: [
      'Différences temporelles en jouant contre soi-même. Écrits dans un dossier\u00a0: les poids en module,',
      'la courbe d’apprentissage en page, et un point de reprise\u202f; la même commande continue de là. Avec',
      'un nombre de parties au lieu d’une durée, la même graine donne le même réseau.',
    ].join('\n'),
  },
  explain: { summary: 'les meilleurs coups d’une position, avec chances, points et raisons' },
  serve: {
    summary: 'lancer le serveur\u00a0: tables, personnes et parties par HTTP et WebSocket',
    about: [
      'Tout se règle par l’environnement\u202f; docs/hosting.md liste les variables. Les options couvrent',
      'les plus courantes. S’arrête par SIGTERM ou SIGINT, une fois le travail en cours fini, en dix',
      'secondes au plus.',
    ].join('\n'),
  },
  backup: {
    summary: 'écrire tout ce que garde le serveur dans un seul fichier',
    about:
      'Le serveur peut continuer pendant ce temps. Le fichier contient des secrets\u00a0: protège-le comme les données.',
  },
  restore: {
    summary: 'remplir un dossier de données ou une base vide depuis une sauvegarde',
    about:
      'SQLite ou PostgreSQL, quelle que soit l’origine. Le serveur ne doit pas encore tourner.',
  },
  rules: {
    summary:
      'lister les règles gardées avec les parties d’un serveur, en apporter, les enregistrer',
    about: [
      'Une partie se finit avec les règles de son début. Le serveur garde les règles de chaque version',
      'de ce programme qui a servi ses données\u202f; docs/hosting.md en dit plus sous Upgrading. Ce qu’on',
      'ajoute est du code que le serveur exécutera\u00a0: seulement des fichiers construits ou enregistrés par toi.',
    ].join('\n'),
  },
  migrate: {
    summary: 'passer des tables aux règles actuelles, là où tout se serait passé pareil',
    about: [
      'Le journal de chaque table sous d’autres règles est rejoué sous celles de cette version\u00a0:',
      'options, cartes distribuées, chaque coup et chaque reprise. Si chaque position est la même, la',
      'table continue sous les nouvelles règles\u202f; rien d’autre ne change. Sinon elle reste, et la',
      'première différence est dite. Avec SQLite, le serveur ne doit pas tourner\u202f; avec PostgreSQL, il',
      'peut. Code de sortie 0\u00a0: aucune table ne reste sous d’autres règles. 1\u00a0: il en reste.',
    ].join('\n'),
  },
  newGame: {
    summary: 'préparer un petit jeu complet dans games/NOM, pour en faire un autre',
    about: [
      'NOM est son dossier, son identifiant et son adresse\u00a0: minuscules, chiffres et tirets. Le jeu a',
      'des règles, des textes, un plateau, un livre, des bots et des tests\u202f; docs/writing-a-game.md les parcourt.',
    ].join('\n'),
  },
};

export const values: ValueTexts = {
  dir: 'DOSSIER',
  file: 'FICHIER',
  folder: 'DOSSIER',
  id: 'ID',
  language: 'LANGUE',
  level: 'NIVEAU',
  list: 'A,B,…',
  name: 'NOM',
  number: 'N',
  numbers: 'N,…',
  pairs: 'NOM=VALEUR,…',
  text: 'TEXTE',
  title: 'TITRE',
  url: 'URL',
  version: 'VERSION',
  who: 'QUI',
};

export const flags = (f: Formats<'fr'>): FlagTexts => ({
  help: 'afficher cette aide',
  json: 'écrire un objet JSON au lieu de texte',
  language: 'la langue à lire\u202f; HUSTINGS_LANG, ou sinon LANG',

  game: 'quel jeu\u202f; hustings games les liste',
  players: 'combien jouent',
  options: 'options de table\u202f; une liste par place se joint par +',
  games: 'combien de parties',
  onlyGame: 'seulement ce jeu',
  onlyPlayers: 'seulement avec ce nombre de joueurs',

  bots: 'un par place\u00a0; chancellor@50 a ses propres 50 ms',
  milliseconds: 'temps de réflexion d’un Chancelier par décision',
  simulations: 'ou ses essais par décision (200 si rien n’est dit)',
  measure: 'ce que veulent dire les temps\u202f; cpu joue dans un seul fil (wall)',
  throughQueue: 'jouer par une file sur ce PostgreSQL, avec hustings arena-worker',
  withBalance: 'donner aussi les victoires par parti, départ et autres traits',
  queue: 'le PostgreSQL qui tient la file',
  idle: 's’arrêter après tant de secondes sans partie',
  generations: 'combien de générations',
  candidates: 'candidats par génération',
  candidateGames: 'parties d’un candidat par génération',
  tuneFrom: 'de quels chiffres partir\u00a0: organiser ou strategist (organiser)',
  trainHours: 'durée d’apprentissage, en heures de calcul',
  trainMinutes: 'et en minutes',
  trainGames: 'ou de combien de parties apprendre',
  trainMatches: 'parties contre des Stratèges pour chaque point de la courbe',
  trainTo: 'où écrire (training)',
  trials: 'essais',
  moves: 'combien de coups',

  at: 'après tant de coups\u202f; sinon, la dernière position',
  seat: 'la décision de quelle place, à partir de 1\u202f; sinon, la première qui en doit une',
  viewer: 'par quels yeux\u00a0: une place, spectator ou all (spectator)',
  verifyRules: 'vérifier avec les règles de ce fichier (voir hustings rules)',
  showRules: 'avec les règles de ce fichier (voir hustings rules)',
  recordTo: 'où (fixtures)',

  repeats: 'combien de mesures pour chacun',
  starts:
    'combien de départs avec de nouveaux threads, pour que la chance du compilateur ne compte pas',
  time: 'millisecondes par chiffre',
  write: 'mettre le tableau dans docs/bench.md',
  against: 'mesurer à côté, jeu par jeu, une copie plus ancienne déjà construite',
  randomGames: 'parties au hasard pour chacun',
  inputs: 'entrées hostiles pour chacun',
  from: 'le numéro de la première partie',
  look: 'une position sur tant est regardée de tous les côtés',

  data: 'où est le fichier SQLite\u202f; HUSTINGS_DATA',
  port: 'port d’écoute\u202f; HUSTINGS_PORT',
  orphans:
    'démarrer même si des parties en cours demandent des règles absentes\u202f; HUSTINGS_ORPHANS',
  add: 'garder les règles de ce fichier, construites par une autre version ou enregistrées',
  save: 'écrire toutes celles qui sont gardées dans ce dossier',
  tablesOfGame: 'seulement les tables de ce jeu',
  tablesOfRules: 'seulement les tables sous ces règles',
  dryRun: 'dire seulement ce qui serait fait',

  title: 'comment on l’appelle (d’après NOM)',
  demoSeed: 'le même texte donne la même partie\u202f; sinon, une autre chaque fois',
  seed: (standard) => `le même texte donne les mêmes parties (${standard})`,
  figuresSeed: (standard) => `le même texte donne les mêmes chiffres (${standard})`,
  threads: (cores) => `fils qui jouent (${f.number(cores)})`,
  whoPlays: (levels) => `qui joue\u00a0: ${levels} ou random (random)`,
  whoExplains: (levels) => `qui explique\u00a0: ${levels} (chancellor)`,
  standard: (meaning, value) => `${meaning} (${value})`,
});
