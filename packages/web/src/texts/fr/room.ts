import type { Formats } from '@hustings/texts';
import type { RoomTexts } from '../texts.js';
import { levels } from './levels.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** French: a table at the server, as one plays at it. */
export const room = (f: Formats<'fr'>): RoomTexts => {
  const two = (n: number): string => String(n).padStart(2, '0');
  /** What is on a clock, short. */
  const left = (ms: number): string => {
    const s = Math.max(0, Math.floor(ms / 1000));
    if (ms >= 2 * DAY) {
      const over = Math.floor((ms % DAY) / HOUR);
      return `${f.number(Math.floor(ms / DAY))} j${over === 0 ? '' : ` ${over} h`}`;
    }
    if (ms >= HOUR)
      return `${f.number(Math.floor(ms / HOUR))} h ${two(Math.floor((ms % HOUR) / MINUTE))}`;
    return `${Math.floor(s / 60)}:${two(s % 60)}`;
  };
  const named: Readonly<Record<string, string>> = {
    ...levels,
    random: 'au hasard',
  };
  const level = (id: string): string => named[id] ?? id;

  return {
    /** While the server can neither read nor write; the page asks again by itself. */
    away: {
      'storage-away':
        'Le serveur n’arrive pas à joindre son stockage en ce moment. Rien n’est perdu\u202f; nouvel essai automatique.',
      'storage-full':
        'Le serveur n’a plus de place pour écrire quoi que ce soit. Rien n’a changé\u202f; nouvel essai automatique.',
    },
    close: 'Fermer',
    number: f.number,
    level,
    left,
    botName: (id: string) => (id === 'random' ? 'Bot' : `Bot ${level(id)}`),
    guestName: (mark: string) => `Invité ${mark}`,
    goneName: 'Anonyme',
    seatName: (seat: number) => `Joueur ${f.number(seat + 1)}`,
    oneOfBots: (name: string, seat: number) => `${name} ${f.number(seat + 1)}`,
    onChair: (name: string, seat: number) => `${name} (place ${f.number(seat + 1)})`,
    table: {
      around: 'Autour de la table',
      seats: 'Places et pendules',
      chat: 'Discussion',
      unread: (n: number) =>
        f.plural(n, { one: '# nouveau message', other: '# nouveaux messages' }),
      note: 'Note',
      menu: 'Table',
      /** What is to be said of a seat, after its name. */
      facts: (facts: readonly string[]) => facts.join(', '),
      turn: 'doit décider',
      decide: 'À toi\u00a0: voir ta décision',
      here: 'est là',
      away: 'n’est pas là',
      botPlays: 'un bot joue',
      botMinds: 'temps écoulé, un bot joue à sa place',
      rests: 'se repose',
      restsUntil: (time: number) => `se repose jusqu’au ${f.when(time)}`,
      watching: (delay: number) =>
        delay === 0
          ? 'Tu regardes.'
          : `Tu regardes avec ${f.plural(delay, { one: '# coup', other: '# coups' })} de retard.`,
      lost: 'Connexion perdue, nouvel essai…',
      lostKept: 'Connexion perdue, nouvel essai… Ta décision est gardée et sera envoyée.',
      low: 'Ton temps est presque écoulé.',
      connecting: 'Connexion…',
      sending: 'Envoi…',
      kept: 'Ta décision est gardée et sera envoyée.',
      stored: 'Ta décision est enregistrée.',
      since: 'Depuis ton passage',
      sinceMoves: (n: number) =>
        f.plural(n, { one: '# coup a été joué.', other: '# coups ont été joués.' }),
      dismiss: 'Compris',
      question: 'Une question à tout le monde',
    },
  };
};
