import type { Formats, NoteText } from '@hustings/texts';

/** A part of the table that a note of the lesson points at. */
export type Look =
  | 'opinions'
  | 'chart'
  | 'max'
  | 'figures'
  | 'ifnow'
  | 'trend'
  | 'media'
  | 'politicians'
  | 'parties'
  | 'displays'
  | 'strip';

const note = (title: string, text: string): NoteText => ({ title, text });

/** English: the lesson. */
export const lesson = (_f: Formats<'en'>) => ({
  notes: {
    states: note(
      'Four states, four elections',
      'One state elects each round, from left to right. The cards under a name are what people there think: +\u00a0for, −\u00a0against. The figures beside each of your seven cards say what it is worth in each state: look for one with a +1, better two.',
    ),
    passingOn: note(
      'The rest goes on',
      'The cards you leave go to your left-hand neighbour, and you get others. After four picks the last three of a pack are yours too: seven cards in all.',
    ),
    scoring: note(
      'How you score',
      'The large figure over a bar is the votes a party would have if the election were now: solid is counted, hatched is what its rallies would add. The right edge says how many points that gives. The thick line at 50 is the majority.',
    ),
    sizes: note(
      'Large and small states',
      'The figure beside a state’s name is what it can give at best. A small state is often worth less than the money spent on it.',
    ),
    program: note(
      'Your program',
      'A program has five topics, a card for each; if you have only four so far, the fifth comes right after. The bottom line adds up what they are worth in each state: that is your match, and it multiplies your rallies. Aim for 2 or more in two states.',
    ),
    missing: note(
      'What was missing',
      'A program needs five different topics, so you drew new cards. Take what fits the states best.',
    ),
    later: note(
      'One card for later',
      'Keep what a state with hidden opinions may turn out to like. You can swap it in at the start of any round.',
    ),
    start: note(
      'Where to begin',
      'Put rallies where your match is high: (rallies + trend) × match become votes there. Trend counts before it is multiplied, so put it where rallies are.',
    ),
    first: note(
      'Going first',
      'All bid in secret; only the highest pays. Going first means first pick of the media spots. You have little money: 1,000 or 2,000\u00a0€ is a good bid for a beginner.',
    ),
    again: note(
      'Round two: the same again',
      'A round always runs like the strip at the top. You know all its phases now. From here on the lesson only speaks up when something new comes; what a decision is for still stands under its question.',
    ),
    tie: note(
      'A tie',
      'The highest sealed bids were equal. Raise once, or leave it to the others.',
    ),
    drawing: note(
      'New cards, a better match',
      'Cards you draw can replace cards of your program. Draw when your match is low in the state that elects now; otherwise keep what you have.',
    ),
    display: note(
      'Choose from the open cards',
      'Everyone sees what you take. Look for a card that people want in more than one state.',
    ),
    swapping: note(
      'Swap, or leave it',
      'Choose for each card in hand which one it replaces. The table below shows your match before and after, and how like you are to others: alike parties can govern together.',
    ),
    media: note(
      'The media',
      'Five spots a state. Who has most markers there changes its opinions later this round, and polls can’t lower them there. A marker of the winner scores at the end, too.',
    ),
    moreMedia: note(
      'Still in the media',
      'You may buy again, as long as not all pass in a row. Keep 8,000\u00a0€ or so for rallies.',
    ),
    rallies: note(
      'Rallies become votes',
      'Try the boxes: the picture shows in blue what they would add. The first ones are cheap, later ones dear. At election day each is worth your match in votes.',
    ),
    politicians: note(
      'Politicians',
      'Each serves once in the whole game. Sending is free, paying comes when they act. In round one a cheap one in the state that elects is enough.',
    ),
    paying: note(
      'Pay or let go',
      'Now they turn up. Unpaid, yours leaves the game. Compare the price with what you could still buy: rallies are bought before this phase, so in this round money is only needed for polls now.',
    ),
    actions: note(
      'A main action, then another',
      'Most useful where you hold rallies: the trend counts with every match. What is marked (once per state) is for whoever does it first.',
    ),
    double: note(
      'Counts twice',
      'The opinion counts double for everybody, for and against. Choose one you agree with and others do not.',
    ),
    influence: note(
      'You lead the media here',
      'Take an opinion out that you disagree with and put one in that you share. Everybody’s match changes; the table shows each.',
    ),
    poll: note(
      'An opinion poll',
      'Published, it moves trends: yours up, others down. Kept quiet, it gives 3 party base. Everyone speaks once; the auctioneer last.',
    ),
    publishing: note(
      'Your poll',
      'Only you see this front. It may lower others and raise you. If it does little for you, keep it quiet and take the base.',
    ),
    converting: note(
      'Votes now, or later?',
      'In a state that elects later, four or more rallies can become votes already. It frees cubes, and votes can’t be lost any more.',
    ),
    donations: note(
      'Donations',
      'Accept: money now, but your base shrinks. Reject: the base grows. A point of base is a point at the end and 1,000\u00a0€ every round.',
    ),
  },
  wrong: {
    dearBid:
      'Only the start player is at stake, and you need the money for media, rallies and politicians: 1,000 or 2,000\u00a0€ is enough.',
    noMedia:
      'A marker here brings influence on opinions all game long, and points if you win. Now it is cheap.',
    noRallies:
      'Without rallies nothing becomes votes. The first in each state are cheap: place some where your match is high.',
    letGo:
      'Unpaid, your politician leaves the game and has done nothing. This one is cheap, so let it work.',
  },
  election: {
    title: 'This is what it was all for',
    text: 'Rallies turn into votes, then: who has 50 alone? If nobody, the strongest party asks the one with the program nearest to its own. Below: your points, and where they came from.',
  },
});

/** A language brings the same; what it lacks does not compile. */
export type Texts = ReturnType<typeof lesson>;
export type NoteKey = keyof Texts['notes'];
export type WrongKey = keyof Texts['wrong'];
