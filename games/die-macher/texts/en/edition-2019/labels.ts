import { factor } from '../../edition-2019/factor.js';
import type { Formats } from '@hustings/texts';
import type { Change, LabelTexts } from '../../edition-2019/label-texts.js';
import { counts } from '../world.js';

/** What answers are called, what they cost and do. */
export const labels = (f: Formats<'en'>): LabelTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, mediaMarkers, cards } = counts(f);
  const rallies = (k: number): string => f.plural(k, { one: '# rally', other: '# rallies' });
  const plain = ({ from, to }: Change): string => `${n(from)} → ${n(to)}`;
  const signed = ({ from, to }: Change): string => `${f.signed(from)} → ${f.signed(to)}`;
  const base = (change: Change): string => `party base ${plain(change)}`;
  return {
    passes: {
      raise: 'Do not raise: pass',
      drawPrograms: 'Draw nothing',
      buyMedia: 'Buy no media marker for now: pass',
      chooseAction: 'Leave the action out',
      placeMedia: 'Leave the spot free',
      shiftOpinion: 'Leave the opinions as they are',
      bidForPoll: 'Do not bid: pass',
      convertRallies: 'Turn none into votes now',
    },
    letGo: (whom) => `Let ${whom} go`,
    letGoNote: 'leaves the game at once, without effect',
    nothings: {
      completeProgram: 'show them and draw again',
      swapPrograms: 'change nothing',
      placeRallies: 'hold no rallies',
      sendPoliticians: 'send nobody',
    },
    nothing: 'nothing',
    worth: (states) =>
      states.length === 0
        ? 'no open opinion is about it'
        : `worth ${states.map(({ state, by }) => `${f.signed(by)} ${state.in}`).join(', ')}`,
    stripSlot: 'Start strip',
    strip: (number, symbols) =>
      symbols === undefined
        ? `Strip\u00a0${n(number)}`
        : `Strip ${n(number)} (${symbols.join(', ')})`,
    symbolSlot: (number, symbol) =>
      symbol === undefined ? `State for symbol ${n(number)}` : `${symbol} (symbol ${n(number)})`,
    match: (match) => `your match there: ${n(match)}`,
    matchChange: (change) =>
      change.from === change.to
        ? `your match stays ${n(change.from)}`
        : `your match ${plain(change)}`,
    standing: ({ votes: got, rallies: held, trend, match }) =>
      `you have ${votes(got)}, ${rallies(held)}, trend ${f.signed(trend)}, match ${n(match)} there`,
    draw: {
      stack: 'Draw from the stack, then take one of the display',
      display: 'Deal a new display and take one of it',
    },
    drawNotes: {
      stack: (display) => `you see the top card first; ${cards(display)} in the display`,
      display: (display) => `the ${cards(display)} there now are discarded`,
    },
    media: (own, now, then) => {
      const leads =
        now === undefined ? 'nobody leads' : `${now.mid} ${now.several ? 'lead' : 'leads'}`;
      const would = then === undefined ? 'nobody would lead' : `${then.mid} would lead`;
      return `you have ${mediaMarkers(own)} there, ${leads}; with one more, ${would}`;
    },
    politician: (name, cost) => `${name}, ${eur(cost)}`,
    powers: (main, others) => `main action: ${main}; then ${f.either(others)}`,
    pay: (cost) => `Pay ${eur(cost)}`,
    left: (money) => `${eur(money)} left if you pay it`,
    parts: { main: 'Main action', secondary: 'Secondary actions' },
    effects: {
      double: (removes) =>
        removes
          ? 'The marker that lies there is removed.'
          : 'One open opinion counts twice, for everybody.',
      trend: (trend) =>
        trend.from === trend.to
          ? `Your trend is at the end of the scale and stays ${f.signed(trend.to)}.`
          : `Your trend goes from ${f.signed(trend.from)} to ${f.signed(trend.to)}.`,
      media: (price, left) =>
        left < 0
          ? `You pay another party ${eur(price)} to take a marker home; one of yours may take the spot.`
          : `You pay another party ${eur(price)} to take a marker home; one of yours may take the spot. ${eur(left)} would be left.`,
      votes: (change) => `Your votes there: ${plain(change)}.`,
      othersTrend: 'Every other party falls one space on the trend scale of the state.',
      base: (change) => `Your party base: ${plain(change)}.`,
      poll: (back) =>
        `The top poll, for nothing: you see its front, then publish it or not. By its back it raises ${back.mid}.`,
      program: 'As in phase 2: draw, swap up to two cards, keep one.',
    },
    once: 'Only once in a state and round: for whoever comes first.',
    owner: (markers, price) => `${mediaMarkers(markers)} there; ${eur(price)} for the owner`,
    place: 'Put your marker on the free spot',
    markersLeft: (markers) => `for nothing; ${mediaMarkers(markers)} in your supply`,
    instead: (into, out) => `${into} instead of ${out}`,
    goesOut: (out) => `Out goes ${out}`,
    publish: 'Publish the poll',
    trends: (changes) =>
      changes.length === 0
        ? 'no trend moves'
        : `trends: ${changes.map(({ who, ...change }) => `${who.name} ${signed(change)}`).join(', ')}`,
    keepQuiet: 'Keep quiet',
    base,
    accept: (sum) => `Accept ${eur(sum)}`,
    reject: (sum) => `Reject ${eur(sum)}`,
    rallies,
    costs: (sum) => `costs ${eur(sum)}`,
    conversion: ({ rallies: held, trend, match, votes: got, total }) =>
      `(${factor(f, n(held), held, trend)}) × ${n(Math.max(1, match))} = ${votes(got)}, ${n(total)} in all`,
    units: { money: 'thousand €', rallies: 'rallies' },
  };
};
