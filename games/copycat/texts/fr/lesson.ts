import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../en/lesson.js';

/** What a decision is about, and what to do here. */
const note = (title: string, text: string, task: string): NoteText => ({ title, text, task });

/** French: the lesson, a whole round up to the next bid. */
export const lesson = (f: Formats<'fr'>): Texts => ({
  notes: {
    bidding: note(
      'Qui commence\u202f?',
      'Chacun pose une carte face cachée. Plus son numéro est haut, plus tôt tu joues cette manche. La carte elle-même est inutilisable jusqu’à la suivante\u00a0: mise ce dont tu peux te passer.',
      'Mise Ami paternel 18. Tous les Amis paternels rapportent une pièce\u00a0: le plus haut numéro ne te coûte pas plus que le plus bas.',
    ),
    placing: note(
      'Un militant, un bureau',
      'À ton tour, tu envoies un militant dans un bureau vide. Les bureaux bleus servent tout de suite\u202f; les jaunes et les verts, à la phase d’achats. Pour acheter une carte, il faut en avoir le droit, et seuls les bureaux Acheter le donnent.',
      'Quelqu’un d’autre a aussi misé un 18\u00a0: à numéros égaux, l’ordre s’inverse, donc tu commences. Envoie un militant à Acheter 2.',
    ),
    ending: note(
      'Un militant par tour',
      'Avant et après, tu pourrais jouer des cartes violettes et bleues. Les cartes de départ sont jaunes et vertes\u00a0: elles attendent la phase d’achats.',
      'Finis ton tour. Les autres placent chacun un militant, puis c’est de nouveau à toi.',
    ),
    drawing: note(
      'Le bleu sert tout de suite',
      'Le bleu apporte des cartes, et seulement dans cette phase. Ce que tu pioches peut encore servir cette manche.',
      'Envoie ton deuxième militant à Piocher 1.',
    ),
    using: note(
      'Personne ne travaille sans consigne',
      'Dans un bureau bleu ou gris, un militant fait son travail quand tu le lui dis, ce tour-ci ou plus tard. Les bureaux de pièces, de points et d’achats comptent tout seuls.',
      'Utilise Piocher 1.',
    ),
    howMany: note(
      'Jusqu’à',
      `Dans ce jeu, tout chiffre veut dire ${f.quoted('jusqu’à')}\u00a0: tu peux prendre moins, ou rien du tout.`,
      'Pioche 1 carte.',
    ),
    coins: note(
      'D’abord des pièces',
      'La course se gagne avec ce qu’on achète. Ce qui est imprimé sur un bureau compte une fois par manche, et il n’y a de place que pour un militant.',
      'Envoie ton dernier militant à Pièces 2 avant que quelqu’un d’autre le fasse.',
    ),
    lastWorker: note(
      'Plus de militant',
      'Qui n’a plus de militant à son tour se retire de la phase. Des cartes violettes en amèneraient d’autres\u202f; tu n’en as pas encore.',
      'Finis ton tour. Les autres continuent jusqu’à se retirer eux aussi.',
    ),
    laying: note(
      'Ta phase d’achats',
      'Place au jaune et au vert. Pose tes cartes et achète, dans n’importe quel ordre. Les pièces non dépensées sont perdues.',
      'Pièces 2 a déjà payé. Pose tes cartes\u00a0: toutes d’un coup, ou une à une en commençant par Médias locaux 9.',
    ),
    layingOn: note(
      'Carte après carte',
      'Chaque carte posée compte aussitôt et reste devant toi jusqu’à la fin de la manche.',
      'Pose aussi les autres, d’un coup ou une à une, le plus petit numéro d’abord.',
    ),
    buying: note(
      'Les prix, et les cartes rouges',
      'Une carte coûte ce qui est imprimé dessus\u202f; à partir de la cinquième case, une pièce de plus, à partir de la neuvième, deux. Avec elle, tu dois emporter toutes les cartes rouges à sa gauche. Une carte rouge ne coûte rien, et c’est exactement ce qu’elle vaut.',
      'Achète Industriel 23 pour 3 pièces\u00a0: il rapporte 2 pièces chaque fois que tu le pioches.',
    ),
    second: note(
      'La deuxième carte',
      'Ce que tu achètes est mis de côté et va, avec tout le reste, dans ta défausse à la fin de la manche. La carte revient quand on mélange.',
      'Achète Sauna 21 pour 2 pièces\u00a0: on transpire un peu, on pioche deux cartes.',
    ),
    scoring: note(
      'L’heure des comptes',
      'Quand tu as fini, ce que tu as encore en main est posé aussi\u00a0: les points comptent, mais les pièces arriveraient trop tard. Puis tes points vont sur la piste.',
      'Finis ta phase d’achats\u00a0: tes deux Médias locaux valent un point chacun.',
    ),
    again: note(
      'Deuxième manche\u00a0: on recommence',
      'Chaque bureau dont personne ne voulait a reçu un jeton\u00a0: un point pour qui s’y installe. Un bureau de plus est ouvert, et la rue a avancé. Qui atteint 95 points met fin à la course avec cette manche.',
      'Ton Sauna est déjà de retour\u00a0: garde-le, et mise Ami paternel 16. La leçon s’arrête ici\u202f; désormais, tu copies qui tu veux, sans citer tes sources.',
    ),
  },
  wrong: {
    lowBid:
      'Les Médias locaux ont les plus bas numéros\u00a0: les autres choisiraient leurs bureaux avant toi. Garde la carte, elle vaut un point.',
    sameCoin:
      'Elle rapporte une pièce, comme tous les Amis paternels, mais son numéro est plus bas. Entre deux cartes de même valeur, mise la plus haute.',
    passing:
      'Finir un tour sans placer de militant, c’est se retirer de toute la phase. Tes militants resteraient à la maison.',
    noRight:
      'Des points, c’est bien. Mais sans bureau Acheter, tu n’achètes rien cette manche, quelle que soit ta fortune, et les autres veulent aussi ces bureaux.',
    unused:
      'Ton militant n’a pas encore pioché. Tu pourrais le faire plus tard, mais une carte en main t’aide à choisir.',
    nothingDrawn: 'Tu peux ne rien prendre, mais c’est une carte gratuite.',
    oneCoin: 'Pièces 2 est encore vide et rapporte le double.',
    tooEarly: 'Ta phase serait finie, et tu n’as encore rien acheté.',
    scandal:
      'Sur cette case, elle coûte une pièce de plus, et la carte rouge à sa gauche vient avec. La même carte est sur la case 2, sans mauvaise fréquentation.',
    coinsLost: 'Deux pièces et un achat seraient perdus.',
  },
});
