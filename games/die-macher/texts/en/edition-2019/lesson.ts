import type { Formats } from '@hustings/texts';

/** A part of the table that a note of the lesson points at. */
export type Look =
  | 'opinions'
  | 'chart'
  | 'figures'
  | 'ifnow'
  | 'trend'
  | 'media'
  | 'politicians'
  | 'parties'
  | 'displays'
  | 'strip';

export type Note = { readonly title: string; readonly text: string; readonly look: Look };

const note = (title: string, text: string, look: Look): Note => ({ title, text, look });

/** English: the lesson. The notes of a decision, in the order in which it comes up. */
export const lesson = (f: Formats) => ({
  kicker: 'Lesson',
  progress: (at: number) => `note ${f.number(at)}`,
  understood: 'Got it',
  end: 'End the lesson',
  endSay: 'The game goes on without notes.',
  notes: {
    draftPick: [
      note(
        'Four states, four elections',
        'One state elects each round, from left to right. The cards under a name are what people there think: + for, − against. The figures beside a card say what it is worth in each state: look for one with a +1, better two.',
        'opinions',
      ),
      note(
        'The rest goes on',
        'The cards you leave go to your left-hand neighbour, and you get others. After four picks the last three of a pack are yours too: seven cards in all.',
        'opinions',
      ),
      note(
        'How you score',
        'The large figure over a bar is the votes a party would have if the election were now: solid is counted, hatched is what its rallies would add. The right edge says how many points that gives. The thick line at 50 is the majority.',
        'chart',
      ),
      note(
        'Large and small states',
        '“Most points” is what a state can give at best. A small state is often worth less than the money spent on it.',
        'chart',
      ),
    ],
    layProgram: [
      note(
        'Your program',
        'Five cards, five topics. The bottom line adds up what they are worth in each state: that is your match, and it multiplies your rallies. Aim for 2 or more in two states.',
        'opinions',
      ),
    ],
    completeProgram: [
      note(
        'A topic was missing',
        'A program needs five different topics, so you drew new cards. Take what fits the states best.',
        'opinions',
      ),
    ],
    keepCard: [
      note(
        'One card for later',
        'Keep what a state with hidden opinions may turn out to like. You can swap it in at the start of any round.',
        'opinions',
      ),
    ],
    startPosition: [
      note(
        'Where to begin',
        'Put rallies where your match is high: (rallies + trend) × match become votes there. Trend counts before it is multiplied, so put it where rallies are.',
        'figures',
      ),
    ],
    bid: [
      note(
        'Going first',
        'All bid in secret; only the highest pays. Going first means first pick of the media spots. You have little money: 1,000 or 2,000 € is a good bid for a beginner.',
        'parties',
      ),
      note(
        'Round two: the same again',
        'A round always runs like the strip at the top. You know all its phases now. The lesson ends here; the purpose of each decision stays under its question.',
        'strip',
      ),
    ],
    raise: [
      note(
        'A tie',
        'Two sealed bids were equal. Raise once, or leave it to the others.',
        'parties',
      ),
    ],
    drawPrograms: [
      note(
        'New cards, a better match',
        'Cards you draw can replace cards of your program. Draw when your match is low in the state that elects now; otherwise keep what you have.',
        'displays',
      ),
    ],
    takeFromDisplay: [
      note(
        'Choose from the open cards',
        'Everyone sees what you take. Look for a card that people want in more than one state.',
        'displays',
      ),
    ],
    swapPrograms: [
      note(
        'Swap, or leave it',
        'Choose for each card in hand which one it replaces. The table below shows your match before and after, and how like you are to others: alike parties can govern together.',
        'opinions',
      ),
    ],
    buyMedia: [
      note(
        'The media',
        'Five spots a state. Who has most markers there changes its opinions later this round, and polls can’t lower them there. A marker of the winner scores at the end, too.',
        'media',
      ),
      note(
        'Still in the media',
        'You may buy again, as long as not all pass in a row. Keep 8,000 € or so for rallies.',
        'media',
      ),
    ],
    placeRallies: [
      note(
        'Rallies become votes',
        'Try the boxes: the picture shows in blue what they would add. The first ones are cheap, later ones dear. At election day each is worth your match in votes.',
        'ifnow',
      ),
    ],
    sendPoliticians: [
      note(
        'Politicians',
        'Each serves once in the whole game. Sending is free, paying comes when they act. In round one a cheap one in the state that elects is enough.',
        'politicians',
      ),
    ],
    payPolitician: [
      note(
        'Pay or let go',
        'Now they turn up. Unpaid, yours leaves the game. Compare the price with what you could still buy: rallies are bought before this phase, so money is only needed for polls now.',
        'politicians',
      ),
    ],
    chooseAction: [
      note(
        'A main action, then another',
        'Most useful where you hold rallies: the trend counts with every match. What is marked (one party) only the first to do it gets in a state.',
        'trend',
      ),
    ],
    placeDouble: [
      note(
        'Counts twice',
        'The opinion counts double for everybody, for and against. Choose one you agree with and others do not.',
        'opinions',
      ),
    ],
    shiftOpinion: [
      note(
        'You lead the media here',
        'Take an opinion out that you disagree with and put one in that you share. Everybody’s match changes; the table shows each.',
        'opinions',
      ),
    ],
    bidForPoll: [
      note(
        'An opinion poll',
        'Published, it moves trends: yours up, others down. Kept quiet, it gives 3 party base. Everyone speaks once; the auctioneer last.',
        'trend',
      ),
    ],
    publishPoll: [
      note(
        'Your poll',
        'Only you see this front. It may lower others and raise you. If it does little for you, keep it quiet and take the base.',
        'trend',
      ),
    ],
    convertRallies: [
      note(
        'Votes now, or later?',
        'In a state that elects later, four or more rallies can become votes already. It frees cubes, and votes can’t be lost any more.',
        'figures',
      ),
    ],
    useDonation: [
      note(
        'Donations',
        'Accept: money now, but your base shrinks. Reject: the base grows. A point of base is a point at the end and 1,000 € every round.',
        'parties',
      ),
    ],
  } as Readonly<Record<string, readonly Note[]>>,
  election: {
    title: 'This is what it was all for',
    text: 'Rallies turn into votes, then: who has 50 alone? If nobody, the strongest party asks the one with the program nearest to its own. Below: your points, and where they came from.',
  },
});

/** A language brings the same; what it lacks does not compile. */
export type LessonTexts = ReturnType<typeof lesson>;
