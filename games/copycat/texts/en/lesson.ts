import type { Formats, NoteText } from '@hustings/texts';

/** What a decision is about, and what to do here. */
const note = (title: string, text: string, task: string): NoteText => ({ title, text, task });

/** English: the lesson, a whole round up to the next bid. */
export const lesson = (f: Formats<'en'>) => ({
  notes: {
    bidding: note(
      'Who goes first?',
      'Everybody lays one card face down. The higher its number, the earlier you play this round. The card itself is out of use until the next one, so bid what you can spare.',
      'Bid Fatherly Friend 18. Every Fatherly Friend brings one coin, so the highest number costs you no more than the lowest.',
    ),
    placing: note(
      'A worker, an office',
      'In your turn you send one worker to an empty office. Blue offices work now; yellow and green ones in the buying phase. To buy a card you need the right to, and only the Buy offices give it.',
      'You were not the only one with an 18: equal numbers swap their order, so you begin. Send a worker to Buy 2.',
    ),
    ending: note(
      'One worker a turn',
      'Before and after placing you could play purple and blue cards. Start cards are yellow and green: they wait for the buying phase.',
      'End your turn. The others place a worker each, then it is yours again.',
    ),
    drawing: note(
      'Blue works at once',
      'Blue brings cards, and only in this phase. What you draw you can still use this round.',
      'Send your second worker to Draw 1.',
    ),
    using: note(
      'Nobody works unasked',
      'A worker in a blue or grey office does its job when you say so, in this turn or a later one. The offices for coins, points and buying count by themselves.',
      'Use Draw 1.',
    ),
    howMany: note(
      'Up to',
      `Every figure in this game means ${f.quoted('up to')}: you may take less, or nothing at all.`,
      'Draw 1 card.',
    ),
    coins: note(
      'Coins for the street',
      'The race is won with what you buy. What is printed on an office counts once a round, and only one worker fits in.',
      'Send your last worker to Coins 2 before somebody else does.',
    ),
    lastWorker: note(
      'No worker left',
      'Who has no worker when the turn comes has passed. Purple cards would bring more of them; so far you own none.',
      'End your turn. The others go on until they have passed, too.',
    ),
    laying: note(
      'Your buying phase',
      'Now yellow and green. Lay out your cards and buy, in any order. Coins that you do not spend are lost.',
      'Coins 2 has paid already. Lay out your cards: all at once, or one by one, beginning with Local Media 9.',
    ),
    layingOn: note(
      'Card by card',
      'Each card laid out counts at once and stays in front of you until the round is over.',
      'Lay out the rest as well, all at once or one by one, the lowest number first.',
    ),
    buying: note(
      'Prices, and red cards',
      'A card costs what is printed on it; from the fifth space on one coin more, from the ninth two. Along with it you must take every red card lying left of it. It costs nothing, and that is what it is worth.',
      'Buy Industrialist 23 for 3 coins: it brings 2 coins whenever you draw it.',
    ),
    second: note(
      'The second card',
      'What you buy is set aside and goes, with everything else, to your discards at the end of the round. It comes back when they are shuffled.',
      'Buy Sauna 21 for 2 coins: sweat a little, draw two cards.',
    ),
    scoring: note(
      'Time to score',
      'When you are done, what you still hold is laid out as well: its points count, but coins would come too late. Then your points go onto the track.',
      'End your buying phase: your two Local Media are worth a point each.',
    ),
    again: note(
      'Round two: the same again',
      'Offices nobody wanted have got a marker each: a point for whoever moves in next. One office more is open, and the street has moved up. Whoever reaches 95 points ends the race with that round.',
      'Your Sauna is back already: keep it, and bid Fatherly Friend 16. The lesson ends here; from now on you copy whom you like.',
    ),
  },
  wrong: {
    lowBid:
      'Local Media have the lowest numbers: the others would choose their offices before you. Keep it, it is worth a point.',
    sameCoin:
      'It brings one coin, like all Fatherly Friends, but its number is lower. Where two cards are worth the same, bid the higher one.',
    passing:
      'To end a turn without placing a worker is to pass, for the whole phase. Your workers would stay at home.',
    noRight:
      'Points are nice. But without a Buy office you buy nothing this round, however many coins you have, and the others want these offices, too.',
    unused:
      'Your worker has not drawn yet. You could do it in a later turn, but a card in hand helps you to choose.',
    nothingDrawn: 'You may take nothing, but here is a card for nothing.',
    oneCoin: 'Coins 2 is still empty and brings twice as much.',
    tooEarly: 'Your phase would be over, and you have not bought anything yet.',
    scandal:
      'On that space it costs a coin more, and the red card on its left comes with it. The same card lies on space 2 without any company.',
    coinsLost: 'Two coins and a right to buy would be lost.',
  },
});

/** A language brings the same; what it lacks does not compile. */
export type Texts = ReturnType<typeof lesson>;
export type NoteKey = keyof Texts['notes'];
export type WrongKey = keyof Texts['wrong'];
