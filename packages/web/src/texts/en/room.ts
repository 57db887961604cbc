import type { Formats } from '@hustings/texts';
import { levels } from './levels.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** English: a table at the server, as one plays at it. */
export const room = (f: Formats<'en'>) => {
  const two = (n: number): string => String(n).padStart(2, '0');
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
    random: 'at random',
  };
  const level = (id: string): string => named[id] ?? id;

  return {
    /** While the server can neither read nor write; the page asks again by itself. */
    away: {
      'storage-away':
        'The server can’t reach its storage just now. Nothing is lost; it is tried again by itself.',
      'storage-full':
        'The server has no room to write anything down. Nothing was changed; it is tried again by itself.',
    },
    close: 'Close',
    number: f.number,
    level,
    left,
    botName: (id: string) => (id === 'random' ? 'Bot' : `Bot ${level(id)}`),
    guestName: (mark: string) => `Guest ${mark}`,
    goneName: 'Anonymous',
    seatName: (seat: number) => `Player ${f.number(seat + 1)}`,
    oneOfBots: (name: string, seat: number) => `${name} ${f.number(seat + 1)}`,
    onChair: (name: string, seat: number) => `${name} (chair ${f.number(seat + 1)})`,
    table: {
      around: 'Around the table',
      seats: 'Seats and clocks',
      chat: 'Chat',
      unread: (n: number) => f.plural(n, { one: '# new message', other: '# new messages' }),
      note: 'Note',
      menu: 'Table',
      /** What is to be said of a seat, after its name. */
      facts: (facts: readonly string[]) => facts.join(', '),
      turn: 'to decide',
      /** In a panel that covers the decision. */
      decide: 'Your turn: to the decision',
      here: 'here',
      away: 'away',
      botPlays: 'a bot plays',
      botMinds: 'time ran out, a bot minds the seat',
      rests: 'rests',
      restsUntil: (time: number) => `rests until ${f.when(time)}`,
      watching: (delay: number) =>
        delay === 0
          ? 'You are watching.'
          : `You are watching, ${f.plural(delay, { one: '# move', other: '# moves' })} behind.`,
      lost: 'Connection lost – trying again.',
      lostKept: 'Connection lost – trying again. Your decision is kept and will be sent.',
      low: 'Your time is nearly over.',
      connecting: 'Connecting …',
      sending: 'Sending …',
      kept: 'Your decision is kept and will be sent.',
      stored: 'Your decision is stored.',
      since: 'Since you were here',
      sinceMoves: (n: number) =>
        f.plural(n, { one: '# move was made.', other: '# moves were made.' }),
      dismiss: 'Understood',
      question: 'A question to all',
    },
  };
};
