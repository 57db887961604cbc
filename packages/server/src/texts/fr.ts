import type { Formats } from '@hustings/texts';
import { nameOf, type LetterTexts, type NoticeTexts } from './texts.js';

const ASKED =
  'Quelqu’un, sans doute toi, a demandé cet e\u2011mail à Hustings depuis un navigateur.';
const IGNORE = 'Si ce n’était pas toi, ne fais rien\u00a0: sans ce lien, personne ne va plus loin.';
const ONCE =
  'Il est valable une heure et une seule fois, dans le navigateur où il a été demandé. Ouvert dans un autre, il affiche un code\u202f; ne le saisis que dans le navigateur de la demande, et ne le donne à personne.';
const WARN =
  'Si ce n’était pas toi\u00a0: demande chez Hustings un lien vers cette adresse, connecte-toi avec et choisis un nouveau mot de passe. Toutes les autres sessions prennent alors fin.';

/** French: mails, pushes and messages to chat rooms. */
export const notices = (f: Formats<'fr'>): NoticeTexts => ({
  letters,
  guest: (mark) => `Invité ${mark}`,
  gone: 'Anonyme',
  clientless: {
    title: 'Hustings',
    say: 'Le serveur tourne. Le client web n’est pas construit.',
    link: 'L’interface pour les programmes',
  },
  head: (one) =>
    one.for === 'turn'
      ? `À toi de jouer\u00a0: ${nameOf(one)}`
      : `On te propose de rejouer\u00a0: ${nameOf(one)}`,
  heads: (tables) => f.plural(tables, { one: '# table t’attend', other: '# tables t’attendent' }),
  waits: (one) => {
    const { phase, question, until } = one;
    const place = phase === '' ? nameOf(one) : `${nameOf(one)}, ${phase}`;
    const asked = one.for === 'rematch' ? 'Tu rejoues\u202f?' : question;
    const time = until === undefined ? '' : `Jusqu’au ${f.whenIn(until.at, until.zone)}.`;
    return [`${place}.`, asked, time].filter((words) => words !== '').join(' ');
  },
  at: (table, address) => `${table} ${address}`,
  stopMail: (link) =>
    `Tu reçois cet e\u2011mail parce que tu voulais savoir quand une table t’attend. Pour ne plus en recevoir\u00a0: ${link}`,
  stopPush: 'Plus de notifications',
});

const letters: LetterTexts = {
  link: (link) => ({
    subject: 'Ton lien vers Hustings',
    lines: [ASKED, 'Avec ce lien, tu te connectes\u00a0:', link, ONCE, IGNORE],
  }),
  known: (link) => ({
    subject: 'Ton lien vers Hustings',
    lines: [
      ASKED,
      'Tu as un compte avec cette adresse. Avec ce lien, tu t’y connectes\u202f; son mot de passe ne change pas\u00a0:',
      link,
      ONCE,
      IGNORE,
    ],
  }),
  move: (link) => ({
    subject: 'Ta nouvelle adresse chez Hustings',
    lines: [
      'Quelqu’un, sans doute toi, veut utiliser cette adresse pour un compte chez Hustings. Avec ce lien, tu la confirmes\u00a0:',
      link,
      ONCE,
      IGNORE,
    ],
  }),
  elsewhere: {
    subject: 'Ton adresse chez Hustings',
    lines: [
      'Quelqu’un, sans doute toi, voulait utiliser cette adresse pour un compte chez Hustings. Elle y appartient à un autre compte\u00a0: rien n’a changé.',
      'Si c’était toi\u00a0: connecte-toi avec cette adresse, ou donne d’abord une autre adresse à ce compte.',
    ],
  },
  password: {
    subject: 'Ton nouveau mot de passe chez Hustings',
    lines: ['Le mot de passe de ton compte vient de changer.', WARN],
  },
  moved: {
    subject: 'Ton adresse chez Hustings a changé',
    lines: [
      'Ton compte vient de changer d’adresse e\u2011mail\u202f; celle-ci n’y mène plus.',
      'Si ce n’était pas toi, préviens la personne qui gère le serveur.',
    ],
  },
};
