import type { Formats } from '../formats.js';
import type { ProblemTexts } from './texts.js';

/** French: why something was not done. */
export const problems = (f: Formats<'fr'>): ProblemTexts => ({
  malformed: ({ field, rule }) =>
    field === undefined || rule === undefined
      ? 'Cette demande est incompréhensible.'
      : `Cette demande est mal formée\u00a0: ${field} (${rule}).`,
  'not-an-id': 'Il n’y a rien à cette adresse.',
  'not-json': 'Seul le JSON est compris ici.',
  'not-found': 'Il n’y a rien à cette adresse.',
  'too-large': 'C’est plus gros que ce que le serveur accepte.',
  'too-often': 'Trop de demandes en peu de temps. Attends un peu.',
  'too-many': 'C’est trop à la fois.',
  unprintable: 'Ce texte contient un caractère impossible à afficher. Retire-le.',
  'foreign-origin': 'Cette demande vient d’un autre site.',
  'forged-cookie': 'Ce cookie ne vient pas de nous. Il est supprimé\u202f; réessaie.',
  'wrong-token': 'Ces chiffres sont réservés à qui gère ce serveur.',
  'our-fault': 'Quelque chose s’est mal passé de notre côté.',
  busy: 'Trop de choses à la fois. Réessaie.',
  'storage-away':
    'Le serveur n’arrive pas à joindre son stockage en ce moment. Réessaie dans un instant.',
  'storage-full':
    'Le serveur n’a plus de place pour écrire quoi que ce soit. Rien n’a changé\u202f; réessaie plus tard.',

  'accounts-only':
    'Sans compte, tout est permis sauf les parties classées. Crée d’abord un compte.',
  'address-elsewhere':
    'Cette adresse e\u2011mail appartient à un autre compte. Connecte-toi à celui-là.',
  'enough-guesses': 'Trop d’erreurs. Attends un moment avant de réessayer.',
  'enough-mail':
    'Assez d’e-mails sont partis vers cette adresse pour l’instant. Cherche parmi ceux-là, indésirables compris, ou réessaie plus tard.',
  gone: 'Cette personne n’est plus là.',
  'has-account': 'Tu as déjà un compte. Tu peux en changer l’adresse et le mot de passe.',
  'holiday-begun':
    'Un jour de vacances qui a commencé, ou qui commence dans moins de deux jours, ne s’annule plus.',
  'hours-too-short': 'Les heures de jeu couvrent au moins quatre heures par jour.',
  'login-taken': 'Cet identifiant est déjà pris. Choisis-en un autre.',
  'mail-failed': 'L’e\u2011mail n’a pas pu partir. Réessaie plus tard.',
  'name-missing': 'Indique ton adresse e\u2011mail ou ton identifiant.',
  'no-account': 'Tu joues sans compte. Crée d’abord un compte.',
  'no-address': 'Pour les e-mails, il faut un compte avec une adresse vérifiée.',
  'no-mail': 'Ce serveur ne peut pas envoyer d’e-mails.',
  'no-such-day': 'Ce jour n’existe pas.',
  'no-such-person': 'Cette personne n’existe pas.',
  'no-such-session': 'Cette session n’existe pas.',
  'no-such-zone': 'Ce fuseau horaire n’existe pas.',
  'not-a-date': 'Un jour de vacances est une date.',
  'not-a-login-name':
    'Un identifiant compte de 3 à 30 lettres de A à Z, chiffres, points, tirets ou tirets bas, et commence par une lettre ou un chiffre.',
  'not-a-mail-address': 'Ce n’est pas une adresse e\u2011mail.',
  'not-a-name': ({ min, max }) =>
    `Un nom compte de ${f.number(min)} à ${f.number(max)} caractères, et pas seulement des espaces.`,
  'not-a-web-address': 'L’adresse d’un webhook commence par https://.',
  'password-length': ({ min, max }) =>
    `Un mot de passe compte de ${f.number(min)} à ${f.number(max)} caractères.`,
  'proof-needed':
    'Donne ton mot de passe actuel, ou reconnecte-toi par un lien envoyé à ton adresse e\u2011mail.',
  'too-many-dates': ({ max }) =>
    f.plural(max, {
      one: 'Il peut y avoir # jour de vacances au plus.',
      other: 'Il peut y avoir # jours de vacances au plus.',
    }),
  'too-many-holidays': ({ allowed }) =>
    f.plural(allowed, {
      one: 'Une année compte au plus # jour de vacances, jours passés compris.',
      other: 'Une année compte au plus # jours de vacances, jours passés compris.',
    }),
  'wrong-credentials': 'Le nom et le mot de passe ne vont pas ensemble.',
  'wrong-link': 'Ce lien a déjà servi, ou il est trop vieux.',
  'wrong-mail-code':
    'Ce code n’est pas le bon, ou il est trop vieux. Saisis-le dans le navigateur où tu as demandé le lien.',
  'wrong-old-password': 'Ce n’est pas ton mot de passe actuel.',
  'wrong-stop':
    'Ce lien n’arrête rien\u00a0: il est incomplet, ou pas de nous. Tu peux arrêter les notifications sur ta page.',

  'already-asked': 'Une question attend déjà sa réponse.',
  'already-dealt': 'Dans cette partie, tout était choisi avant la sauvegarde.',
  'already-seated':
    'Tu joues déjà à cette table. Qui a pris une place ne voit pas une deuxième main.',
  'already-started': 'La partie a déjà commencé.',
  'choice-taken': 'Quelqu’un d’autre l’a déjà choisi.',
  'consent-needed': 'À cette table, tout le monde doit être d’accord pour reprendre un coup.',
  damaged:
    'Ce qui reste de cette partie est endommagé\u00a0: impossible de la montrer ou de la continuer. La personne qui gère le serveur peut la restaurer depuis une sauvegarde.',
  'game-over': 'La partie est terminée.',
  minded: 'Un bot te remplace. Reprends d’abord ta place.',
  'no-seed': 'Sans sa graine, une partie ne peut être ni vérifiée ni continuée.',
  'no-spectators': 'Cette table n’admet pas de spectateurs.',
  'no-such-bot': ({ levels }) => `Il y a des bots de ces niveaux\u00a0: ${f.list(levels)}.`,
  'no-such-game': 'On ne joue pas à ce jeu ici.',
  'no-such-moment': 'Ce moment n’existe pas dans cette partie.',
  'no-such-seat': 'Cette place n’existe pas à cette table.',
  'no-such-table': 'Cette table n’existe pas.',
  'no-undo': () =>
    'Rien à reprendre sans demander\u00a0: quelque chose a été révélé, ou quelqu’un a joué entre-temps. Tu peux demander aux autres.',
  'nobody-there': 'Personne n’occupe cette place.',
  'not-agreed': 'Tout le monde n’a pas encore dit vouloir rejouer.',
  'not-ahead': 'Il n’y a rien à décider d’avance en ce moment.',
  'not-by-post':
    'On ne décide d’avance que par correspondance\u00a0: à une table en direct, tout le monde est là.',
  'not-minded': 'Aucun bot n’occupe cette place\u00a0: la personne est là.',
  'not-over': 'La partie n’est pas encore terminée.',
  'not-paused': 'La partie n’est pas en pause.',
  'not-seated': 'Tu n’as pas de place à cette table.',
  'not-so-many-moves': 'Il n’y a pas autant de coups à reprendre.',
  'not-started': 'La partie n’a pas encore commencé.',
  'not-the-owner': 'Seule la personne qui a créé la table peut faire cela.',
  'not-your-seat': 'Ce n’est pas ta place.',
  'nothing-asked': 'Il n’y a plus de question en attente.',
  'nothing-to-choose': 'Dans ce jeu, il n’y a rien à choisir pour une place.',
  'odd-condition': 'Cette condition ne va pas avec ce qui se décide ici.',
  'one-seat-rated': 'Dans une partie classée, chaque personne a une seule place.',
  'open-rated': 'Dans une partie classée, les spectateurs ne voient pas les mains.',
  'other-leads': 'Quelqu’un d’autre guide en ce moment.',
  'other-room': 'Pendant la partie, la table et ses spectateurs discutent séparément.',
  'other-rules': () => 'Cette partie a été jouée avec des règles que ce serveur n’a pas.',
  'own-seat': 'C’est ta propre place. Tu peux te lever ou quitter la table.',
  'password-missing': 'Une table à mot de passe a besoin d’un mot de passe.',
  paused: 'La partie est en pause.',
  rated: 'Dans une partie classée, une place ne change pas de main.',
  'rated-needs-clock':
    'Une partie classée a besoin d’une pendule, en direct ou par correspondance.',
  resigned: 'Tu as laissé cette place à un bot pour de bon.',
  'seat-taken': 'Quelqu’un d’autre a pris cette place.',
  'seats-free': ({ free }) =>
    f.plural(free, {
      one: '# place est encore libre.',
      other: '# places sont encore libres.',
    }),
  'sent-away': ({ minutes }) =>
    f.plural(minutes, {
      one: 'La personne qui a créé cette table t’en a fait sortir. Tu peux revenir dans # minute.',
      other:
        'La personne qui a créé cette table t’en a fait sortir. Tu peux revenir dans # minutes.',
    }),
  stale: () => 'La partie a avancé depuis ton dernier coup d’œil. Décide à nouveau.',
  'table-full': 'Toutes les places de cette table sont prises.',
  'table-password-length': ({ min, max }) =>
    `Le mot de passe d’une table compte de ${f.number(min)} à ${f.number(max)} caractères.`,
  'title-length': ({ max }) => `Le nom d’une table compte au plus ${f.number(max)} caractères.`,
  'undo-excluded': 'À cette table, on ne reprend aucun coup.',
  'unknown-choice': ({ values }) => `Choix possibles\u00a0: ${f.list(values)}.`,
  'wrong-code': 'Ce lien ne cède aucune place, ou il a déjà servi.',
  'wrong-password': 'Ce n’est pas le mot de passe de cette table.',
  'your-turn': 'C’est déjà à toi\u00a0: décide maintenant.',
  'wrong-seats': ({ seats, levels }) =>
    f.plural(seats, {
      one: `Cette partie a # place\u00a0: la mienne, libre, ou l’un de ces niveaux\u00a0: ${f.list(levels)}.`,
      other: `Cette partie a # places\u00a0: chacune est la mienne, libre, ou l’un de ces niveaux\u00a0: ${f.list(levels)}.`,
    }),

  'broken-game-file': 'Ce fichier ne contient pas de partie que nos règles permettent de rejouer.',
  'not-a-game-file': 'Ce n’est pas un fichier de partie Hustings.',
  unavailable: 'Il n’y a pas de serveur derrière cette page\u00a0: pas de jeu en ligne ici.',
  unreachable: 'Le serveur est injoignable en ce moment.',
});
