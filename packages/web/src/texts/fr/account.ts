import type { Formats } from '@hustings/texts';
import type { AccountTexts } from '../texts.js';

/** French: who one is at a server, and how one comes in. */
export const account = (f: Formats<'fr'>): AccountTexts => ({
  title: 'Profil',
  guest: 'Tu joues sur ce serveur sans compte\u00a0: ce navigateur se souvient de toi.',
  isAccount: (name: string) =>
    name === '' ? 'Tu as un compte.' : `Tu as un compte\u00a0: ${name}.`,
  who: 'Ton identité',
  name: 'Nom',
  nameSay: 'Tel que les autres le voient aux tables.',
  statistics: 'Tes parties et classements',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  become: 'Ton compte',
  becomeSay:
    'Avec un compte, tu te connectes depuis n’importe quel appareil et tu peux jouer des parties classées.',
  ways: { make: 'Créer un compte', login: 'Se connecter' },
  email: 'Adresse e\u2011mail',
  loginName: 'Identifiant',
  loginNameSay:
    'De trois à trente lettres de A à Z, chiffres, points, tirets ou tirets bas. Personne d’autre ne le voit. Sans adresse e\u2011mail, personne ne pourra t’aider si tu oublies le mot de passe.',
  either: 'Adresse e\u2011mail ou identifiant',
  password: 'Mot de passe, huit caractères au moins',
  presentPassword: 'Mot de passe',
  byPassword: 'Créer un compte',
  byLogin: 'Sans adresse e\u2011mail',
  byMail: 'Avec une adresse e\u2011mail',
  byLink: 'Plutôt recevoir un lien',
  login: 'Se connecter',
  asked: (email: string) =>
    `Regarde tes e-mails\u00a0: un lien est en route vers ${email}. Ouvre-le dans ce navigateur, et c’est fait.`,
  askedSay: 'Si tu l’ouvres sur un autre appareil, il y affiche un code. Saisis ce code ici\u00a0:',
  code: 'Code du lien',
  enterCode: 'Se connecter',
  haveCode: 'J’ai un code',
  how: 'Comment tu te connectes',
  hasNone:
    'Tu n’as pas de mot de passe\u00a0: tu te connectes par des liens envoyés par e\u2011mail.',
  unproved: (email: string) =>
    `Ton adresse ${email} n’est pas encore vérifiée. D’ici là, aucun e\u2011mail n’y est envoyé, et quiconque lit cette boîte peut reprendre ce compte.`,
  prove: 'La vérifier par un lien',
  newPassword: 'Nouveau mot de passe',
  newPasswordSay: 'Il met fin à tes sessions partout ailleurs.',
  old: 'Mot de passe actuel',
  oldSay: (email: string) =>
    `Oublié\u202f? Un lien envoyé à ${email} le remplace, pendant un quart d’heure.`,
  linkToOwn: 'Recevoir un lien',
  freshSay: 'Tu viens d’entrer par un lien\u00a0: le mot de passe actuel n’est pas demandé.',
  change: 'Changer',
  newAddress: 'Nouvelle adresse e\u2011mail',
  firstAddress: 'Adresse e\u2011mail',
  newAddressSay:
    'Elle compte dès que tu as ouvert le lien que nous y envoyons\u202f; d’ici là, l’ancienne reste valable.',
  logout: 'Se déconnecter',
  logoutGuest:
    'Tu n’as pas de compte\u00a0: après la déconnexion, personne, pas même toi, ne peut revenir sous cette identité.',
  sessions: 'Tes connexions',
  current: 'ce navigateur',
  seen: (time: number) => `dernière visite\u00a0: ${f.when(time)}`,
  end: 'Terminer',
  endOf: (agent: string) => `Terminer la session\u00a0: ${agent}`,
  agent: (agent: string) => {
    const browser = /Firefox|Edg|Chrome|Safari/.exec(agent)?.[0] ?? 'Navigateur';
    const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? '';
    return system === '' ? browser : `${browser}, ${system}`;
  },
  post: 'Par correspondance',
  zone: 'Fuseau horaire',
  zoneSay: 'Ta pendule suit ton heure locale.',
  zoneHere: 'Comme cet appareil',
  hours: 'Heures de jeu',
  from: 'de',
  to: 'à',
  hoursSay: 'En dehors de ces heures, ta pendule est arrêtée.',
  holidays: 'Vacances',
  holidaysSay: 'Ces jours-là, ta pendule est arrêtée.',
  firstDay: 'du',
  lastDay: 'au',
  day: 'jour',
  month: 'mois',
  year: 'année',
  monthName: (month: number) => f.month(month),
  add: 'Ajouter',
  addDays: (n: number) => f.plural(n, { one: 'Ajouter # jour', other: 'Ajouter # jours' }),
  range: (from: string, to: string, days: number) =>
    `${f.day(from)} – ${f.day(to)}, ${f.plural(days, { one: '# jour', other: '# jours' })}`,
  allowance: (year: string, days: number, most: number) =>
    `${year}\u00a0: ${f.number(days)} sur ${f.plural(most, { one: '# jour', other: '# jours' })}.`,
  /** At a table by correspondence: what all have chosen, and what will count. */
  schedules: {
    title: 'Heures de jeu et vacances',
    allowance: (chosen: number, allowed: number) =>
      `vacances cette année\u00a0: ${f.number(chosen)} sur ${f.plural(allowed, { one: '# jour', other: '# jours' })}`,
    from: (time: number, hoursOfDay: string, zone: string) =>
      `À partir du ${f.when(time)}\u00a0: joue ${hoursOfDay} (${zone}).`,
    off: (off: readonly string[]) => `Vacances prévues\u00a0: ${f.list(off)}.`,
    news: (who: string, time: number) =>
      `${who} change ses heures de jeu ou ses vacances\u202f; cela compte à partir du ${f.when(time)}.`,
  },
  remove: (day: string) => `Retirer\u00a0: ${day}`,
  dayName: (day: string) => f.day(day),
  notices: 'Me prévenir quand c’est à moi',
  push: 'Dans ce navigateur',
  pushOn: 'Activer',
  pushOff: 'Désactiver',
  pushSay: 'Même quand aucune de nos pages n’est ouverte.',
  pushNo: 'Ce navigateur ne sait pas afficher de notifications.',
  pushDenied: 'Dans ce navigateur, nos notifications sont bloquées.',
  pushIsOn: 'Activé dans ce navigateur.',
  pushElsewhere: (n: number) =>
    f.plural(n, { one: 'Activé dans # navigateur.', other: 'Activé dans # navigateurs.' }),
  mail: 'Par e\u2011mail',
  mailNeeds: 'Il faut un compte avec une adresse e\u2011mail vérifiée.',
  mailValues: { on: 'Oui', off: 'Non' },
  webhook: 'Vers un salon de discussion',
  webhookSay: 'Une adresse qui reçoit des messages en JSON (Discord, Mattermost…).',
  webhookOff: 'Retirer',
  healthy: (time: number) => `Fonctionne\u00a0: dernier appel le ${f.when(time)}.`,
  failing: (n: number, why: string) =>
    `En panne\u00a0: ${f.plural(n, { one: '# appel raté', other: '# appels ratés de suite' })}\u202f; ${why}.`,
  undelivered: {
    answer: (status: number) => `réponse de l’autre côté\u00a0: ${status}`,
    private: () => 'cette adresse est privée',
    nowhere: () => 'ce nom ne mène nulle part',
    'too-long': () => 'l’autre côté met trop de temps',
    'not-a-web-address': () => 'ce n’est pas une adresse web',
    unreachable: () => 'l’autre côté est injoignable',
  },
  untried: 'Pas encore appelée.',
  digest: 'Au plus toutes les',
  digestSay: 'Ce qui arrive entre-temps est réuni en une notification.',
  digestMinutes: 'minutes',
  muted: (n: number) =>
    f.plural(n, { one: '# table est en sourdine.', other: '# tables sont en sourdine.' }),
  unmute: 'Toutes les réactiver',
  stop: {
    title: 'Plus de notifications',
    ask: {
      mail: 'Ne plus recevoir d’e-mails quand une table t’attend\u202f?',
      push: 'Ne plus recevoir de notifications dans les navigateurs quand une table t’attend\u202f?',
    },
    yes: 'Arrêter',
    done: {
      mail: 'Plus d’e-mails quand une table t’attend. Tu peux les réactiver sur ta page.',
      push: 'Plus de notifications dans les navigateurs. Tu peux les réactiver sur ta page.',
    },
  },
  danger: 'Partir',
  delete: 'Supprimer mon compte',
  deleteAsk:
    'Tout ce qui te concerne est supprimé. Les parties jouées restent, sans ton nom, et un bot continue là où tu as encore une place. C’est définitif.',
  deleteYes: 'Oui, tout supprimer',
  deleted: 'C’est supprimé. Au revoir.',
  confirmTitle: 'Connexion',
  confirming: 'Un instant…',
  confirmed: 'C’est bon, la connexion est faite.',
  setPassword: 'Tu n’as pas de mot de passe. Tu peux en choisir un sur ta page.',
  elsewhereTitle: 'Pas ce navigateur',
  elsewhere: 'Ce lien a été demandé dans un autre navigateur. Saisis-y ce code\u00a0:',
  elsewhereAsked: (agent: string, time: number) => `Demandé\u00a0: ${f.when(time)}, avec ${agent}.`,
  elsewhereWarn:
    'Ne le saisis que dans le navigateur où tu l’as demandé toi-même. Ne le donne à personne\u00a0: qui l’a se connecte à ta place. Si tu n’as rien demandé, ferme cette page, et il ne se passe rien.',
  elsewhereTime: (n: number) =>
    `Valable ${f.plural(n, { one: '# minute', other: '# minutes' })}, une seule fois.`,
});
