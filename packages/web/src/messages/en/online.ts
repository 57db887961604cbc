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
    oneOfBots: (name: string, seat: number) => `${name} ${f.number(seat + 1)}`,
    onChair: (name: string, seat: number) => `${name} (chair ${f.number(seat + 1)})`,
    tableName: (title: string, game: string) => (title === '' ? game : title),
    /** Refusals of the server by their code; what is missing is said in the server's own words. */
    problems: {
      unavailable: 'There is no server behind this page: online play is not available here.',
      unreachable: 'The server can’t be reached just now.',
      'storage-away':
        'The server can’t reach its storage just now. Nothing is lost; it is tried again by itself.',
      'storage-full':
        'The server has no room to write anything down. Nothing was changed; it is tried again by itself.',
      busy: 'Too much happened at once. Please try again.',
      unprintable: 'There is a character in this text that can’t be shown. Please take it out.',
      'no-such-table': 'There is no such table.',
      'too-often': 'That was too often in a short time. Please wait a little.',
      'wrong-password': 'That is not the password of this table.',
      'wrong-credentials': 'Name and password do not go together.',
      'wrong-old-password': 'That is not your present password.',
      'proof-needed':
        'Please give your present password, or come in anew by a link to your mail address.',
      'has-account': 'You have an account already. You can change its address and its password.',
      'no-account': 'You are a guest. Make an account first.',
      'login-taken': 'Somebody has this login name already. Please choose another.',
      'address-elsewhere':
        'This mail address belongs to another account. Log in to that one instead.',
      'wrong-link': 'This link was used already, or it is too old.',
      'wrong-mail-code':
        'This code is not right, or it is too old. Type it in the browser in which you asked for the link.',
      'no-mail': 'This server can’t send mail.',
      'mail-failed': 'The mail could not be sent just now. Please try later.',
      'enough-mail':
        'Enough mails have gone to this address for now. Look among those, also the unwanted ones, or try again later.',
      'enough-guesses': 'That was wrong too often. Please wait a while before you try again.',
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
      'no-address': 'Mail needs an account with a mail address that was proved.',
      'no-such-person': 'There is no such person.',
      'no-such-game': 'This game is not played here.',
      'not-a-game-file': 'This is not a game file of Hustings.',
      'broken-game-file':
        'This game file does not hold a game that can be played again by our rules.',
      'no-seed':
        'This file was saved without the seed of its shuffles; it can be neither checked nor played on.',
      'password-missing': 'A table with a password needs one.',
      rated: 'A seat in a rated game can’t change hands.',
      resigned: 'This seat was left to a bot for good.',
      'already-seated':
        'You play at this table already. Nobody can see two hands who sat down for one.',
      'rated-needs-clock': 'A rated game needs a clock, live or by post.',
      'one-seat-rated': 'In a rated game everyone has one seat.',
      'not-agreed': 'Not everyone has said yet that they play again.',
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
      inviteLocked: 'Whoever has the link and knows the password picks a name and a chair.',
      entry: 'Who may come',
      name: 'Your name',
      rename: 'Change',
      seats: 'Chairs, clockwise',
      made: 'made the table',
      you: (name: string) => `${name}, you`,
      present: 'is here',
      absent: 'is away',
      invited: 'has not said yet',
      askedAgain: 'do you play again?',
      comeAgain: 'Play again',
      unkeep: 'Free this chair',
      empty: 'Empty',
      waits: 'waits for someone',
      bot: 'bot',
      placeBot: 'Put a bot here',
      noBot: 'Take the bot away',
      level: 'Level of the next bot',
      sit: 'Sit down',
      sitOn: (n: number) => `Sit down on chair ${f.number(n)}`,
      sitToo: 'Sit here too',
      sitOnToo: (n: number) => `Sit here too, on chair ${f.number(n)}`,
      leave: 'Stand up',
      password: 'Password of the table',
      choice: 'Your party',
      choiceOf: (seat: number) => `Your party on chair ${f.number(seat + 1)}`,
      dealt: 'Dealt at random',
      mine: 'you',
      free: 'free',
      takenBy: (name: string) => name,
      start: 'Start the game',
      startWhy: (n: number) =>
        f.plural(n, { one: '# chair is empty.', other: '# chairs are empty.' }),
      startAsked: (n: number) =>
        f.plural(n, { one: '# answer is missing.', other: '# answers are missing.' }),
      ownerStarts: (name: string) => `${name} starts the game.`,
      terms: 'This table',
      game: 'Game',
      time: 'Time',
      undo: 'Taking back',
      spectators: 'Spectators',
      fair: 'Shuffles',
      fairSay:
        'The server has committed itself to its part of the shuffles; your browser adds its own. Both are shown after the game.',
      commitment: 'Seal of the server’s part',
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
      kept: 'Your decision is kept and will be sent.',
      stored: 'Your decision is stored.',
      since: 'Since you were here',
      sinceMoves: (n: number) =>
        f.plural(n, { one: '# move was made.', other: '# moves were made.' }),
      paused: 'The game is paused.',
      resume: 'Ask to go on',
      minded: 'A bot minds your seat, because your clock ran out.',
      takeBack: 'Take my seat back',
      abandoned: 'This game was abandoned by all.',
      unplayed: (winners: readonly string[]) =>
        `The game is over: everyone else has resigned. ${f.list(winners)} won.`,
      dismiss: 'Understood',
      asks: {
        undo: (who: string, n: number) =>
          `${who} asks to take back ${f.plural(n, { one: 'the last move', other: 'the last # moves' })}.`,
        pause: (who: string) => `${who} asks for a pause.`,
        resume: (who: string) => `${who} asks to go on.`,
        abandon: (who: string) => `${who} asks to abandon the game.`,
        time: (who: string, whose: string) => `${who} asks to give ${whose} a full clock again.`,
        handover: (who: string, whose: string) =>
          `${who} asks to hand the seat of ${whose} to someone else.`,
        replace: (who: string, whose: string) =>
          `${who} asks to leave the seat of ${whose} to a bot for good.`,
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
      mute: 'Mute',
      muteOf: (name: string) => `Mute ${name}`,
      muted: (name: string) => `You don’t hear ${name}.`,
      unmute: 'Hear again',
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
      seatOf: (seat: number) => `Your seat on chair ${f.number(seat + 1)}`,
      handover: 'Hand over my seat',
      handoverSay:
        'Whoever opens this link first takes over your seat, with all it has seen. It works for a day.',
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
      isAccount: (name: string) =>
        name === '' ? 'You have an account.' : `You have an account: ${name}.`,
      loggedOut:
        'You were logged out in this browser: the session was ended elsewhere, or your password was changed. You are a guest here now.',
      who: 'Who you are',
      name: 'Name',
      nameSay: 'As others see it at tables.',
      statistics: 'Your games and ratings',
      save: 'Save',
      saved: 'Saved.',
      become: 'Your account',
      becomeSay: 'With an account you come in from any device, and can play rated games.',
      ways: { make: 'Make an account', login: 'Log in' },
      email: 'Mail address',
      loginName: 'Login name',
      loginNameSay:
        'Three to thirty letters from A to Z, digits, dots, hyphens or underscores. Only you see it. Without a mail address nobody can help you if you forget the password.',
      either: 'Mail address or login name',
      password: 'Password, at least eight characters',
      presentPassword: 'Password',
      byPassword: 'Make an account',
      byLogin: 'Without a mail address',
      byMail: 'With a mail address',
      byLink: 'Send me a link instead',
      login: 'Log in',
      asked: (email: string) =>
        `Look at your mail: a link is on its way to ${email}. Open it in this browser, and you are in.`,
      askedSay: 'If you open it on another device, it shows a code there. Type that code here:',
      code: 'Code from the link',
      enterCode: 'Come in',
      haveCode: 'I have a code',
      how: 'How you come in',
      hasNone: 'You have no password: you come in by links to your mail address.',
      unproved: (email: string) =>
        `It was never shown that ${email} is your address. Until then no mail goes there, and whoever can read its mail can take this account over.`,
      prove: 'Show it with a link',
      newPassword: 'New password',
      newPasswordSay: 'It ends your sessions everywhere else.',
      old: 'Present password',
      oldSay: (email: string) =>
        `Forgotten? A link to ${email} stands for it, for a quarter of an hour.`,
      linkToOwn: 'Send me a link',
      freshSay: 'You have just come in by a link, so the present password is not asked for.',
      change: 'Change',
      newAddress: 'New mail address',
      firstAddress: 'Mail address',
      newAddressSay:
        'It counts once you have opened the link that we send there; until then the old one does.',
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
      mailNeeds: 'Needs an account with a mail address that was proved.',
      mailValues: { on: 'Yes', off: 'No' },
      webhook: 'To a chat room',
      webhookSay: 'An address that takes messages as JSON (Discord, Mattermost, …).',
      webhookOff: 'Remove',
      healthy: (time: number) => `Works: last call ${f.when(time)}.`,
      failing: (n: number, says: string) =>
        `Fails: ${f.plural(n, { one: '# call', other: '# calls' })} in a row; ${says}.`,
      untried: 'Not called yet.',
      digest: 'At most every',
      digestSay: 'What happens in between comes as one notice.',
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
      setPassword: 'You have no password now. You can set one on your page.',
      elsewhereTitle: 'Not this browser',
      elsewhere: 'This link was asked for in another browser. Type this code there:',
      elsewhereAsked: (agent: string, time: number) =>
        `It was asked for ${f.when(time)} with ${agent}.`,
      elsewhereWarn:
        'Type it only into the browser in which you asked yourself. Never tell it to anybody: whoever has it comes in as you. If you did not ask, close this page, and nothing happens.',
      elsewhereTime: (n: number) => `It is good for ${minutes(n)} and one time.`,
    },
  };
};
