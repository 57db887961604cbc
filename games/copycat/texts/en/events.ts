import { does, verb, type Formats } from '@hustings/texts';
import type { Texts } from '../texts.js';

const declined: Readonly<Record<string, readonly [one: string, several: string, rest: string]>> = {
  removeForWorker: ['removes', 'remove', 'no card for a worker'],
  reuseWorker: ['uses', 'use', 'no worker again'],
  copyCard: ['copies', 'copy', 'no card'],
  reuseCard: ['uses', 'use', 'no card again'],
};

/** What happened, a sentence for each event that the log needs a word of. */
export const events = (f: Formats<'en'>): Texts['events'] => {
  const cards = (k: number): string => f.plural(k, { one: '# card', other: '# cards' });
  const coins = (k: number): string => f.plural(k, { one: '# coin', other: '# coins' });
  const points = (k: number): string => f.plural(k, { one: '# point', other: '# points' });
  const n = f.number;
  return {
    round: ({ round }) => `Round ${n(round)}.`,
    bids: ({ cards: laid, order }, { who, card }) => {
      const bids = laid.map((one, seat) => `${who(seat).name} (${card(one)})`).join(', ');
      return `Cards laid: ${bids}. New order: ${order.map((seat) => who(seat).name).join(', ')}.`;
    },
    drew: ({ seat, count }, { who }) => `${does(who(seat), 'draws', 'draw')} ${cards(count)}.`,
    shuffled: ({ seat, count }, { who }) =>
      `${does(who(seat), 'shuffles', 'shuffle')} ${f.plural(count, { one: '# discard', other: '# discards' })} into a new stack.`,
    played: ({ seat, card }, names) =>
      `${does(names.who(seat), 'plays', 'play')} ${names.card(card)}.`,
    reused: ({ seat, card }, names) =>
      `${does(names.who(seat), 'uses', 'use')} ${names.card(card)} again.`,
    copied: ({ seat, card }, names) =>
      `${does(names.who(seat), 'copies', 'copy')} ${names.card(card)}.`,
    exchanged: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'puts', 'put')} ${f.list(out.map(card))} away for new cards.`,
    removed: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'removes', 'remove')} ${f.list(out.map(card))} from the game.`,
    laidOut: ({ seat, cards: out }, { who, card }) =>
      `${does(who(seat), 'lays', 'lay')} out ${f.list(out.map(card))}.`,
    kept: ({ seat, count }, { who }) => `${does(who(seat), 'keeps', 'keep')} ${cards(count)}.`,
    bought: ({ seat, card, space, price, withIt }, names) => {
      const more = withIt.length === 0 ? '' : ` with ${f.list(withIt.map(names.card))}`;
      return `${does(names.who(seat), 'buys', 'buy')} ${names.card(card)} from space ${n(space)} for ${coins(price)}${more}.`;
    },
    unsold: ({ cards: out }, { card }) =>
      out.length === 0 ? undefined : `Not sold, and out of the game: ${f.list(out.map(card))}.`,
    placed: ({ seat, office, markers }, names) => {
      const who = names.who(seat);
      const taken = f.plural(markers, { one: '# marker', other: '# markers' });
      const and =
        markers === 0 ? '' : ` and ${verb(who, { one: 'takes', several: 'take' })} ${taken}`;
      return `${does(who, 'sends', 'send')} a worker to the office ${f.quoted(names.office(office))}${and}.`;
    },
    used: ({ seat, office }, names) =>
      `${does(names.who(seat), 'uses', 'use')} the office ${f.quoted(names.office(office))}.`,
    usedAgain: ({ seat, office }, names) =>
      `${does(names.who(seat), 'uses', 'use')} the office ${f.quoted(names.office(office))} a second time.`,
    recruited: ({ seat, workers }, { who }) =>
      `${does(who(seat), 'gets', 'get')} ${f.plural(workers, { one: '# more worker', other: '# more workers' })} for this round.`,
    markersLaid: ({ offices }, { office }) =>
      offices.length === 0
        ? undefined
        : `A marker comes to each empty office: ${f.list(offices.map(office))}.`,
    officeOpened: ({ office }, names) => `The office ${f.quoted(names.office(office))} opens.`,
    declined: ({ seat, what }, { who }) => {
      const [one, several, rest] = declined[what] ?? ['does', 'do', 'without'];
      return `${does(who(seat), one, several)} ${rest}.`;
    },
    paid: ({ seat, coins: paid }, { who }) =>
      `${does(who(seat), 'pays', 'pay')} ${coins(paid)} for Fund Raising.`,
    turnEnded: ({ seat, passed }, { who }) =>
      passed ? `${does(who(seat), 'passes', 'pass')} for this round.` : undefined,
    chose: ({ seat, gain }, { who }) =>
      `${does(who(seat), 'takes', 'take')} ${gain === 'coin' ? 'a coin' : 'points'}.`,
    doctorate: ({ seat, points: got }, { who }) =>
      `${does(who(seat), 'gets', 'get')} ${points(got)} for the Doctorate.`,
    scored: ({ seat, cards: byCards, offices, markers, score }, { who }) =>
      `${does(who(seat), 'scores', 'score')} ${n(byCards)} with cards, ${n(offices)} with offices and ${n(markers)} with markers: ${points(byCards + offices + markers)}; score now ${n(score)}.`,
    streetFilled: () => undefined, // it is seen on the board
  };
};
