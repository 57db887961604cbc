import type { Formats } from '../formats.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** English: playing online. */
export const online = (f: Formats) => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const days = (n: number): string => f.plural(n, { one: '# day', other: '# days' });
  const hours = (n: number): string => f.plural(n, { one: '# hour', other: '# hours' });
  const minutes = (n: number): string => f.plural(n, { one: '# minute', other: '# minutes' });
  const seconds = (n: number): string => f.plural(n, { one: '# second', other: '# seconds' });
  /** A span of time in one or two words. */
  const span = (ms: number): string => {
    if (ms >= DAY && ms % DAY === 0) return days(ms / DAY);
    if (ms >= HOUR && ms % HOUR === 0) return hours(ms / HOUR);
    if (ms >= MINUTE && ms % MINUTE === 0) return minutes(ms / MINUTE);
    return seconds(Math.round(ms / 1000));
  };
  /** What is on a clock, short. */
  const left = (ms: number): string => {
    const s = Math.max(0, Math.floor(ms / 1000));
    if (ms >= 2 * DAY) {
      const over = Math.floor((ms % DAY) / HOUR);
      return `${f.number(Math.floor(ms / DAY))} d${over === 0 ? '' : ` ${over} h`}`;
    }
    if (ms >= HOUR)
      return `${f.number(Math.floor(ms / HOUR))}:${two(Math.floor((ms % HOUR) / MINUTE))} h`;
    return `${Math.floor(s / 60)}:${two(s % 60)}`;
  };
  const levels: Readonly<Record<string, string>> = {
    intern: 'Intern',
    organiser: 'Organiser',
    strategist: 'Strategist',
    chancellor: 'Chancellor',
    random: 'at random',
  };
  const level = (id: string): string => levels[id] ?? id;
  const clock = (rules: { kind: string; bank: number; increment: number } | undefined): string => {
    if (rules === undefined) return 'no clock';
    const kind = rules.kind === 'live' ? 'live' : 'by correspondence';
    return `${kind}, ${span(rules.bank)} and ${span(rules.increment)} a move`;
  };

  return {
    nav: 'Online',
    close: 'Close',
    cancel: 'Not now',
    copy: 'Copy',
    copied: 'Copied.',
    number: f.number,
    decimal: f.decimal,
    level,
    clock,
    left,
    botName: (id: string) => (id === 'random' ? 'Bot' : `Bot ${level(id)}`),
    seatName: (seat: number) => `Player ${f.number(seat + 1)}`,
    tableName: (title: string, game: string) => (title === '' ? game : title),
    /** Refusals of the server by their code; what is missing is said in the server's own words. */
    problems: {
      unavailable: 'There is no server behind this page: online play is not available here.',
      unreachable: 'The server can’t be reached just now.',
      'no-such-table': 'There is no such table.',
      'too-often': 'That was too often in a short time. Please wait a little.',
      'wrong-password': 'That is not the password of this table.',
      'wrong-credentials': 'Mail address and password do not go together.',
      'address-taken': 'This mail address belongs to another account. Log in to it instead.',
      'wrong-link': 'This link was used already, or it is too old.',
      'no-mail': 'This server can’t send mail.',
      'seat-taken': 'Someone else has taken this seat.',
      'table-full': 'All seats of this table are taken.',
      'choice-taken': 'Someone else has already chosen that.',
      'seats-free': 'Not all seats are taken.',
      'already-started': 'The game has already started.',
      'already-asked': 'There is already a question to be answered.',
      'nothing-asked': 'There is no question to be answered any more.',
      'consent-needed': 'At this table everyone has to agree before a move is taken back.',
      'no-undo': 'Nothing can be taken back freely here. You can ask the others.',
      'undo-excluded': 'At this table no move is taken back.',
      stale: 'The game has moved on since you looked. Please decide again.',
      paused: 'The game is paused.',
      minded: 'A bot is minding this seat. Take it back first.',
      'game-over': 'The game is over.',
      'no-spectators': 'This table has no spectators.',
      'accounts-only': 'Guests can play everything but rated games. Make an account first.',
      'wrong-code': 'This link does not hand over a seat, or it was used already.',
      'no-such-zone': 'There is no such time zone.',
      'no-address': 'Mail needs an account with a mail address.',
      'no-such-person': 'There is no such person.',
      'no-such-game': 'This game is not played here.',
      'not-a-game-file': 'This is not a game file of Hustings.',
      'broken-game-file':
        'This game file does not hold a game that can be played again by our rules.',
      'no-seed':
        'This file was saved without the seed of its shuffles; it can be neither checked nor played on.',
      'password-missing': 'A table with a password needs one.',
      rated: 'A seat in a rated game can’t change hands.',
    } as Readonly<Record<string, string>>,
    home: {
      title: 'Play online',
      say: 'Open tables, your tables, tables to watch: live or by correspondence.',
      go: 'To the tables',
      none: 'Online play is not available just now. Everything on this page works without it.',
      turn: (n: number) =>
        f.plural(n, { one: 'It is your turn at # table.', other: 'It is your turn at # tables.' }),
      yours: (n: number) =>
        f.plural(n, {
          one: '# table of yours is running.',
          other: '# tables of yours are running.',
        }),
    },
    lobby: {
      title: 'Tables',
      yours: 'Your tables',
      none: 'None yet. Make a table and send the link to friends, or sit down at an open one.',
      open: 'Open tables',
      noOpen: 'No table waits for players just now.',
      watch: 'To watch, now',
      noWatch: 'No open game is running just now.',
      make: 'Make a table',
      join: 'Join',
      look: 'Watch',
      go: 'Go on',
      result: 'Result',
      turn: 'Your turn',
      waiting: (taken: number, all: number) => `${f.number(taken)} of ${f.number(all)} are here`,
      running: (number: number) => f.plural(number, { one: '# move', other: '# moves' }),
      over: (winners: readonly string[]) => `Over: ${f.list(winners)} won`,
      abandoned: 'Abandoned',
      paused: 'Paused',
      free: 'free',
      locked: 'with a password',
      finished: (n: number) => f.plural(n, { one: '# finished game', other: '# finished games' }),
      as: (name: string) => `You are ${name}`,
      fromFile: 'Bring a game from a file',
    },
    make: {
      title: 'Name',
      titleSay: 'Shown in the list; may stay empty.',
      chairs: 'The chairs',
      count: 'Chairs',
      others: 'Others',
      chair: (n: number) => `Chair ${f.number(n)}`,
      you: 'You',
      free: 'Open',
      botsSay:
        'Open: someone comes with the link or from the list. A bot also minds the seat of someone who has gone.',
      who: 'Who may come',
      visibility: { open: 'Anyone', unlisted: 'With the link', password: 'Password' },
      visibilitySay: {
        open: 'Listed among the open tables.',
        unlisted: 'Not listed: whoever has the link may sit down.',
        password: 'Listed; sitting down needs the password.',
      },
      password: 'Password',
      spectators: 'Spectators',
      spectatorValues: { now: 'Yes', later: 'Ten moves later', none: 'None' },
      spectatorSay: 'They see what is public, and chat among themselves.',
      time: 'Time',
      pace: 'Pace',
      paces: { live: 'Live', correspondence: 'By post', none: 'No clock' },
      paceSay: {
        live: 'All are here at once.',
        correspondence:
          'A clock that runs only in your play hours and not on your holidays; a notice when it is your turn.',
        none: 'Nobody is hurried.',
      },
      clock: 'Clock',
      bank: 'Bank',
      perMove: 'and a move',
      units: { minutes: 'min', seconds: 's', days: 'days', hours: 'h' },
      clockSay: 'At zero a bot minds the seat until its player is back.',
      undo: 'Taking back',
      undoValues: { free: 'Until something is shown', consent: 'If all agree', never: 'Never' },
      undoSay: {
        free: 'Your own last moves, until someone has learned something; beyond that if all agree.',
        consent: 'Every time all have to agree.',
        never: 'What is done is done.',
      },
      rated: 'Rating',
      ratedValues: { no: 'For fun', yes: 'Rated' },
      ratedSay: 'Rated games need an account for everyone.',
      go: 'Make this table',
      sum: (game: string, seats: number, open: number, time: string) =>
        `${game}, ${f.plural(seats, { one: '# chair', other: '# chairs' })}, ${f.plural(open, {
          one: '# open',
          other: '# open',
        })}; ${time}.`,
      after: 'Then you get a link to invite with.',
    },
    waiting: {
      kicker: 'The waiting room',
      here: (here: number, all: number) =>
        here === all ? 'All are here.' : `${f.number(here)} of ${f.number(all)} are here.`,
      invite: 'Invite',
      inviteSay: 'Whoever has the link picks a name and a chair; no account needed.',
      name: 'Your name',
      rename: 'Change',
      seats: 'Chairs, clockwise',
      made: 'made the table',
      you: (name: string) => `${name}, you`,
      present: 'is here',
      absent: 'is away',
      empty: 'Empty',
      waits: 'waits for someone',
      bot: 'bot',
      placeBot: 'Put a bot here',
      noBot: 'Take the bot away',
      level: 'Level of bots',
      sit: 'Sit down',
      sitOn: (n: number) => `Sit down on chair ${f.number(n)}`,
      leave: 'Stand up',
      password: 'Password of the table',
      choice: 'Your party',
      dealt: 'Dealt',
      mine: 'you',
      free: 'free',
      takenBy: (name: string) => name,
      start: 'Start the game',
      startWhy: (n: number) =>
        f.plural(n, { one: '# chair is empty.', other: '# chairs are empty.' }),
      ownerStarts: (name: string) => `${name} starts the game.`,
      terms: 'This table',
      game: 'Game',
      time: 'Time',
      undo: 'Taking back',
      spectators: 'Spectators',
      fair: 'Shuffles',
      fairSay:
        'The server has committed itself to its part of the shuffles; your browser adds its own. Both are shown after the game.',
      commitment: 'Commitment',
      starts: 'The game starts.',
      gone: 'This table was given up before it began.',
    },
    table: {
      around: 'Around the table',
      seats: 'Seats and clocks',
      chat: 'Chat',
      unread: (n: number) => f.plural(n, { one: '# new message', other: '# new messages' }),
      note: 'Note',
      menu: 'Table',
      turn: 'to decide',
      here: 'here',
      away: 'away',
      botPlays: 'a bot plays',
      rests: 'rests',
      restsUntil: (time: number) => `rests until ${f.when(time)}`,
      watching: (delay: number) =>
        delay === 0
          ? 'You are watching.'
          : `You are watching, ${f.plural(delay, { one: '# move', other: '# moves' })} behind.`,
      lost: 'Connection lost – trying again.',
      lostKept: 'Connection lost – trying again. Your decision is kept and will be sent.',
      connecting: 'Connecting …',
      sending: 'Sending …',
      stored: 'Your decision is stored.',
      since: 'Since you were here',
      sinceMoves: (n: number) =>
        f.plural(n, { one: '# move was made.', other: '# moves were made.' }),
      paused: 'The game is paused.',
      resume: 'Ask to go on',
      minded: 'A bot minds your seat, because your clock ran out.',
      takeBack: 'Take my seat back',
      abandoned: 'This game was abandoned by all.',
      dismiss: 'Understood',
      asks: {
        undo: (who: string, n: number) =>
          `${who} asks to take back ${f.plural(n, { one: 'the last move', other: 'the last # moves' })}.`,
        pause: (who: string) => `${who} asks for a pause.`,
        resume: (who: string) => `${who} asks to go on.`,
        abandon: (who: string) => `${who} asks to abandon the game.`,
      },
      asked: 'You have asked the others; their answer is awaited.',
      withdraw: 'Withdraw',
      agree: 'I agree',
      decline: 'No',
      question: 'A question to all',
    },
    chat: {
      table: 'At the table',
      spectators: 'Among spectators',
      apart: 'While the game runs, players and spectators talk apart.',
      none: 'Nothing was said yet.',
      say: 'Say something',
      send: 'Send',
      at: (time: number) => f.when(time),
      you: 'you',
    },
    note: {
      title: 'Your note',
      say: 'Only you can read it. It is kept at the server as you write.',
      saved: 'Saved.',
      label: 'Note to yourself',
    },
    menu: {
      invite: 'Link to this table',
      linkSay: 'To watch it, and to look at it for good once it is over.',
      rules: 'The rules of this table',
      ask: 'Ask all',
      askUndo: 'Ask to take back',
      askMoves: 'Moves',
      askPause: 'Ask for a pause',
      askResume: 'Ask to go on',
      askAbandon: 'Ask to abandon the game',
      seat: 'Your seat',
      handover: 'Hand over my seat',
      handoverSay: 'Whoever opens this link first takes over your seat, with all you know.',
      resign: 'Resign',
      resignAsk: 'Leave this game for good? A bot plays your seat to the end.',
      resignYes: 'Yes, I resign',
      mute: 'No notices of this table',
      people: 'Who is here',
      watchers: (n: number) => f.plural(n, { one: '# spectator', other: '# spectators' }),
      after: 'After the game',
      rematch: 'Again with the same people',
      file: 'Save the game as a file',
      look: 'Step through the game',
      fair: 'Were the shuffles fair?',
      check: 'Check the seed',
      fairYes:
        'Yes: server’s part, players’ parts and the seed of the game fit the commitments made before the first card.',
      fairNo: 'No: the seed does not fit the commitments. Please tell whoever runs this server.',
      fairLater: 'The secret parts are shown when the game is over.',
      imported: 'This game came from a file; only its own commitment can be checked.',
      seed: 'Seed',
      commitment: 'Commitment of the server',
      mixed: 'Commitment of the game',
      takeover: 'Take over a seat',
      takeoverAsk: 'Someone hands their seat at this table over to you. Take it?',
      takeoverYes: 'Take the seat',
    },
    person: {
      title: 'Games and ratings',
      games: 'Games to their end',
      noGames: 'No game at this server has been played to its end yet.',
      columns: ['Played', 'Won', 'Place', 'Points', 'Best'],
      ratings: 'Ratings',
      ratingSay:
        'Of rated games only. The figure after ± says how sure it is: it shrinks with every game.',
      noRatings: 'No rated game yet.',
      guest: 'Guests have no ratings; rated games need an account.',
      rating: 'Rating',
      rated: 'Rated games',
      figure: (mu: number, sigma: number) => `${f.decimal(mu)} ± ${f.decimal(sigma)}`,
      best: 'The best here',
      noBest: 'Nobody is rated in this game yet.',
    },
    importing: {
      title: 'A game from a file',
      which: 'The file',
      say: 'Every game can be saved as a file, here and in the browser. One that is over is kept to be looked at; one that is not can be played on.',
      file: 'Game file',
      fileSay: 'Such as hustings-game.json.',
      seats: 'Who plays on',
      mine: 'Me',
      open: 'Open seats are taken with the link.',
      found: 'The game in this file',
      sum: (game: string, seats: number, moves: number, over: boolean) =>
        `${game}, ${f.plural(seats, { one: '# seat', other: '# seats' })}, ${f.plural(moves, {
          one: '# move',
          other: '# moves',
        })}; ${over ? 'it is over' : 'it is not over'}.`,
      kept: 'It gets a page of its own, with a link that lasts.',
      goesOn:
        'Whoever has the file could work out the hidden cards: a game that is played on is never rated.',
      keep: 'Keep this game',
      playOn: 'Play it on',
    },
    account: {
      title: 'You',
      guest: 'You are a guest of this server: this browser remembers you.',
      isAccount: (email: string) => `You have an account: ${email}.`,
      who: 'Who you are',
      name: 'Name',
      nameSay: 'As others see it at tables.',
      statistics: 'Your games and ratings',
      save: 'Save',
      saved: 'Saved.',
      become: 'Make an account',
      becomeSay: 'Then you come in from any device, and can play rated games.',
      newPassword: 'New password',
      email: 'Mail address',
      password: 'Password, at least eight characters',
      byPassword: 'Make an account',
      change: 'Change',
      byLink: 'Send me a link instead',
      linkSent: 'A mail with a link is on its way, if this address can get one.',
      login: 'Log in',
      loginSay: 'You have an account already.',
      logout: 'Log out',
      logoutGuest:
        'You have no account: after logging out nobody, not even you, can come back as this guest.',
      sessions: 'Where you are logged in',
      current: 'this browser',
      seen: (time: number) => `last seen ${f.when(time)}`,
      end: 'End',
      endOf: (agent: string) => `End the session of ${agent}`,
      agent: (agent: string) => {
        const browser = /Firefox|Edg|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser';
        const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? '';
        return system === '' ? browser : `${browser}, ${system}`;
      },
      post: 'By correspondence',
      zone: 'Time zone',
      zoneSay: 'Your clock runs by your own time of day.',
      zoneHere: 'As this device',
      hours: 'Play hours',
      from: 'from',
      to: 'to',
      hoursSay: 'Outside these hours your clock stands still.',
      holidays: 'Holidays',
      holidaysSay: 'On these days your clock stands still.',
      day: 'A day without play',
      add: 'Add',
      remove: (day: string) => `Remove ${day}`,
      dayName: (day: string) => f.day(day),
      notices: 'Notices when it is your turn',
      push: 'In this browser',
      pushOn: 'Turn on',
      pushOff: 'Turn off',
      pushSay: 'Also when no page of ours is open.',
      pushNo: 'This browser can’t show notices.',
      pushDenied: 'The browser was told not to show notices of this page.',
      pushIsOn: 'On in this browser.',
      pushElsewhere: (n: number) =>
        f.plural(n, { one: 'On in # browser.', other: 'On in # browsers.' }),
      mail: 'By mail',
      mailNeeds: 'Needs an account with a mail address.',
      mailValues: { on: 'Yes', off: 'No' },
      webhook: 'To a chat room',
      webhookSay: 'An address that takes messages as JSON (Discord, Mattermost, …).',
      webhookOff: 'Remove',
      healthy: (time: number) => `Works: last call ${f.when(time)}.`,
      failing: (n: number, says: string) =>
        `Fails: ${f.plural(n, { one: '# call', other: '# calls' })} in a row; ${says}.`,
      untried: 'Not called yet.',
      digest: 'Together',
      digestSay: 'Notices of so many minutes come as one.',
      digestMinutes: 'minutes',
      muted: (n: number) => f.plural(n, { one: '# table is muted.', other: '# tables are muted.' }),
      unmute: 'Hear of all again',
      danger: 'Leave',
      delete: 'Delete me',
      deleteAsk:
        'Everything about you is deleted. Games you played stay, without your name. This can’t be taken back.',
      deleteYes: 'Yes, delete me',
      deleted: 'You are deleted. Goodbye.',
      confirmTitle: 'Come in',
      confirming: 'One moment …',
      confirmed: 'You are in.',
    },
  };
};
