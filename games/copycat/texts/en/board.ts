import type { Figures, Formats } from '@hustings/texts';
import {
  DOCTORATE,
  standard,
  type Action,
  type CardEffect,
  type CardKind,
  type PendingKind,
  type Tables,
} from '../../rules/index.js';
import { Names } from '../names.js';
import type { Term } from '../terms.js';
import { texts } from './index.js';
import { theseCards } from '../these.js';

const SHY = '\u00ad';

/** Names that are broken where there is no room for them. */
const broken: Partial<Record<CardKind, string>> = {
  insideInformation: `Inside Infor${SHY}mation`,
  electionCampaignOffice: `Elec${SHY}tion Cam${SHY}paign Office`,
  industrialist: `Indus${SHY}trialist`,
  wifesFundraiser: `Wife’s Fund${SHY}raiser`,
  nationalRadio: `Na${SHY}tional Radio`,
  nationalNewspaper: `Na${SHY}tional News${SHY}paper`,
  nationalTV: `Na${SHY}tional TV`,
  pressSecretary: `Press Secre${SHY}tary`,
  campaignTrail: `Cam${SHY}paign Trail`,
  doctorate: `Doctor${SHY}ate`,
  bonusPayment: `Bonus Pay${SHY}ment`,
  fatherlyFriend: `Father${SHY}ly Friend`,
  fundRaising: `Fund Rais${SHY}ing`,
};

/** A card that is named many times over. */
const terse: Partial<Record<CardKind, readonly [one: string, several: string]>> = {
  fatherlyFriend: ['Friend', 'Friends'],
  localMedia: ['Local', 'Locals'],
  nationalRadio: ['Radio', 'Radios'],
  nationalNewspaper: ['Newspaper', 'Newspapers'],
  nationalTV: ['TV', 'TVs'],
  wifesFundraiser: ['Wife’s', 'Wife’s'],
  banker: ['Banker', 'Bankers'],
  industrialist: ['Industrialist', 'Industrialists'],
};

/** Who did something; "you" takes another verb. */
type Doer = { readonly name: string; readonly isYou: boolean };

const words = ['first', 'second', 'third', 'fourth'];

const several = (doers: readonly Doer[]): boolean =>
  doers.length > 1 || doers.some(({ isYou }) => isYou);

