import type { Formats, NoteText } from '@hustings/texts';

/** What a decision is about, what to do here, and what is otherwise in the edition of 2019. */
const note = (title: string, text: string, task: string, known?: string): NoteText => ({
  title,
  text,
  task,
  ...(known === undefined ? {} : { known }),
});

/** English: the lesson, a round with its election. */
export const lesson = (f: Formats<'en'>) => {
  const { euros: eur, quoted } = f;
  return {
    notes: {
      beginning: note(
        'A head start',
        'Berlin elects this round, Rhineland-Palatinate next. Votes count as they are. Meetings become votes later, times popularity plus match: +1 for each card of your program that is an opinion of the state, −1 for each that is the opposite.',
        'Choose popularity, meetings and votes: votes for Berlin, the rest for Rhineland-Palatinate, where your match is +2. Then 2 media markers and 4 members: one marker in Berlin, one in Hesse.',
        'In 2019 you choose one block of symbols. Here you may name the same state as often as you like.',
      ),
      bidding: note(
        'Who decides who begins?',
        'All bid in secret, and only the highest bidder pays. The winner names the first player, who acts first in every phase of this round.',
        `Bid ${eur(2)}. You have ${eur(25)} for the whole round.`,
        'In 2019 the highest bidder goes first. Here anybody may be named.',
      ),
      naming: note(
        'Anybody will do',
        'Going first is good for media spots and coalitions. For polls it is not always: you open every auction.',
        'Name yourself.',
      ),
      exchanging: note(
        'New cards, once a round',
        'Three cards in your hand could go into your program. Discard what is of no use and draw as many.',
        'Discard all three. Two of them your program has already, and Berlin is not for precautions against terrorism.',
        'In 2019 you draw from stack and display. Here it is the stack alone.',
      ),
      changing: note(
        'One change a round',
        'One hand card may replace a card of your program, as long as five different topics remain. The old one is gone.',
        `Put ${quoted('Against economic restructuring')} in for ${quoted('Against genetic engineering')}: in Berlin your match goes from 0 to +2.`,
        'In 2019 two cards may change, and the old ones come to your hand.',
      ),
      cabinet: note(
        'The shadow cabinet',
        'Up to four cards, at most one in a state, face down. All are turned over and paid together. Then each does one thing where it lies, and has done its duty for the whole game. One with a telephone brings a coalition tile.',
        `Lay the backbencher in Berlin, for the telephone, and the finance minister in Rhineland-Palatinate: ${eur(4)} together.`,
        'In 2019 these are politicians: paid one after another, with two actions each, and you may let one go unpaid.',
      ),
      keyIssue: note(
        'One card, one action',
        'A key issue marker makes an opinion count twice, for and against, for everybody. Nobody can swap it any more.',
        `With the backbencher, put it on ${quoted('Against precautions against terrorism')}: +1 for you, −1 for the FDP.`,
      ),
      votesAtOnce: note(
        'Votes at once',
        'Votes you have can’t be lost again. Popularity is a bet: it counts with every meeting you still turn into votes.',
        'Use the finance minister for 5 votes in Rhineland-Palatinate.',
      ),
      coalition: note(
        'Stronger together',
        'Two parties with a tile in the state that elects may count their votes together if two of their program cards are equal. With exactly two, the other has to agree; with three or more, nobody is asked.',
        'Ask the SPD. The FDP has 20 votes in Berlin already: alone you will hardly pass it.',
        'In 2019 a coalition comes about after the votes are counted. Here it is made before.',
      ),
      media: note(
        'The media',
        'Who alone has most markers in a state may swap one of its opinions, and no poll can lower them there.',
        'Buy one in Rhineland-Palatinate: nobody else is there.',
        `In 2019 a marker costs ${eur(5)}, here ${eur(4)}.`,
      ),
      enoughMedia: note(
        'Again, or enough',
        'It goes round until all have passed in a row. Who has passed may still buy the next time.',
        'Pass. The money is needed for meetings.',
      ),
      swapping: note(
        'Change their minds',
        'Exchange one opinion of the state for one of the six in the reserve. It changes everybody’s match there.',
        `Take ${quoted('Against nuclear energy')} out and put ${quoted('Against welfare system')} in: your match goes from +1 to +2.`,
        'In 2019 the old opinion is discarded. Here it goes to the reserve, where the next one may take it.',
      ),
      meetings: note(
        'Meetings',
        `Each costs ${eur(1)}, at most four new ones in a state. When they become votes, each is worth popularity plus match, and half a vote at the very least.`,
        'Place four in Berlin. With the one that is there: 5 × (0 + 3) = 15 votes.',
        'In 2019 the trend is added to the rallies. Here popularity is added to the match, so it multiplies; and the price does not rise.',
      ),
      poll: note(
        'Bidding for a poll',
        'Each state has one, and only who wins it sees it. Publish one or two of its lines, and popularity moves. Publish nothing, and two dice bring you members.',
        `Bid ${eur(1)} for Berlin.`,
        'In 2019 everyone speaks once. Here it goes on until all but one have passed.',
      ),
      publishing: note(
        'Publish, or not?',
        'Choose lines of any party, up or down; each counts in full. Or none at all: members are points at the end, and in some rounds money.',
        'Publish nothing. −2 for yourself nobody has to know, and two dice are worth more than what the SPD would gain.',
        'In 2019 you need a plus of your own to publish. Here any line will do.',
      ),
      morePolls: note(
        'The next poll',
        'The other states have theirs as well, in the order of the elections.',
        'Pass.',
      ),
      converting: note(
        'Votes now, or later?',
        'In a state that elects later, who has five meetings or more may turn them into votes. Nobody can touch votes any more, and the markers are yours again.',
        'Turn all seven into votes: 7 × (1 + 2) = 21.',
        'In 2019 it takes four at a time. Here who has five may turn any number.',
      ),
      majority: note(
        'More than all others together',
        'Who has more votes in such a state than all the others together may swap an opinion there, too.',
        `Put ${quoted('Against military missions')} in for ${quoted('Against genetic engineering')}.`,
        'This is new to those who know 2019.',
      ),
      winning: note(
        'Won!',
        `Meetings became votes, votes became seats, and each seat is a point and ${eur(1)}. Who has won may move a media marker to the national board: it scores at the end, the earlier the more.`,
        'The FDP has 22 votes, you have 21, the SPD has 15: together you beat it. Move your marker.',
        'In 2019 winning itself is worth points. Here it opens the national board.',
      ),
      carrying: note(
        'What the nation thinks',
        'A winner carries opinions to the national board. They bring members every round, and points at the end, to whoever has them in the program.',
        `Carry ${quoted('Against precautions against terrorism')}.`,
        'There is no such board in 2019.',
      ),
      contributing: note(
        'Contributions',
        'Accept: money now, and the highest die takes that many members away. Refuse: the dice bring members, three dice more to whoever alone refuses the largest sum. Each card serves once.',
        `You have ${eur(45)}: refuse ${eur(40)}, the largest sum there is.`,
        'In 2019 these are donations, without dice; and you can’t skip them.',
      ),
      again: note(
        'Round two: the same again',
        'The next state elects, a new one has come, hidden opinions have been turned up. Every round runs like this one; the last is an election and nothing else.',
        'Bid once more. The lesson ends here; what a decision is for always stands by its question.',
      ),
    },
    wrong: {
      dearBid: `Only the right to name the first player is at stake, for one round. You need the money for cards, media and meetings: ${eur(2)} are enough.`,
      othersFirst:
        'Then that party chooses its media spots and its partner before you, and you have paid for it.',
      keepsAll:
        'Two of these cards are in your program already, the third would lower your match. New ones cost nothing.',
      noChange:
        'Without the change your match in Berlin stays 0, and meetings there are worth half a vote each.',
      noCabinet:
        'Without a telephone you have no tile in Berlin, and nobody can form a coalition with you.',
      dearCabinet: `${eur(15)} are most of your money, and in the first round. The backbencher has a telephone, too.`,
      threeVotes:
        'Three votes are three votes. The marker is worth more: +1 for each of the five meetings you will have there, and it takes votes from the FDP.',
      alone:
        'The FDP has more votes than you will have. Together with the SPD you would pass it; alone you win nothing here.',
      noMedia: `For ${eur(4)} you would be the only one in the media there, and choose what people think.`,
      noSwap: 'The swap costs nothing and makes each of your seven meetings there worth one more.',
      noMeetings: 'Without meetings your match in Berlin counts for nothing: there is only one.',
      noPoll: `Even a poll that nobody reads brings two dice of members, seven on average. ${eur(1)} is cheap.`,
      ownMinus: 'That line lowers yourself: each meeting in Berlin would be worth two votes less.',
      partnerOnly:
        'It helps, but little: the SPD has a single meeting there. Two dice bring seven members on average.',
      noVotes:
        'It may go well. But a swap or another card can still take your match away, and the seven markers would be missing elsewhere.',
      noMarker: 'Here it has done its work and would only come back to you. There it scores.',
      othersOpinion: 'It is not in your program: you would bring members and points to the others.',
      greedy:
        'You would lose up to six of your members, who are points at the end. And you have money enough for the next round.',
    },
  };
};

/** A language brings the same; what it lacks does not compile. */
export type Texts = ReturnType<typeof lesson>;
export type NoteKey = keyof Texts['notes'];
export type WrongKey = keyof Texts['wrong'];
