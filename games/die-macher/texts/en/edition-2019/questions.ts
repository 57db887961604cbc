import { does, type Formats } from '@hustings/texts';
import type { Occasion, Work } from '../../edition-2019/about.js';
import type { Texts } from '../../edition-2019/texts.js';
import { counts } from '../world.js';

const at = ({ politician, state }: Work): string => `${politician} ${state.in}`;

/** What is asked. */
export const questions = (f: Formats<'en'>): Texts['questions'] => {
  const n = f.number;
  const eur = f.euros;
  const { cards: count, mediaMarkers } = counts(f);
  const purse = (money: number): string => `You have ${eur(money)}.`;
  /** The work of a politician is named first. */
  const inWork = ({ work }: Occasion, question: string): string =>
    work === undefined ? f.begin(question) : `${at(work)}: ${question}`;
  const politicians = (k: number): string =>
    f.plural(k, { one: '# politician', other: '# politicians' });
  return {
    draftPick: ({ pick, picks, cards }) =>
      `Pick ${n(pick)} of ${n(picks)}: which of the ${n(cards)} cards do you take? The others go to your left.`,
    layProgram: ({ who, cards, held }) =>
      cards === 5
        ? `Which five of your ${n(held)} cards are the program ${who.of}? They must be of five topics.`
        : `Which ${n(cards)} of your ${n(held)} cards begin the program ${who.of}? You hold only ${n(cards)} topics: lay down one of each.`,
    completeProgram: ({ cards }) =>
      cards === 0
        ? 'None of the cards you drew has a topic that you lack: they are shown, and you draw again.'
        : f.plural(cards, {
            one: 'Which card with a topic that you lack do you add to your program?',
            other: 'Which # cards with topics that you lack do you add to your program?',
          }),
    keepCard: ({ cards }) =>
      `Which one of your ${count(cards)} stays in your hand? The rest is discarded, face down.`,
    startPosition: ({ who }) =>
      `Where ${who.several ? 'do' : 'does'} ${who.mid} start, and with what? Choose a start strip and a state for each of its symbols; the same symbol twice needs two states.`,
    bid: ({ money }) =>
      `What do you bid to become start player? Only the highest bidder pays. ${purse(money)}`,
    raise: ({ bid, others, money }) =>
      `You are tied with ${f.list(others.map(({ mid }) => mid))} for start player: do you go above ${eur(bid)}? ${purse(money)}`,
    drawPrograms: ({ display, ...occasion }) =>
      inWork(
        occasion,
        `do you draw cards for your program? In the display ${display === 1 ? 'is' : 'are'} ${count(display)}.`,
      ),
    takeFromDisplay: ({ display, ...occasion }) =>
      inWork(occasion, `which of the ${count(display)} in the display do you take?`),
    swapPrograms: (occasion) =>
      inWork(
        occasion,
        'what changes in your program? Up to two cards of your hand each replace one of the program; all topics must differ at the end.',
      ),
    keepProgram: ({ cards, ...occasion }) =>
      inWork(
        occasion,
        `which of your ${count(cards)} do you keep in hand? The rest is discarded, face down.`,
      ),
    buyMedia: ({ price, money, markers }) =>
      `In which state do you buy a media marker for ${eur(price)}? ${purse(money)} In your supply: ${mediaMarkers(markers)}.`,
    placeRallies: ({ who, money, supply }) =>
      `Where ${who.several ? 'do' : 'does'} ${who.mid} hold new rallies? ${purse(money)} In your supply: ${f.plural(supply, { one: '# rally', other: '# rallies' })}.`,
    sendPoliticians: ({ politicians: held }) =>
      `Whom do you send, at most one to each state? You hold ${politicians(held)}. They are paid when they act.`,
    payPolitician: ({ cost, money, ...work }) =>
      `${at(work)}: do you pay ${eur(cost)}, or let it go? ${purse(money)}`,
    chooseAction: ({ part, ...work }) =>
      part === 'main'
        ? `${at(work)}: do you use the main action?`
        : `${at(work)}: which of the secondary actions do you use?`,
    placeDouble: (work) => `${at(work)}: which opinion counts twice from now on, for everybody?`,
    removeMedia: ({ price, ...work }) =>
      `${at(work)}: whose media marker do you buy out? Its owner gets ${eur(price)} from you and can’t refuse.`,
    placeMedia: (work) =>
      `${at(work)}: do you put a media marker of your own on the free spot, for nothing?`,
    shiftOpinion: ({ state }) =>
      `You lead the media ${state.in}: which opinion do you replace with one of the display?`,
    bidForPoll: ({ state, back, highest, auctioneer, isAuctioneer, money }) => {
      const bid =
        highest === undefined
          ? 'Nobody has bid yet.'
          : `${does(highest.who, 'has', 'have')} bid ${eur(highest.bid)}, the highest bid.`;
      const last = isAuctioneer
        ? 'You are the auctioneer and speak last.'
        : `${does(auctioneer, 'speaks', 'speak')} last as auctioneer.`;
      return `What do you bid for the poll ${state.in}? By its back it raises ${back.mid}. ${bid} ${last} ${purse(money)}`;
    },
    publishPoll: ({ state, back, front, ...occasion }) => {
      const figures = front.map(({ who, by }) => `${who.name} ${f.signed(by)}`).join(', ');
      return inWork(
        occasion,
        `do you publish your poll ${state.in}? By its back it raises ${back.mid}; its front, which only you see, says ${figures}.`,
      );
    },
    convertRallies: ({ state, rallies, round }) =>
      `How many of your ${f.plural(rallies, { one: '# rally', other: '# rallies' })} ${state.in} do you turn into votes now, four or more? It elects in round ${n(round)}.`,
    useDonation: ({ money, base }) =>
      `Which of your donations do you use, and do you take the money? ${purse(money)} Your party base is ${n(base)}.`,
  };
};

