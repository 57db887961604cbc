import type { Formats } from '@hustings/texts';
import type { RoomTexts } from '../texts.js';
import { levels } from './levels.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** German: a table at the server, as one plays at it. */
export const room = (f: Formats<'de'>): RoomTexts => {
  const two = (n: number): string => String(n).padStart(2, '0');
  /** What is on a clock, short. */
  const left = (ms: number): string => {
    const s = Math.max(0, Math.floor(ms / 1000));
    if (ms >= 2 * DAY) {
      const over = Math.floor((ms % DAY) / HOUR);
      return `${f.number(Math.floor(ms / DAY))} T${over === 0 ? '' : ` ${over} h`}`;
    }
    if (ms >= HOUR)
      return `${f.number(Math.floor(ms / HOUR))}:${two(Math.floor((ms % HOUR) / MINUTE))} h`;
    return `${Math.floor(s / 60)}:${two(s % 60)}`;
  };
  const named: Readonly<Record<string, string>> = {
    ...levels,
    random: 'zufällig',
  };
  const level = (id: string): string => named[id] ?? id;

  return {
    /** While the server can neither read nor write; the page asks again by itself. */
    away: {
      'storage-away':
        'Der Server erreicht gerade seinen Speicher nicht. Nichts ist verloren; er versucht es von selbst weiter.',
      'storage-full':
        'Der Server hat keinen Platz, um etwas zu speichern. Nichts wurde geändert; er versucht es von selbst weiter.',
    },
    close: 'Schließen',
    number: f.number,
    level,
    left,
    botName: (id: string) => (id === 'random' ? 'Bot' : `Bot ${level(id)}`),
    guestName: (mark: string) => `Gast ${mark}`,
    goneName: 'Anonym',
    seatName: (seat: number) => `Person ${f.number(seat + 1)}`,
    oneOfBots: (name: string, seat: number) => `${name} ${f.number(seat + 1)}`,
    onChair: (name: string, seat: number) => `${name} (Platz ${f.number(seat + 1)})`,
    table: {
      around: 'Rund um den Tisch',
      seats: 'Plätze und Uhren',
      chat: 'Chat',
      unread: (n: number) => f.plural(n, { one: '# neue Nachricht', other: '# neue Nachrichten' }),
      note: 'Notiz',
      menu: 'Tisch',
      /** What is to be said of a seat, after its name. */
      facts: (facts: readonly string[]) => facts.join(', '),
      turn: 'am Zug',
      decide: 'Du bist dran: zur Entscheidung',
      here: 'da',
      away: 'weg',
      botPlays: 'ein Bot spielt',
      botMinds: 'Zeit abgelaufen, ein Bot vertritt',
      rests: 'ruht',
      restsUntil: (time: number) => `ruht bis ${f.when(time)}`,
      watching: (delay: number) =>
        delay === 0
          ? 'Du schaust zu.'
          : `Du schaust zu, um ${f.plural(delay, { one: '# Zug', other: '# Züge' })} versetzt.`,
      lost: 'Verbindung verloren – neuer Versuch läuft.',
      lostKept:
        'Verbindung verloren – neuer Versuch läuft. Deine Entscheidung bleibt erhalten und wird gesendet.',
      low: 'Deine Zeit ist fast um.',
      connecting: 'Verbinde …',
      sending: 'Sende …',
      kept: 'Deine Entscheidung bleibt erhalten und wird gesendet.',
      stored: 'Deine Entscheidung ist gespeichert.',
      since: 'Seit deinem letzten Besuch',
      sinceMoves: (n: number) =>
        f.plural(n, { one: '# Zug wurde gemacht.', other: '# Züge wurden gemacht.' }),
      dismiss: 'Verstanden',
      question: 'Eine Frage an alle',
    },
  };
};
