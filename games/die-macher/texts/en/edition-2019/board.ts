import type { Formats } from '@hustings/texts';
import { data, type PartyId } from '../../../rules/edition-2019/index.js';
import type { StateCode, Topic } from '../../world/index.js';
import { world } from '../world.js';

const politicians: Record<string, string> = {
  backbencher: 'Backbencher',
  viceChancellor: 'Vice-Chancellor',
  spokesperson: 'Spokesperson',
  secretary: 'Secretary',
  parliamentaryLeader: 'Parliamentary leader',
  honoraryChairman: 'Honorary chairman',
  partyExecutive: 'Party executive',
  frontRunner: 'Front runner',
};

const irregular: Record<string, string> = { is: 'are', has: 'have', goes: 'go', does: 'do' };
/** A verb of one, for several: holds, hold; passes, pass. */
const several = (verb: string): string =>
  irregular[verb] ?? (/(ss|sh|ch)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, ''));

const attitude = (number: number): 'for' | 'against' => (number % 2 === 0 ? 'for' : 'against');

/** English: Die Macher 2019. Sums are in thousands of euros. */
export const board = (f: Formats) => {
  const eur = f.euros;
  const n = f.number;
  const called = world(f);
  // A board is only given what its rules name.
  const party = (id: string): string => called.parties[id as PartyId].name;
  const state = (code: string): string => called.states[code as StateCode].name;
  const topic = (number: number): Topic => called.topics[data.topics[number >> 1]];
  const card = (number: number): string => topic(number)[attitude(number)];
  const cards = (list: readonly number[]): string => f.list(list.map(card));
  /** A card by the name printed on it: “For education”. */
  const quoted = (number: number): string => f.quoted(f.begin(card(number)));
  const allQuoted = (list: readonly number[]): string => f.list(list.map(quoted));
  const theCards = (list: readonly number[]): string =>
    `${list.length === 1 ? 'the card' : 'the cards'} ${allQuoted(list)}`;
  const rallies = (count: number): string =>
    f.plural(count, { one: '# rally', other: '# rallies' });
  const votes = (count: number): string => f.plural(count, { one: '# vote', other: '# votes' });
  const points = (count: number): string => f.plural(count, { one: '# point', other: '# points' });
  /** For winning, on top of those for votes. */
  const extra = (count: number): string => `+${points(count)}`;
  const passes: Record<string, string> = {
    raise: 'does not raise.',
    buyMedia: 'buys no media marker for now.',
    chooseAction: 'leaves the action out.',
    placeDouble: 'doubles no opinion.',
    removeMedia: 'buys out no media marker.',
    placeMedia: 'leaves the media spot free.',
    shiftOpinion: 'shifts no opinion.',
    bidForPoll: 'does not bid for the poll.',
  };
  /** The verb a sentence begins with, for its subject: the Greens are several. */
  const agree = (who: string, text: string): string =>
    who === party('GRUENE') ? text.replace(/^\w+/, several) : text;
  const does = (id: string): string =>
    id === 'GRUENE' ? 'do the Greens' : `does the ${party(id)}`;
  const action = (verb: string, figure: number): string =>
    ({
      double: 'double an opinion',
      trend: `trend ${f.signed(figure)}`,
      media: `buy out a media marker (${eur(5)} more)`,
      votes: f.plural(figure, { one: '+# vote', other: '+# votes' }),
      othersTrend: `others’ trend ${f.signed(figure)}`,
      base: `base ${f.signed(figure)}`,
      poll: 'a poll',
      program: 'a program change',
    })[verb] ?? verb;
  return {
    ...f,
    title: 'Die Macher 2019',
    party,
    state,
    /** A sentence of the log after the name of whose doing it was. */
    sentence: (who: string, text: string): string =>
      who === '' ? text : `${who}${text.startsWith(':') ? '' : ' '}${agree(who, text)}`,
    agree,
    stateShort: (code: string): string => called.states[code as StateCode].short,
    card,
    cards,
    quoted,
    /** A card in a narrow list: “For education”. */
    cardShort: (number: number): string =>
      `${f.begin(attitude(number))} ${topic(number).short.toLowerCase()}`,
    topicShort: (number: number): string => topic(number).short,
    /** Narrow enough to stand below a card. */
    topicWord: (number: number): string => topic(number).word,
    attitude,
    politician: (id: string): string => politicians[id] ?? id,
    action,
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
        base: 'Party base: 1,000 € a round, a point each at the end.',
        poll: 'The top poll, for nothing: look at it, then publish it or take 3 party base.',
        program: 'As in phase 2: draw, swap up to two cards, keep one.',
      } as Record<string, string>,
      onceMark: '(one party)',
      once: 'only one party may do it in a state and round: whoever comes first.',
      poor: (left: number) => `Not possible: ${eur(left)} would be left after the pay.`,
      alone: 'Not possible as things are: no other party has a marker here.',
    },
    hidden: called.hidden,
    doubleMarker: 'Double marker',
    rallies,
    votes,
    points,
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
    strip: {
      label: 'Rounds and phases',
      round: (k: number) => `Round ${n(k)}`,
      of: (k: number, all: number) => `Round ${n(k)} of ${n(all)}`,
      elects: (names: readonly string[]) =>
        `${f.list(names)} ${names.length === 1 ? 'elects' : 'elect'}`,
      setup: 'Before round 1',
      setupSteps: ['Draft', 'Program', 'Start'],
      order: (names: readonly string[]) => `In turn: ${f.list(names)}`,
    },
    table: {
      elects: 'Elects this round',
      voted: 'Has voted',
      electsIn: (k: number) => `Elects in round ${n(k)}`,
      upTo: 'most points',
      yourMatch: 'Your match',
      votes: 'votes',
      points: 'points',
      majority: 'majority',
      rallies: 'rallies',
      trend: 'trend',
      match: 'match',
      adds: '+ votes',
      wouldAdd: 'would add',
      ifNow: 'If the election were now',
      ifNowPlan: 'If the election were now, with your plan',
      ifNowPlanTight: 'Election now, with your plan',
      trendYou: (figure: number) => `you ${f.signed(figure)}`,
      trendTitle: 'Trend',
      media: 'Media',
      leads: (who: string, a: number, b: number) =>
        `${who} ${agree(who, 'leads')} ${n(a)} : ${n(b)}`,
      leadsTight: (who: string, a: number, b: number) => `${who} ${n(a)} : ${n(b)}`,
      tie: 'tie, nobody leads',
      tieTight: 'tie',
      nobody: 'nobody there',
      nobodyTight: 'nobody',
      politicians: 'Politicians',
      politiciansLater: 'Politicians: sent in phase 5',
      sentDown: 'a politician, face down',
      unpaid: 'let go',
      sum: (r: number, trend: number, match: number, gain: number, before: number, total: number) =>
        `(${rallies(r)} ${trend < 0 ? '−' : '+'} ${n(Math.abs(trend))}) × ${n(match)} = ${n(gain)}; ${n(before)} + ${n(gain)} = ${votes(total)}`,
      sumTight: (
        r: number,
        trend: number,
        match: number,
        gain: number,
        before: number,
        total: number,
      ) =>
        `(${n(r)} ${trend < 0 ? '−' : '+'} ${n(Math.abs(trend))}) × ${n(match)} = ${n(gain)}; ${n(before)} + ${n(gain)} = ${votes(total)}`,
      noRally: (total: number) => `No rally here, so nothing is added: ${votes(total)}`,
      coalition: (sum: number, bonus: number) => ` = ${n(sum)}: coalition, ${extra(bonus)} each`,
      noPair: (who: string, bonus: number) =>
        `${who} strongest, no pair reaches 50: ${extra(bonus)}`,
      noPairTight: (who: string, bonus: number) => `${who} strongest: ${extra(bonus)}`,
      coalitionTight: (bonus: number) => `: coalition, ${extra(bonus)} each`,
      noRallyTight: (total: number) => `No rally, nothing added: ${votes(total)}`,
      nobodyYet: 'Nobody has votes or rallies here yet.',
      noProgram: 'no program yet',
      countsAs: 'counts as × 1',
      factor: (match: number) => `× ${n(match)}`,
      countsAsLong: (match: number) =>
        `A match below 1 counts as × 1, the least there is. Here it is ${n(match)}.`,
      matchSay: 'Match: your program against the opinions of the state, at least 1',
      wins: (who: string, bonus: number) => `${who} past the 50: ${extra(bonus)}`,
      several: (bonus: number) => `past the 50: ${extra(bonus)} each`,
      chart: (name: string, lines: readonly string[]) => `Votes in ${name}: ${lines.join('; ')}`,
      chartLine: (who: string, now: number, then: number) =>
        `${who} ${n(now)}, ${n(then)} if the election were now`,
      stairs: (lines: readonly string[]) => `Trend: ${lines.join(', ')}`,
      ofRallies: (held: number, planned: number) =>
        `${rallies(held)} of 8${planned > 0 ? `, ${n(planned)} more planned` : ''}`,
      states: 'States',
      parties: 'Parties',
      program: 'Program display',
      opinions: 'Opinion display',
      left: (k: number) => `${n(k)} of 14 left`,
      poll: 'Next poll',
      polls: (k: number) => `${n(k)} left`,
      raises: 'raises',
      raisesBy: (who: string) => `${who} by 2`,
      raisesNobody: (who: string) => `${who}, not here`,
      presence: 'Media presence',
      displays: 'Displays',
    },
    seat: {
      you: (name: string) => `${name}, you`,
      youAlone: 'you',
      decides: 'decides now',
      decided: 'has decided',
      waits: 'waits',
      starts: 'start player',
      inHand: 'in hand',
      alike: (k: number) => `${n(k)} of 5`,
      likeYours: 'like yours',
      closed: 'closed',
      money: 'money',
      base: 'base',
      donations: 'donations',
      rallies: 'rallies',
      media: 'media',
      politicians: 'politicians',
      points: 'points',
      says: {
        money:
          'Every payment is in the log, the balance is not shown. At the end the most money gives 6 points, the second most 3.',
        base: 'Party base: 1,000 € for each at the end of a round, and a point for each at the end of the game.',
        donations: 'Used one a round: money for base, or base instead of money.',
        rallies: 'Still in supply.',
        media: 'Media markers still in supply.',
        politicians: 'Still in hand.',
      } as Record<string, string>,
    },
    frame: {
      yours: 'Your decision',
      others: 'Others decide',
      before: 'before round 1',
      phase: (k: number) => `phase ${n(k)}`,
      inState: (code: string) => state(code),
      rule: (id: string) => `Rule ${id}`,
      board: 'Look at the board',
      back: 'Back to your decision',
      final: 'Final: it can’t be taken back.',
      free: 'You can take this back until the next one decides.',
      sealed: 'Sealed until all have decided.',
      news: 'Just now',
      cost: 'Cost',
      moneyLeft: 'Money left',
      free0: 'free',
    },
    /** What a decision is for, in one line. */
    purpose: {
      label: 'What for:',
      kinds: {
        draftPick:
          'You build your program from these. Cards that fit many states multiply your rallies there.',
        layProgram:
          'The program is your multiplier in every state, and decides who can govern with you.',
        completeProgram: 'A program needs five different topics.',
        keepCard: 'A card in hand is a change of mind for later.',
        startPosition: 'A first foothold: rallies become votes, media and trend pay off later.',
        bid: 'Going first: first choice of media spots and rallies, and you win ties.',
        raise: 'Going first: first choice of media spots and rallies, and you win ties.',
        drawPrograms: 'A better match multiplies all rallies you hold in a state.',
        takeFromDisplay: 'A better match multiplies all rallies you hold in a state.',
        swapPrograms:
          'A better match multiplies rallies; cards like another party’s open coalitions.',
        keepProgram: 'A card in hand is a change of mind for later.',
        buyMedia:
          'Most markers in a state: you change its opinions, and polls can’t hurt you there.',
        placeRallies: 'Rallies become votes on election day: (rallies + trend) × match.',
        sendPoliticians: 'Politicians act once: trend, votes, opinions, media, polls.',
        payPolitician: 'Only paid politicians act. This one has been waiting there, face down.',
        chooseAction: 'Each has a main action and one more; what helps most depends on the state.',
        placeDouble: 'Double an opinion you agree with, or one the leader disagrees with.',
        removeMedia: 'Who has most markers there shifts opinions and is safe from polls.',
        placeMedia: 'Another marker brings you nearer to leading the media there.',
        shiftOpinion: 'You lead the media: make the state think as your program does.',
        bidForPoll:
          'A published poll moves trends; kept quiet it gives you 3 party base: money each round, points at the end.',
        publishPoll:
          'Moves trends now, or gives you party base: money each round, points at the end.',
        convertRallies:
          'Votes are safe, rallies can still lose their match. The rallies come back to you.',
        useDonation:
          'Money now against party base, which pays every round and counts at the end. Money left at the end: most 6 points, second most 3.',
      } as Record<string, string>,
    },
    waiting: {
      undoOf: (who: string) => `Take back the move of ${who}`,
      inTurn: (who: string) => `${who} ${agree(who, 'decides')}.`,
      several: (k: number) => f.plural(k, { one: '# still decides.', other: '# still decide.' }),
      decided: (k: number, all: number) => `${n(k)} of ${n(all)} have decided`,
      in: 'in',
      thinks: 'thinks',
      next: 'later',
      yours: 'Your decision is in.',
      undo: 'Take back',
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
      q: (id: string, k: number) => {
        const whose = id === 'GRUENE' ? 'the Greens’' : `the ${party(id)}’s`;
        return k === 5
          ? `Which five cards are ${whose} program?`
          : `Which ${n(k)} cards begin ${whose} program?`;
      },
      hint: 'Seven cards: the four you picked and the last three that came to you. Lay down five topics, one card each; of the other two you keep one.',
      fewHint: (k: number) =>
        `Seven cards: the four you picked and the last three that came to you. They show only ${n(k)} topics: lay down one of each. The rest is shown and drawn anew.`,
      missingQ: 'Which cards complete your program?',
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
      hint: 'In phase 2 it can be swapped into your program. The others are discarded, face down.',
      hintLater:
        'It can be swapped into your program next time. The others are discarded, face down.',
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
      q: 'What is going first worth to you?',
      hint: 'The highest bid pays the bank and starts. Nobody else pays.',
      say: 'The start player acts first in phases 2 to 5 and is first in ties. So far it was',
      win: 'If you win',
      lose: 'If you lose',
      tie: 'If you tie',
      pay: (sum: number) => `pay ${eur(sum)}`,
      payNothing: 'pay nothing',
      left: (sum: number) => `${eur(sum)} left`,
      once: 'raise once or pass',
      go: (sum: number) => `Seal a bid of ${eur(sum)}`,
      less: 'less',
      more: 'more',
      amount: 'Bid in thousands of euros',
      ruler: (v: number, max: number) => `${n(v)} of ${n(max)} thousand`,
    },
    raise: {
      q: (bid: number) => `You are tied. Do you go above ${eur(bid)}?`,
      hint: 'The tied players speak once each, clockwise from the last start player.',
      raise: 'Raise',
      pass: 'Pass',
      go: (sum: number) => `Raise to ${eur(sum)}`,
      passGo: 'Pass',
      passSay: 'another one may start; if all pass, the last in order does',
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
      pick: 'Now choose the program card it replaces.',
      replace: (number: number) => `replace ${quoted(number)}`,
      /** The card in hand whose place is chosen below. */
      with: (number: number) => `${quoted(number)} stays in hand, or replaces:`,
    },
    media: {
      q: 'Do you buy a media marker?',
      hint: '5,000 €, on a free spot. Who passes may still buy later, until all pass in a row.',
      lead: (a: number, b: number) =>
        `You would lead ${n(a)} : ${n(b)} and might shift an opinion in phase 7.`,
      other: (who: string, a: number, b: number) => `${who} would still lead ${n(a)} : ${n(b)}.`,
      tie: 'Level: nobody would lead.',
      choose: 'Choose a state, or pass',
      markers: 'Markers left',
      go: (name: string, cost: number) => `Buy media in ${name} for ${eur(cost)}`,
      pass: 'Pass for now',
    },
    rally: {
      q: (id: string) => `Where ${does(id)} hold rallies?`,
      hint: 'Any number of states, once. A box shows the price up to it, in thousands.',
      none: 'none',
      plus: (k: number) => `+${n(k)}`,
      group: (name: string) => `New rallies in ${name}`,
      cell: (k: number, cost: number) => `${n(k)} for ${eur(cost)}`,
      change: (a: number, b: number, c: number, d: number) =>
        `${n(a)} → ${n(b)} votes, ${n(c)} → ${n(d)} points`,
      stays: (a: number, b: number) => `stays at ${votes(a)}, ${points(b)}`,
      early: (k: number) =>
        `${rallies(k)} here may turn into votes in phase 9 of this round already, as any four or more may.`,
      left: 'Rallies left',
      go: (k: number, cost: number) => `Hold ${rallies(k)} for ${eur(cost)}`,
      nobody: 'Hold no rallies this round',
    },
    send: {
      q: 'Whom do you send, and where?',
      hint: 'Up to one a state, face down, free. You pay in phase 6, or let them go.',
      stay: 'stay',
      where: (name: string) => `Where does the ${name} go?`,
      after: 'then',
      or: ' or ',
      costNow: 'Cost now',
      later: 'To pay later',
      ofYour: 'of your',
      go: (k: number, codes: readonly string[]) =>
        `Send ${f.plural(k, { one: 'one', other: '#' })} to ${f.list(codes)}`,
      nobody: 'Send nobody',
      note: 'Sent is sent: each serves once in a game.',
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
      go: (name: string, cost: number) => `Pay the ${name} ${eur(cost)}`,
      letGo: (name: string) => `Let the ${name} go`,
      paid: 'paid',
      gone: 'let go',
      decides: 'decides after you',
    },
    act: {
      q: (name: string) => `What does your ${name} do?`,
      hintMain: 'The main action, which may be left out.',
      hintThen:
        'Then one of the secondary actions, or none. (one party): whoever comes first, and nobody else here this round.',
      skip: 'Leave it out',
      choose: 'Choose an action above',
      stuck: 'None of them is possible now',
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
        `Pay a party 5,000 € to take a marker home; one of yours may take the spot. ${eur(left)} would be left.`,
      others: 'Everybody else’s trend falls one space.',
      poll: (who: string) =>
        `Free. You see its front, then publish it or not. Back: raises ${who}.`,
      program: 'Draw, swap up to two, keep one: as in phase 2.',
      go: (what: string) => `Do it: ${what}`,
      title: {
        double: 'Double an opinion (one party)',
        undouble: 'Take the ×2 marker away (one party)',
        trend: 'Your trend up',
        media: 'Buy out a media marker (one party)',
        votes: 'Votes',
        othersTrend: 'Others’ trend down (one party)',
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
      hint: 'Its owner gets 5,000 € from you and can’t refuse.',
      takes: (who: string) => `${who} takes one home`,
      gets: (who: string, sum: number) => `${who} +${eur(sum)}`,
      go: (who: string, sum: number) => `Pay the ${who} ${eur(sum)}`,
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
      hint: 'One out, one in from the display, of a topic not open there.',
      out: 'Out',
      in: 'In',
      doubled: 'doubled',
      match: 'match',
      yours: (name: string, sum: string) => `Yours in ${name}: ${sum}.`,
      go: (a: number, b: number) => `Shift ${quoted(a)} to ${quoted(b)}`,
      leave: (name: string) => `Leave ${name} as it is`,
      choose: 'Choose one out and one in',
    },
    auction: {
      q: (bid: number) =>
        bid < 0 ? 'Do you bid for the poll?' : `Do you bid more than ${eur(bid)}?`,
      qOut: (bid: number) => `${eur(bid)} is bid: you can’t go above that`,
      hint: (who: string, counted: number, tied: boolean) =>
        `Everyone speaks once, all bids are open. ${who} ${agree(who, 'speaks')} last as auctioneer: ${
          tied ? 'level for' : 'with'
        } most votes counted so far (${n(counted)}; rallies do not count yet)${
          tied ? ', nearest to the start player' : ''
        }.`,
      cant: (bid: number, money: number) =>
        `The highest bid is ${eur(bid)} and you have ${eur(money)}: you can’t go above it, only pass.`,
      moneyNow: 'Your money',
      highest: 'highest',
      outbid: 'outbid',
      you: 'you',
      passed: 'passed',
      last: 'speaks last',
      publish: 'Publish',
      keep: 'Keep quiet',
      trend: (a: number, b: number) => `trend ${f.signed(a)} → ${f.signed(b)}`,
      plusOnly: 'only with a plus for you',
      base: (a: number, b: number) => `base ${n(a)} → ${n(b)}`,
      baseUp: 'party base +3',
      votesNot: (a: number, b: number) => `${votes(a)}, not ${n(b)}`,
      front: 'Its hidden front is one of these two:',
      frontHead: 'either',
      orHead: 'or',
      absent: (who: string) => `${who} is not at this table, so nobody gets its +2.`,
      ifWin: 'If you win',
      go: (sum: number) => `Bid ${eur(sum)} for the poll`,
      pass: 'Pass',
    },
    publish: {
      q: 'Do you publish your poll?',
      hint: 'Only you see this front. Not published, nobody ever will.',
      front: 'The front',
      absent: 'not at this table',
      stays: (a: number) => `stays ${f.signed(a)}`,
      plusOther: 'plus of others: nothing',
      shielded: 'leads the media here',
      end: 'at the end of the scale',
      none: 'no change',
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
      hint: (k: number) => `It elects in round ${n(k)}. None, or four and more; the rest stay.`,
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
      got: 'Paid this round',
      say: 'A point of base is a point at the end and 1,000 € in each round to come.',
      receive: 'You receive',
      partyBase: 'Party base',
      choose: 'Choose a donation: accept or reject',
      goAccept: (sum: number, base: number) => `Accept ${eur(sum)}, base to ${n(base)}`,
      goReject: (sum: number, base: number) => `Reject ${eur(sum)}, base to ${n(base)}`,
    },
    text: {
      doubled: (words: string) => `${words}, doubled`,
      worth: (words: string, worth: number) => `${words} (you ${f.signed(worth)})`,
      heads: ['Party', 'Votes', 'Rallies', 'Trend', 'Match', 'If now', 'Points'],
      partyHeads: ['Party', 'Points', 'Money', 'Base', 'Rallies', 'Media', 'Politicians', 'Alike'],
      media: (present: readonly string[], leader: string | undefined) =>
        present.length === 0
          ? 'No media markers.'
          : `Media: ${present.join(', ')}. ${leader ?? 'Nobody'} leads.`,
      instead: (into: string, out: string) => `${into} instead of ${out}`,
      thousands: 'thousand €',
      symbol: (k: number) => `Symbol ${n(k)}`,
      strip: (k: number) => n(k),
      donation: (accept: boolean, sum: number) => `${accept ? 'accept' : 'reject'} ${eur(sum)}`,
      words: {
        stack: 'draw from the stack, then from the display',
        display: 'deal a new display and take one',
        pay: 'pay',
        place: 'place your marker',
        publish: 'publish',
        keepQuiet: 'keep quiet',
        block: 'Strip',
      } as Record<string, string>,
    },
    /** Die Macher 2006: what its answers are called. */
    hint: {
      ask: 'What would a Strategist do?',
      title: 'A Strategist would',
      thinks: 'One moment …',
      none: 'Nothing to choose here.',
      pass: 'pass',
      nothing: 'do nothing',
      win: (share: number) => `chance to win ${n(Math.round(share * 100))} %`,
      behind: (by: number) => `${f.signed(Math.round(by * 10) / 10)} points against the first`,
      best: 'the best it sees',
      say: 'A Strategist is the second strongest of our bots. It sees only what you see. Points are those at the end of the game, as it reckons.',
      below: 'Below each: where they would come from, against the other choices.',
      fact: (what: string, by: number) => `${what} ${f.signed(Math.round(by * 10) / 10)}`,
      facts: {
        scored: 'points scored',
        base: 'party base',
        money: 'money',
        politicians: 'politicians',
        donations: 'donations',
        poll: 'the poll',
      } as Record<string, string>,
      close: 'Close the advice',
    },
    chances: {
      title: 'Chance to win',
      say: (who: string, share: number) => `${who} ${n(Math.round(share * 100))} %`,
      chart: (lines: readonly string[]) => `Chance to win at this move: ${lines.join(', ')}`,
      turning: 'Turning points',
      turn: (who: string, by: number) => `${who} ${f.signed(Math.round(by * 100))} %`,
      note: 'As a Strategist reckons who knew every card.',
    },
    compare: {
      say: 'Every party’s sum: (rallies + trend) × match, added to its votes; then points, and the points for winning.',
      heads: ['Party', 'Votes', 'Rallies add', 'Then', 'Points'],
    },
    /** Refusals with sums in them; all others are said by the rules. */
    refusals: {
      'too-little-money': ({ money }) => `That is more than the ${eur(Number(money))} you own.`,
      'more-than-you-own': ({ money, most }) =>
        `You own ${eur(Number(money))}; the highest bid you can make is ${eur(Number(most))}.`,
      'bid-not-higher': ({ bid }) => `The highest bid is ${eur(Number(bid))}: bid more, or pass.`,
    } as Readonly<Record<string, (values: Readonly<Record<string, unknown>>) => string>>,
    matrix: { zero: 'nothing', total: 'in all' },
    /** What keys do at this table alone. */
    keys: {
      say: 'Tab goes from one thing to the next, arrows choose within a row, Enter confirms. Point at a party, a state or a topic, and all that belongs to it lights up.',
      compare: ['C', 'compare: if the elections were now'],
      states: ['1 2 3 4', 'a state'],
      parties: ['P', 'parties'],
    } satisfies Record<string, string | readonly [string, string]>,
    log: {
      decided: (kind: string) => `has decided (${kind}).`,
      programLaid: (list: readonly number[]) =>
        list.length === 0
          ? 'finds no topic that the program lacks.'
          : `lays down the program ${allQuoted(list)}.`,
      surplusShown: (list: readonly number[]) => `shows and discards ${theCards(list)}.`,
      programsDrawn: (k: number) => `draws ${f.plural(k, { one: '# card', other: '# cards' })}.`,
      programsDrawnSeen: (list: readonly number[]) =>
        `draws ${theCards(list)} (only you see this).`,
      cardKept: 'keeps a card in hand.',
      startPosition: (parts: readonly (readonly [string, readonly string[]])[]) =>
        `starts with ${f.list(parts.map(([what, codes]) => `${what} in ${codes.map(state).join(' and ')}`))}.`,
      bid: (sum: number) => `bids ${eur(sum)}.`,
      tie: (who: readonly string[], sum: number) => `${f.list(who)} are tied at ${eur(sum)}.`,
      raised: (sum: number) => `raises to ${eur(sum)}.`,
      passed: (kind: string) => passes[kind] ?? 'passes.',
      startPlayer: (sum: number) => `goes first${sum > 0 ? ` for ${eur(sum)}` : ''}.`,
      overbid: (sum: number, base: number) =>
        `can’t pay: loses ${eur(sum)}, base falls to ${n(base)}.`,
      stackDrawn: 'draws the top program card.',
      stackDrawnSeen: (list: readonly number[]) =>
        `draws ${theCards(list)} from the stack (only you see which).`,
      displayDiscarded: 'discards the program display.',
      displayTaken: (k: number) => `takes the card ${quoted(k)} from the display.`,
      programChanged: (out: readonly number[], into: readonly number[]) =>
        `changes the program: ${allQuoted(into)} instead of ${allQuoted(out)}.`,
      programKept: 'swaps a card for an equal one: the program stays the same.',
      handDiscarded: (k: number) => `discards ${f.plural(k, { one: '# card', other: '# cards' })}.`,
      mediaBought: (code: string, sum: number) =>
        `buys a media marker in ${state(code)} for ${eur(sum)}.`,
      ralliesPlaced: (parts: readonly (readonly [number, string])[], sum: number) =>
        parts.length === 0
          ? 'holds no rallies.'
          : `holds ${f.list(parts.map(([k, code], i) => `${i === 0 ? rallies(k) : n(k)} in ${state(code)}`))} for ${eur(sum)}.`,
      politiciansSent: (codes: readonly string[]) =>
        codes.length === 0
          ? 'sends nobody.'
          : `sends ${f.plural(codes.length, { one: 'a politician', other: '# politicians' })} to ${f.list(codes.map(state))}.`,
      politiciansRevealed: (code: string, who: readonly string[]) =>
        `${state(code)}: ${f.list(who)}.`,
      politicianPaid: (id: string, sum: number) => `pays the ${politicians[id] ?? id} ${eur(sum)}.`,
      politicianGone: (id: string) => `lets the ${politicians[id] ?? id} go.`,
      trendMoved: (code: string, from: number, to: number) =>
        from === to
          ? `: the trend in ${state(code)} stays ${f.signed(to)}.`
          : `: the trend in ${state(code)} goes from ${f.signed(from)} to ${f.signed(to)}.`,
      votesGained: (code: string, k: number, total: number) =>
        `gains ${votes(k)} in ${state(code)}, ${n(total)} now.`,
      baseChanged: (by: number, base: number) => `: base ${f.signed(by)}, ${n(base)} now.`,
      doublePlaced: (code: string, k: number) =>
        `doubles the opinion ${quoted(k)} in ${state(code)}.`,
      doubleRemoved: (code: string, k: number) =>
        `removes the double marker from the opinion ${quoted(k)} in ${state(code)}.`,
      mediaRemoved: (code: string, from: string, sum: number) =>
        `buys out a media marker of ${from} in ${state(code)} for ${eur(sum)}.`,
      mediaPlaced: (code: string) => `puts a media marker in ${state(code)}.`,
      opinionShifted: (code: string, out: number, into: number) =>
        `shifts an opinion in ${state(code)}: ${quoted(into)} instead of ${quoted(out)}.`,
      auctionOpened: (code: string, back: string) =>
        `is auctioneer of a poll in ${state(code)}; it would raise the trend of ${back}.`,
      pollBid: (sum: number) => `bids ${eur(sum)}.`,
      pollWon: (code: string, sum: number) => `wins the poll in ${state(code)} for ${eur(sum)}.`,
      pollUnsold: (code: string) => `Nobody wants the poll in ${state(code)}.`,
      pollPublished: (code: string) => `publishes the poll in ${state(code)}.`,
      pollHidden: (code: string) => `keeps the poll in ${state(code)} quiet: base +3.`,
      ralliesConverted: (
        code: string,
        r: number,
        trend: number,
        match: number,
        v: number,
        total: number,
      ) =>
        `transforms ${rallies(r)} in ${state(code)}: (${n(r)} ${trend < 0 ? '−' : '+'} ${n(Math.abs(trend))}) × ${n(Math.max(1, match))} = ${n(v)}, ${votes(total)} now.`,
      electionSingle: (code: string, who: string) =>
        `${state(code)}: ${who} ${agree(who, 'wins')} past the 50.`,
      electionSeveral: (code: string, who: readonly string[]) =>
        `${state(code)}: several pass the 50; ${f.list(who)} ${who.length === 1 ? agree(who[0] ?? '', 'wins') : 'win'}.`,
      electionCoalition: (code: string, who: readonly string[]) =>
        `${state(code)}: ${f.list(who)} form a coalition.`,
      electionNone: (code: string, who: string) =>
        `${state(code)}: no coalition is possible; ${who} ${agree(who, 'is')} strongest.`,
      mediaPresence: 'moves a media marker to the media presence.',
      incomePaid: (v: number, base: number) =>
        `receives ${eur(v + base)}: ${eur(v)} for points of votes, ${eur(base)} for the base.`,
      donationAccepted: (sum: number, base: number) =>
        `accepts a donation of ${eur(sum)}, base ${n(base)}.`,
      donationRejected: (sum: number, base: number) =>
        `rejects a donation of ${eur(sum)}, base ${n(base)}.`,
      stateLeft: (name: string) => `${name} has elected and leaves.`,
      stateEntered: (name: string) => `${name} comes in.`,
      opinionTurned: (code: string, k: number) => `${state(code)}: a new opinion, ${quoted(k)}.`,
      opinionsRefilled: 'The opinion display is filled up.',
      roundBegan: (k: number) => `Round ${n(k)} begins.`,
      gameEnded: 'The last election is over: all purses are opened.',
      set: 'The table is set up.',
    },
    election: {
      kicker: (k: number) =>
        `${f.ordinal(k, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} election · the votes are counted`,
      together: (who: readonly string[]) => `: ${f.list(who)} govern together`,
      alone: (who: string) => `: ${who} ${agree(who, 'governs')} alone`,
      severalHead: (who: readonly string[]) => `: ${f.list(who)} ahead, several past the 50`,
      none: (who: string) => `: no majority, ${who} strongest`,
      nobody: 'Nobody reaches 50',
      one: (who: string) => `${who} ${agree(who, 'reaches')} 50`,
      many: (k: number) => `${n(k)} parties reach 50`,
      strongest: (who: string, v: number) =>
        `${who} ${agree(who, 'is')} strongest with ${n(v)} and must look for a partner: nearest program first, of equals whoever sits nearest to the start player.`,
      level: (all: readonly string[], who: string, v: number) =>
        `${f.list(all)} are level with ${n(v)}. Nearest to the start player, ${who} ${agree(who, 'counts')} as the strongest and must look for a partner: nearest program first, of equals whoever sits nearest to the start player.`,
      aloneSay: (v: number, bonus: number) => `${votes(v)}: past the line alone, ${points(bonus)}.`,
      severalSay: (bonus: number) => `Each of them gets ${points(bonus)}; most votes win.`,
      noneSay: (who: string, bonus: number) =>
        `No two reach 50 together, so nobody governs. ${who} ${agree(who, 'gets')} ${points(bonus)} as the strongest.`,
      alike: (k: number) => f.plural(k, { one: '# card alike', other: '# cards alike' }),
      partner: 'partner',
      notAsked: 'not asked',
      tooFew: 'too few votes',
      pointsHead: 'Points',
      before: 'before',
      votes: 'votes',
      winning: 'bonus',
      now: 'now',
      mediaHead: 'Media markers move',
      mediaNone: 'No winner has a media marker there, and nobody leads the media.',
      mediaSay: (who: readonly string[], worth: number) =>
        `${f.list(who)} ${who.length === 1 ? `${agree(who[0] ?? '', 'moves')} one` : 'move one each'} to the media presence, worth ${points(worth)} at the end.`,
      on: 'Go on',
      again: 'See it again',
      scene: 'Show the election night',
      // It breaks before its result, if at all.
      sum: (r: number, trend: number, match: number, gain: number) =>
        `${f.whole(`(${n(r)} ${trend < 0 ? '−' : '+'} ${n(Math.abs(trend))}) × ${n(match)}`)} ${f.whole(`= ${n(gain)}`)}`,
      noRally: 'no rally',
      total: (v: number, gain: number, total: number) => `${n(v)} + ${n(gain)} = ${votes(total)}`,
      coalition: 'coalition',
      chart: (name: string, lines: readonly string[]) => `${name}: ${lines.join(', ')}`,
    },
    final: {
      kicker: (elections: number) =>
        `Final result · Die Macher, ${elections === 7 ? 'seven' : 'four'} elections`,
      wins: (who: string, by: number) => `${who} ${agree(who, 'wins')} by ${points(by)}`,
      winsAlone: (who: string) => `${who} ${agree(who, 'wins')}`,
      resigned: (who: readonly string[]) =>
        `Resigned, and behind all who stayed: ${f.list(who)}. A bot played on.`,
      minded: (who: readonly string[]) =>
        `Away for most of the game, and behind all who stayed: ${f.list(who)}. A bot played meanwhile.`,
      shared: (who: readonly string[]) => `${f.list(who)} share the victory`,
      place: (who: string, k: number, score: number) =>
        `${who}, that is you: ${f.ordinal(k, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} with ${points(score)}`,
      source: 'Where every point came from',
      key: ['votes', 'winning an election', 'media presence, party base, money'],
      media: 'media',
      base: 'base',
      money: 'money',
      race: 'The race',
      raceSay: 'The race, points after each step',
      start: 'start',
      turning: 'The elections',
      show: 'Show',
      point: (name: string, round: number) => `${name}, round ${n(round)}.`,
      again: 'Same table again',
      step: 'Step through the game',
      file: 'Save as a file',
      home: 'Home',
      spelled: 'Every point in words',
      bars: (lines: readonly string[]) => `Where every point came from. ${lines.join('. ')}`,
      barLine: (who: string, total: number, parts: readonly string[]) =>
        `${who} ${n(total)}: ${parts.join(', ')}`,
      part: (name: string, k: number) => `${name} ${n(k)}`,
      wonIn: (name: string) => `winning ${name}`,
    },
  };
};

/** A language brings the same; what it lacks does not compile. */
export type BoardTexts = ReturnType<typeof board>;
