import type { Formats } from '@hustings/texts';
import type { RoomTexts } from '../texts.js';
import { levels } from './levels.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Italian: a table at the server, as one plays at it. */
export const room = (f: Formats<'it'>): RoomTexts => {
  const two = (n: number): string => String(n).padStart(2, '0');
  /** What is on a clock, short. */
  const left = (ms: number): string => {
    const s = Math.max(0, Math.floor(ms / 1000));
    if (ms >= 2 * DAY) {
      const over = Math.floor((ms % DAY) / HOUR);
      return `${f.number(Math.floor(ms / DAY))} g${over === 0 ? '' : ` ${over} h`}`;
    }
    if (ms >= HOUR)
      return `${f.number(Math.floor(ms / HOUR))}:${two(Math.floor((ms % HOUR) / MINUTE))} h`;
    return `${Math.floor(s / 60)}:${two(s % 60)}`;
  };
  const named: Readonly<Record<string, string>> = {
    ...levels,
    random: 'a caso',
  };
  const level = (id: string): string => named[id] ?? id;

  return {
    away: {
      'storage-away':
        'Il server in questo momento non raggiunge il suo archivio. Nulla è perso: la pagina continua a riprovare.',
      'storage-full':
        'Il server non ha più spazio per scrivere. Non è cambiato nulla: la pagina continua a riprovare.',
    },
    close: 'Chiudi',
    number: f.number,
    level,
    left,
    botName: (id: string) => (id === 'random' ? 'Bot' : `Bot ${level(id)}`),
    guestName: (mark: string) => `Ospite ${mark}`,
    goneName: 'Anonimo',
    seatName: (seat: number) => `Giocatore ${f.number(seat + 1)}`,
    oneOfBots: (name: string, seat: number) => `${name} ${f.number(seat + 1)}`,
    onChair: (name: string, seat: number) => `${name} (posto ${f.number(seat + 1)})`,
    table: {
      around: 'Attorno al tavolo',
      seats: 'Posti e orologi',
      chat: 'Chat',
      unread: (n: number) => f.plural(n, { one: '# messaggio nuovo', other: '# messaggi nuovi' }),
      note: 'Nota',
      menu: 'Tavolo',
      facts: (facts: readonly string[]) => facts.join(', '),
      turn: 'deve decidere',
      decide: 'Tocca a te: vai alla decisione',
      here: 'è qui',
      away: 'non c’è',
      botPlays: 'gioca un bot',
      botMinds: 'tempo scaduto, al suo posto gioca un bot',
      rests: 'riposa',
      restsUntil: (time: number) => `riposa fino a: ${f.when(time)}`,
      watching: (delay: number) =>
        delay === 0
          ? 'Stai guardando.'
          : `Stai guardando, con ${f.plural(delay, { one: '# mossa', other: '# mosse' })} di ritardo.`,
      lost: 'Connessione persa – nuovo tentativo in corso.',
      lostKept:
        'Connessione persa – nuovo tentativo in corso. La tua decisione è al sicuro e verrà inviata.',
      low: 'Il tuo tempo sta per finire.',
      connecting: 'Connessione…',
      sending: 'Invio…',
      kept: 'La tua decisione è al sicuro e verrà inviata.',
      stored: 'La tua decisione è registrata.',
      since: 'Dalla tua ultima visita',
      sinceMoves: (n: number) => f.plural(n, { one: '# mossa fatta.', other: '# mosse fatte.' }),
      dismiss: 'Capito',
      question: 'Una domanda a tutti',
    },
  };
};
