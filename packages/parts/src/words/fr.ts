import type { Formats } from '@hustings/texts';
import type { PartsTexts } from './en.js';

/** A chance in words: nobody is told that what may still come is impossible, or certain. */
export const chanceOf =
  (f: Formats<'fr'>) =>
  (share: number): string => {
    if (share < 0.01) return 'moins de\u00a01\u00a0%';
    if (share > 0.99) return 'plus de\u00a099\u00a0%';
    return `${f.number(Math.round(share * 100))}\u00a0%`;
  };

/** French: what all boards and the text view say alike. */
export const parts = (f: Formats<'fr'>): PartsTexts => ({
  name: 'Hustings',
  row: (all: readonly string[]) => all.join(', '),
  rows: (all: readonly string[]) => all.join('\u202f; '),
  pair: (name: string, what: string) => `${name}\u00a0: ${what}`,
  lead: (name: string) => `${name}\u00a0:`,
  stop: (text: string) => f.stop(text),
  capital: (text: string) => f.begin(text),
  home: 'Accueil',
  loading: 'Un instant…',
  lesson: {
    kicker: 'Leçon',
    understood: 'Compris',
    end: 'Arrêter la leçon',
    endSay: 'La partie continue, sans commentaires.',
    think: 'Vraiment\u202f?',
    insist: 'Si tu y tiens, recommence.',
    otherwise: 'Ici, la leçon a autre chose en tête.',
    ownWay:
      'Tu suis ton propre chemin\u00a0: les autres répondent désormais à leur guise, et les notes disent seulement de quoi il s’agit.',
  },
  table: {
    nav: 'Table',
    rules: 'Règles',
    settings: 'Réglages',
    watching: 'Tu regardes',
    watchSay:
      'Les bots occupent toutes les places. Pause à tout moment\u202f; une ligne du journal montre son instant.',
    log: 'Ce qui s’est passé',
    nothingYet: 'Rien encore que tout le monde puisse savoir.',
    wholeLog: 'tout le journal',
    close: 'Fermer',
    textView: 'Vue texte',
    textShort: 'Texte',
    pictures: 'Images',
    view: 'Affichage',
    history: 'Historique',
    now: 'Retour au présent',
    step: (n: number, all: number) => `Coup ${f.number(n)} sur ${f.number(all)}`,
    first: 'Premier coup',
    back: 'Un coup en arrière',
    forward: 'Un coup en avant',
    phaseBack: 'Une phase en arrière',
    phaseForward: 'Une phase en avant',
    lastMove: 'Dernier coup',
    play: 'Lecture',
    pause: 'Pause',
    slider: 'Coup de la partie',
    speed: 'Vitesse',
    leave: 'Retour au résultat',
    begin: 'La table est en place.',
    tookBack: (who: string) => `${who}\u00a0: coup repris.`,
    sealed: (who: string) =>
      `${who}\u00a0: décision prise, secrète jusqu’à ce que tout le monde ait décidé.`,
    quiet: (who: string) => `${who}\u00a0: décision prise\u202f; les autres n’en savent rien.`,
    moves: 'Les coups par phase',
    chose: (what: string) => `Ton choix\u00a0: ${what}.`,
    before: 'Mise en place',
    round: (n: number) => `Manche ${f.number(n)}`,
    range: (from: number, to: number) =>
      from === to ? f.number(from) : `${f.number(from)}–${f.number(to)}`,
    at: (round: string, phase: string) => `${round} · ${phase}`,
    undo: 'Reprendre le coup',
    link: 'Lien vers cet instant',
    linkWhole: 'Il contient toute la partie.',
    copy: 'Copier',
    copied: 'Copié.',
    copyByHand: 'Ton navigateur ne laisse pas la page le copier. Le voici\u00a0:',
    branchSay: 'Une nouvelle table. Cette partie reste telle quelle.',
    branchWith: 'Continuer à partir d’ici avec',
    withBots: 'Bots',
    withTablet: 'Un écran',
    branchGo: (n: number, who: string) =>
      n === 0
        ? `Jouer depuis le début\u00a0: ${who}`
        : `Continuer après le coup ${f.number(n)}\u00a0: ${who}`,
    line: (n: number) =>
      `Une nouvelle variante\u00a0: elle continue après le coup ${f.number(n)} d’une autre partie, qui reste telle quelle.`,
    theme: 'Clair ou sombre',
    themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
    labels: 'Libellés des symboles',
    forecast: 'Prévision du résultat',
    labelWays: { on: 'afficher', off: 'masquer' },
    pace: 'Les bots jouent',
    paces: {
      slow: 'lentement',
      normal: 'à mon rythme',
      quick: 'vite',
      'at-once': 'aussitôt',
    },
    skip: 'Jusqu’à mon tour',
    sound: 'Quand c’est à moi',
    sounds: { off: 'aucun son', soft: 'toc toc', on: 'une cloche' },
    vibrates: 'Vibrer',
    notices: 'Me prévenir quand cette page est cachée',
    noticesDenied: 'Ce navigateur n’autorise pas nos notifications.',
    asking: 'Passer',
    askingSay: (n: number) =>
      f.plural(n, {
        one: 'Pour # type de décision, tu passes d’office quand rien d’autre n’est possible.',
        other: 'Pour # types de décision, tu passes d’office quand rien d’autre n’est possible.',
      }),
    askAgain: 'Me redemander',
    bot: 'bot',
    levels: {
      volunteer: 'Bénévole',
      intern: 'Stagiaire',
      delegate: 'Délégué',
      organiser: 'Organisateur',
      adviser: 'Conseiller',
      strategist: 'Stratège',
      chancellor: 'Chancelier',
    },
    botOf: (level: string) => `bot, ${level}`,
    sinceYou: (by: string) => `${by} depuis ta dernière décision`,
    keys: 'Raccourcis',
    help: 'Raccourcis et aide',
    again: 'Même table, on rejoue',
  },
  /** What keys do at every table; a board has more. */
  keys: {
    enter: ['Entrée', 'confirmer la décision'],
    decision: ['D', 'aller à la décision'],
    next: ['N', 'suite\u00a0: choix suivant, coup suivant, étape suivante'],
    rule: ['R', 'règle de cette décision'],
    advice: ['H', 'que ferait un Stratège\u202f?'],
    undo: ['U', 'reprendre le coup'],
    log: ['L', 'tout le journal'],
    text: ['T', 'vue texte ou images'],
    chat: ['M', 'en ligne\u00a0: messages de la discussion'],
    space: ['Espace', 'en spectateur\u00a0: arrêter, continuer'],
    arrows: [
      '← →',
      'dans l’historique\u00a0: un coup en arrière, en avant\u202f; avec Maj\u00a0: une phase',
    ],
    help: ['?', 'cette aide'],
    escape: ['Échap', 'fermer\u202f; retour au présent'],
  },
  hint: {
    ask: 'Que ferait un Stratège\u202f?',
    thinks: 'Un instant…',
    none: 'Rien à choisir ici.',
    choose: 'Choisir',
    doIt: 'Jouer ce coup',
    close: 'Fermer le conseil',
    chance: chanceOf(f),
    best: (chance: string) =>
      `Le meilleur choix à ses yeux\u202f; tes chances de gagner\u00a0: ${chance}.`,
    behind: (by: number) => {
      const points = Math.round(-by * 10) / 10;
      return points === 0
        ? 'Aussi bon que le premier.'
        : f.plural(points, {
            one: '# point de moins que le premier, selon lui.',
            other: '# points de moins que le premier, selon lui.',
          });
    },
    because: (facts: readonly string[], isFirst: boolean) =>
      `Par rapport au ${isFirst ? 'deuxième' : 'premier'} choix, vu un coup à l’avance, en points\u00a0: ${f.list(facts)}.`,
    fact: (what: string, by: number) => `${what} ${f.signed(Math.round(by * 10) / 10)}`,
    /** Points that another one does not get. */
    denied: (who: string, by: number, what: string) =>
      `${who} ${f.signed(Math.round(-by * 10) / 10)} (${what})`,
    say: 'Le Stratège est le deuxième plus fort de nos bots et ne voit que ce que tu vois. Les points sont ceux de la fin de la partie.',
  },
  handover: {
    pass: (name: string) => `Passe l’écran à ${name}.`,
    sub: 'Aucun secret sur cet écran\u00a0: ce qui ne regarde que toi reste caché jusqu’à ce que tu le découvres.',
    open: (name: string) => `Je suis ${name}, voir mon jeu`,
    since: (name: string) => `Depuis le dernier passage\u00a0: ${name}`,
    nothing: 'Rien de nouveau.',
    takeBack: (name: string) => `${name} reprend son coup`,
  },
  panel: {
    less: 'moins',
    more: 'plus',
    passing: 'Passer pour moi ici quand je ne peux rien faire d’autre',
    first: (what: string) => `Pas encore\u00a0: ${what}.`,
  },
  point: {
    at: 'Tu désignes',
    rest: 'Pointe n’importe quoi sur la table\u00a0: tu liras ici ce que c’est et d’où viennent ses chiffres.',
    press: (does: string) => f.stop(`Clic\u00a0: ${does}`),
    notNow: (when: string) => `Pas maintenant\u00a0: ${when}`,
    notYours: 'Pas maintenant\u00a0: aux autres de décider.',
    notHere: 'Ce n’est pas ce qui se décide maintenant.',
  },
  stage: {
    on: 'Continuer',
    again: 'Revoir',
  },
  remarks: {
    title: 'Commentaires',
    on: 'Commenter ce moment',
    say: 'Écrire',
    erase: 'Retirer ce commentaire',
    elsewhere: 'Commentaires aussi sur les coups',
  },
  text: {
    title: 'Vue texte',
    only: 'Ce jeu se joue avec des mots\u00a0: ce qu’il y a sur la table est décrit, et tu réponds par des listes. Il n’a pas encore d’images.',
    tools: 'Table',
    decision: 'Ta décision',
    waiting: 'Aux autres de décider',
    waitFor: (names: readonly string[]) => `En attente\u00a0: ${f.list(names)}.`,
    over: 'La partie est terminée',
    wins: (names: readonly string[]) =>
      names.length === 1
        ? `Victoire\u00a0: ${names[0]}.`
        : `Victoire partagée\u00a0: ${f.list(names)}.`,
    resigned: (name: string) => `${name} (abandon)`,
    minded: (name: string) => `${name} (absence, un bot a joué l’essentiel)`,
    seat: (label: string, person: string) => (label === '' ? person : `${label} (${person})`),
    log: 'Le journal',
    total: 'Total',
    since: 'Depuis ta dernière décision',
    numbered: 'Le plus récent d’abord, chaque ligne avec le numéro de son coup.',
    before: 'Avant cela',
    choose: 'Choisis',
    choosePlease: 'choisir…',
    notYet: 'Choisis d’abord une réponse',
    notYetAmount: 'Saisis d’abord un nombre',
    notNow: (n: number) =>
      f.plural(n, {
        one: '# autre n’est pas possible maintenant\u00a0: pourquoi\u202f?',
        other: '# autres ne sont pas possibles maintenant\u00a0: pourquoi\u202f?',
      }),
    none: 'rien',
    some: (min: number, max: number) =>
      min === max
        ? `À choisir\u00a0: ${f.number(min)}.`
        : `À choisir\u00a0: de ${f.number(min)} à ${f.number(max)}.`,
    chosen: (n: number, max: number) =>
      f.plural(n, {
        one: `# choix fait sur ${f.number(max)}`,
        other: `# choix faits sur ${f.number(max)}`,
      }),
    amount: (min: string, max: string) => `De ${min} à ${max}`,
    uses: (count: string, supply: string) => `${count} sur ${supply}.`,
    costs: (cost: string, budget: string) => `Coûte ${cost} sur ${budget}.`,
    most: (n: number) => `${f.number(n)} au plus`,
    confirm: (what: string) => `Confirmer\u00a0: ${what}`,
    confirmAll: 'Tout confirmer',
    staged: 'Avant que la partie continue',
    score: 'Décompte final',
  },
  book: {
    rule: (id: string) => `Règle ${id.replace(/^[A-Z]+\d*-/, '')}`,
    all: 'Toutes les règles',
    missing: 'Cette règle n’est pas dans le livre.',
    none: 'Il n’y a pas de livre de règles pour ce jeu.',
  },
});