/** What each is for. */
export const purposes: Texts['purposes'] = {
  draftPick:
    'You build your program from these. Cards that fit many states multiply your rallies there.',
  layProgram: 'The program is your multiplier in every state, and decides who can govern with you.',
  completeProgram: 'A program needs five different topics.',
  keepCard: 'A card in hand is a change of mind for later.',
  startPosition: 'A first foothold: rallies become votes, media and trend pay off later.',
  bid: 'Going first: first choice of media spots and rallies, and you win ties.',
  raise: 'Going first: first choice of media spots and rallies, and you win ties.',
  drawPrograms: 'A better match multiplies all rallies you hold in a state.',
  takeFromDisplay: 'A better match multiplies all rallies you hold in a state.',
  swapPrograms: 'A better match multiplies rallies; cards like another party’s open coalitions.',
  keepProgram: 'A card in hand is a change of mind for later.',
  buyMedia: 'Most markers in a state: you change its opinions, and polls can’t hurt you there.',
  placeRallies: 'Rallies become votes on election day: (rallies + trend) × match.',
  sendPoliticians: 'Politicians act once: trend, votes, opinions, media, polls.',
  payPolitician: 'Only paid politicians act. This one has been waiting there, face down.',
  chooseAction: 'Each has a main action and one more; what helps most depends on the state.',
  placeDouble: 'Double an opinion you agree with, or one the leader disagrees with.',
  removeMedia: 'Who has most markers there shifts opinions and is safe from polls.',
  placeMedia: 'Another marker brings you nearer to leading the media there.',
  shiftOpinion: 'You lead the media: make the state think as your program does.',
  bidForPoll:
    'A published poll moves trends; kept quiet it gives you 3 party base: money each round but the last, points at the end.',
  publishPoll:
    'Moves trends now, or gives you party base: money each round but the last, points at the end.',
  convertRallies:
    'Votes are safe, rallies can still lose their match. The rallies come back to you.',
  useDonation:
    'Money now against party base, which pays every round but the last and counts at the end. Money left at the end: most 6 points, second most 3.',
};
