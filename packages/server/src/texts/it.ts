import type { Formats } from '@hustings/texts';
import { nameOf, type LetterTexts, type NoticeTexts } from './texts.js';

const ASKED =
  'Qualcuno, probabilmente tu, ha chiesto questa e\u2011mail da un browser su Hustings.';
const IGNORE =
  'Se la richiesta non è tua, ignora questa e\u2011mail: senza il link nessuno può fare nulla.';
const ONCE =
  'Vale un’ora e una volta sola, nel browser in cui è stato chiesto. Aperto in un altro, mostra un codice: scrivilo solo nel browser in cui hai fatto la richiesta, e non dirlo a nessuno.';
const WARN =
  'Se non l’hai cambiata tu: chiedi a Hustings un link a questo indirizzo, usalo per accedere e scegli una nuova password. Così si chiudono tutte le altre sessioni.';

/** Italian: mails, pushes and messages to chat rooms. */
export const notices = (f: Formats<'it'>): NoticeTexts => ({
  letters,
  guest: (mark) => `Ospite ${mark}`,
  gone: 'Anonimo',
  clientless: {
    title: 'Hustings',
    say: 'Il server è in funzione. Il client web non è stato compilato.',
    link: 'L’interfaccia per i programmi',
  },
  head: (one) =>
    one.for === 'turn'
      ? `Tocca a te: ${nameOf(one)}`
      : `Ti propongono un’altra partita: ${nameOf(one)}`,
  heads: (tables) =>
    f.plural(tables, { one: '# tavolo ti aspetta', other: '# tavoli ti aspettano' }),
  waits: (one) => {
    const { phase, question, until } = one;
    const place = phase === '' ? nameOf(one) : `${nameOf(one)}, ${phase}`;
    const asked = one.for === 'rematch' ? 'Rigiochi?' : question;
    const time = until === undefined ? '' : `Scadenza: ${f.whenIn(until.at, until.zone)}.`;
    return [`${place}.`, asked, time].filter((words) => words !== '').join(' ');
  },
  at: (table, address) => `${table} ${address}`,
  stopMail: (link) =>
    `Ricevi questa e\u2011mail perché vuoi sapere quando un tavolo ti aspetta. Per non riceverne più: ${link}`,
  stopPush: 'Basta notifiche',
});

const letters: LetterTexts = {
  link: (link) => ({
    subject: 'Il tuo link per Hustings',
    lines: [ASKED, 'Con questo link accedi:', link, ONCE, IGNORE],
  }),
  known: (link) => ({
    subject: 'Il tuo link per Hustings',
    lines: [
      ASKED,
      'Con questo indirizzo hai già un account. Con questo link accedi; la password resta com’è:',
      link,
      ONCE,
      IGNORE,
    ],
  }),
  move: (link) => ({
    subject: 'Il tuo nuovo indirizzo su Hustings',
    lines: [
      'Qualcuno, probabilmente tu, vuole usare questo indirizzo per un account su Hustings. Con questo link lo confermi:',
      link,
      ONCE,
      IGNORE,
    ],
  }),
  elsewhere: {
    subject: 'Il tuo indirizzo su Hustings',
    lines: [
      'Qualcuno, probabilmente tu, voleva usare questo indirizzo per un account su Hustings. Appartiene già a un altro account, quindi non è cambiato nulla.',
      'Se la richiesta è tua: accedi con questo indirizzo, oppure prima assegna a quell’account un indirizzo diverso.',
    ],
  },
  password: {
    subject: 'La tua nuova password su Hustings',
    lines: ['La password del tuo account è appena cambiata.', WARN],
  },
  moved: {
    subject: 'Il tuo indirizzo su Hustings è cambiato',
    lines: [
      'Da adesso il tuo account ha un altro indirizzo e\u2011mail; questo non vale più.',
      'Se non l’hai chiesto tu, dillo a chi gestisce il server.',
    ],
  },
};
