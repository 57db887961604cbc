import type { Formats } from '@hustings/texts';
import type { OnlineTexts } from '../texts.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** German: playing online. */
export const online = (f: Formats<'de'>): OnlineTexts => {
  const days = (n: number): string => f.plural(n, { one: '# Tag', other: '# Tage' });
  const hours = (n: number): string => f.plural(n, { one: '# Stunde', other: '# Stunden' });
  const minutes = (n: number): string => f.plural(n, { one: '# Minute', other: '# Minuten' });
  const seconds = (n: number): string => f.plural(n, { one: '# Sekunde', other: '# Sekunden' });
  /** A span of time in one or two words. */
  const span = (ms: number): string => {
    if (ms >= DAY && ms % DAY === 0) return days(ms / DAY);
    if (ms >= HOUR && ms % HOUR === 0) return hours(ms / HOUR);
    if (ms >= MINUTE && ms % MINUTE === 0) return minutes(ms / MINUTE);
    return seconds(Math.round(ms / 1000));
  };
  const clock = (rules: { kind: string; bank: number; increment: number } | undefined): string => {
    if (rules === undefined) return 'ohne Uhr';
    const kind = rules.kind === 'live' ? 'live' : 'Fernspiel';
    return `${kind}, ${span(rules.bank)} und ${span(rules.increment)} pro Zug`;
  };

  return {
    nav: 'Online',
    saved: 'Gespeichert.',
    login: 'Anmelden',
    loggedOut:
      'Du wurdest in diesem Browser abgemeldet: Die Sitzung wurde anderswo beendet, oder dein Passwort wurde geändert. Du bist hier jetzt Gast.',
    cancel: 'Jetzt nicht',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    decimal: f.decimal,
    clock,
    tableName: (title: string, game: string) => (title === '' ? game : title),
    lobby: {
      title: 'Tische',
      yours: 'Deine Tische',
      none: 'Noch keine. Eröffne einen Tisch und schick den Link an Freunde, oder setz dich an einen offenen.',
      open: 'Offene Tische',
      noOpen: 'Gerade wartet kein Tisch auf Mitspieler.',
      watch: 'Jetzt zuschauen',
      noWatch: 'Gerade läuft kein Spiel, dem man zuschauen kann.',
      make: 'Tisch eröffnen',
      join: 'Mitspielen',
      look: 'Zuschauen',
      go: 'Weiter',
      result: 'Ergebnis',
      turn: 'Du bist dran',
      waiting: (taken: number, all: number) =>
        f.plural(taken, {
          one: `# von ${f.number(all)} ist da`,
          other: `# von ${f.number(all)} sind da`,
        }),
      running: (number: number) => f.plural(number, { one: '# Zug', other: '# Züge' }),
      over: (winners: readonly string[]) => `Beendet, Sieg: ${f.list(winners)}`,
      abandoned: 'Abgebrochen',
      paused: 'Pause',
      free: 'frei',
      locked: 'mit Passwort',
      facts: (facts: readonly string[]) => facts.join(', '),
      finished: (n: number) => f.plural(n, { one: '# früherer Tisch', other: '# frühere Tische' }),
      as: (name: string) => `Du bist ${name}`,
      fromFile: 'Spiel aus einer Datei holen',
    },
    make: {
      title: 'Name',
      titleSay: 'Steht in der Liste; darf leer bleiben.',
      count: 'Plätze',
      free: 'Offen',
      who: 'Wer kommen darf',
      visibility: { open: 'Alle', unlisted: 'Mit dem Link', password: 'Passwort' },
      visibilitySay: {
        open: 'Steht unter den offenen Tischen.',
        unlisted: 'Steht in keiner Liste: Wer den Link hat, darf sich setzen.',
        password: 'Steht in der Liste; Platz nehmen geht nur mit Passwort.',
      },
      password: 'Passwort',
      spectators: 'Publikum',
      spectatorValues: { now: 'Ja', later: 'Zehn Züge später', none: 'Nein' },
      spectatorSay: 'Es sieht, was öffentlich ist, und chattet unter sich.',
      time: 'Zeit',
      pace: 'Tempo',
      paces: { live: 'Live', correspondence: 'Fernspiel', none: 'Ohne Uhr' },
      paceSay: {
        live: 'Alle sind gleichzeitig da.',
        correspondence:
          'Eine Uhr, die nur in deinen Spielzeiten läuft und nicht im Urlaub; du wirst benachrichtigt, wenn du am Zug bist.',
        none: 'Niemand wird gedrängt.',
      },
      clock: 'Uhr',
      bank: 'Zeitkonto',
      perMove: 'und pro Zug',
      units: { minutes: 'min', seconds: 's', days: 'Tage', hours: 'h' },
      clockSay: 'Bei null vertritt ein Bot den Platz, bis die Person zurück ist.',
      undo: 'Zurücknehmen',
      undoValues: {
        free: 'Bis etwas aufgedeckt ist',
        consent: 'Wenn alle zustimmen',
        never: 'Nie',
      },
      undoSay: {
        free: 'Deine eigenen letzten Züge, bis jemand etwas erfahren hat; darüber hinaus, wenn alle zustimmen.',
        consent: 'Jedes Mal müssen alle zustimmen.',
        never: 'Gezogen ist gezogen.',
      },
      rated: 'Wertung',
      ratedValues: { no: 'Zum Spaß', yes: 'Gewertet' },
      ratedSay: 'Für gewertete Spiele brauchen alle ein Konto.',
      go: 'Diesen Tisch eröffnen',
      sum: (game: string, seats: number, open: number, time: string) =>
        `${game}, ${f.plural(seats, { one: '# Platz', other: '# Plätze' })}, ${f.plural(open, {
          one: '# offen',
          other: '# offen',
        })}; ${time}.`,
      after: 'Dann bekommst du einen Link zum Einladen.',
    },
    /** A game that is over, looked at together. */
    review: {
      title: 'Gemeinsam ansehen',
      nobody: 'Das Spiel gemeinsam ansehen?',
      youLead: 'Du führst durchs Spiel: Alle hier sehen diesen Moment.',
      leads: (name: string) => `${name} führt durchs Spiel: Du siehst dasselbe.`,
      alone: (name: string) => `${name} führt durchs Spiel; du siehst dich allein um.`,
      lead: 'Führung übernehmen',
      stop: 'Führung abgeben',
      lookAlone: 'Allein umsehen',
      follow: 'Wieder folgen',
      move: (n: number) => `Zug ${f.number(n)}`,
      on: (n: number) => `Zu Zug ${f.number(n)}`,
      say: 'Sagen',
      arrow: 'ein Pfeil',
      erase: 'Das wegnehmen',
      draw: 'Pfeil zeichnen',
      from: 'Drücke, wo er beginnt',
      to: 'Drücke, wo er endet',
    },
    waiting: {
      kicker: 'Der Warteraum',
      here: (here: number, all: number) =>
        here === all
          ? 'Alle sind da.'
          : f.plural(here, {
              one: `# von ${f.number(all)} ist da.`,
              other: `# von ${f.number(all)} sind da.`,
            }),
      invite: 'Einladen',
      inviteSay: 'Wer den Link hat, wählt Namen und Platz; ein Konto braucht es nicht.',
      inviteLocked: 'Wer den Link hat und das Passwort kennt, wählt Namen und Platz.',
      entry: 'Wer kommen darf',
      name: 'Dein Name',
      rename: 'Ändern',
      seats: 'Plätze, im Uhrzeigersinn',
      made: 'hat den Tisch eröffnet',
      you: (name: string) => `${name}, du`,
      present: 'ist da',
      absent: 'ist weg',
      invited: 'hat noch nicht zugesagt',
      askedAgain: 'spielst du noch einmal?',
      comeAgain: 'Wieder mitspielen',
      unkeep: 'Platz freigeben',
      decline: 'Nein, danke',
      keptUntil: (time: number) =>
        `Für alle, die gefragt sind, bleiben die Plätze frei bis ${f.when(time)}.`,
      missing: 'Wer nicht kommt',
      missed: {
        no: (who: string) => `${who} spielt nicht noch einmal.`,
        nothing: (who: string) => `${who} hat nicht rechtzeitig geantwortet.`,
      },
      remove: 'Wegschicken',
      removeOf: (who: string) => `Wegschicken: ${who}`,
      sentAway: (time: number) =>
        `Wer diesen Tisch eröffnet hat, hat dich weggeschickt. Du kannst dich wieder setzen ab ${f.when(time)}.`,
      quit: 'Tisch verlassen',
      passesOn: 'Wenn du gehst, geht der Tisch an jemanden über, der hier sitzt.',
      closes: 'Wenn du gehst, wird der Tisch geschlossen: Sonst sitzt hier niemand.',
      fill: (n: number) =>
        f.plural(n, {
          one: '# Bot dazusetzen und starten',
          other: '# Bots dazusetzen und starten',
        }),
      empty: 'Frei',
      waits: 'wartet auf jemanden',
      bot: 'Bot',
      placeBot: 'Bot hierher',
      noBot: 'Bot wegnehmen',
      level: 'Stufe des nächsten Bots',
      sit: 'Platz nehmen',
      sitOn: (n: number) => `Auf Platz ${f.number(n)} sitzen`,
      sitToo: 'Auch hier sitzen',
      sitOnToo: (n: number) => `Auch auf Platz ${f.number(n)} sitzen`,
      leave: 'Aufstehen',
      password: 'Passwort des Tisches',
      choice: 'Deine Partei',
      choiceOf: (seat: number) => `Deine Partei auf Platz ${f.number(seat + 1)}`,
      dealt: 'Zufällig verteilt',
      mine: 'du',
      free: 'frei',
      takenBy: (name: string) => name,
      start: 'Spiel starten',
      startWhy: (n: number) =>
        f.plural(n, { one: '# Platz ist frei.', other: '# Plätze sind frei.' }),
      startAsked: (n: number) =>
        f.plural(n, { one: '# Antwort fehlt.', other: '# Antworten fehlen.' }),
      ownerStarts: (name: string) => `${name} startet das Spiel.`,
      terms: 'Dieser Tisch',
      game: 'Spiel',
      time: 'Zeit',
      undo: 'Zurücknehmen',
      spectators: 'Publikum',
      fair: 'Mischen',
      fairSay:
        'Der Server hat sich auf seinen Teil des Mischens festgelegt; dein Browser gibt seinen eigenen dazu. Beide werden nach dem Spiel gezeigt.',
      commitment: 'Siegel des Servers',
      starts: 'Das Spiel beginnt.',
      gone: 'Dieser Tisch wurde aufgegeben, bevor es losging.',
    },
    /** What is asked or told above the game. */
    notes: {
      paused: 'Das Spiel macht Pause.',
      resume: 'Weiterspielen?',
      minded: 'Ein Bot vertritt dich, weil deine Uhr abgelaufen ist.',
      takeBack: 'Platz wieder einnehmen',
      abandoned: 'Alle haben dieses Spiel abgebrochen.',
      unplayed: (winners: readonly string[]) =>
        `Das Spiel ist beendet: Alle anderen haben aufgegeben. Sieg: ${f.list(winners)}.`,
      asks: {
        undo: (who: string, n: number) =>
          `${who} möchte ${f.plural(n, { one: 'den letzten Zug', other: 'die letzten # Züge' })} zurücknehmen.`,
        pause: (who: string) => `${who} bittet um eine Pause.`,
        resume: (who: string) => `${who} möchte weiterspielen.`,
        abandon: (who: string) => `${who} möchte das Spiel abbrechen.`,
        time: (who: string, whose: string) => `${who} bittet um eine neue volle Uhr für ${whose}.`,
        handover: (who: string, whose: string) =>
          `${who} möchte den Platz von ${whose} jemand anderem geben.`,
        replace: (who: string, whose: string) =>
          `${who} möchte den Platz von ${whose} endgültig einem Bot überlassen.`,
      },
      asked: 'Du hast die anderen gefragt; ihre Antwort steht noch aus.',
      agreed: (who: string) => `${who}: ja`,
      silent: (who: string) => `${who}: noch keine Antwort`,
      /** What was asked, and who said no; nobody, where it was the reader. */
      refused: (question: string, who: string | undefined) =>
        `${question} ${who === undefined ? 'Du hast Nein gesagt.' : `${who} hat Nein gesagt.`}`,
      asksAgain: (who: string, until: number | undefined) =>
        `${who} möchte noch einmal spielen.${until === undefined ? '' : ` Dein Platz bleibt frei bis ${f.when(until)}.`}`,
      withdraw: 'Zurückziehen',
      agree: 'Einverstanden',
      decline: 'Nein',
    },
    late: {
      say: (who: string) =>
        `Die Zeit von ${who} ist abgelaufen. Bis zur Rückkehr spielt ein Bot auf diesem Platz.`,
      ask: {
        time: 'Mehr Zeit vorschlagen',
        handover: 'Weitergabe vorschlagen',
        replace: 'Bot auf Dauer vorschlagen',
      },
      offered: (who: string) =>
        `Alle sind einverstanden, den Platz von ${who} jemand anderem zu geben.`,
      link: 'Link dafür erstellen',
      linkSay:
        'Wer diesen Link zuerst öffnet, übernimmt den Platz, falls bis dahin niemand zurückgekehrt ist. Er gilt einen Tag.',
      /** At the end: who was mostly played by a bot, and who had resigned. */
      mostly: (names: readonly string[]) =>
        `Die meiste Zeit nicht da, darum spielte ein Bot: ${f.list(names)}. Das zählt als Rang hinter allen, die geblieben sind.`,
      resigned: (names: readonly string[]) =>
        `Aufgegeben: ${f.list(names)}. Das zählt als Rang hinter allen, die geblieben sind.`,
    },
    ahead: {
      title: 'Im Voraus entscheiden',
      say: 'Für den Fall, dass du danach gefragt wirst: Das Erste, was geht, wird für dich getan. Sonst sieht es niemand.',
      least: 'jedes Mal das Mindeste',
      leastUpTo: (amount: string) => `jedes Mal das Mindeste, bis ${amount}`,
      ifOpen: (answer: string) => `${answer}, wenn es noch geht`,
      elseAsk: 'sonst wirst du gefragt',
      upTo: 'Jedes Mal das Mindeste, bis',
      addLeast: 'Aufschreiben',
      send: 'So entscheiden',
      anew: 'Neu anfangen',
      revoke: 'Zurückziehen',
      news: {
        over: 'Was du im Voraus entschieden hast, war dann doch nicht gefragt; es ist verfallen.',
        misfit: 'Was du im Voraus entschieden hast, passt nicht mehr: Bitte entscheide.',
        undone:
          'Ein Zug wurde zurückgenommen; was du im Voraus entschieden hast, ist damit verfallen.',
      },
    },
    chat: {
      rooms: {
        table: 'Am Tisch. Solange das Spiel läuft, reden Tisch und Publikum getrennt.',
        spectators: 'Im Publikum. Solange das Spiel läuft, reden Tisch und Publikum getrennt.',
      },
      none: 'Noch hat niemand etwas gesagt.',
      say: 'Sag etwas',
      send: 'Senden',
      mute: 'Stummschalten',
      muteOf: (name: string) => `Stummschalten: ${name}`,
      muted: (name: string) => `Du hörst nichts von ${name}.`,
      unmute: 'Wieder hören',
      at: (time: number) => f.when(time),
      you: 'du',
    },
    note: {
      title: 'Deine Notiz',
      say: 'Nur du kannst sie lesen. Der Server speichert sie, während du schreibst.',
      saved: 'Gespeichert.',
      label: 'Notiz an dich selbst',
    },
    menu: {
      invite: 'Link zu diesem Tisch',
      linkSay: 'Zum Zuschauen, und um das Spiel nach dem Ende jederzeit anzusehen.',
      rules: 'Die Regeln dieses Tisches',
      ask: 'Alle fragen',
      askedAlready: 'Eine Anfrage läuft schon: Die nächste kommt, wenn sie beantwortet ist.',
      askUndo: 'Zurücknehmen erbitten',
      askMoves: 'Züge',
      askPause: 'Pause erbitten',
      askResume: 'Weiterspielen erbitten',
      askAbandon: 'Spielabbruch vorschlagen',
      seat: 'Dein Platz',
      seatOf: (seat: number) => `Dein Platz ${f.number(seat + 1)}`,
      handover: 'Meinen Platz übergeben',
      handoverSay:
        'Wer diesen Link zuerst öffnet, übernimmt deinen Platz, mit allem, was du gesehen hast. Er gilt einen Tag.',
      resign: 'Aufgeben',
      resignAsk: 'Dieses Spiel endgültig verlassen? Ein Bot spielt deinen Platz zu Ende.',
      resignYes: 'Ja, ich gebe auf',
      mute: 'Keine Meldungen von diesem Tisch',
      people: 'Wer da ist',
      watchers: (n: number) => f.plural(n, { one: '# schaut zu', other: '# schauen zu' }),
      after: 'Nach dem Spiel',
      rematch: 'Revanche in gleicher Runde',
      file: 'Spiel als Datei speichern',
      look: 'Spiel Zug für Zug ansehen',
      fair: 'Wurde fair gemischt?',
      check: 'Startwert prüfen',
      fairYes:
        'Ja: Die Teile des Servers und der Spielenden und der Startwert des Spiels passen zu den Siegeln, die vor der ersten Karte feststanden.',
      fairNo:
        'Nein: Der Startwert passt nicht zu den Siegeln. Bitte sag den Leuten Bescheid, die diesen Server betreiben.',
      fairLater: 'Die geheimen Teile werden nach Spielende gezeigt.',
      imported: 'Dieses Spiel kam aus einer Datei; prüfen lässt sich nur sein eigenes Siegel.',
      seed: 'Startwert',
      commitment: 'Siegel des Servers',
      mixed: 'Siegel des Spiels',
      takeover: 'Einen Platz übernehmen',
      takeoverAsk: 'Jemand übergibt dir seinen Platz an diesem Tisch. Übernehmen?',
      takeoverYes: 'Platz übernehmen',
    },
    person: {
      title: 'Spiele und Wertungen',
      games: 'Zu Ende gespielte Spiele',
      noGames: 'Auf diesem Server wurde noch kein Spiel zu Ende gespielt.',
      columns: ['Spiele', 'Siege', 'Rang', 'Punkte', 'Rekord'],
      /** How many of the games of one kind one has left to a bot. */
      left: (game: string, resigned: number, minded: number) =>
        `${game}: ${f.list([
          ...(resigned > 0
            ? [f.plural(resigned, { one: '# aufgegeben', other: '# aufgegeben' })]
            : []),
          ...(minded > 0
            ? [
                f.plural(minded, {
                  one: '# überwiegend vom Bot gespielt',
                  other: '# überwiegend vom Bot gespielt',
                }),
              ]
            : []),
        ])}.`,
      ratings: 'Wertungen',
      ratingSay:
        'Nur aus gewerteten Spielen. Die Zahl nach ± ist die Unsicherheit: Sie schrumpft mit jedem Spiel.',
      noRatings: 'Noch kein gewertetes Spiel.',
      guest: 'Gäste haben keine Wertung; gewertete Spiele brauchen ein Konto.',
      rating: 'Wertung',
      rated: 'Gewertete Spiele',
      figure: (mu: number, sigma: number) => `${f.decimal(mu)} ± ${f.decimal(sigma)}`,
      best: 'Die Besten hier',
      noBest: 'In diesem Spiel hat noch niemand eine Wertung.',
    },
    importing: {
      title: 'Ein Spiel aus einer Datei',
      which: 'Die Datei',
      say: 'Jedes Spiel lässt sich als Datei speichern, hier und im Browser. Ein beendetes wird zum Ansehen aufbewahrt, ein laufendes lässt sich weiterspielen.',
      file: 'Spieldatei',
      choose: 'Datei auswählen',
      fileSay: 'Zum Beispiel hustings-game.json.',
      seats: 'Wer weiterspielt',
      mine: 'Ich',
      open: 'Offene Plätze werden über den Link besetzt.',
      found: 'Das Spiel in dieser Datei',
      sum: (game: string, seats: number, moves: number, over: boolean) =>
        `${game}, ${f.plural(seats, { one: '# Platz', other: '# Plätze' })}, ${f.plural(moves, {
          one: '# Zug',
          other: '# Züge',
        })}; ${over ? 'es ist beendet' : 'es ist nicht beendet'}.`,
      kept: 'Es bekommt eine eigene Seite mit einem Link, der bleibt.',
      goesOn:
        'Wer die Datei hat, könnte die verdeckten Karten ausrechnen: Ein Spiel, das so weitergeht, wird nie gewertet.',
      keep: 'Dieses Spiel aufbewahren',
      playOn: 'Weiterspielen',
    },
  };
};
