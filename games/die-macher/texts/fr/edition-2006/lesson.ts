import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../../en/edition-2006/lesson.js';

/** What a decision is about, what to do here, and what is otherwise in the edition of 2019. */
const note = (title: string, text: string, task: string, known?: string): NoteText => ({
  title,
  text,
  task,
  ...(known === undefined ? {} : { known }),
});

/** French: the lesson, a round with its election. */
export const lesson = (f: Formats<'fr'>): Texts => {
  const { euros: eur, quoted } = f;
  return {
    notes: {
      beginning: note(
        'Une longueur d’avance',
        'Berlin vote cette manche, la Rhénanie-Palatinat la suivante. Les votes comptent tels quels. Les réunions deviennent des votes plus tard, multipliées par popularité plus accord\u00a0: +1 pour chaque carte de ta plateforme qui est une opinion de l’État, −1 pour chaque carte contraire.',
        'Choisis popularité, réunions et votes\u00a0: les votes pour Berlin, le reste pour la Rhénanie-Palatinat, où ton accord est de +2. Puis 2 marqueurs médias et 4 adhérents\u00a0: un marqueur à Berlin, un en Hesse.',
        'En 2019, on choisit un bloc de symboles. Ici, tu peux choisir le même État aussi souvent que tu veux.',
      ),
      bidding: note(
        'Qui décide qui commence\u202f?',
        'Tout le monde mise en secret, et seule la plus haute mise est payée. Qui gagne désigne le premier joueur, qui agit en premier à chaque phase de cette manche.',
        `Mise ${eur(2)}. Tu as ${eur(25)} pour toute la manche.`,
        'En 2019, la plus haute mise joue en premier. Ici, on peut désigner n’importe qui.',
      ),
      naming: note(
        'N’importe qui fait l’affaire',
        'Jouer en premier aide pour les cases médias et les coalitions. Pour les sondages, pas toujours\u00a0: tu ouvres chaque enchère.',
        'Désigne-toi.',
      ),
      exchanging: note(
        'De nouvelles cartes, une fois par manche',
        'Trois cartes de ta main pourraient entrer dans ta plateforme. Défausse ce qui ne sert à rien et pioches-en autant.',
        'Défausse les trois. Ta plateforme en a déjà deux, et Berlin n’est pas pour la lutte antiterroriste.',
        'En 2019, on pioche dans la pile et l’étalage. Ici, dans la pile seulement.',
      ),
      changing: note(
        'Un changement par manche',
        'Une carte en main peut remplacer une carte de ta plateforme, tant qu’il reste cinq thèmes différents. L’ancienne est perdue.',
        `Mets ${quoted('Contre la réforme économique')} à la place de ${quoted('Contre le génie génétique')}\u00a0: à Berlin, ton accord passe de 0 à +2.`,
        'En 2019, deux cartes peuvent changer, et les anciennes reviennent en main.',
      ),
      cabinet: note(
        'Le cabinet fantôme',
        'Jusqu’à quatre cartes, au plus une par État, face cachée. Toutes sont retournées et payées ensemble. Puis chacune fait une chose là où elle est, et c’est tout pour la partie entière. Celle qui a un téléphone apporte une tuile de coalition.',
        `Pose le Député de base à Berlin, pour le téléphone, et le ministre des Finances en Rhénanie-Palatinat\u00a0: ${eur(4)} ensemble.`,
        'En 2019, ce sont des politiciens\u00a0: payés l’un après l’autre, avec deux actions chacun, et tu peux en laisser partir un sans le payer.',
      ),
      keyIssue: note(
        'Une carte, une action',
        'Un enjeu clé fait compter une opinion double, en bien comme en mal, pour tout le monde. Plus personne ne peut l’échanger.',
        `Avec le Député de base, pose-le sur ${quoted('Contre la lutte antiterroriste')}\u00a0: +1 pour toi, −1 pour le FDP.`,
      ),
      votesAtOnce: note(
        'Des votes tout de suite',
        'Les votes acquis ne se perdent plus. La popularité est un pari\u00a0: elle compte avec chaque réunion que tu convertiras encore.',
        'Utilise le ministre des Finances pour 5 votes en Rhénanie-Palatinat.',
      ),
      coalition: note(
        'L’union fait la force',
        'Deux partis qui ont une tuile dans l’État qui vote peuvent compter leurs votes ensemble si deux cartes de leurs plateformes sont identiques. Avec exactement deux, l’autre doit accepter\u202f; avec trois ou plus, on ne demande rien à personne.',
        'Sollicite le SPD. Le FDP a déjà 20 votes à Berlin\u00a0: sans aide, tu ne le dépasseras guère.',
        'En 2019, une coalition se forme après le décompte des voix. Ici, elle se conclut avant.',
      ),
      media: note(
        'Les médias',
        'Qui a strictement le plus de marqueurs dans un État peut y échanger une opinion, et aucun sondage ne peut l’y faire baisser.',
        'Achètes-en un en Rhénanie-Palatinat\u00a0: il n’y a personne d’autre.',
        `En 2019, un marqueur coûte ${eur(5)}, ici ${eur(4)}.`,
      ),
      enoughMedia: note(
        'Encore un, ou ça suffit\u202f?',
        'On tourne jusqu’à ce que tous aient passé d’affilée. Qui a passé peut encore acheter la fois suivante.',
        'Passe. Il faut garder de l’argent pour les réunions.',
      ),
      swapping: note(
        'Fais-les changer d’avis',
        'Échange une opinion de l’État contre une des six de la réserve. L’accord de tout le monde y change.',
        `Retire ${quoted('Contre l’énergie nucléaire')} et mets ${quoted('Contre le système d’aide sociale')}\u00a0: ton accord passe de +1 à +2.`,
        'En 2019, l’ancienne opinion est défaussée. Ici, elle va dans la réserve, où le suivant peut la prendre.',
      ),
      meetings: note(
        'Les réunions',
        `Chacune coûte ${eur(1)}, au plus quatre nouvelles par État. Quand elles deviennent des votes, chacune vaut popularité plus accord, et un demi-vote au strict minimum.`,
        'Places-en quatre à Berlin. Avec celle qui y est\u00a0: 5 × (0 + 3) = 15 votes.',
        'En 2019, la tendance s’ajoute aux meetings. Ici, la popularité s’ajoute à l’accord, donc elle multiplie\u202f; et le prix n’augmente pas.',
      ),
      poll: note(
        'Miser sur un sondage',
        'Chaque État a le sien, et seul le gagnant le voit. Publies-en une ou deux lignes, et la popularité bouge. Ne publie rien, et deux dés t’apportent des adhérents.',
        `Mise ${eur(1)} pour Berlin.`,
        'En 2019, chacun parle une fois. Ici, on continue jusqu’à ce que tous sauf un aient passé.',
      ),
      publishing: note(
        'Publier, ou pas\u202f?',
        'Choisis des lignes de n’importe quel parti, en plus ou en moins\u202f; chacune compte en entier. Ou aucune\u00a0: les adhérents sont des points à la fin, et à certaines manches de l’argent.',
        'Ne publie rien. Ton −2 ne regarde personne, et deux dés valent plus que ce que gagnerait le SPD.',
        'En 2019, il faut un plus pour toi si tu veux publier. Ici, toute ligne convient.',
      ),
      morePolls: note(
        'Le sondage suivant',
        'Les autres États ont aussi le leur, dans l’ordre des élections.',
        'Passe.',
      ),
      converting: note(
        'Des votes maintenant, ou plus tard\u202f?',
        'Dans un État qui vote plus tard, qui a cinq réunions ou plus peut les convertir en votes. Plus personne ne peut toucher aux votes, et les marqueurs te reviennent.',
        'Convertis les sept\u00a0: 7 × (1 + 2) = 21.',
        'En 2019, il en faut quatre à la fois. Ici, qui en a cinq peut en convertir autant qu’il veut.',
      ),
      majority: note(
        'Plus que tous les autres ensemble',
        'Qui a plus de votes dans un tel État que tous les autres ensemble peut aussi y échanger une opinion.',
        `Mets ${quoted('Contre les missions militaires')} à la place de ${quoted('Contre le génie génétique')}.`,
        'C’est nouveau pour qui connaît 2019.',
      ),
      winning: note(
        'Gagné\u202f!',
        `Les réunions sont devenues des votes, les votes des sièges, et chaque siège vaut un point et ${eur(1)}. Qui a gagné peut placer un marqueur médias au national\u00a0: plus c’est tôt, plus il rapporte à la fin.`,
        'Le FDP a 22 votes, toi 21, le SPD 15\u00a0: ensemble, vous le battez. Place ton marqueur.',
        'En 2019, gagner rapporte des points. Ici, cela ouvre le plateau national.',
      ),
      carrying: note(
        'Ce que pense la nation',
        'Un vainqueur place des opinions au national. Elles apportent des adhérents chaque manche, et des points à la fin, à qui les a dans sa plateforme.',
        `Place ${quoted('Contre la lutte antiterroriste')}.`,
        'Ce plateau n’existe pas en 2019.',
      ),
      contributing: note(
        'Les contributions',
        'Accepter\u00a0: de l’argent tout de suite, et le plus haut dé te prend autant d’adhérents. Refuser\u00a0: les dés apportent des adhérents, avec trois dés de plus pour le plus gros refus, s’il est unique. Chaque carte sert une fois.',
        `Tu as ${eur(45)}\u00a0: refuse ${eur(40)}, la plus grosse somme qui existe.`,
        'En 2019, ce sont des dons, sans dés\u202f; et on ne peut pas s’en dispenser.',
      ),
      again: note(
        'Deuxième manche\u00a0: on recommence',
        'L’État suivant vote, un nouveau est arrivé, des opinions cachées ont été retournées. Chaque manche se déroule comme celle-ci\u202f; la dernière n’est qu’une élection.',
        'Mise encore une fois. La leçon s’arrête ici\u202f; le but d’une décision est toujours écrit près de sa question.',
      ),
    },
    wrong: {
      dearBid: `Il ne s’agit que de désigner le premier joueur, pour une manche. Il te faut de l’argent pour les cartes, les médias et les réunions\u00a0: ${eur(2)} suffisent.`,
      othersFirst:
        'Ce parti choisirait ses cases médias et son partenaire avant toi, et c’est toi qui as payé.',
      keepsAll:
        'Deux de ces cartes sont déjà dans ta plateforme, la troisième ferait baisser ton accord. Les nouvelles ne coûtent rien.',
      noChange:
        'Sans ce changement, ton accord à Berlin reste à 0, et une réunion n’y vaut qu’un demi-vote.',
      noCabinet:
        'Sans téléphone, tu n’as pas de tuile à Berlin, et personne ne peut former de coalition avec toi.',
      dearCabinet: `${eur(15)}, c’est presque tout ton argent, et dès la première manche. Le Député de base a aussi un téléphone.`,
      threeVotes:
        'Trois votes, c’est trois votes. L’enjeu clé vaut plus\u00a0: +1 pour chacune des cinq réunions que tu y auras, et il retire des votes au FDP.',
      alone:
        'Le FDP a plus de votes que tu n’en auras. Avec le SPD, tu le dépasserais\u202f; sans lui, tu ne gagnes rien ici.',
      noMedia: `Pour ${eur(4)}, les médias y seraient à toi, et tu choisirais ce que pensent les gens.`,
      noSwap:
        'L’échange ne coûte rien, et chacune de tes sept réunions sur place vaut alors un vote de plus.',
      noMeetings: 'Sans réunions, ton accord à Berlin ne compte pas\u00a0: il n’y en a qu’une.',
      noPoll: `Même un sondage que personne ne lit apporte deux dés d’adhérents, sept en moyenne. ${eur(1)}, c’est bon marché.`,
      ownMinus:
        'Cette ligne te fait baisser\u00a0: chaque réunion à Berlin vaudrait deux votes de moins.',
      partnerOnly:
        'Cela aide, mais peu\u00a0: le SPD n’y a qu’une réunion. Deux dés apportent sept adhérents en moyenne.',
      noVotes:
        'Cela peut bien se passer. Mais un échange ou une autre carte peut encore te prendre ton accord, et les sept marqueurs manqueraient ailleurs.',
      noMarker: 'Ici, il a fait son travail et te reviendrait simplement. Là-bas, il rapporte.',
      othersOpinion:
        'Elle n’est pas dans ta plateforme\u00a0: tu apporterais des adhérents et des points aux autres.',
      greedy:
        'Tu perdrais jusqu’à six de tes adhérents, qui sont des points à la fin. Et tu as assez d’argent pour la manche suivante.',
    },
  };
};
