import type { Formats } from '@hustings/texts';
import { nameOf, type LetterTexts, type NoticeTexts } from './texts.js';

const ASKED =
  'Jemand, höchstwahrscheinlich du, hat diese Mail in einem Browser bei Hustings angefordert.';
const IGNORE = 'Falls du es nicht warst, tu nichts: Ohne diesen Link kommt niemand weiter.';
const ONCE =
  'Er gilt eine Stunde lang und nur einmal, in dem Browser, in dem er angefordert wurde. In einem anderen geöffnet, zeigt er einen Code; gib den nur in dem Browser ein, in dem du den Link angefordert hast, und verrate ihn niemandem.';
const WARN =
  'Falls du es nicht warst: Fordere bei Hustings einen Link an diese Adresse an, melde dich damit an und lege ein neues Passwort fest. Damit enden alle anderen Sitzungen.';

/** German: mails, pushes and messages to chat rooms. */
export const notices = (f: Formats<'de'>): NoticeTexts => ({
  letters,
  guest: (mark) => `Gast ${mark}`,
  gone: 'Anonym',
  clientless: {
    title: 'Hustings',
    say: 'Der Server läuft. Der Web-Client ist nicht gebaut.',
    link: 'Die Schnittstelle für Programme',
  },
  head: (one) =>
    one.for === 'turn'
      ? `Du bist am Zug: ${nameOf(one)}`
      : `Du bist zu einem weiteren Spiel eingeladen: ${nameOf(one)}`,
  heads: (tables) =>
    f.plural(tables, { one: '# Tisch wartet auf dich', other: '# Tische warten auf dich' }),
  waits: (one) => {
    const { phase, question, until } = one;
    const place = phase === '' ? nameOf(one) : `${nameOf(one)}, ${phase}`;
    const asked = one.for === 'rematch' ? 'Spielst du noch einmal mit?' : question;
    const time = until === undefined ? '' : `Zeit bis ${f.whenIn(until.at, until.zone)}.`;
    return [`${place}.`, asked, time].filter((words) => words !== '').join(' ');
  },
  at: (table, address) => `${table} ${address}`,
  stopMail: (link) =>
    `Du bekommst diese Mail, weil du erfahren wolltest, wann ein Tisch auf dich wartet. Wenn du keine mehr möchtest: ${link}`,
  stopPush: 'Keine mehr davon',
});

const letters: LetterTexts = {
  link: (link) => ({
    subject: 'Dein Link zu Hustings',
    lines: [ASKED, 'Mit diesem Link meldest du dich an:', link, ONCE, IGNORE],
  }),
  known: (link) => ({
    subject: 'Dein Link zu Hustings',
    lines: [
      ASKED,
      'Du hast ein Konto mit dieser Adresse. Mit diesem Link meldest du dich dort an; das Passwort bleibt, wie es ist:',
      link,
      ONCE,
      IGNORE,
    ],
  }),
  move: (link) => ({
    subject: 'Deine neue Adresse bei Hustings',
    lines: [
      'Jemand, höchstwahrscheinlich du, möchte diese Adresse für ein Konto bei Hustings verwenden. Mit diesem Link bestätigst du sie:',
      link,
      ONCE,
      IGNORE,
    ],
  }),
  elsewhere: {
    subject: 'Deine Adresse bei Hustings',
    lines: [
      'Jemand, höchstwahrscheinlich du, wollte diese Adresse für ein Konto bei Hustings verwenden. Sie gehört dort zu einem anderen Konto, darum wurde nichts geändert.',
      'Falls du es warst: Melde dich stattdessen mit dieser Adresse an, oder gib jenem Konto erst eine andere.',
    ],
  },
  password: {
    subject: 'Dein neues Passwort bei Hustings',
    lines: ['Das Passwort deines Kontos wurde gerade geändert.', WARN],
  },
  moved: {
    subject: 'Deine Adresse bei Hustings wurde geändert',
    lines: [
      'Dein Konto hat seit eben eine andere Mailadresse; diese führt nicht mehr dorthin.',
      'Falls du es nicht warst, wende dich an die Leute, die den Server betreiben.',
    ],
  },
};
