import type { Formats } from '@hustings/texts';
import type { RoomTexts } from '../texts.js';
import { levels } from './levels.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Polish: a table at the server, as one plays at it. */
export const room = (f: Formats<'pl'>): RoomTexts => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const moves = (n: number): string =>
    f.plural(n, { one: '# ruch', few: '# ruchy', many: '# ruchów', other: '# ruchu' });
  /** What is on a clock, short. */
  const left = (ms: number): string => {
    const s = Math.max(0, Math.floor(ms / 1000));
    if (ms >= 2 * DAY) {
      const over = Math.floor((ms % DAY) / HOUR);
      return `${f.number(Math.floor(ms / DAY))} d${over === 0 ? '' : ` ${over} h`}`;
    }
    if (ms >= HOUR)
      return `${f.number(Math.floor(ms / HOUR))}:${two(Math.floor((ms % HOUR) / MINUTE))} h`;
    return `${Math.floor(s / 60)}:${two(s % 60)}`;
  };
  const named: Readonly<Record<string, string>> = {
    ...levels,
    random: 'losowy',
  };
  const level = (id: string): string => named[id] ?? id;

  return {
    /** While the server can neither read nor write; the page asks again by itself. */
    away: {
      'storage-away':
        'Serwer nie ma teraz dostępu do swoich danych. Nic nie ginie; strona sama próbuje dalej.',
      'storage-full':
        'Serwer nie ma miejsca na zapis. Nic się nie zmieniło; strona sama próbuje dalej.',
    },
    close: 'Zamknij',
    number: f.number,
    level,
    left,
    botName: (id: string) => (id === 'random' ? 'Bot' : `Bot ${level(id)}`),
    guestName: (mark: string) => `Gość ${mark}`,
    goneName: 'Anonim',
    seatName: (seat: number) => `Gracz ${f.number(seat + 1)}`,
    oneOfBots: (name: string, seat: number) => `${name} ${f.number(seat + 1)}`,
    onChair: (name: string, seat: number) => `${name} (miejsce ${f.number(seat + 1)})`,
    table: {
      around: 'Przy stole',
      seats: 'Miejsca i\u00a0zegary',
      chat: 'Czat',
      unread: (n: number) =>
        f.plural(n, {
          one: '# nowa wiadomość',
          few: '# nowe wiadomości',
          many: '# nowych wiadomości',
          other: '# nowej wiadomości',
        }),
      note: 'Notatka',
      menu: 'Stół',
      /** What is to be said of a seat, after its name. */
      facts: (facts: readonly string[]) => facts.join(', '),
      turn: 'decyduje',
      decide: 'Twoja kolej: przejdź do decyzji',
      here: 'przy stole',
      away: 'z\u00a0dala od stołu',
      botPlays: 'gra bot',
      botMinds: 'czas minął, gra bot',
      rests: 'odpoczywa',
      restsUntil: (time: number) => `odpoczywa do ${f.when(time)}`,
      watching: (delay: number) =>
        delay === 0 ? 'Oglądasz.' : `Oglądasz z\u00a0opóźnieniem: ${moves(delay)}.`,
      lost: 'Utracono połączenie – ponawiam próbę.',
      lostKept:
        'Utracono połączenie – ponawiam próbę. Twoja decyzja czeka i\u00a0zostanie wysłana.',
      low: 'Twój czas się kończy.',
      connecting: 'Łączenie…',
      sending: 'Wysyłanie…',
      kept: 'Twoja decyzja czeka i\u00a0zostanie wysłana.',
      stored: 'Twoja decyzja jest zapisana.',
      since: 'Od Twojej ostatniej wizyty',
      sinceMoves: (n: number) => `Wykonano ${moves(n)}.`,
      dismiss: 'Jasne',
      question: 'Pytanie do wszystkich',
    },
  };
};