/** What is to be said, one after the other. */
const said = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** English: Copycat at its own table, with the cards that are played there. */
export const board = (f: Formats<'en'>, tables: Tables = standard) => {
  const { actionOf, coinsOf, effectOf, figureOf, kindOf, officeFigureOf, pointsOf } = tables;
  const t = texts(f);
  const n = f.number;
  const { coins, points } = t;
  const cards = t.cardCount;
  const workers = (count: number): string =>
    f.plural(count, { one: '# worker', other: '# workers' });
  const plain = (kind: CardKind): string => t.cards[kind];
  /** A card, and how many of it where there are several. */
  const many = ([kind, count]: readonly [CardKind, number]): string =>
    count === 1 ? plain(kind) : `${n(count)} × ${plain(kind)}`;
  const these = theseCards(f, kindOf, plain, (kind) => terse[kind]?.[0]);
  const name = (card: number): string =>
    card === DOCTORATE ? plain('doctorate') : t.numbered(plain(kindOf[card]), card);
  const { letter, office } = new Names(t, tables);
  /** What a card does, in two or three words. */
  const effects: Record<CardEffect, (card: number) => string> = {
    placeAnother: () => 'place 1 more',
    placeOnOccupied: () => 'share an office',
    workers: (card) => workers(figureOf[card]),
    removeForWorker: () => '1 worker for 1 card',
    draw: (card) => `draw ${n(figureOf[card])}`,
    drawPerCoin: () => '1 card a coin',
    coins: (card) => coins(coinsOf[card]),
    doubleCoins: () => 'coins × 2',
    either: (card) => `${coins(coinsOf[card])} or ${points(pointsOf[card])}`,
    points: (card) => points(pointsOf[card]),
    doubleMarkers: () => 'markers × 2',
    pointsPerCoinAtPurchase: () => 'a point a coin',
    reuseWorker: () => '1 worker again',
    copyCard: () => 'copies a card',
    keepHand: () => 'keep hand',
    nothing: () => 'nothing',
  };
  const does = (card: number): string =>
    t.effects[effectOf[card]](figureOf[card], coinsOf[card], pointsOf[card]);
  const when = (card: number): string => t.times[effectOf[card]];
  const term = (one: Term): string => {
    switch (one.of) {
      case 'cards': {
        const [single, more] = terse[one.kind] ?? [plain(one.kind), plain(one.kind)];
        return `${one.count === 1 ? single : more} ${n(one.sum)}`;
      }
      case 'office':
        // Its name has the figure in it, but for the special buy.
        return actionOf[one.office] === 'specialBuy'
          ? `${office(one.office)} ${n(one.figure)}`
          : office(one.office);
      case 'aside':
        return `set aside ${n(one.sum)}`;
      case 'again':
        return `used again ${n(one.sum)}`;
      case 'more':
        return `effects ${n(one.sum)}`;
      case 'removed':
        return `removed ${n(one.sum)}`;
      case 'fixed':
        return `Allocation ${n(one.sum)}`;
      case 'spent':
        return `spent ${n(one.sum)}`;
      case 'used':
        return `used ${n(one.sum)}`;
      case 'times':
        return `×\u00a0${n(one.times)} by ${plain(one.kind)}`;
      case 'markers':
        return one.times === 1
          ? f.plural(one.count, { one: '# marker', other: '# markers' })
          : `markers ${n(one.count)}\u00a0×\u00a0${n(one.times)}`;
    }
  };
  const markersThere = (count: number): string =>
    f.plural(count, { one: '# marker on it', other: '# markers on it' });
  const ordinal = (place: number): string =>
    f.ordinal(place, { one: '#st', two: '#nd', few: '#rd', other: '#th' });
  const phases = { 1: 'Planning', 2: 'Actions', 3: 'Buying and points', 4: 'Clean-up' } as Record<
    number,
    string
  >;
  const pile = (draw: number, discards: number): string =>
    discards === 0 ? `${n(draw)} in the pile` : `${n(draw)} in the pile, ${n(discards)} discards`;
  return {
    ...(f as Figures),
    title: t.title,
    coins,
    points,
    cards,
    you: 'you',
    youBegin: 'You',
    initial: (called: string): string => called.slice(0, 1).toLocaleUpperCase(f.locale),
    /** The shapes of the seats. */
    marks: ['Square', 'Circle', 'Triangle', 'Diamond'] as readonly string[],
    chosen: 'Chosen',
    of: (some: number, all: number) => `${n(some)} of ${n(all)}`,
    scene: 'Show this moment again',
    card: {
      name,
      plain,
      short: (kind: CardKind) => broken[kind] ?? plain(kind),
      effect: (card: number) => effects[effectOf[card]](card),
      does,
      label: (card: number, more: readonly string[]) => said([name(card), does(card), ...more]),
      uses: (uses: number): string => (uses === 0 ? '' : uses === 1 ? 'used once' : 'used twice'),
      eitherCoin: (card: number) => `${n(coinsOf[card])} /`,
      eitherPoints: (card: number) => n(pointsOf[card]),
      twice: '× 2',
    },
    office: {
      /** As in the log. */
      name: office,
      letter,
      /** In its window, broken where there is no room for it. */
      window: (number: number) => office(number).replace('Allocation', `Alloca${SHY}tion`),
      effect: (number: number) =>
        f.begin(t.officeEffects[actionOf[number]](officeFigureOf[number])),
      sub: {
        removeForCoin: 'a coin each',
        specialBuy: 'fresh street',
        reuseCard: 'a card again',
      } as Partial<Record<Action, string>>,
      /** In a small window. */
      word: {
        draw: 'Draw',
        exchange: 'Exchange',
        coins: 'Coins',
        buy: 'Buy',
        specialBuy: 'Special',
        removeForCoin: 'Remove',
        points: 'Points',
        reuseCard: 'Again',
      } satisfies Record<Action, string>,
      isNew: 'new',
      there: (markers: number, names: readonly string[]) =>
        said([
          markers > 0 ? `with ${markersThere(markers)}` : '',
          names.length > 0 ? `with ${f.list(names)}` : '',
        ]),
      label: (what: {
        office: number;
        workers: readonly { name: string; used: number }[];
        markers: number;
        isNew: boolean;
      }) =>
        said([
          office(what.office),
          t.officeEffects[actionOf[what.office]](officeFigureOf[what.office]),
          what.workers.length === 0
            ? 'free'
            : `taken by ${f.list(
                what.workers.map((one) =>
                  one.used > 1
                    ? `${one.name} (used twice)`
                    : one.used > 0
                      ? `${one.name} (used)`
                      : one.name,
                ),
              )}`,
          what.markers > 0 ? f.plural(what.markers, { one: '# marker', other: '# markers' }) : '',
          what.isNew ? 'new in this round' : '',
        ]),
    },
    house: {
      title: 'Offices',
      say: 'empty ones gather markers;',
      left: (count: number) => (count === 0 ? 'none left' : `${n(count)} left`),
      round: (round: number) => `round ${n(round)}`,
    },
    street: {
      title: 'The street',
      printed: 'printed price',
      leave: (clears: number) =>
        clears === 1 ? 'the first leaves if unsold' : `the first ${n(clears)} leave if unsold`,
      plus: (more: number) => `+ ${n(more)}`,
      more: (more: number) => f.plural(more, { one: '# coin more', other: '# coins more' }),
      sold: 'sold',
      nothingLeft: 'nothing left',
      notForSale: 'not for sale',
      reds: 'red cards that come along',
      along: 'comes along',
      sum: (price: number, more: number) => `${n(price)} + ${n(more)}`,
      say: (sale: { space: number; price: number | undefined; surcharge: number; reds: number }) =>
        said([
          `space ${n(sale.space)}`,
          sale.price === undefined ? 'not for sale' : coins(sale.price),
          sale.surcharge > 0 && sale.price !== undefined
            ? `${n(sale.price - sale.surcharge)} plus ${n(sale.surcharge)}`
            : '',
          sale.price !== undefined && sale.reds > 0
            ? f.plural(sale.reds, {
                one: '# red card comes along',
                other: '# red cards come along',
              })
            : '',
        ]),
    },
    mine: {
      title: 'Your side',
      hand: 'Your hand',
      handOf: (who: string) => `Hand of ${who}`,
      hidden: (count: number) => `${cards(count)}, seen by their owner only.`,
      noHand: 'Your hand is empty.',
      draw: 'Draw pile',
      discards: 'Discards',
      area: 'In play',
      areaSay: (phase: number, isLast: boolean): string =>
        phase === 3 ? 'figures that count' : `lie here until ${isLast ? 'the end' : 'clean-up'}`,
      noArea: (isLast: boolean): string =>
        `Played cards lie here until ${isLast ? 'the end' : 'clean-up'}.`,
      aside: 'Set aside',
      noAside: 'Out of use this round',
      times: (times: number) => `×${n(times)}`,
      workers: 'Workers',
      atWork: (count: number) => `${n(count)} at work`,
      free: (count: number) => `${n(count)} free`,
      reserve: (count: number) => `${n(count)} in reserve`,
      doctorates: (count: number) => f.plural(count, { one: '# Doctorate', other: '# Doctorates' }),
    },
    account: {
      coins: 'Coins',
      buys: 'Buys',
      points: 'Points',
      inHand: 'In your hand',
      inSight: 'In sight for phase 3',
      goal: (limit: number) => `of ${n(limit)}`,
      yours: 'Your account',
      done: 'Your round',
      blue: 'blue: with your plan',
      without: 'without the card you lay',
      terms: (terms: readonly Term[]) => terms.map(term).join(', '),
      from: (figure: number) => `${n(figure)} → `,
      scored: (before: number, score: number) => `${n(before)} → ${n(score)}`,
    },
    others: {
      title: 'The others',
      thinks: 'is thinking',
      laid: 'has laid a card',
      decides: 'decides now',
      out: 'out of this phase',
      placed: (count: number) => `${n(count)} placed, waits`,
      scored: (gain: number) => `done: ${f.signed(gain)}`,
      next: 'plays next',
      later: 'plays later',
      nothing: 'nothing in play yet',
      score: 'Points',
      sight: 'in sight',
      ifNow: 'Points of offices and markers, if the round ended now',
      hand: 'hand',
      deck: 'deck',
      discards: (count: number) => `+ ${n(count)}`,
      coins: 'coins',
      buys: 'buys',
      free: 'free',
      markers: 'markers',
    },
    track: {
      label: (scores: readonly (readonly [string, number])[]) =>
        `Career track to 95: ${scores.map(([who, score]) => `${who} ${n(score)}`).join(', ')}`,
      joke: '90 92 93 94 93 95',
      jokeSay:
        'A joke printed on the board: 91, 92, 93 and 94 are counted all the same. At 95 the game ends with this round.',
    },
    strip: {
      round: (round: number, of: number) => `Round ${n(round)} of ${n(of)}`,
      last: (round: number) => `Round ${n(round)}, the last`,
      short: (round: number, of: number) => `${n(round)}/${n(of)} `,
      phases,
      phasesShort: { 1: 'Planning', 2: 'Actions', 3: 'Buying', 4: 'Clean-up' } as Record<
        number,
        string
      >,
      moment: (round: number, phase: number) => `Round ${n(round)} · ${phases[phase]}`,
      order: 'Order of play',
      byCard: 'by card',
      orderSoFar: 'Order so far',
      newOrder: 'until all have laid',
    },
    tabs: {
      label: 'Parts of the table',
      street: 'Street',
      offices: 'Offices',
      hand: 'Hand',
      others: 'Others',
      log: 'Log',
      open: 'Open the decision',
      close: 'Close the decision',
    },
    frame: {
      yours: 'Your decision',
      phase: (phase: number, moment?: string) =>
        moment === undefined ? `phase ${n(phase)}` : `phase ${n(phase)} · ${moment}`,
      rule: (id: string) => `Rule ${id}`,
      takeBack: 'Take back',
    },
    effect: {
      label: 'What it changes',
      from: (figure: string) => `${figure} → `,
      names: {
        coins: 'Coins in sight',
        rights: 'Buys',
        points: 'Points in sight',
        hand: 'Hand',
        markers: 'Markers',
        free: 'Free workers',
        reserve: 'Reserve',
        deck: 'Your deck',
      } as Readonly<Record<string, string>>,
      inReach: 'New in reach',
      cards: (names: readonly string[]) => f.list(names),
      kinds: (kinds: readonly (readonly [CardKind, number])[]) => f.list(kinds.map(many)),
      pile,
      marker: 'a point each',
    },
    bid: {
      question: 'Which card do you lay for the order?',
      hint: 'The higher number plays earlier; equal ones swap places. The card is out of use this round.',
      when: 'all at once',
      missing: 'Press a card of your hand.',
      choose: 'Choose a card first',
      go: (card: number) => `Lay ${plain(kindOf[card])}, ${n(card)}`,
      note: 'You may take it back until all have laid theirs.',
      number: 'number',
      without: 'What you do without this round',
      above: (card: number) => `Above ${n(card)}, of the cards in hand and draw pile`,
      ofUnseen: (more: number, of: number) => `${n(more)} of ${n(of)}`,
      scale: (hand: readonly number[]) =>
        `Your cards on the scale from 1 to 61: ${hand.map((card) => n(card)).join(', ')}`,
    },
    turn: {
      ask: 'Your turn: what do you do?',
      askPlace: 'Which office does your worker take?',
      askPlay: (card: number) => `Play ${plain(kindOf[card])}?`,
      askUse: (number: number) => `Use ${office(number)} now?`,
      askEnd: 'End your turn?',
      askPass: 'End the turn without a worker?',
      hint: (free: number) =>
        `${f.plural(free, { one: '# free worker', other: '# free workers' })}. Play cards before or after placing, as many as you like.`,
      hintEnd: 'Without a worker placed you are out of this phase.',
      missing: 'Press an office or a card.',
      choose: 'Choose something first',
      place: (
        number: number,
        { draws, uses, ends }: { draws: number | undefined; uses: boolean; ends: boolean },
      ) => {
        const then =
          draws !== undefined ? `, draw ${n(draws)}` : uses ? ', use it' : ends ? ', end turn' : '';
        return `Send a worker to ${office(number)}${then}`;
      },
      play: (card: number, draws: number | undefined) =>
        draws === undefined
          ? `Play ${plain(kindOf[card])}`
          : `Play ${plain(kindOf[card])}: draw ${n(draws)}`,
      use: (number: number, draws: number | undefined) =>
        draws === undefined ? `Use ${office(number)}` : `Use ${office(number)}: draw ${n(draws)}`,
      end: 'End your turn',
      pass: 'Pass for this round',
      back: 'Back to the turn',
      atOnce: 'Use it at once',
      orPlay: 'You may play first',
      playTitle: 'Play a card',
      useTitle: 'Use your office',
      placeTitle: 'Send a worker',
      placeSay: (count: number) =>
        f.plural(count, { one: '# office, or press it', other: '# offices, or press one' }),
      freeWorkers: (count: number) => workers(count),
      goHome: 'go home unused',
      notUsed: 'not used yet',
      lost: 'lost',
      kept: 'Coins, points',
      keptSay: 'count in phase 3',
      keptTo: 'kept',
      noteEnds: 'Nothing else is left to do: your turn ends with it, and that is final.',
      noteDraw: 'Final: what is drawn is seen.',
    },
    step: {
      ask: 'What do you do next?',
      askBuy: (card: number) => `Buy ${plain(kindOf[card])}?`,
      askLay: (card: number) => `Lay out ${plain(kindOf[card])}?`,
      askEnd: (gain: number) => `End it and score ${n(gain)}?`,
      askKeep: (count: number) => `End it and keep ${cards(count)}?`,
      hint: 'Lay out, use, buy, in any order; end it when you are done.',
      hintEnd: 'Coins that are left are lost.',
      when: 'any order',
      missing: 'Lay out, use or buy something on the table, or end the phase.',
      choose: 'Choose something first',
      layAll: (count: number) => `Lay out ${cards(count)}`,
      lay: (card: number) => `Lay out ${plain(kindOf[card])}`,
      laid: (count: number) => f.plural(count, { one: '# coin card', other: '# coin cards' }),
      buy: (card: number, price: number | undefined) =>
        price === undefined
          ? `Buy ${plain(kindOf[card])}`
          : `Buy ${plain(kindOf[card])} for ${n(price)}`,
      useCard: (card: number) => `Use ${plain(kindOf[card])}`,
      useOffice: (number: number) =>
        actionOf[number] === 'specialBuy'
          ? 'Move the street up, then buy'
          : `Use ${office(number)}`,
      special: {
        gaps: 'Gaps',
        closes: (fresh: number) =>
          `closed up; ${f.plural(fresh, { one: '# new card', other: '# new cards' })}`,
        none: 'none: the street stays',
        hint: 'First the street closes up and refills. Then you may buy a card, for the price of its new space.',
        note: 'Final: the new cards are seen.',
      },
      endShort: (gain: number) => `End phase: score ${n(gain)}`,
      end: (gain: number) => `Score ${n(gain)}, end the phase`,
      keep: (count: number, gain: number) => `Keep ${n(count)}, score ${n(gain)}`,
      back: 'Back',
      note: 'Your hand is laid out at the end by itself: points still count, coins come too late.',
      pays: (have: number, price: number) => `${n(have)} − ${n(price)}`,
      buysLeft: 'Buys left',
      noBuy: 'no worker in a Buy office',
      buysSpent: 'all used',
      alongName: 'Comes along',
      onSpace: (space: number, card: number) =>
        `space ${n(space)} · ${effects[effectOf[card]](card)}`,
      score: 'Score',
      scoreSum: (score: number, gain: number) => `${n(score)} + ${n(gain)}`,
      keeps: 'Kept',
      keepsSay: (isLast: boolean): string =>
        isLast ? 'lost: there is no next round' : 'in hand for the next round',
      lost: 'left over, lost',
      first: 'Or first',
      still: 'Still to use',
      buyTitle: 'Buy',
      buySay: (rights: number) => f.plural(rights, { one: '# buy left', other: '# buys left' }),
      offer: (card: number, reds: number) =>
        reds === 0
          ? name(card)
          : `${name(card)}, ${f.plural(reds, { one: '# Scandal along', other: '# Scandals along' })}`,
    },
    numbers: {
      draw: {
        question: 'How many cards do you draw?',
        hint: 'Say it first; you see them after.',
        go: (count: number) => (count === 0 ? 'Draw none' : `Draw ${n(count)}`),
        note: 'Final: what is drawn is seen.',
      },
      doctorate: {
        question: 'How many coins become points?',
        hint: 'The surcharge is paid. The thesis writes itself.',
        go: (count: number) =>
          count === 0 ? 'Turn no coin into points' : `Turn ${coins(count)} into ${points(count)}`,
        note: 'Coins you keep can still buy.',
      },
      decline: {
        question: 'Stay below 95?',
        hint: 'Points of cards and offices may be declined; markers may not.',
        go: (count: number) => (count === 0 ? 'Score all of them' : `Decline ${points(count)}`),
        note: 'Final either way.',
      },
      declined: 'Points you decline',
      atOnce: 'Points, at once',
      ends: 'the game ends with this round',
      goesOn: 'the game goes on',
    },
    exchange: {
      question: (most: number, isSaid: boolean) =>
        most === 1
          ? 'Which card goes?'
          : isSaid
            ? `Which ${cards(most)} go?`
            : `Which cards go, up to ${n(most)}?`,
      hint: 'They lie open, out of use this round; as many are drawn.',
      none: 'Exchange none',
      choose: 'Choose among your cards first',
      go: (list: readonly number[]) => `Exchange ${these(list)}`,
      note: 'Final: what is drawn is seen.',
      plus: '+ what is drawn',
      tooMany: (most: number) => `At most ${n(most)}.`,
      saidOther: (count: number) => `You said ${n(count)}.`,
    },
    remove: {
      question: (most: number, isSaid: boolean) =>
        most === 1
          ? 'Which card leaves the game?'
          : isSaid
            ? `Which ${cards(most)} leave the game?`
            : `Which cards leave the game, up to ${n(most)}?`,
      hint: 'From the hand, for good; a coin each.',
      none: 'Remove none',
      choose: 'Choose among your cards first',
      go: (list: readonly number[]) => `Remove ${these(list)}`,
      note: 'They never come back.',
      tooMany: (most: number) => `At most ${n(most)}.`,
      saidOther: (count: number) => `You said ${n(count)}.`,
    },
    one: {
      removeForWorker: {
        question: 'Which card leaves the game?',
        hint: 'It brings 1 worker from the reserve.',
        missing: 'Press a card of your hand.',
        choose: 'Choose a card first',
        go: (what: string) => `Remove ${what} for a worker`,
        none: 'Remove none',
      },
      reuseWorker: {
        question: 'Which worker works again?',
        hint: 'The office it stands in, in full, at once.',
        missing: 'Press an office of yours that was used once.',
        choose: 'Choose a worker first',
        go: (what: string, draws: number | undefined) =>
          draws === undefined ? `Use ${what} again` : `Use ${what} again: draw ${n(draws)}`,
        none: 'No worker',
      },
      copyCard: {
        question: 'What does Press Secretary copy?',
        hint: 'A card in play whose effect belongs to this phase.',
        missing: 'Press a card in play.',
        choose: 'Choose a card first',
        go: (what: string, draws: number | undefined) =>
          draws === undefined ? `Copy ${what}` : `Copy ${what}: draw ${n(draws)}`,
        none: 'Copy none',
      },
      reuseCard: {
        question: 'Which card is used again?',
        hint: 'Then it is set aside. Its coins are never doubled.',
        missing: 'Press a card in play that was used once.',
        choose: 'Choose a card first',
        go: (what: string, draws: number | undefined) =>
          draws === undefined ? `Use ${what} again` : `Use ${what} again: draw ${n(draws)}`,
        none: 'No card',
      },
    },
    pay: {
      question: 'With what do you pay?',
      hint: 'A card for each coin. These coins are gone in phase 3.',
      go: (sum: number, draws: number) =>
        sum === 0 ? 'Pay nothing' : `Pay ${coins(sum)}, draw ${n(draws)}`,
      name: 'Use this for coins',
      draws: 'You draw',
      left: 'Left for phase 3',
      asksMore: 'asks something more',
    },
    either: {
      question: 'A coin or points?',
      hint: 'Chosen at each use anew. Left in hand it gives points.',
      go: (isCoin: boolean): string => (isCoin ? 'Take the coin' : 'Take the points'),
    },
    chain: {
      label: (step: number, of: number) => `A chain: step ${n(step)} of ${n(of)}`,
      here: 'You are here',
      hereSay: 'decide below',
      played: 'played',
      used: 'used',
      usedAgain: 'used a second time',
      reused: 'used a second time',
      copied: 'copied',
      exchanged: 'exchanged',
      removed: 'removed from the game',
      drew: 'drawn',
      leaves: (card: number) => `${name(card)} is set aside`,
      leavesSay: 'no further use this round',
      back: 'Then back to',
      kinds: {
        drawNumber: 'drawing',
        exchangeNumber: 'exchanging',
        exchangeCards: 'exchanging',
        removeNumber: 'removing',
        removeCards: 'removing',
        removeForWorker: 'removing a card for a worker',
        pay: 'the payment',
        reuseWorker: 'a worker’s second use',
        copyCard: 'copying',
        reuseCard: 'a card’s second use',
        coinOrPoints: 'a coin or points',
        coinsForDoctorate: 'the Doctorate',
        leave: 'setting it aside',
      } satisfies Record<PendingKind, string>,
    },
    waiting: {
      others: 'Others decide',
      decides: (who: string) => `${who} decides.`,
      several: (count: number) => f.plural(count, { one: '# decides.', other: '# still decide.' }),
      decided: (count: number, of: number) =>
        f.plural(count, {
          one: `# of ${n(of)} has laid a card.`,
          other: `# of ${n(of)} have laid a card.`,
        }),
      thinks: 'thinking',
      laid: 'face down',
      yours: 'Your last act',
    },
    point: {
      news: 'Just now',
      more: (count: number) => `${n(count)} more`,
      marked: 'new since your decision',
      nothing: 'The game begins.',
      office: (number: number, markers: number, names: readonly string[]) =>
        `(${t.officeEffects[actionOf[number]](officeFigureOf[number])}${
          actionOf[number] === 'draw' || actionOf[number] === 'exchange'
            ? '; used in your turn'
            : actionOf[number] === 'reuseCard'
              ? '; phase 2 or 3'
              : '; in phase 3'
        }). ${names.length > 0 ? `${f.list(names)} there.` : markers > 0 ? `Empty, ${markersThere(markers)}.` : 'Empty.'}`,
      street: (what: {
        card: number;
        space: number;
        price: number | undefined;
        reds: number;
        coins: number | undefined;
        planned: number | undefined;
        unseen: number;
      }) => {
        const cost =
          what.price === undefined
            ? 'not for sale'
            : `space ${n(what.space)}, ${coins(what.price)}`;
        const have =
          what.coins === undefined || what.price === undefined
            ? ''
            : what.coins >= what.price
              ? ` You have ${n(what.coins)} in sight.`
              : what.planned !== undefined && what.planned >= what.price
                ? ` You have ${n(what.coins)} in sight, with your plan ${n(what.planned)}.`
                : ` ${n(what.price - what.coins)} short of it.`;
        const along =
          what.reds === 0 || what.price === undefined
            ? ''
            : ` ${f.plural(what.reds, { one: '# red card comes along.', other: '# red cards come along.' })}`;
        return `(${does(what.card)}): ${cost}.${have}${along} ${unseenSay(what.unseen)}`;
      },
      /** What a card would bring as the table stands. */
      brings: (
        gain: Readonly<Record<'coins' | 'points' | 'draws' | 'workers', number>>,
        inHand: boolean,
      ) => {
        const parts = [
          gain.coins > 0 ? coins(gain.coins) : '',
          gain.points > 0 ? points(gain.points) : '',
          gain.draws > 0 ? cards(gain.draws) : '',
          gain.workers > 0 ? workers(gain.workers) : '',
        ].filter((part) => part !== '');
        if (parts.length === 0) return inHand ? 'Brings you nothing now.' : '';
        return inHand
          ? `Brings you ${f.list(parts)} now.`
          : `In your hand it would bring ${f.list(parts)} now.`;
      },
      /** A Doctorate, for the coins that are left. */
      bought: (most: number) => `Bought now: up to ${points(most)}.`,
      acts: (names: readonly string[]) =>
        names.length === 0 ? 'Nothing to act on now.' : `Could act on ${f.list(names)} now.`,
      reach: (names: readonly string[]) => `New in reach: ${f.list(names)}.`,
      /** A player: what would be scored, and the cards that everybody knows to be theirs. */
      player: (what: {
        score: number;
        gain: number;
        bought: readonly (readonly [kind: CardKind, count: number])[];
      }) => {
        const score = `${points(what.score)}, ${f.signed(what.gain)} for offices and markers if the round ended now.`;
        return what.bought.length === 0
          ? score
          : `${score} Bought so far: ${f.list(what.bought.map(many))}.`;
      },
      card: (card: number, unseen: number) =>
        `(${does(card)}${when(card) === '' ? '' : `; ${when(card)}`}). ${unseenSay(unseen)}`,
    },
    reveal: {
      kicker: (round: number) => `Round ${n(round)} · the cards are turned`,
      headline: (names: readonly string[], own: number) => {
        if (own < 0) return `${names[0]} plays first`;
        if (own === 0) return `You play first, then ${names[1]}`;
        return own === names.length - 1
          ? `${names[0]} plays first, you last`
          : `${names[0]} plays first, you ${words[own]}`;
      },
      former: 'Order so far',
      order: (round: number) => `Order in round ${n(round)}`,
      gives: (card: number, own: boolean) => {
        const verb = own ? 'give up' : 'gives up';
        return (
          {
            coins: `${verb} ${coins(coinsOf[card])}`,
            points: `${verb} ${points(pointsOf[card])}`,
            draw: `${verb} ${cards(figureOf[card])} to draw`,
            workers: `${verb} ${workers(figureOf[card])}`,
            nothing: `${verb} nothing`,
          }[effectOf[card] as string] ?? `${verb} ${plain(kindOf[card])}`
        );
      },
      higher: 'Higher plays earlier',
      higherSay: 'The card with the higher number comes first.',
      moved: (by: number, place: number) => {
        if (by === 0) return `You stay ${ordinal(place)}.`;
        const places = f.plural(Math.abs(by), { one: '# place', other: '# places' });
        return by > 0
          ? `You move up ${places}, to ${ordinal(place)}.`
          : `You fall back ${places}, to ${ordinal(place)}.`;
      },
      equal: 'Equal cards swap',
      equalSay: (names: readonly string[], card: number) =>
        `Card ${n(card)}: ${f.list(names)}. They stood in this order; now it is the other way round.`,
      aside: 'The cards are set aside',
      asideSay: (isLast: boolean): string =>
        isLast
          ? 'Out of use for the rest of the game.'
          : 'Out of use until clean-up; then they go to the discards.',
    },
    harvest: {
      kicker: (round: number) => `Round ${n(round)} · everybody has bought and scored`,
      headline: (top: readonly Doer[], leads: readonly Doer[]) => {
        const most = `${f.list(top.map((one, i) => (i > 0 && one.isYou ? 'you' : one.name)))} ${several(top) ? 'score' : 'scores'} most`;
        const same =
          top.length === leads.length && top.every((one, i) => one.name === leads[i].name);
        if (same) return `${most} and ${several(top) ? 'lead' : 'leads'}`;
        const ahead = leads.map((one) => (one.isYou ? 'you' : one.name));
        return `${most}, ${f.list(ahead)} ${several(leads) ? 'lead' : 'leads'}`;
      },
      kinds: {
        cards: 'cards',
        offices: 'offices',
        markers: 'markers',
        doctorates: 'Doctorate',
      } as Readonly<Record<string, string>>,
      bar: (gain: { cards: number; offices: number; markers: number; doctorates: number }) =>
        said([
          gain.cards > 0 ? `cards ${n(gain.cards)}` : '',
          gain.offices > 0 ? `offices ${n(gain.offices)}` : '',
          gain.markers > 0 ? `markers ${n(gain.markers)}` : '',
          gain.doctorates > 0 ? `Doctorate ${n(gain.doctorates)}` : '',
        ]) || 'no points',
      for: 'for',
      along: 'came along',
      nothing: 'bought nothing',
      laid: (count: number) => (count === 0 ? 'No marker is laid' : `Markers laid: ${n(count)}`),
      laidSay: 'One on every office without a worker.',
      opens: 'A new office opens',
      moves: 'The street moves up',
      unsold: (list: readonly number[]) =>
        list.length === 0
          ? 'Nothing leaves the game. New cards come from the right.'
          : `Unsold, and out of the game: ${f.list(list.map(name))}.`,
      fresh: 'The framed cards are new.',
      race: (goal: number) => `The race to ${n(goal)}`,
    },
    final: {
      kicker: (rounds: number) =>
        `Final result · Copycat, ${f.plural(rounds, { one: '# round', other: '# rounds' })}`,
      wins: (who: string, lead: number, isYou: boolean) =>
        `${who} ${isYou ? 'win' : 'wins'} by ${f.whole(points(lead))}`,
      winsAlone: (who: string, isYou: boolean) => `${who} ${isYou ? 'win' : 'wins'}`,
      shared: (names: readonly string[]) => `${f.list(names)} share the victory`,
      resigned: (names: readonly string[]) => `${f.list(names)} resigned.`,
      minded: (names: readonly string[]) => `${f.list(names)} away, mostly played by a bot.`,
      byPoints: (limit: number, round: number) =>
        `${n(limit)} was reached in round ${n(round)}, so everybody finished it.`,
      byDoctorate: (round: number) =>
        `The last Doctorate was bought in round ${n(round)}, so everybody finished it.`,
      byRounds: (round: number) => `Round ${n(round)} was the last.`,
      /** What decides between equal scores: the points of the last round. */
      byLast: (more: number, less: number) =>
        `Equal on points: ${n(more)} against ${n(less)} in the last round.`,
      plumes: 'In borrowed plumes',
      plumesSay: 'a feather for each round, as long as its points; filled from 10',
      feathers: (who: string, gains: readonly number[]) =>
        `${who}: ${gains.map((gain) => n(gain)).join(', ')}`,
      race: 'The race',
      source: 'Where every point came from',
      spelled: 'In words',
      line: (who: string, total: number, parts: readonly (readonly [string, number])[]) =>
        `${who}: ${points(total)}. ${f.begin(parts.map(([what, count]) => `${what} ${n(count)}`).join(', '))}.`,
      turning: 'Where a lead grew most in a round',
      turn: (round: number) => `Round ${n(round)}.`,
      turnSay: (who: string, gain: number, ahead: number, isYou: boolean) =>
        `${who} ${isYou ? 'make' : 'makes'} ${points(gain)}, ${n(ahead)} more than anybody else.`,
      show: 'Show',
      again: 'Same table again',
      step: 'Step through',
      file: 'Save',
    },
    keysSay:
      'A piece on the table is pressed like a button: once to choose it, once more to do it.',
    keys: {
      street: ['S', 'to the street'],
      offices: ['O', 'to the offices'],
      hand: ['H', 'to your hand'],
      play: ['I', 'to your cards in play'],
      others: ['P', 'to the other players'],
      arrows: ['← ↑ ↓ →', 'from piece to piece, also Home and End'],
      end: ['E', 'end the turn or the phase'],
      drop: ['Esc', 'drop what is chosen'],
      advice: ['B', 'what would a Strategist do?'],
    } satisfies Record<string, readonly [string, string]>,
    ordinal,
  };

  /** Chosen cards on a button: those of one kind together, in short where there are several kinds. */
  function unseenSay(count: number): string {
    return count === 0 ? 'No more of it to come.' : `${n(count)} more of it to come.`;
  }
};

/** A language brings the same; what it lacks does not compile. */
export type BoardTexts = ReturnType<typeof board>;
