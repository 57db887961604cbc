import type { Formats } from '@hustings/texts';
import { nameOf, type LetterTexts, type NoticeTexts } from './texts.js';

const ASKED = 'Ktoś, najpewniej Ty, prosi na stronie Hustings o\u00a0tę wiadomość.';
const IGNORE = 'Jeśli to nie Ty, zignoruj tę wiadomość: bez tego linku nikt niczego nie zmieni.';
const ONCE =
  'Działa przez godzinę, tylko raz i\u00a0tylko w\u00a0przeglądarce, z\u00a0której wyszła prośba. Otwarty w\u00a0innej pokazuje kod; wpisz go tylko w\u00a0przeglądarce, z\u00a0której pochodzi Twoja prośba, i\u00a0nie podawaj go nikomu.';
const WARN =
  'Jeśli to nie Twoja zmiana: poproś na stronie Hustings o\u00a0link na ten adres, zaloguj się nim i\u00a0ustaw nowe hasło. Wszystkie inne sesje zostaną wtedy zakończone.';

/** Polish: mails, pushes and messages to chat rooms. */
export const notices = (f: Formats<'pl'>): NoticeTexts => ({
  letters,
  guest: (mark) => `Gość ${mark}`,
  gone: 'Anonim',
  clientless: {
    title: 'Hustings',
    say: 'Serwer działa. Klient przeglądarkowy nie jest zbudowany.',
    link: 'Interfejs dla programów',
  },
  head: (one) =>
    one.for === 'turn' ? `Twój ruch: ${nameOf(one)}` : `Propozycja kolejnej gry: ${nameOf(one)}`,
  heads: (tables) =>
    f.plural(tables, {
      one: 'Czeka na Ciebie # stół',
      few: 'Czekają na Ciebie # stoły',
      many: 'Czeka na Ciebie # stołów',
      other: 'Czeka na Ciebie # stołu',
    }),
  waits: (one) => {
    const { phase, question, until } = one;
    const place = phase === '' ? nameOf(one) : `${nameOf(one)}, ${phase}`;
    const asked = one.for === 'rematch' ? 'Grasz jeszcze raz?' : question;
    const time = until === undefined ? '' : `Termin: ${f.whenIn(until.at, until.zone)}.`;
    return [`${place}.`, asked, time].filter((words) => words !== '').join(' ');
  },
  at: (table, address) => `${table} ${address}`,
  stopMail: (link) =>
    `Ten e\u2011mail przychodzi, bo chcesz wiedzieć, kiedy czeka na Ciebie stół. Żeby nie dostawać kolejnych: ${link}`,
  stopPush: 'Wyłącz te powiadomienia',
});

const letters: LetterTexts = {
  link: (link) => ({
    subject: 'Twój link do Hustings',
    lines: [ASKED, 'Tym linkiem się zalogujesz:', link, ONCE, IGNORE],
  }),
  known: (link) => ({
    subject: 'Twój link do Hustings',
    lines: [
      ASKED,
      'Masz już konto z\u00a0tym adresem. Tym linkiem się zalogujesz; hasło zostaje bez zmian:',
      link,
      ONCE,
      IGNORE,
    ],
  }),
  move: (link) => ({
    subject: 'Twój nowy adres w\u00a0Hustings',
    lines: [
      'Ktoś, najpewniej Ty, chce używać tego adresu do konta w\u00a0Hustings. Tym linkiem go potwierdzisz:',
      link,
      ONCE,
      IGNORE,
    ],
  }),
  elsewhere: {
    subject: 'Twój adres w\u00a0Hustings',
    lines: [
      'Ktoś, najpewniej Ty, chce używać tego adresu do konta w\u00a0Hustings. Adres należy tam do innego konta, więc nic się nie zmienia.',
      'Jeśli to Ty: zaloguj się tym adresem albo najpierw nadaj tamtemu kontu inny adres.',
    ],
  },
  password: {
    subject: 'Twoje nowe hasło w\u00a0Hustings',
    lines: ['Hasło Twojego konta właśnie się zmieniło.', WARN],
  },
  moved: {
    subject: 'Zmiana Twojego adresu w\u00a0Hustings',
    lines: [
      'Twoje konto ma od teraz inny adres e\u2011mail; ten już do niego nie prowadzi.',
      'Jeśli to nie Twoja zmiana, daj znać osobie, która prowadzi serwer.',
    ],
  },
};
