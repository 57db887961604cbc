import { factor } from '../../edition-2019/factor.js';
import { verb, type Formats } from '@hustings/texts';
import { data, type Verb } from '../../../rules/edition-2019/index.js';
import type { PoliticianId } from '../../edition-2019/texts.js';
import { called, worldBoard } from '../board.js';
import { actions, politicians } from './politicians.js';

/** English: Die Macher 2019. Sums are in thousands of euros. */
export const board = (f: Formats<'en'>) => {
  const eur = f.euros;
  const n = f.number;
  const world = worldBoard(f, data.topics);
  const { partyOf, allOf, quoted, says, does } = called(f, data.topics);
  const { votes, points, party, state } = world;
  const theCards = (list: readonly number[]): string =>
    `${list.length === 1 ? 'the card' : 'the cards'} ${f.list(list.map(quoted))}`;
  const rallies = (count: number): string =>
    f.plural(count, { one: '# rally', other: '# rallies' });
  /** For winning, on top of those for votes. */
  const extra = (count: number): string => `+${n(count)}\u00a0bonus`;
  const act = actions(f);
  return {
    ...world,
    title: 'Die Macher 2019',
    politician: (id: string): string => politicians[id as PoliticianId].name,
    action: (deed: Verb, figure: number): string => act[deed](figure),
    /** What the actions of politicians do and cost, for whoever chooses among them. */
    deeds: {
      ask: 'What do these actions do?',
      says: {
        double:
          'One open opinion counts twice, for everybody. A marker that lies there is removed instead.',
        trend: 'Your marker climbs the scale −3, −2, 0, +2, +3, +4: from 0, one space up is +2.',
        media: `You pay another party ${eur(5)}, besides the politician. It takes a marker home; one of yours may take the spot for nothing.`,
        votes: 'Counted at once, without rallies.',
        othersTrend: 'Every other party falls one space on the trend scale of the state.',
        base: 'Party base: 1,000\u00a0€ a round, a point each at the end.',
        poll: 'The top poll, for nothing: look at it, then publish it or take 3 party base.',
        program: 'As in phase 2: draw, swap up to two cards, keep one.',
      } as Record<string, string>,
      onceMark: '(once per state)',
      once: 'Only whoever does it first in a round, in each state.',
      poor: (left: number) => `Not possible: ${eur(left)} would be left after the pay.`,
      first: (id: string) => `${says(id, 'may', 'may')} do it before you, and then you can’t.`,
      alone: 'Not possible as things are: no other party has a marker here.',
    },
    doubleMarker: 'Double marker',
    rallies,
    phases: [
      'Start player',
      'Programs',
      'Media',
      'Rallies',
      'Politicians',
      'Actions',
      'Media influence',
      'Polls',
      'Election',
    ],
    phasesShort: [
      'Start',
      'Programs',
      'Media',
      'Rallies',
      'Politicians',
      'Actions',
      'Influence',
      'Polls',
      'Election',
    ],
    strip: { ...world.strip, setupSteps: ['Draft', 'Program', 'Start'] },
    table: {
      ...world.table,
      upTo: 'most points',
      points: 'points',
      majority: 'majority',
      rallies: 'rallies',
      trend: 'trend',
      match: 'match',
      adds: '+ votes',
      wouldAdd: 'would add',
      trendTitle: 'Trend',
      politicians: 'Politicians',
      sentDown: 'a politician, face down',
      unpaid: 'let go',
      sum: (r: number, trend: number, match: number, gain: number, before: number, total: number) =>
        `(${factor(f, rallies(r), r, trend)}) × ${n(match)} = ${n(gain)}; ${n(before)} + ${n(gain)} = ${votes(total)}`,
      sumTight: (
        r: number,
        trend: number,
        match: number,
        gain: number,
        before: number,
        total: number,
      ) =>
        `(${factor(f, n(r), r, trend)}) × ${n(match)} = ${n(gain)}; ${n(before)} + ${n(gain)} = ${votes(total)}`,
      noRally: (total: number) => `No rally here, so nothing is added: ${votes(total)}`,
      coalition: (sum: number, bonus: number) => ` = ${n(sum)}: coalition, ${extra(bonus)} each`,
      noPair: (who: string, bonus: number) =>
        `${who} strongest, no pair reaches 50: ${extra(bonus)}`,
      noPairTight: (who: string, bonus: number) => `${who} strongest: ${extra(bonus)}`,
      coalitionTight: (bonus: number) => `: coalition, ${extra(bonus)} each`,
      noRallyTight: (total: number) => `No rally, nothing added: ${votes(total)}`,
      nobodyYet: 'Nobody has votes or rallies here yet.',
      countsAs: 'counts as ×\u00a01',
      factor: (match: number) => `× ${n(match)}`,
      countsAsLong: (match: number) =>
        `A match below 1 counts as ×\u00a01, the least there is. Here it is ${n(match)}.`,
      matchSay: 'Match: your program against the opinions of the state, at least 1',
      wins: (who: string, bonus: number) => `${who} with 50 or more: ${extra(bonus)}`,
      several: (bonus: number) => `with 50 or more: ${extra(bonus)} each`,
      chartLine: (who: string, now: number, then: number) =>
        `${who} ${n(now)}, ${n(then)} if the election were now`,
      stairs: (lines: readonly string[]) => `Trend: ${lines.join(', ')}`,
      ofRallies: (held: number, planned: number) =>
        `${rallies(held)} of 8${planned > 0 ? `, ${n(planned)} more planned` : ''}`,
      program: 'Program display',
      opinions: 'Opinion display',
      left: (k: number) => `${n(k)} of 14 left`,
      poll: 'Next poll',
      polls: (k: number) => `${n(k)} left`,
      raises: 'raises',
      raisesBy: (who: string) => `${who} by 2`,
      raisesNobody: (who: string) => `${who}, not here`,
      presence: 'Media presence',
    },
    seat: {
      ...world.seat,
      starts: 'start player',
      base: 'base',
      donations: 'donations',
      rallies: 'rallies',
      politicians: 'politicians',
      points: 'points',
      says: {
        money:
          'Every payment is in the log, the balance is not shown. At the end the most money gives 6 points, the second most 3.',
        moneySeen:
          'Every payment is in the log. At the end the most money gives 6 points, the second most 3.',
        base: 'Party base: 1,000\u00a0€ for each at the end of a round, and a point for each at the end of the game.',
        donations: 'Used one a round: money for base, or base instead of money.',
        rallies: 'Still in supply.',
        media: 'Media markers still in supply.',
        politicians: 'Still in hand.',
      } as Record<string, string>,
    },
    /** What is told about a piece that one points at. */
    point: {
      state: (elects: boolean, round: number, most: number) =>
        `${elects ? 'Elects this round' : `Elects in round ${n(round)}`}. 50 votes and more give ${points(most)}.`,
      fit: (code: string) => `Your match in ${state(code)}`,
      ifNow:
        'All rallies turned into votes; then who has 50 wins, else the strongest looks for a partner, nearest program first.',
      scale: (code: string) => `Trend in ${state(code)}`,
      on: (who: string, figure: string) => `${who} ${figure}`,
      scaleSay: (lines: readonly string[]) =>
        `${lines.join(', ')}. It is added to the rallies; there is no ±1.`,
      hidden: 'A hidden opinion',
      hiddenSay: 'It does not count yet. One is turned up in every state between rounds.',
      cardIn: (number: number, code: string) => `${quoted(number)} in ${state(code)}`,
      worth: (worth: number, twice: boolean) => {
        if (worth === 0) return 'Your program does not touch it: 0 for your match.';
        const figure = f.signed(twice ? worth * 2 : worth);
        const marker = twice ? ', doubled by the marker' : '';
        return `${worth > 0 ? 'Your program says the same' : 'Your program says the opposite'}: ${figure} for your match${marker}.`;
      },
      media: (code: string) => `Media in ${state(code)}`,
      spotFree: (code: string) => `A free media spot in ${state(code)}`,
      spotOf: (id: string, code: string) => `A media marker ${partyOf(id).of} in ${state(code)}`,
      noLead:
        'Nobody leads the media there: whoever does may shift an opinion and is safe from polls.',
      leads: (id: string, a: number, b: number) =>
        `${says(id, 'leads', 'lead')} ${n(a)} : ${n(b)}, may shift an opinion there and ${verb(partyOf(id), { one: 'is', several: 'are' })} safe from polls.`,
      slotFree: (code: string) => `A politician’s place in ${state(code)}`,
      slotDown: (id: string, code: string) => `A politician ${partyOf(id).of} in ${state(code)}`,
      slotUp: (id: string, name: string) => `${name} ${partyOf(id).of}`,
      slotSay: 'Sent face down in phase 5; turned up, paid or let go in phase 6.',
      deeds: (cost: number, main: string, then: readonly string[]) =>
        `${eur(cost)}: ${main}, then ${then.join(' or ')}.`,
      figures: {
        votes: 'Votes',
        held: 'Rallies',
        trend: 'Trend',
        match: 'Match',
        gain: 'Votes from rallies',
        worth: 'Points',
      } as Partial<Record<string, string>>,
      figure: (what: string, id: string, code: string) =>
        `${what} ${partyOf(id).of} in ${state(code)}:`,
      points: (k: number) => `, ${points(k)}`,
      rallies: (k: number, most: number) =>
        `${n(k)} of ${n(most)}. In the election each gives a vote, times the match.`,
      trend: (figure: number) =>
        `${f.signed(figure)}, added to the rallies before they are multiplied.`,
      match: (k: number) =>
        `× ${n(k)}: opinions there that the program shares, less those it opposes.`,
      pointsFor: (v: number, k: number, next: readonly [number, number] | undefined) =>
        `${votes(v)} would give ${n(k)}.${next === undefined ? '' : ` The next step: ${points(next[1])} for ${votes(next[0])}.`}`,
      party: (who: string, name: string) => `${who}, ${name}:`,
      partySay: (v: number, won: number) =>
        `${points(v + won)} so far, ${n(v)} for votes and a bonus of ${n(won)}.`,
      alike: (k: number) => `${n(k)} of 5 cards alike:`,
      alikeSay: 'in an election the strongest asks the nearest program first.',
      has: (who: string, what: string) => `${who}, ${what}:`,
      cards: {
        opinionOffer:
          'In the opinion display: who leads the media of a state may shift it in, in phase 7.',
        offer: 'In the program display: it can be taken in phase 2.',
        hand: 'In your hand: it can be swapped into your program in phase 2.',
      },
      displays: {
        offer: 'whoever changes a program in phase 2 can take one of these cards.',
        opinionOffer: 'who leads the media of a state may shift one of these in, in phase 7.',
      },
      ownCard:
        'In your program. An opinion like it counts for your match, its opposite against it.',
      theirCard: (worth: number): string =>
        worth > 0
          ? 'The same as in your program.'
          : worth < 0
            ? 'Your program says the opposite.'
            : 'Your program does not touch it.',
      presence: (k: number) => `Media presence, election ${n(k)}:`,
      presenceSay: (worth: number, who: readonly string[]) =>
        `a marker there is worth ${points(worth)} at the end. ${who.length === 0 ? 'Nobody has one.' : `There: ${f.list(who)}.`}`,
      poll: (id: string) =>
        `Its back raises ${partyOf(id).mid} by two spaces. Auctioned in every state; published, it moves trends.`,
      pollAbsent: (id: string) =>
        `Its back names ${partyOf(id).mid}, not at this table. Auctioned in every state; published, it moves trends.`,
      /** Two elect in each of the last rounds of seven elections; what is not revealed is counted. */
      round: (states: readonly string[], hidden: number, won: readonly string[]) => {
        const count = states.length + hidden;
        const elect =
          states.length === 0
            ? `${n(count)} states elect, both not yet revealed`
            : `${count > 1 ? `${n(count)} states elect: ` : ''}${f.list(hidden > 0 ? [...states, 'one not yet revealed'] : states)}`;
        return `${elect}${won.length === 0 ? '' : ` · won by ${f.list(won)}`}`;
      },
      phaseFor: (k: number) => `that is for phase ${n(k)}.`,
      phase: (k: number) => ({
        title: k === 0 ? 'Before round 1' : `Phase ${n(k)}:`,
        text: [
          'Cards are drafted, five of them laid down as a program, then each party starts somewhere.',
          'Sealed bids: the highest is paid and makes its party start player. Nobody else pays.',
          'In turn, cards are drawn and up to two swapped into the program.',
          'In turn and round again, media markers are bought for 5,000\u00a0€ each.',
          'In turn, everyone holds rallies wherever they like; the more in a state, the dearer.',
          'In turn, politicians are sent face down, at most one to a state.',
          'State by state they are turned up, paid or let go, and act.',
          'Who leads the media of a state may shift an opinion there.',
          'In every state the top poll is auctioned; its buyer may publish it.',
          'Rallies become votes, the state elects; then money, and the next state.',
        ][k],
      }),
    },
    whatFor: 'What for:',
    waiting: {
      ...world.waiting,
      kinds: {
        draftPick: 'draft',
        layProgram: 'the programs',
        completeProgram: 'the programs',
        keepCard: 'the kept cards',
        startPosition: 'start positions',
        bid: 'sealed bids',
        raise: 'the tie',
        drawPrograms: 'programs',
        takeFromDisplay: 'programs',
        swapPrograms: 'programs',
        keepProgram: 'programs',
        buyMedia: 'media markers',
        placeRallies: 'rallies',
        sendPoliticians: 'sending politicians',
        payPolitician: 'paying politicians',
        chooseAction: 'a politician’s action',
        placeDouble: 'a politician’s action',
        removeMedia: 'a politician’s action',
        placeMedia: 'a politician’s action',
        shiftOpinion: 'an opinion',
        bidForPoll: 'the poll',
        publishPoll: 'the poll',
        convertRallies: 'votes',
        useDonation: 'donations',
      } as Record<string, string>,
    },
    draft: {
      q: (k: number) => `Which of the ${n(k)} cards do you take?`,
      when: (k: number, all: number) => `pick ${n(k)} of ${n(all)}`,
      hint: 'A figure shows what the card is worth in a state now. A program needs five different topics. The cards you leave go to your left; the last three come to you.',
      foot: 'Your picks together',
      picks: 'Your picks',
      last: 'The last three come to you too',
      go: (name: string) => `Take the card ${name}`,
      choose: 'Choose a card',
    },
    program: {
      q: (id: string, k: number) =>
        k === 5
          ? `Which five cards are the program ${partyOf(id).of}?`
          : `Which ${n(k)} cards begin the program ${partyOf(id).of}?`,
      hint: 'Seven cards: the four you picked and the last three that came to you. Lay down five topics, one card each; of the other two you keep one.',
      fewHint: (k: number) =>
        `Seven cards: the four you picked and the last three that came to you. They show only ${n(k)} topics: lay down one of each. The rest is shown and drawn anew.`,
      missingQ: 'What completes your program?',
      missingHint: 'Your cards had too few topics. The surplus was shown and as many were drawn.',
      noneHint:
        'None of the cards you drew has a topic you lack: they are shown, and you draw again.',
      foot: 'Your match',
      topics: 'Topics',
      topicsOf: (k: number, all: number) => `${n(k)} of ${n(all)}`,
      hand: 'In hand',
      handCards: (k: number) => f.plural(k, { one: '# card', other: '# cards' }),
      go: (k: number) => f.plural(k, { one: 'Lay down this card', other: 'Lay down these #' }),
      again: 'Show them and draw again',
      need: (k: number, all: number) => `${n(k)} of ${n(all)} chosen.`,
      same: 'the same topic',
      laidTopic: 'this topic is in your program already',
      laid: 'Laid down',
    },
    keep: {
      q: 'Which card stays in your hand?',
      hint: 'In phase 2 it can be swapped into your program. The rest is discarded, face down.',
      hintLater: 'At your next change of program it can come in. The rest is discarded, face down.',
      sixth: 'another topic: can replace any of the five',
      same: 'the same as in your program',
      only: (number: number) => `can only replace ${quoted(number)}`,
      go: (number: number) => `Keep the card ${quoted(number)}`,
      choose: 'Choose the card to keep',
    },
    start: {
      q: (id: string) => `Where ${does(id)} start, and with what?`,
      hint: 'First choose one of the five strips, then a state for each of its symbols. The same symbol twice needs two states.',
      strip: (k: number, list: string) => `Strip ${n(k)}: ${list}`,
      strips: 'Start block',
      symbols: {
        rallies: '3 rallies',
        trend: 'trend up',
        votes: '6 votes',
        media: 'media',
      } as Record<string, string>,
      put: (what: string, where: string) => `${what} in ${where}`,
      stateFor: (what: string) => `State for ${what}`,
      gives: (r: number, t: number, match: number, v: number) =>
        r > 0 ? `(${n(r)} + ${n(t)}) × ${n(match)}${v > 0 ? ` + ${n(v)}` : ''}` : votes(v),
      only: 'no votes yet',
      ralliesLeft: 'Rallies left',
      mediaLeft: 'Media left',
      of: (a: number, b: number) => `${n(a)} of ${n(b)}`,
      go: (codes: readonly string[]) => `Start in ${f.list(codes)}`,
      chooseStrip: 'Choose a strip',
      unset: (left: number) =>
        f.plural(left, { one: '# symbol needs a state', other: '# symbols need a state' }),
    },
    bid: {
      ...world.bid,
      q: 'What is going first worth to you?',
      hint: 'The highest bid pays the bank and starts. Nobody else pays.',
      say: (id: string) =>
        `The start player acts first in phases 2 to 5 and is first in ties. So far: ${partyOf(id).mid}.`,
      once: 'raise once or pass',
    },
    raise: {
      q: (bid: number) => `You are tied. Do you go above ${eur(bid)}?`,
      hint: (ids: readonly string[]) =>
        `The tied players speak once each, clockwise from the last start player: ${allOf(ids)}.`,
      raise: 'Raise',
      pass: 'Pass',
      go: (sum: number) => `Raise to ${eur(sum)}`,
      passGo: 'Pass',
      passSay: (id: string, sum: number, sure: boolean) =>
        `${says(id, 'starts', 'start')} for ${eur(sum)}${sure ? '' : ', unless somebody raises'}`,
      passMine: (sum: number) => `you start for ${eur(sum)}`,
    },
    draw: {
      q: 'Do you draw cards for your program?',
      hint: 'Drawn cards can be swapped in; one stays in your hand.',
      stack: 'Stack, then display',
      stackSay: (k: number) => `See the top card first, then take one of the ${n(k)}.`,
      display: 'A new display',
      displaySay: (k: number) => `Discard these ${n(k)}, deal new ones, take one.`,
      nothing: 'Nothing',
      nothingSay: 'Swap only with the card in hand, or leave all as it is.',
      cards: (k: number) => f.plural(k, { one: '# card', other: '# cards' }),
      goStack: 'Draw the top card of the stack',
      goDisplay: 'Deal a new display',
      goNothing: 'Draw nothing',
    },
    take: {
      q: 'Which card of the display do you take?',
      hint: 'Everyone sees which one you take.',
      inHand: 'In hand, only you see them',
      choose: 'Choose a card',
      go: (name: string) => `Take the card ${name}`,
    },
    swap: {
      q: 'What changes in your program?',
      hint: 'Up to two swaps, five topics at the end. Choose a card in hand, then the one it replaces.',
      program: 'Program',
      hand: 'Hand',
      swaps: (k: number) => `${n(k)} of 2 swaps`,
      match: 'Your match',
      alike: 'Cards alike',
      none: 'Change nothing',
      go: (list: readonly number[]) => `Swap in ${theCards(list)}`,
      both: (list: readonly number[], kept: number) =>
        `Swap in ${theCards(list)}, keep ${quoted(kept)}`,
      by: (out: number, into: number) => `replace ${quoted(out)} by ${quoted(into)}`,
      take: (number: number) => `take ${quoted(number)}, in place of the card you press next`,
      back: (number: number) => `${quoted(number)} stays in hand`,
      stays: (number: number) => `leave ${quoted(number)} as it is`,
      replace: (number: number) => `replace ${quoted(number)}`,
      /** The card in hand whose place is chosen below. */
      with: (number: number) => `${quoted(number)} stays in hand, or replaces:`,
    },
    media: {
      ...world.media,
      q: 'Do you buy a media marker?',
      hint: '5,000\u00a0€, on a free spot. Who passes may still buy later, until all pass in a row.',
      lead: (a: number, b: number) =>
        `You would lead ${n(a)} : ${n(b)} and might shift an opinion in phase 7.`,
    },
    rally: {
      q: (id: string) => `Where ${does(id)} hold rallies?`,
      hint: 'In any number of states; you are asked once a round. A box shows the price up to it, in thousands.',
      none: 'none',
      plus: (k: number) => `+${n(k)}`,
      group: (name: string) => `New rallies in ${name}`,
      cell: (k: number, cost: number) => `${n(k)} for ${eur(cost)}`,
      change: (a: number, b: number, c: number, d: number) =>
        `${n(a)} → ${n(b)} votes, ${n(c)} → ${n(d)} points.`,
      stays: (a: number, b: number) => `stays at ${votes(a)}, ${points(b)}`,
      early: (k: number) =>
        `${rallies(k)} here may turn into votes in phase 9 of this round already, as any four or more may.`,
      rest: 'Four or more in a state may turn into votes in phase 9 of this round already.',
      left: 'Rallies left',
      go: (k: number, cost: number) => `Hold ${rallies(k)} for ${eur(cost)}`,
      passes: (ids: readonly string[], v: number) =>
        `You pass ${f.list(ids.map((id) => partyOf(id).mid))} (${n(v)}).`,
      together: (id: string, v: number) => `With ${partyOf(id).whom} it makes ${n(v)}.`,
      alone: 'That makes 50 votes: a majority alone.',
      nobody: 'Hold no rallies this round',
    },
    send: {
      q: 'Whom do you send, and where?',
      hint: 'Up to one a state, face down, free. You pay in phase 6, or let them go. Each serves once in a game.',
      stay: 'stay',
      where: (name: string) => `Where does the ${name} go?`,
      after: 'then',
      or: ' or ',
      later: 'To pay later',
      ofYour: 'of your',
      tooMuch: 'More than you have: whom you can’t pay then you let go.',
      go: (k: number, codes: readonly string[]) =>
        `Send ${f.plural(k, { one: 'one', other: '#' })} to ${f.list(codes)}`,
      one: (name: string, where: string) => `send the ${name} to ${where}`,
      nobodyTo: (where: string) => `send nobody to ${where}`,
      nobody: 'Send nobody',
      rows: 'Already there:',
    },
    pay: {
      q: (name: string) => `Do you pay your ${name}?`,
      hint: 'Who is not paid leaves the game at once, without effect.',
      main: 'Main',
      after: 'then',
      or: 'or',
      have: 'You have',
      left: 'Left',
      go: (cost: number) => `Pay ${eur(cost)}`,
      letGo: 'Let go',
      paid: 'paid',
      gone: 'let go',
      decides: 'decides after you',
    },
    act: {
      q: (name: string) => `What does your ${name} do?`,
      hintMain: 'The main action, which may be left out.',
      hintBoth: 'The main action, then one of the others; either may be left out.',
      hintThen: 'Now one of the secondary actions, or none.',
      hintBarred: 'No main action is left here. Now one of the secondary ones, or none.',
      hintOnce: 'What is marked (once per state) can be done in a state only once a round.',
      skip: 'Leave it out',
      skipBoth: 'Leave out both',
      choose: 'Choose an action',
      chooseMain: 'Choose the main action',
      chooseThen: 'Choose the second action',
      stuck: 'None of them is possible now',
      stuckMain: 'No main action is possible now',
      trend: (a: number, b: number) => `${f.signed(a)} → ${f.signed(b)}`,
      trendTo: (steps: number, a: number, b: number) =>
        a === b
          ? `Your trend is at the end of the scale and stays ${f.signed(a)}.`
          : `Your trend goes from ${f.signed(a)} to ${f.signed(b)}, ${f.plural(steps, { one: 'the next space', other: '# spaces up' })} of the scale.`,
      ifNow: (a: number, b: number) =>
        `With your rallies, if the election were now: ${n(a)} → ${votes(b)}.`,
      votesCounted: (a: number, b: number, c: number, d: number) =>
        `Votes counted so far: ${n(a)} → ${n(b)}. With your rallies, if the election were now: ${n(c)} → ${n(d)}.`,
      votesTo: (a: number, b: number) => `${n(a)} → ${votes(b)}`,
      base: (a: number, b: number) => `base ${n(a)} → ${n(b)}`,
      double: 'An opinion counts twice; a marker that lies there is removed instead.',
      undouble: 'The marker that lies there is removed.',
      media: (left: number) =>
        `Pay a party 5,000\u00a0€ to take a marker home; one of yours may take the spot. ${eur(left)} would be left.`,
      others: 'Everybody else’s trend falls one space.',
      poll: (who: string) =>
        `Free. You see its front, then publish it or not. Back: raises ${who}.`,
      program: 'Draw, swap up to two, keep one: as in phase 2.',
      go: (what: string) => `Do it: ${what}`,
      both: 'Do both',
      title: {
        double: 'Double an opinion (once per state)',
        undouble: 'Take the ×2 marker away (once per state)',
        trend: 'Your trend',
        media: 'Buy out a media marker (once per state)',
        votes: 'Votes',
        othersTrend: 'Others’ trend down (once per state)',
        base: 'Party base',
        poll: 'Take the poll',
        program: 'Change the program',
      } as Record<string, string>,
    },
    double: {
      q: (name: string) => `Which opinion counts twice in ${name}?`,
      hint: 'For everybody, until another politician removes the marker or the state elects.',
      go: (number: number) => `Double the opinion ${quoted(number)}`,
      choose: 'Choose an opinion',
      match: 'match',
    },
    remove: {
      q: (name: string) => `Whose media marker goes in ${name}?`,
      hint: 'Its owner gets 5,000\u00a0€ from you and can’t refuse.',
      takes: (id: string) => `${says(id, 'takes', 'take')} one home`,
      gets: (who: string, sum: number) => `${who} +${eur(sum)}`,
      go: (id: string, sum: number) => `Pay ${partyOf(id).whom} ${eur(sum)}`,
      choose: 'Choose whose marker goes',
    },
    place: {
      q: 'Does your own marker take the free spot?',
      hint: 'It costs nothing.',
      go: 'Put your marker there',
      pass: 'Leave it free',
      left: 'Markers left',
    },
    shift: {
      q: (name: string) => `Do you shift an opinion in ${name}?`,
      hint: 'One out, one in from the display: no other opinion open there may have its topic.',
      out: 'Out',
      in: 'In',
      key: 'framed: as in your program; struck: against it',
      takeOut: (number: number) => `take ${quoted(number)} out`,
      bringIn: (number: number) => `bring ${quoted(number)} in`,
      doubled: 'doubled',
      match: 'match',
      yours: (name: string, sum: string) => `Yours in ${name}: ${sum}.`,
      go: (a: number, b: number) => `Shift ${quoted(a)} to ${quoted(b)}`,
      leave: (name: string) => `Leave ${name} as it is`,
      choose: 'Choose one out and one in',
    },
    auction: {
      ...world.auction,
      q: (bid: number) =>
        bid < 0 ? 'Do you bid for the poll?' : `Do you bid more than ${eur(bid)}?`,
      hint: 'Everyone speaks once, all bids are open.',
      whyLast: (id: string, counted: number, tied: boolean) =>
        `${says(id, 'speaks', 'speak')} last as auctioneer: ${
          tied ? 'level for' : 'with'
        } most votes counted so far (${n(counted)}; rallies do not count yet)${
          tied ? ', nearest to the start player' : ''
        }.`,
      highest: 'highest',
      outbid: 'outbid',
      you: 'you',
      passed: 'passed',
      last: 'speaks last',
      publish: 'Publish',
      keep: 'Keep quiet',
      trend: (a: number, b: number) => `trend ${f.signed(a)} → ${f.signed(b)}`,
      plusOnly: 'only with a plus for you',
      noPlus: 'not possible: no plus for you',
      base: (a: number, b: number) => `party base ${n(a)} → ${n(b)}`,
      votesNot: (a: number, b: number) => (a === b ? votes(a) : `${votes(a)}, not\u00a0${n(b)}`),
      front: 'Its hidden front is one of these two:',
      frontHead: 'either',
      orHead: 'or',
      absent: (id: string) => `${says(id, 'is', 'are')} not at this table, so nobody gets this +2.`,
      shielded: (id: string) => `${says(id, 'leads', 'lead')} the media here: no poll lowers it.`,
    },
    publish: {
      q: 'Do you publish your poll?',
      hint: 'Only you see this front. Kept quiet, nobody else ever will.',
      front: 'The front',
      absent: 'not at this table',
      stays: (a: number) => `stays ${f.signed(a)}`,
      plusOther: 'a plus for others has no effect',
      shielded: 'leads the media here',
      end: 'at the end of the scale',
      none: 'no change',
      noPlus: 'no plus for you',
      steps: (k: number) =>
        k > 0
          ? f.plural(k, { one: '# space up', other: '# spaces up' })
          : f.plural(-k, { one: '# space down', other: '# spaces down' }),
      go: (figure: number) => `Publish: your trend to ${f.signed(figure)}`,
      goPlain: 'Publish',
      keep: (base: number) => `Keep quiet: base to ${n(base)}`,
    },
    convert: {
      q: 'How many rallies turn into votes now?',
      hint: (k: number) => `It elects in round ${n(k)}. None, or at least four; the rest stay.`,
      yours: (name: string, k: number) => `${name}, your ${rallies(k)}`,
      few: 'Fewer than four can’t be turned here.',
      now: 'Now',
      points: 'Points',
      ended: 'if it ended so',
      stay: 'Stay',
      mayChange: (k: number) =>
        k > 0
          ? f.plural(k, {
              one: 'for later; # opinion is still hidden',
              other: 'for later; # opinions are still hidden',
            })
          : 'for later; all opinions are open',
      back: 'Back in supply',
      go: (k: number, v: number) => `Turn ${rallies(k)} into ${votes(v)}`,
      none: 'Turn none',
      gain: (v: number) => `+${n(v)}`,
      group: 'Rallies to turn into votes',
    },
    donation: {
      money: 'Your money',
      q: 'Which donation, and do you take it?',
      hint: 'One a round, each once in a game.',
      accept: 'accept',
      reject: 'reject',
      noMoney: 'no money',
      base: (k: number) => `base ${f.signed(k)}`,
      used: 'used',
      say: (pays: number) =>
        pays === 0
          ? 'A point of base is a point at the end; it brings no more money.'
          : `A point of base is a point at the end, and ${eur(1)} in ${f.plural(pays, { one: 'one more round', other: 'each of # more rounds' })}.`,
      receive: 'This round in all',
      forVotes: 'For votes',
      gift: 'Donation',
      before: (k: number) => `${n(k)}, before it changes`,
      change: (a: number, b: number) => `base ${n(a)} → ${n(b)}`,
      partyBase: 'Party base',
      choose: 'Choose a donation: accept or reject',
      goAccept: (sum: number, base: number) => `Accept ${eur(sum)}, base to ${n(base)}`,
      goReject: (sum: number, base: number) => `Reject ${eur(sum)}, base to ${n(base)}`,
    },
    compare: {
      say: 'Every party’s sum: (rallies + trend) × match, added to its votes; then points, and the bonus.',
      heads: ['Party', 'Votes', 'Rallies add', 'Then', 'Points'],
    },
    election: {
      ...world.election,
      together: (who: readonly string[]) => `: ${f.list(who)} govern together`,
      alone: (id: string) => `: ${says(id, 'governs', 'govern')} alone`,
      severalHead: (who: readonly string[]) => `: ${f.list(who)} ahead, several with 50 or more`,
      none: (who: string) => `: no majority, ${who} strongest`,
      nobody: 'Nobody reaches 50',
      one: (id: string) => `${says(id, 'reaches', 'reach')} 50`,
      many: (k: number) => `${n(k)} parties reach 50`,
      strongest: (id: string, v: number) =>
        `${says(id, 'is', 'are')} strongest with ${n(v)} and must look for a partner: nearest program first, of equals whoever sits nearest to the start player.`,
      level: (ids: readonly string[], first: string, v: number) =>
        `${allOf(ids)} are level with ${n(v)}. First in order of play, ${says(first, 'counts', 'count')} as the strongest and must look for a partner: nearest program first, of equals whoever sits nearest to the start player.`,
      aloneSay: (v: number, bonus: number) => `${votes(v)}: enough alone, ${points(bonus)}.`,
      severalSay: (bonus: number) => `Each of them gets ${points(bonus)}; most votes win.`,
      noneSay: (id: string, bonus: number) =>
        `No two reach 50 together, so nobody governs. ${says(id, 'gets', 'get')} ${points(bonus)} as the strongest.`,
      waits: (id: string) => `Nobody reaches 50. Whom ${does(id)} ask?`,
      asks: (id: string, together: number, yes: boolean) =>
        `${party(id)}? Together ${n(together)}: ${yes ? 'yes!' : 'too few.'}`,
      alike: (k: number) => f.plural(k, { one: '# card alike', other: '# cards alike' }),
      partner: 'partner',
      notAsked: 'not asked',
      tooFew: 'too few votes',
      pointsHead: 'Points',
      winning: 'bonus',
      mediaHead: 'Media markers move',
      mediaStays: 'No media marker moves',
      mediaNone: (won: boolean): string =>
        won
          ? 'No winner has a media marker there, and nobody leads the media.'
          : 'Without a majority or a coalition there is no winner, and nobody leads the media.',
      mediaSay: (ids: readonly string[], worth: number) =>
        `${ids.length === 1 ? `${says(ids[0], 'moves', 'move')} one` : `${allOf(ids)} move one each`} to the media presence, worth ${points(worth)} at the end.`,
      // It breaks before its result, if at all.
      sum: (r: number, trend: number, match: number, gain: number) =>
        `${f.whole(`(${factor(f, n(r), r, trend)}) × ${n(match)}`)} ${f.whole(`= ${n(gain)}`)}`,
      noRally: 'no rally',
      total: (v: number, gain: number, total: number) => `${n(v)} + ${n(gain)} = ${votes(total)}`,
      coalition: 'coalition',
    },
    final: {
      ...world.final,
      kicker: (elections: number) =>
        `Final result · Die Macher 2019, ${elections === 7 ? 'seven' : 'four'} elections`,
      key: ['votes', 'election bonus', 'media presence, party base, money'],
      base: 'base',
      money: 'money',
      moneyLeft: (k: number, sum: number) => `money ${n(k)} (${eur(sum)} left)`,
      wonIn: (name: string) => `bonus: ${name}`,
    },
  };
};

/** A language brings the same; what it lacks does not compile. */
export type BoardTexts = ReturnType<typeof board>;
