import type { Formats } from '@hustings/texts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** English: playing online. */
export const online = (f: Formats<'en'>) => {
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
  const clock = (rules: { kind: string; bank: number; increment: number } | undefined): string => {
    if (rules === undefined) return 'no clock';
    const kind = rules.kind === 'live' ? 'live' : 'by correspondence';
    return `${kind}, ${span(rules.bank)} and ${span(rules.increment)} a move`;
  };

  return {
    nav: 'Online',
    saved: 'Saved.',
    login: 'Log in',
    loggedOut:
      'You were logged out in this browser: the session was ended elsewhere, or your password was changed. You are a guest here now.',
    cancel: 'Not now',
    copy: 'Copy',
    copied: 'Copied.',
    decimal: f.decimal,
    clock,
    tableName: (title: string, game: string) => (title === '' ? game : title),
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
      waiting: (taken: number, all: number) =>
        f.plural(taken, {
          one: `# of ${f.number(all)} is here`,
          other: `# of ${f.number(all)} are here`,
        }),
      running: (number: number) => f.plural(number, { one: '# move', other: '# moves' }),
      over: (winners: readonly string[]) => `Over: ${f.list(winners)} won`,
      abandoned: 'Abandoned',
      paused: 'Paused',
      free: 'free',
      locked: 'with a password',
      facts: (facts: readonly string[]) => facts.join(', '),
      finished: (n: number) => f.plural(n, { one: '# earlier table', other: '# earlier tables' }),
      as: (name: string) => `You are ${name}`,
      fromFile: 'Bring a game from a file',
    },
    make: {
      title: 'Name',
      titleSay: 'Shown in the list; may stay empty.',
      count: 'Chairs',
      free: 'Open',
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
    /** A game that is over, looked at together. */
    review: {
      title: 'Looking at it together',
      nobody: 'Look at the game together?',
      youLead: 'You lead: everyone here sees this moment.',
      leads: (name: string) => `${name} leads: you see what they see.`,
      alone: (name: string) => `${name} leads; you look on your own.`,
      lead: 'Take the lead',
      stop: 'Stop leading',
      lookAlone: 'Look alone',
      follow: 'Follow again',
      move: (n: number) => `Move ${f.number(n)}`,
      on: (n: number) => `On move ${f.number(n)}`,
      say: 'Say',
      arrow: 'an arrow',
      erase: 'Take this away',
      draw: 'Draw an arrow',
      from: 'Press where it begins',
      to: 'Press where it ends',
    },
    waiting: {
      kicker: 'The waiting room',
      here: (here: number, all: number) =>
        here === all
          ? 'All are here.'
          : f.plural(here, {
              one: `# of ${f.number(all)} is here.`,
              other: `# of ${f.number(all)} are here.`,
            }),
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
      decline: 'No, thanks',
      keptUntil: (time: number) =>
        `Chairs are kept for those who were asked until ${f.when(time)}.`,
      missing: 'Who does not come',
      missed: {
        no: (who: string) => `${who} does not play again.`,
        nothing: (who: string) => `${who} has not answered in time.`,
      },
      remove: 'Send away',
      removeOf: (who: string) => `Send away: ${who}`,
      sentAway: (time: number) =>
        `Whoever made this table has sent you away. You can sit down again from ${f.when(time)} on.`,
      quit: 'Leave this table',
      passesOn: 'If you leave, the table passes on to someone who sits here.',
      closes: 'If you leave, the table is closed: nobody else sits here.',
      fill: (n: number) =>
        f.plural(n, {
          one: 'Add a bot on # chair and start',
          other: 'Add bots on # chairs and start',
        }),
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
    /** What is asked or told above the game. */
    notes: {
      paused: 'The game is paused.',
      resume: 'Ask to go on',
      minded: 'A bot minds your seat, because your clock ran out.',
      takeBack: 'Take my seat back',
      abandoned: 'This game was abandoned by all.',
      unplayed: (winners: readonly string[]) =>
        `The game is over: everyone else has resigned. ${f.list(winners)} won.`,
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
      agreed: (who: string) => `${who}: yes`,
      silent: (who: string) => `${who}: no answer yet`,
      /** What was asked, and who said no; nobody, where it was the reader. */
      refused: (question: string, who: string | undefined) =>
        `${question} ${who === undefined ? 'You said no.' : `${who} said no.`}`,
      asksAgain: (who: string, until: number | undefined) =>
        `${who} asks for another game.${until === undefined ? '' : ` Your chair is kept until ${f.when(until)}.`}`,
      withdraw: 'Withdraw',
      agree: 'I agree',
      decline: 'No',
    },
    late: {
      say: (who: string) => `Time ran out for ${who}. A bot minds the seat until they are back.`,
      ask: {
        time: 'Ask to give more time',
        handover: 'Ask to hand the seat on',
        replace: 'Ask to leave it to the bot',
      },
      offered: (who: string) => `All have agreed to hand on the seat of ${who}.`,
      link: 'Make a link for it',
      linkSay:
        'Whoever opens this link first takes over the seat, unless its player is back before. It works for a day.',
      /** At the end: who was mostly played by a bot, and who had resigned. */
      mostly: (names: readonly string[]) =>
        `Away for most of the game, so a bot played: ${f.list(names)}. That counts as behind everyone who stayed.`,
      resigned: (names: readonly string[]) =>
        `Resigned: ${f.list(names)}. That counts as behind everyone who stayed.`,
    },
    ahead: {
      title: 'Decide ahead',
      say: 'For when this is asked of you: the first that goes is done for you. Nobody else sees it.',
      least: 'the least each time',
      leastUpTo: (amount: string) => `the least each time, up to ${amount}`,
      ifOpen: (answer: string) => `${answer}, if it still goes`,
      elseAsk: 'otherwise you are asked',
      upTo: 'The least each time, up to',
      addLeast: 'Put it down',
      send: 'Decide so',
      anew: 'Begin anew',
      revoke: 'Take it back',
      news: {
        over: 'What you decided ahead was not asked after all; it is gone.',
        misfit: 'What you decided ahead does not fit any more: please decide.',
        undone: 'A move was taken back, so what you decided ahead is gone.',
      },
    },
    chat: {
      rooms: {
        table: 'At the table. While the game runs, players and spectators talk apart.',
        spectators: 'Among spectators. While the game runs, players and spectators talk apart.',
      },
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
      askedAlready:
        'Something is being asked already: the next question comes when it is answered.',
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
      /** How many of the games of one kind one has left to a bot. */
      left: (game: string, resigned: number, minded: number) =>
        `${game}: ${f.list([
          ...(resigned > 0 ? [f.plural(resigned, { one: '# resigned', other: '# resigned' })] : []),
          ...(minded > 0
            ? [
                f.plural(minded, {
                  one: '# mostly played by a bot',
                  other: '# mostly played by a bot',
                }),
              ]
            : []),
        ])}.`,
      ratings: 'Ratings',
      ratingSay:
        'Of rated games only. The figure after ± says how uncertain it is: it shrinks with every game.',
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
      choose: 'Choose a file',
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
  };
};
