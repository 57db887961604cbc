import type { Formats } from '@hustings/texts';
import type { Texts } from '../texts.js';
import { acts, counted } from './counted.js';

const declined: Readonly<Record<string, readonly [one: string, you: string, rest: string]>> = {
  removeForWorker: ['nie usuwa', 'nie usuwasz', 'karty za wolontariusza'],
  reuseWorker: ['nie używa', 'nie używasz', 'ponownie wolontariusza'],
  copyCard: ['nie kopiuje', 'nie kopiujesz', 'karty'],
  reuseCard: ['nie używa', 'nie używasz', 'ponownie karty'],
};

/** What happened, a sentence for each event that the log needs a word of. */
export const events = (f: Formats<'pl'>): Texts['events'] => {
  const { some, cardsTaken: cards, coinsTaken: coins, markers, moreWorkers, points } = counted(f);
  const n = f.number;
  return {
    round: ({ round }) => `${n(round)}. runda.`,
    bids: ({ cards: laid, order }, { who, card }) => {
      const bids = laid.map((one, seat) => `${who(seat).name} – ${card(one)}`).join(', ');
      return `Karty: ${bids}. Nowa kolejność: ${order.map((seat) => who(seat).name).join(', ')}.`;
    },
    drew: ({ seat, count }, { who }) =>
      `${acts(who(seat), 'dobiera', 'dobierasz')} ${cards(count)}.`,
    shuffled: ({ seat, count }, { who }) =>
      `${acts(who(seat), 'tasuje', 'tasujesz')} ${some(
        'odrzuconą kartę',
        'odrzucone karty',
        'odrzuconych kart',
        'odrzuconej karty',
      )(count)} w\u00a0nową talię.`,
    played: ({ seat, card }, names) =>
      `${acts(names.who(seat), 'zagrywa', 'zagrywasz')}: ${names.card(card)}.`,
    reused: ({ seat, card }, names) =>
      `${acts(names.who(seat), 'używa ponownie', 'używasz ponownie')}: ${names.card(card)}.`,
    copied: ({ seat, card }, names) =>
      `${acts(names.who(seat), 'kopiuje', 'kopiujesz')}: ${names.card(card)}.`,
    exchanged: ({ seat, cards: out }, { who, card }) =>
      `${acts(who(seat), 'wymienia', 'wymieniasz')} karty: ${f.list(out.map(card))}.`,
    removed: ({ seat, cards: out }, { who, card }) =>
      `${acts(who(seat), 'usuwa', 'usuwasz')} z\u00a0gry: ${f.list(out.map(card))}.`,
    laidOut: ({ seat, cards: out }, { who, card }) =>
      `${acts(who(seat), 'wykłada', 'wykładasz')}: ${f.list(out.map(card))}.`,
    kept: ({ seat, count }, { who }) =>
      `${acts(who(seat), 'zachowuje', 'zachowujesz')} ${cards(count)}.`,
    bought: ({ seat, card, space, price, withIt }, names) => {
      const more =
        withIt.length === 0 ? '' : `, w\u00a0pakiecie: ${f.list(withIt.map(names.card))}`;
      return `${acts(names.who(seat), 'kupuje', 'kupujesz')} z\u00a0pola ${n(space)} za ${coins(price)}: ${names.card(card)}${more}.`;
    },
    unsold: ({ cards: out }, { card }) =>
      out.length === 0 ? undefined : `Niesprzedane, poza grą: ${f.list(out.map(card))}.`,
    placed: ({ seat, office, markers: taken }, names) => {
      const who = names.who(seat);
      const takes = who.reader === true ? 'bierzesz' : 'bierze';
      const and = taken === 0 ? '' : ` i\u00a0${takes} ${markers(taken)}`;
      return `${acts(who, 'wysyła', 'wysyłasz')} wolontariusza do biura ${f.quoted(names.office(office))}${and}.`;
    },
    used: ({ seat, office }, names) =>
      `${acts(names.who(seat), 'używa', 'używasz')} biura ${f.quoted(names.office(office))}.`,
    usedAgain: ({ seat, office }, names) =>
      `${acts(names.who(seat), 'używa', 'używasz')} po raz drugi biura ${f.quoted(names.office(office))}.`,
    recruited: ({ seat, workers }, { who }) =>
      `${acts(who(seat), 'werbuje', 'werbujesz')} na tę rundę ${moreWorkers(workers)}.`,
    markersLaid: ({ offices }, { office }) =>
      offices.length === 0
        ? undefined
        : `Po znaczniku dostają puste biura: ${f.list(offices.map(office))}.`,
    officeOpened: ({ office }, names) => `Otwiera się biuro ${f.quoted(names.office(office))}.`,
    declined: ({ seat, what }, { who }) => {
      const [one, you, rest] = declined[what] ?? ['rezygnuje', 'rezygnujesz', 'z\u00a0tego'];
      return `${acts(who(seat), one, you)} ${rest}.`;
    },
    paid: ({ seat, coins: paid }, { who }) =>
      `${acts(who(seat), 'płaci', 'płacisz')} ${coins(paid)} za „Zbiórkę funduszy”.`,
    turnEnded: ({ seat, passed }, { who }) =>
      passed ? `${acts(who(seat), 'pasuje', 'pasujesz')} do końca rundy.` : undefined,
    chose: ({ seat, gain }, { who }) =>
      `${acts(who(seat), 'bierze', 'bierzesz')} ${gain === 'coin' ? 'monetę' : 'punkty'}.`,
    doctorate: ({ seat, points: got }, { who }) =>
      `${acts(who(seat), 'dostaje', 'dostajesz')} za Doktorat ${points(got)}.`,
    scored: ({ seat, cards: byCards, offices, markers: byMarkers, score }, { who }) =>
      `${acts(who(seat), 'punktuje', 'punktujesz')}: karty ${n(byCards)}, biura ${n(offices)}, znaczniki ${n(byMarkers)}; razem ${points(byCards + offices + byMarkers)}; nowy wynik: ${n(score)}.`,
    streetFilled: () => undefined, // it is seen on the board
  };
};
