import type { Formats } from '@hustings/texts';

/** A chance in words: nobody is told that what may still come is impossible, or certain. */
export const chanceOf =
  (f: Formats<'en'>) =>
  (share: number): string => {
    if (share < 0.01) return 'under\u00a01%';
    if (share > 0.99) return 'over\u00a099%';
    return `${f.number(Math.round(share * 100))}%`;
  };

/** English: what all boards and the text view say alike. */
export const parts = (f: Formats<'en'>) => ({
  name: 'Hustings',
  /** Texts beside each other, and a name before what it stands for: each language has its signs. */
  row: (all: readonly string[]) => all.join(', '),
  rows: (all: readonly string[]) => all.join('; '),
  pair: (name: string, what: string) => `${name}: ${what}`,
  lead: (name: string) => `${name}:`,
  /** As a sentence of its own. */
  stop: (text: string) => f.stop(text),
  /** What can stand in a sentence, at the beginning of one. */
  capital: (text: string) => f.begin(text),
  home: 'Home',
  loading: 'One moment …',
  lesson: {
    kicker: 'Lesson',
    understood: 'Got it',
    end: 'End the lesson',
    endSay: 'The game goes on without notes.',
    think: 'Are you sure?',
    insist: 'If you still want it, do it again.',
    otherwise: 'The lesson has something else in mind here.',
    ownWay:
      'You are going your own way: the others now answer as they like, and the notes say only what a decision is about.',
  },
  table: {
    nav: 'Table',
    rules: 'Rules',
    settings: 'Settings',
    watching: 'You are watching',
    watchSay: 'Bots play all the chairs. Pause at any time; a line of the log shows its moment.',
    log: 'What happened',
    nothingYet: 'Nothing has happened yet that everyone may know.',
    wholeLog: 'whole log',
    close: 'Close',
    textView: 'Text view',
    textShort: 'Text',
    pictures: 'Pictures',
    view: 'How the table is shown',
    history: 'History',
    now: 'Back to now',
    step: (n: number, all: number) => `Move ${f.number(n)} of ${f.number(all)}`,
    first: 'First move',
    back: 'One move back',
    forward: 'One move forward',
    phaseBack: 'One phase back',
    phaseForward: 'One phase forward',
    lastMove: 'Last move',
    play: 'Play',
    pause: 'Pause',
    slider: 'Move of the game',
    speed: 'Speed',
    leave: 'Back to the result',
    begin: 'The table is set up.',
    tookBack: (who: string) => `${who}: taken back.`,
    sealed: (who: string) => `${who}: decision made, sealed until everybody has decided.`,
    quiet: (who: string) => `${who}: decided; the others were not told what.`,
    moves: 'The moves by phase',
    chose: (what: string) => `You chose: ${what}.`,
    before: 'Setup',
    round: (n: number) => `Round ${f.number(n)}`,
    range: (from: number, to: number) =>
      from === to ? f.number(from) : `${f.number(from)}–${f.number(to)}`,
    at: (round: string, phase: string) => `${round} · ${phase}`,
    undo: 'Take back',
    link: 'Link to this moment',
    linkWhole: 'The whole game is in it.',
    copy: 'Copy',
    copied: 'Copied.',
    copyByHand: 'Your browser does not let the page copy it. Here it is:',
    branchSay: 'A new table. This game stays as it was.',
    branchWith: 'Continue from here with',
    withBots: 'Bots',
    withTablet: 'One screen',
    branchGo: (n: number, who: string) =>
      n === 0 ? `Play it from the start as ${who}` : `Play on after move ${f.number(n)} as ${who}`,
    /** At a table that goes on from another game. */
    line: (n: number) =>
      `A new line: it goes on after move ${f.number(n)} of another game, which stays as it was.`,
    theme: 'Light or dark',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    labels: 'Labels beside symbols',
    forecast: 'Forecast of the outcome',
    labelWays: { on: 'shown', off: 'hidden' },
    pace: 'Bots move',
    paces: {
      slow: 'slowly',
      normal: 'so that I can follow',
      quick: 'quickly',
      'at-once': 'at once',
    },
    skip: 'On to my turn',
    sound: 'When it is my turn',
    sounds: { off: 'no sound', soft: 'a knock', on: 'a bell' },
    vibrates: 'Shake the phone',
    notices: 'Notice when this page is hidden',
    noticesDenied: 'This browser does not allow notices from here.',
    asking: 'Passing',
    askingSay: (n: number) =>
      f.plural(n, {
        one: 'In # kind of decision you pass unasked when nothing else goes.',
        other: 'In # kinds of decisions you pass unasked when nothing else goes.',
      }),
    askAgain: 'Ask me again',
    bot: 'bot',
    levels: {
      volunteer: 'Volunteer',
      intern: 'Intern',
      delegate: 'Delegate',
      organiser: 'Organiser',
      adviser: 'Adviser',
      strategist: 'Strategist',
      chancellor: 'Chancellor',
    },
    botOf: (level: string) => `bot, ${level}`,
    sinceYou: (by: string) => `${by} since your last decision`,
    keys: 'Keys',
    help: 'Keys and help',
    again: 'Same table again',
  },
  /** What keys do at every table; a board has more. */
  keys: {
    enter: ['Enter', 'confirm the decision'],
    decision: ['D', 'to the decision'],
    next: ['N', 'on: the next choice, the next move, the next thing'],
    rule: ['R', 'rule of this decision'],
    advice: ['H', 'what would a Strategist do?'],
    undo: ['U', 'take back'],
    log: ['L', 'the whole log'],
    text: ['T', 'text view or pictures'],
    chat: ['M', 'online: messages of the chat'],
    space: ['Space', 'watching: stop, go on'],
    arrows: ['← →', 'in history: a move back, forward; with Shift: a phase'],
    help: ['?', 'this help'],
    escape: ['Esc', 'close; back to now'],
  } satisfies Record<string, Key>,
  hint: {
    ask: 'What would a Strategist do?',
    thinks: 'One moment …',
    none: 'Nothing to choose here.',
    choose: 'Choose this',
    doIt: 'Do it',
    close: 'Close the advice',
    chance: chanceOf(f),
    best: (chance: string) => `The best it sees; then your chance to win is ${chance}.`,
    behind: (by: number) => {
      const points = Math.round(-by * 10) / 10;
      return points === 0
        ? 'As good as the first.'
        : f.plural(points, {
            one: '# point less than the first, as it reckons.',
            other: '# points less than the first, as it reckons.',
          });
    },
    /** Where the points of the first come from, one move ahead; those of another against it. */
    because: (facts: readonly string[], isFirst: boolean) =>
      `Against the ${isFirst ? 'second' : 'first'}, one move ahead, in points: ${f.list(facts)}.`,
    fact: (what: string, by: number) => `${what} ${f.signed(Math.round(by * 10) / 10)}`,
    /** Points that another one does not get. */
    denied: (who: string, by: number, what: string) =>
      `${f.number(Math.round(by * 10) / 10)} less for ${who} (${what})`,
    say: 'A Strategist is the second strongest of our bots and sees only what you see. Points are those at the end of the game.',
  },
  handover: {
    pass: (name: string) => `Pass the screen to ${name}.`,
    sub: 'Nothing secret is on this screen: what is yours alone stays covered until you open it.',
    open: (name: string) => `I am ${name}, show my side`,
    since: (name: string) => `Since ${name} looked`,
    nothing: 'Nothing new.',
    takeBack: (name: string) => `${name} takes back`,
  },
  panel: {
    less: 'less',
    more: 'more',
    passing: 'Pass for me here whenever I can do nothing else',
    /** What a button that is off says when it is pressed: what it names has to be done first. */
    first: (what: string) => `Not yet: ${what}.`,
  },
  point: {
    at: 'You point at',
    rest: 'Point at anything on the table: here it says what it is and how its figure comes about.',
    press: (does: string) => f.stop(`Press: ${does}`),
    notNow: (when: string) => `Not now: ${when}`,
    notYours: 'Not now: others decide.',
    notHere: 'This is not what is decided now.',
  },
  stage: {
    on: 'Go on',
    again: 'See it again',
  },
  remarks: {
    title: 'Comments',
    on: 'Comment on this moment',
    say: 'Write',
    erase: 'Take this comment away',
    elsewhere: 'Comments also on move',
  },
  text: {
    title: 'Text view',
    only: 'This game is played in words: what lies on the table is described, and you answer in lists. It has no pictures yet.',
    tools: 'Table',
    decision: 'Your decision',
    waiting: 'Others decide',
    waitFor: (names: readonly string[]) => `${f.list(names)} to decide.`,
    over: 'The game is over',
    wins: (names: readonly string[]) =>
      names.length === 1 ? `Winner: ${names[0]}.` : `Shared victory: ${f.list(names)}.`,
    resigned: (name: string) => `${name} (resigned)`,
    minded: (name: string) => `${name} (away, mostly played by a bot)`,
    seat: (label: string, person: string) => (label === '' ? person : `${label} (${person})`),
    log: 'The log',
    total: 'Total',
    since: 'Since your last decision',
    numbered: 'The newest first, each with the number of its move.',
    before: 'Before that',
    choose: 'Choose one',
    choosePlease: 'choose …',
    notYet: 'Choose an answer first',
    notYetAmount: 'Enter a number first',
    notNow: (n: number) =>
      f.plural(n, {
        one: '# more is not possible now: why?',
        other: '# more are not possible now: why?',
      }),
    none: 'none',
    some: (min: number, max: number) =>
      min === max ? `Choose ${f.number(min)}.` : `Choose ${f.number(min)} to ${f.number(max)}.`,
    chosen: (n: number, max: number) => `${f.number(n)} of ${f.number(max)} chosen`,
    amount: (min: string, max: string) => `From ${min} to ${max}`,
    uses: (count: string, supply: string) => `${count} of ${supply}.`,
    costs: (cost: string, budget: string) => `Costs ${cost} of ${budget}.`,
    most: (n: number) => `at most ${f.number(n)}`,
    confirm: (what: string) => `Confirm: ${what}`,
    confirmAll: 'Confirm all of this',
    staged: 'Before the game goes on',
    score: 'Final score',
  },
  book: {
    rule: (id: string) => `Rule ${id.replace(/^[A-Z]+\d*-/, '')}`,
    all: 'All the rules',
    missing: 'This rule is not in the book.',
    none: 'This game has brought no book of rules.',
  },
});

/** A key, and what it does. */
export type Key = readonly [key: string, does: string];

/** A language brings the same; what it lacks does not compile. */
export type PartsTexts = ReturnType<typeof parts>;
