import type { Formats } from '@hustings/texts';
import { data } from '../../../rules/edition-2006/index.js';
import type { CabinetId } from '../../edition-2006/texts.js';
import { called, worldBoard } from '../board.js';
import { offices } from './cabinet.js';
import { counted } from './counted.js';

const office = (id: string): string => offices[id as CabinetId].name; // of the data

/** English: the board of Die Macher 2006. Sums are in thousands of euros. */
export const board = (f: Formats<'en'>) => {
  const eur = f.euros;
  const n = f.number;
  const world = worldBoard(f, data.topics);
  const { partyOf, quoted, says, does } = called(f, data.topics);
  const { votes, points } = world;
  const { meetings, members, seats } = counted(f);
  const half = '½';
  const factor = (k: number): string => (k === 0.5 ? half : n(k));
  /** 6 × (+2 + 3); with a factor below 1 it is said what it counts as. */
  const product = (k: number, popularity: number, match: number): string =>
    f.whole(
      `${n(k)} × (${f.signed(popularity)} ${match < 0 ? '−' : '+'} ${n(Math.abs(match))})${
        popularity + match < 1 ? ` → ${half}` : ''
      }`,
    );
  /** From one figure to another; where nothing changes there is one. */
  const change = (a: number, b: number): string => (a === b ? n(a) : `${n(a)} → ${n(b)}`);
  return {
    ...world,
    title: 'Die Macher 2006',
    doubleMarker: 'Key issue',
    office,
    change,
    meetings,
    members,
    product,
    phases: [
      'First player',
      'Program',
      'Shadow cabinet',
      'Coalitions',
      'Media',
      'Meetings',
      'Polls',
      'Votes',
      'Election',
      'Contributions',
    ],
    phasesShort: [
      'First',
      'Program',
      'Cabinet',
      'Coalitions',
      'Media',
      'Meetings',
      'Polls',
      'Votes',
      'Election',
      'Contrib.',
    ],
    strip: { ...world.strip, setupSteps: ['Preliminary stage'] },
    frame: {
      ...world.frame,
      lastFull: {
        label: 'Last full round:',
        text: 'the last election follows it at once. Money left over counts nothing.',
      },
    },
    table: {
      ...world.table,
      /** The last one, in the round before. */
      electsAfter: 'Elects right after this round',
      upTo: 'most seats',
      coalition: 'coalition',
      meetings: 'meetings',
      popularity: 'popularity',
      match: '+ match',
      factor: '= factor',
      adds: '+ votes',
      seats: 'seats',
      factorOf: factor,
      popularityTitle: 'Popularity',
      stairs: (lines: readonly string[]) => `Popularity: ${lines.join(', ')}`,
      cabinet: 'Cabinet',
      faceDown: 'a card, face down',
      ofMeetings: (held: number, planned: number) =>
        `${meetings(held)} of ${n(data.meetingsPerState)}${planned > 0 ? `, ${n(planned)} more planned` : ''}`,
      chartLine: (who: string, now: number, then: number, pile: 'top' | 'beneath' | undefined) =>
        `${who} ${n(now)}, ${n(then)} if the election were now${
          pile === undefined ? '' : pile === 'top' ? ', on top' : ', beneath'
        }`,
      pays: 'Pays 1,000\u00a0€ a member at its election',
      barred: 'No coalitions here',
      tile: (who: string) => `${who}: coalition tile`,
      pact: (who: string, with_: string) => `${who}: in a coalition with ${with_}`,
      noTile: (who: string) => `${who}: no tile`,
      sum: (k: number, p: number, match: number, gain: number, before: number, total: number) =>
        `${product(k, p, match)} = ${n(gain)}; ${f.whole(
          `${n(before)} + ${n(gain)} = ${before + gain > total ? `${n(before + gain)} → ` : ''}${votes(total)}`,
        )}`,
      noMeeting: (total: number) => `No meeting here: ${votes(total)}`,
      nobodyYet: 'Nobody would have votes here yet.',
      ahead: (who: string, a: number, b: number) =>
        `${who} ${a === b ? 'narrowly ' : ''}ahead, ${n(a)} : ${n(b)}`,
      together: (sum: number, other: number) =>
        ` = ${n(sum)}, ${sum === other ? 'narrowly ' : ''}ahead of ${n(other)}`,
      narrow: (who: string, other: string, k: number) =>
        `${who} on top of ${other} at ${n(k)}: narrow`,
      low: 'a factor below 1 counts as ½',
      lowLong: (match: number) =>
        `Popularity and match together count at least ½. Your match here is ${n(match)}.`,
      /** Narrow enough for a tab. */
      nationTab: 'Nation',
      nationKey: 'the national board',
      nation: 'National board',
      nationSay:
        'Winners carry opinions here. Each counts for every program that holds it: members each round, points at the end. An equal card makes it dominant (+5), the opposite replaces it.',
      open: 'Look at it closely',
      nationYours: (m: number, p: number) => `you: ${members(m)} a round, ${points(p)}`,
      mediaOf: 'Media of the elections',
      reserve: 'Exchange reserve',
      space: (k: number, p: number, m: number) =>
        `Space ${n(k)}: ${points(p)}, ${members(m)} a round.`,
      dominant: 'dominant +5',
      free: 'free',
      nobodyHolds: 'nobody',
      perRound: 'members a round',
      pointsOpinions: 'points, opinions',
      pointsMedia: 'points, media',
      membersNow: 'members now',
      more: (k: number) => `+${n(k)}`,
    },
    seat: {
      ...world.seat,
      starts: 'first player',
      points: 'seats',
      members: 'members',
      meetings: 'meetings',
      says: {
        money: 'Every payment is in the log; the balance is not shown.',
        ownMoney: 'Every payment is in the log; the others do not see your balance.',
        openMoney: 'Every payment is in the log.',
        members:
          'A point each at the end; in rounds 1, 3 and 5 (short game: 1 and 3) 1,000\u00a0€ each. Most members: 10 points, second most 6.',
        meetings: 'Meetings still in supply.',
        media: 'Media markers still in supply.',
      },
      cabinetLeft: (list: readonly string[]) => `Cabinet left: ${list.join(', ')}`,
      contributionsLeft: (list: readonly string[]) => `Contributions left: ${list.join(', ')}`,
    },
    waiting: {
      ...world.waiting,
      kinds: {
        preliminary: 'the preliminary stage',
        bid: 'sealed bids',
        bidAgain: 'the tie',
        nameFirstPlayer: 'the first player',
        exchangeCards: 'hand cards',
        changeProgram: 'programs',
        layCabinet: 'the shadow cabinet',
        useCabinet: 'a cabinet card',
        approach: 'coalition talks',
        answerOffer: 'an offer',
        buyMedia: 'media markers',
        swapOpinion: 'an opinion',
        placeMeetings: 'meetings',
        bidForPoll: 'the poll',
        publishPoll: 'the poll',
        convertMeetings: 'votes',
        moveMedia: 'a media marker',
        carryOpinion: 'national opinions',
        contribute: 'contributions',
      } as Record<string, string>,
    },
    preliminary: {
      q: (id: string) => `How ${does(id)} begin?`,
      hint: 'One column of each list, free of charge; a state for each part, the same one if you like.',
      first: 'First list',
      second: 'Second list',
      parts: {
        popularity: `Popularity ${f.signed(data.preliminary.list1Values.popularity)}`,
        meetings: meetings(data.preliminary.list1Values.meetings),
        votes: votes(data.preliminary.list1Values.votes),
      },
      media: (k: number) => `Media ${n(k)}`,
      mediaAll: (k: number) => f.plural(k, { one: '# media marker', other: '# media markers' }),
      option: (list: readonly string[]) => f.list(list),
      stateFor: (what: string) => `State for ${what}`,
      membersTo: 'Members',
      meetingsLeft: 'Meetings left',
      mediaLeft: 'Media left',
      go: 'Begin like this',
      chooseList: 'Choose a column of each list',
      unset: (k: number) =>
        f.plural(k, { one: '# part needs a state', other: '# parts need a state' }),
      gives: (k: number, p: number, match: number, v: number) =>
        `${product(k, p, match)}${v > 0 ? ` + ${n(v)}` : ''}`,
    },
    bid: {
      ...world.bid,
      q: 'What is naming the first player worth to you?',
      hint: 'The highest bid pays the bank and names any player first, also you. Nobody else pays.',
      qAgain: (bid: number, others: readonly string[]) =>
        `You are tied at ${eur(bid)} ${f.list(others.map((id) => partyOf(id).with))}. What do you bid now?`,
      hintAgain: 'Sealed again, at least as much. Still equal: a die each decides.',
      once: 'bid once more, then dice',
      diceSay: 'dice decide',
      say: (first: string | undefined) =>
        `First means first in talks and in every auction, but last is on top where votes are equal.${first === undefined ? '' : ` So far ${partyOf(first).whom} went first.`}`,
    },
    first: {
      q: 'Who shall be first this round?',
      hint: 'First begins every phase and auction. Whoever converts last lands on top of equals.',
      order: (who: readonly string[]) => who.join(' · '),
      go: (id: string) => `Make ${partyOf(id).whom} first`,
      choose: 'Choose a party',
      paid: 'You pay',
    },
    exchange: {
      same: 'the same as in your program',
      only: (number: number) => `can only replace ${quoted(number)}`,
      q: 'Which hand cards do you exchange?',
      hint: 'Once, any of them, unseen by the others; you draw as many.',
      go: (k: number) => f.plural(k, { one: 'Discard one, draw one', other: 'Discard #, draw #' }),
      none: 'Keep all cards',
    },
    conference: {
      q: 'Do you change one card of your program?',
      hint: 'One in, one out, at most once a round; five topics must remain.',
      in: 'In',
      out: 'Out, to the discards',
      foot: 'Your match',
      go: (a: number) => `Lay ${quoted(a)}`,
      choose: 'Choose one in and one out',
      leave: 'Leave it as it is',
      alike: 'like you',
    },
    cabinet: {
      q: 'Whom do you send, and where?',
      hint: 'Face down, at most one a state. Instead of its own action each may change the key issue or replace media.',
      deeds: (v: number, own: number, other: number, media: boolean) =>
        [
          f.either([
            `votes ${f.signed(v)}`,
            ...(own === 0 ? [] : [`popularity ${f.signed(own)}`]),
            ...(other === 0
              ? []
              : [`${own === 0 ? 'other’s popularity' : 'other’s'} ${f.signed(other)}`]),
          ]),
          ...(media ? [] : ['can’t replace media']),
        ].join(', '),
      telephone: 'brings a coalition tile, wanted or not',
      stay: 'stay',
      where: (name: string) => `Where does the ${name} go?`,
      toPay: 'To pay at once',
      after: 'Cabinet after',
      go: (k: number, cost: number) =>
        `Lay ${f.plural(k, { one: '# card', other: '# cards' })} for ${eur(cost)}`,
      none: 'Lay no card',
    },
    use: {
      q: 'Which of your cards acts now, and how?',
      hint: 'One action a card, in any order; it is paid, used or not.',
      state: 'Where',
      raise: (k: number) => `Your popularity ${f.signed(k)}`,
      lower: (id: string, k: number) => `Popularity ${partyOf(id).of} ${f.signed(k)}`,
      lowerOf: (k: number) => `Popularity of another party ${f.signed(k)}`,
      media: (id: string) => `Replace a media marker ${partyOf(id).of}`,
      mediaOf: 'Replace a media marker',
      keyOff: 'Remove the key issue marker',
      go: (what: string) => `Do it: ${what}`,
      choose: 'Choose an action',
      waive: 'Waive the rest',
    },
    talks: {
      q: (id: string, name: string) => `Whom ${does(id)} govern with in ${name}?`,
      hint: 'Both need a tile there and two cards alike. Three or more alike: nobody can refuse.',
      forced: (k: number) => `${n(k)} alike: formed at once`,
      asked: (k: number, who: string) => `${n(k)} alike: ${who} may refuse`,
      sum: (a: number, b: number) => `${n(a)} + ${n(b)} = ${n(a + b)}`,
      go: (id: string) => `Govern ${partyOf(id).with}`,
      choose: 'Choose a partner, or stay alone',
      alone: 'Stay alone',
      now: 'Sums as if the election were now.',
      asksQ: (id: string) => `${says(id, 'asks', 'ask')} you: do you govern together?`,
      asksHint: 'Two cards alike, so you are free to refuse. All hear the answer.',
      ifWin: 'If you win',
      marker: 'a media marker each',
      opinion: 'an opinion each',
      seats: 'Seats',
      yourOwn: 'your own, as alone',
      agree: 'Agree: govern together',
      refuse: 'Refuse',
      other: 'The others',
      best: (who: string, k: number) => `${who}, strongest alone: ${n(k)}`,
    },
    media: {
      ...world.media,
      q: 'Do you buy a media marker?',
      hint: `${eur(data.mediaCost)} each, one at a time, round and round until all pass in a row. Passing does not bar buying later.`,
      lead: (a: number, b: number) =>
        `You would control it ${n(a)} : ${n(b)}. Then you may swap an opinion, and no poll can lower you.`,
    },
    swap: {
      q: (name: string) => `Do you swap an opinion in ${name}?`,
      hint: 'One face up against one of the reserve; its topic must not lie there already.',
      out: 'Out, into the reserve',
      in: 'In, from the reserve',
      match: 'match',
      key: 'key issue',
      byMedia: 'you control the media',
      byVotes: 'you have an absolute majority',
      go: 'Swap these two opinions',
      choose: 'Choose one out and one in',
      leave: 'Swap nothing',
    },
    meet: {
      q: (id: string) => `Where ${does(id)} hold meetings?`,
      hint: `Once; at most ${n(data.meetingsPerStateAndTurn)} new ones in a state, ${n(data.meetingsPerState)} in all there, ${eur(data.meetingCost)} each.`,
      none: 'none',
      plus: (k: number) => `+${n(k)}`,
      group: (name: string) => `New meetings in ${name}`,
      cell: (k: number, cost: number) => `${n(k)} for ${eur(cost)}`,
      change: (p: string, a: number, b: number, c: number, d: number) =>
        `${p}: ${change(a, b)} votes${c === d ? '' : `, ${change(c, d)} seats`}`,
      stays: (a: number, b: number) => `stays at ${votes(a)}, ${seats(b)}`,
      left: 'Meetings left',
      go: (k: number, cost: number) => `Hold ${meetings(k)} for ${eur(cost)}`,
      nobody: 'Hold no meetings this round',
    },
    auction: {
      ...world.auction,
      cant: (bid: number, money: number) =>
        bid < 0
          ? `A bid is ${eur(data.pollMinimumBid)} at least and you have ${eur(money)}: you can only pass.`
          : world.auction.cant(bid, money),
      q: (bid: number) =>
        bid < 0 ? 'Do you bid for the poll?' : `Do you bid more than ${eur(bid)}?`,
      hint: 'Openly, round and round; who passes is out. The winner alone sees the card.',
      round: (k: number) => f.ordinal(k, { one: '#st', two: '#nd', few: '#rd', other: '#th' }),
      out: 'out',
      publish: 'Publish',
      lines: 'one or two lines',
      any: '±1 or ±2, any party',
      keep: 'Keep',
      dice: 'two dice',
      keeps: (least: number, most: number) => `${n(least)}–${members(most)}`,
      shielded: 'Shielded',
      shieldedSay: 'controls the media',
      passOut: 'Pass, you are out',
    },
    publish: {
      q: 'Do you publish your poll, and which lines?',
      hint: 'Only you see it; kept quiet, nobody else ever will. Publish one or two lines of different parties.',
      front: 'The poll',
      stops: 'stops there',
      shielded: 'controls the media: can’t be lowered',
      nothing: 'changes nothing',
      to: (a: number, b: number) => `${f.signed(a)} → ${f.signed(b)}`,
      go: (list: readonly string[]) => `Publish: ${list.join(', ')}`,
      line: (who: string, to: number) => `${who} to ${f.signed(to)}`,
      choose: 'Choose a line, or keep the poll',
      keep: 'Keep it, roll two dice',
    },
    convert: {
      q: 'How many meetings become votes now?',
      hint: (k: number, round: number) =>
        `You have ${n(k)}: with five or more you may convert any number. It elects in round\u00a0${n(round)}.`,
      group: 'Meetings to turn into votes',
      now: 'Now',
      seats: 'Seats',
      ended: 'if it ended so',
      back: 'Back',
      supply: 'meetings in supply',
      open: 'Open',
      hiddenYet: (k: number) =>
        f.plural(k, { one: '# opinion still hidden', other: '# opinions still hidden' }),
      all: 'Opinion swap',
      against: (a: number, b: number) => `you ${n(a)} ${a > b ? '>' : '≤'} all others ${n(b)}`,
      maySwap: 'yes, so far',
      notYet: 'not yet',
      gain: (v: number) => `+${n(v)}`,
      go: (k: number, v: number) => `Turn ${meetings(k)} into ${votes(v)}`,
      none: 'Convert none now',
    },
    move: {
      q: 'Do you move a media marker to the nation?',
      hint: (k: number, worth: number) =>
        `Round ${n(k)} is worth ${points(worth)} at the end. The marker never comes back.`,
      move: 'Move',
      end: 'at the end',
      stay: 'Stay',
      back: 'it comes back to you',
      supply: 'Media left',
      go: (worth: number) => `Move it: ${points(worth)}`,
      leave: 'Don’t move it',
    },
    carry: {
      q: 'Which opinion do you carry to the nation?',
      hint: (k: number) =>
        f.plural(k, {
          one: '# opinion at most. An equal card there makes it dominant, the opposite replaces it.',
          other:
            '# opinions at most. An equal card there makes it dominant, the opposite replaces it.',
        }),
      space: (k: number) => `space\u00a0${n(k)}`,
      spaces: 'Which opinion makes way?',
      dominant: 'dominant',
      replaces: 'replaces',
      points: 'points',
      members: 'members',
      go: (number: number, gone: number | undefined) =>
        `Carry ${quoted(number)}${gone === undefined ? '' : ` instead of ${quoted(gone)}`}`,
      choose: 'Choose an opinion, or carry none',
      none: 'Carry none',
      to: (k: number) => `to space\u00a0${n(k)}`,
    },
    contribute: {
      q: 'Which contribution, and do you take it?',
      hint: 'One card or none. Accepted lies face up, refused face down until all have laid.',
      accept: 'accept',
      refuse: 'refuse',
      used: 'used',
      acceptHead: 'accept: highest die lost, on average',
      refuseHead: 'refuse: all dice gained, on average',
      average: (k: number) => f.signed(Math.round(k * 10) / 10),
      bonus: 'Bonus',
      bonusSay: 'if you alone refuse the most',
      bonusDice: (k: number) => f.plural(k, { one: '# die more', other: '# dice more' }),
      members: 'Members',
      now: (k: number) => `${n(k)} now`,
      range: (a: number, b: number) => `${n(a)}–${n(b)}`,
      purse: 'Money',
      after: 'Cards after',
      goAccept: (sum: number) => `Accept ${eur(sum)}`,
      goRefuse: (sum: number) => `Refuse ${eur(sum)}, roll for members`,
      choose: 'Choose a card: accept or refuse',
      keep: 'Keep the cards',
      dice: (k: number) => f.plural(k, { one: '# die', other: '# dice' }),
    },
    compare: {
      say: 'Every party’s sum: meetings × (popularity + match), added to its votes up to 50; then seats.',
      heads: ['Party', 'Votes', 'Meetings add', 'Then', 'Seats'],
    },
    election: {
      ...world.election,
      alone: (id: string) => `: ${says(id, 'wins', 'win')}`,
      narrow: (id: string, k: number | undefined) =>
        `: ${says(id, 'wins', 'win')} narrowly${k === undefined ? '' : `, on top at ${n(k)}`}`,
      together: (who: readonly string[]) => `: ${f.list(who)} win together`,
      nobody: ': nobody has a vote',
      cap: '50: nobody goes beyond',
      sidesHead: 'Who is ahead',
      pileHead: 'Equal votes: the pile decides',
      pileSay: 'Whoever arrives at a space later lands on top and is ahead.',
      level: 'Of equal sums, the one with the strongest party is ahead.',
      onTop: 'on top',
      beneath: 'beneath',
      won: 'won',
      seatsHead: 'Seats are points, for all',
      seats: 'seats',
      rewardsHead: 'What the winners may do',
      rewardOne: 'Move a media marker to the nation, and carry up to two opinions there.',
      rewardNarrow: 'Move a media marker to the nation, and carry one opinion, not two.',
      rewardEach: 'Each partner: a media marker and one opinion; more votes choose first.',
      bare: (who: readonly string[]) => `Without a media marker here: ${f.list(who)}.`,
      rewardLoser: (id: string) =>
        `${says(id, 'moves', 'move')} a media marker as well, having lost narrowly.`,
      sum: (k: number, p: number, match: number, gain: number) =>
        `${product(k, p, match)} = ${n(gain)}`,
      noMeeting: 'no meeting',
      total: (a: number, gain: number, total: number) =>
        `${n(a)} + ${n(gain)} = ${a + gain > total ? `${n(a + gain)} → ` : ''}${votes(total)}`,
      seatsOf: (k: number) => seats(k),
    },
    final: {
      ...world.final,
      kicker: (short: boolean) =>
        `Final result · Die Macher 2006, ${short ? 'five elections' : 'seven elections'}`,
      key: ['seats', 'members, and most members', 'national media, national opinions'],
      members: 'members',
      membersBonus: 'most members',
      /** The same where there is hardly room. */
      membersBonusBrief: 'most',
      membersSecond: 'second most members',
      membersSecondBrief: '2nd',
      program: 'nation',
    },
  };
};

/** A language brings the same; what it lacks does not compile. */
export type BoardTexts = ReturnType<typeof board>;
