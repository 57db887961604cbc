import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../../en/edition-2019/lesson.js';

const note = (title: string, text: string): NoteText => ({ title, text });

/** French: the lesson. */
export const lesson = (_f: Formats<'fr'>): Texts => ({
  notes: {
    states: note(
      'Quatre Länder, quatre élections',
      'Un Land vote à chaque manche, de gauche à droite. Les cartes sous un nom disent ce qu’on y pense\u00a0: +\u00a0pour, −\u00a0contre. Les chiffres à côté de chacune de tes sept cartes disent ce qu’elle vaut dans chaque Land\u00a0: cherches-en une avec un +1, ou mieux, deux.',
    ),
    passingOn: note(
      'Le reste passe au suivant',
      'Les cartes que tu laisses passent à gauche, et tu en reçois d’autres. Après quatre choix, les trois dernières d’un paquet sont aussi à toi\u00a0: sept cartes en tout.',
    ),
    scoring: note(
      'Comment on marque',
      'Le grand chiffre au-dessus d’une barre\u00a0: les voix qu’aurait un parti si on votait maintenant. En plein, ce qui est compté\u202f; en hachuré, ce qu’ajouteraient ses meetings. Le bord droit dit combien de points cela donne. Le gros trait à 50, c’est la majorité.',
    ),
    sizes: note(
      'Grands et petits Länder',
      'Le chiffre à côté du nom est ce qu’un Land peut rapporter au mieux. Un petit Land vaut souvent moins que l’argent qu’on y met.',
    ),
    program: note(
      'Ton programme',
      'Un programme a cinq thèmes, une carte pour chacun\u202f; si tu n’en as encore que quatre, le cinquième vient juste après. La ligne du bas additionne ce qu’elles valent dans chaque Land\u00a0: c’est ton accord, et il multiplie tes meetings. Vise 2 ou plus dans deux Länder.',
    ),
    missing: note(
      'Ce qui manquait',
      'Un programme a besoin de cinq thèmes différents\u00a0: tu as donc pioché de nouvelles cartes. Prends ce qui convient le mieux aux Länder.',
    ),
    later: note(
      'Une carte pour plus tard',
      'Garde ce qui pourrait plaire à un Land dont des opinions sont cachées. Tu peux l’échanger au début de n’importe quelle manche.',
    ),
    start: note(
      'Où commencer',
      'Place des meetings là où ton accord est élevé\u00a0: (meetings + tendance) × accord y deviennent des voix. La tendance compte avant la multiplication\u00a0: mets-la là où il y a des meetings.',
    ),
    first: note(
      'Jouer en premier',
      'Tout le monde mise en secret\u202f; seule la plus haute mise est payée. Jouer en premier, c’est choisir ses cases Média avant les autres. Tu as peu d’argent\u00a0: pour débuter, 1\u202f000 ou 2\u202f000\u00a0€ suffisent.',
    ),
    again: note(
      'Deuxième manche\u00a0: on recommence',
      'Une manche suit toujours la bande du haut. Tu en connais maintenant toutes les phases. La leçon ne reprend désormais que s’il y a du nouveau\u202f; le but de chaque décision reste écrit sous sa question.',
    ),
    tie: note(
      'Égalité',
      'Les plus hautes mises secrètes étaient égales. Surenchéris une fois, ou laisse faire les autres.',
    ),
    drawing: note(
      'De nouvelles cartes, un meilleur accord',
      'Les cartes piochées peuvent remplacer celles de ton programme. Pioche si ton accord est faible dans le Land qui vote\u202f; sinon, garde ce que tu as.',
    ),
    display: note(
      'Choisis parmi les cartes visibles',
      'Tout le monde voit ce que tu prends. Cherche une carte qui plaît dans plus d’un Land.',
    ),
    swapping: note(
      'Échanger, ou pas',
      'Choisis pour chaque carte en main celle qu’elle remplace. Le tableau dessous montre ton accord avant et après, et tes ressemblances avec les autres\u00a0: les partis qui se ressemblent peuvent gouverner ensemble.',
    ),
    media: note(
      'Les médias',
      'Cinq cases par Land. Qui y a le plus de marqueurs en modifie les opinions plus tard dans la manche, et les sondages ne peuvent pas l’y faire baisser. Un marqueur du vainqueur rapporte aussi à la fin.',
    ),
    moreMedia: note(
      'Encore les médias',
      'Tu peux encore acheter, tant que tout le monde ne passe pas d’affilée. Garde environ 8\u202f000\u00a0€ pour les meetings.',
    ),
    rallies: note(
      'Les meetings deviennent des voix',
      'Essaie les cases\u00a0: l’image montre en bleu ce qu’elles ajouteraient. Les premiers meetings sont bon marché, les suivants chers. Le jour de l’élection, chacun vaut autant de voix que ton accord.',
    ),
    politicians: note(
      'Les politiciens',
      'Chacun sert une fois dans toute la partie. L’envoi est gratuit, on paie quand ils agissent. À la première manche, un politicien bon marché dans le Land qui vote suffit.',
    ),
    paying: note(
      'Payer ou laisser partir',
      'On les retourne maintenant. Impayé, le tien quitte la partie. Compare le prix avec ce que tu pourrais encore acheter\u00a0: les meetings s’achètent avant cette phase, l’argent ne sert donc plus, dans cette manche, qu’aux sondages.',
    ),
    actions: note(
      'Une action principale, puis une autre',
      'Le plus utile là où tu as des meetings\u00a0: la tendance compte autant de fois que ton accord. Ce qui est marqué (une fois par Land) revient au premier qui le fait.',
    ),
    double: note(
      'Compte double',
      'L’opinion compte double pour tout le monde, en bien comme en mal. Choisis-en une que tu partages et pas les autres.',
    ),
    influence: note(
      'Tu domines les médias ici',
      'Retire une opinion que tu combats et mets-en une que tu partages. L’accord de tout le monde change\u202f; le tableau montre chacun.',
    ),
    poll: note(
      'Un sondage d’opinion',
      'Publié, il déplace les tendances\u00a0: la tienne monte, celles des autres baissent. Gardé secret, il donne 3 points de base. Chacun parle une fois\u202f; le commissaire-priseur en dernier.',
    ),
    publishing: note(
      'Ton sondage',
      'Personne d’autre ne voit cette face. Elle peut faire baisser les autres et te faire monter. Si elle t’apporte peu, garde-le secret et prends la base.',
    ),
    converting: note(
      'Des voix maintenant, ou plus tard\u202f?',
      'Dans un Land qui vote plus tard, quatre meetings ou plus peuvent déjà devenir des voix. Cela libère des cubes, et les voix ne peuvent plus se perdre.',
    ),
    donations: note(
      'Les dons',
      'Accepter\u00a0: de l’argent tout de suite, mais ta base fond. Refuser\u00a0: la base grandit. Un point de base, c’est un point à la fin et 1\u202f000\u00a0€ chaque manche.',
    ),
  },
  wrong: {
    dearBid:
      'Il ne s’agit que de jouer en premier, et il te faut de l’argent pour les médias, les meetings et les politiciens\u00a0: 1\u202f000 ou 2\u202f000\u00a0€ suffisent.',
    noMedia:
      'Un marqueur ici donne de l’influence sur les opinions toute la partie, et des points si tu gagnes. En ce moment, c’est bon marché.',
    noRallies:
      'Sans meetings, rien ne devient des voix. Les premiers dans chaque Land sont bon marché\u00a0: places-en là où ton accord est élevé.',
    letGo:
      'Impayé, ton politicien quitte la partie sans avoir rien fait. Celui-ci est bon marché, alors mets-le au travail.',
  },
  election: {
    title: 'Voilà à quoi tout cela servait',
    text: 'Les meetings deviennent des voix, puis\u00a0: qui a 50 à soi seul\u202f? Si personne, le parti en tête sollicite celui dont le programme est le plus proche du sien. En dessous\u00a0: tes points, et d’où ils viennent.',
  },
});
