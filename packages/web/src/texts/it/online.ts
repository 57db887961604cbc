import type { Formats } from '@hustings/texts';
import type { OnlineTexts } from '../texts.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Italian: playing online. */
export const online = (f: Formats<'it'>): OnlineTexts => {
  const days = (n: number): string => f.plural(n, { one: '# giorno', other: '# giorni' });
  const hours = (n: number): string => f.plural(n, { one: '# ora', other: '# ore' });
  const minutes = (n: number): string => f.plural(n, { one: '# minuto', other: '# minuti' });
  const seconds = (n: number): string => f.plural(n, { one: '# secondo', other: '# secondi' });
  /** A span of time in one or two words. */
  const span = (ms: number): string => {
    if (ms >= DAY && ms % DAY === 0) return days(ms / DAY);
    if (ms >= HOUR && ms % HOUR === 0) return hours(ms / HOUR);
    if (ms >= MINUTE && ms % MINUTE === 0) return minutes(ms / MINUTE);
    return seconds(Math.round(ms / 1000));
  };
  const clock = (rules: { kind: string; bank: number; increment: number } | undefined): string => {
    if (rules === undefined) return 'senza orologio';
    const kind = rules.kind === 'live' ? 'dal vivo' : 'per corrispondenza';
    return `${kind}, ${span(rules.bank)} più ${span(rules.increment)} a mossa`;
  };

  return {
    nav: 'Online',
    saved: 'Salvato.',
    login: 'Accedi',
    loggedOut:
      'La tua sessione in questo browser è chiusa: l’hai terminata altrove o la password è cambiata. Ora qui giochi come ospite.',
    cancel: 'Non ora',
    copy: 'Copia',
    copied: 'Copiato.',
    decimal: f.decimal,
    clock,
    tableName: (title: string, game: string) => (title === '' ? game : title),
    lobby: {
      title: 'Tavoli',
      yours: 'I tuoi tavoli',
      none: 'Ancora nessuno. Crea un tavolo e manda il link agli amici, o siediti a uno aperto.',
      open: 'Tavoli aperti',
      noOpen: 'Nessun tavolo aspetta giocatori in questo momento.',
      watch: 'Da guardare adesso',
      noWatch: 'Nessuna partita aperta in corso.',
      make: 'Crea un tavolo',
      join: 'Unisciti',
      look: 'Guarda',
      go: 'Continua',
      result: 'Risultato',
      turn: 'Tocca a te',
      waiting: (taken: number, all: number) => `presenti: ${f.number(taken)} su ${f.number(all)}`,
      running: (number: number) => f.plural(number, { one: '# mossa', other: '# mosse' }),
      over: (winners: readonly string[]) => `Terminata, vittoria: ${f.list(winners)}`,
      abandoned: 'Abbandonata',
      paused: 'In pausa',
      free: 'libero',
      locked: 'con password',
      facts: (facts: readonly string[]) => facts.join(', '),
      finished: (n: number) => f.plural(n, { one: '# tavolo passato', other: '# tavoli passati' }),
      as: (name: string) => `Il tuo nome: ${name}`,
      fromFile: 'Carica una partita da un file',
    },
    make: {
      title: 'Nome',
      titleSay: 'Compare nell’elenco; può restare vuoto.',
      count: 'Posti',
      free: 'Libero',
      who: 'Chi può entrare',
      visibility: { open: 'Chiunque', unlisted: 'Con il link', password: 'Password' },
      visibilitySay: {
        open: 'Compare fra i tavoli aperti.',
        unlisted: 'Non compare nell’elenco: chi ha il link può sedersi.',
        password: 'Compare nell’elenco; per sedersi serve la password.',
      },
      password: 'Password',
      spectators: 'Spettatori',
      spectatorValues: { now: 'Sì', later: 'Dieci mosse dopo', none: 'No' },
      spectatorSay: 'Vedono ciò che è pubblico e chattano fra loro.',
      time: 'Tempo',
      pace: 'Ritmo',
      paces: { live: 'Dal vivo', correspondence: 'Corrispondenza', none: 'Libero' },
      paceSay: {
        live: 'Ci sono tutti nello stesso momento.',
        correspondence:
          'Un orologio che corre solo nelle tue ore di gioco e mai nelle ferie; una notifica quando tocca a te.',
        none: 'Nessuno ha fretta.',
      },
      clock: 'Orologio',
      bank: 'Riserva',
      perMove: 'in più a mossa',
      units: { minutes: 'min', seconds: 's', days: 'giorni', hours: 'h' },
      clockSay: 'A zero, un bot gioca al posto di chi manca finché non torna.',
      undo: 'Ritirare le mosse',
      undoValues: {
        free: 'Finché non si scopre nulla',
        consent: 'Se tutti accettano',
        never: 'Mai',
      },
      undoSay: {
        free: 'Le tue ultime mosse, finché nessuno ha scoperto nulla; oltre, solo se tutti accettano.',
        consent: 'Ogni volta devono accettare tutti.',
        never: 'Quel che è fatto è fatto.',
      },
      rated: 'Classifica',
      ratedValues: { no: 'Amichevole', yes: 'Classificata' },
      ratedSay: 'Per le partite classificate serve un account a testa.',
      go: 'Crea questo tavolo',
      sum: (game: string, seats: number, open: number, time: string) =>
        `${game}, ${f.plural(seats, { one: '# posto', other: '# posti' })}, ${f.plural(open, {
          one: '# libero',
          other: '# liberi',
        })}; ${time}.`,
      after: 'Poi ricevi un link per invitare.',
    },
    /** A game that is over, looked at together. */
    review: {
      title: 'Rivederla insieme',
      nobody: 'Rivedere la partita insieme?',
      youLead: 'Guidi tu: tutti qui vedono questo momento.',
      leads: (name: string) => `${name} guida: vedi la stessa cosa.`,
      alone: (name: string) => `${name} guida; tu guardi per conto tuo.`,
      lead: 'Prendi la guida',
      stop: 'Lascia la guida',
      lookAlone: 'Guarda per conto tuo',
      follow: 'Segui di nuovo',
      move: (n: number) => `Mossa ${f.number(n)}`,
      on: (n: number) => `Sulla mossa ${f.number(n)}`,
      say: 'Scrivi',
      arrow: 'una freccia',
      erase: 'Togli',
      draw: 'Disegna una freccia',
      from: 'Indica dove comincia',
      to: 'Indica dove finisce',
    },
    waiting: {
      kicker: 'La sala d’attesa',
      here: (here: number, all: number) =>
        here === all ? 'Ci siete tutti.' : `Presenti: ${f.number(here)} su ${f.number(all)}.`,
      invite: 'Invita',
      inviteSay: 'Chi ha il link sceglie un nome e un posto; non serve un account.',
      inviteLocked: 'Chi ha il link e sa la password sceglie un nome e un posto.',
      entry: 'Chi può entrare',
      name: 'Il tuo nome',
      rename: 'Cambia',
      seats: 'Posti, in senso orario',
      made: 'ha creato il tavolo',
      you: (name: string) => `${name}, tu`,
      present: 'è qui',
      absent: 'non c’è',
      invited: 'non ha ancora risposto',
      askedAgain: 'rigiochi?',
      comeAgain: 'Rigioca',
      unkeep: 'Libera questo posto',
      decline: 'No, grazie',
      keptUntil: (time: number) =>
        `I posti di chi ha ricevuto l’invito sono riservati fino a: ${f.when(time)}.`,
      missing: 'Chi non viene',
      missed: {
        no: (who: string) => `${who} non rigioca.`,
        nothing: (who: string) => `${who} non ha risposto in tempo.`,
      },
      remove: 'Fai alzare',
      removeOf: (who: string) => `Fai alzare: ${who}`,
      sentAway: (time: number) =>
        `Chi ha creato il tavolo ti ha fatto alzare. Puoi sederti di nuovo da: ${f.when(time)}.`,
      quit: 'Lascia questo tavolo',
      passesOn: 'Se te ne vai, il tavolo passa a chi resta.',
      closes: 'Se te ne vai, il tavolo verrà chiuso: non c’è nessun altro.',
      fill: (n: number) =>
        f.plural(n, {
          one: 'Aggiungi # bot e inizia',
          other: 'Aggiungi # bot e inizia',
        }),
      empty: 'Libero',
      waits: 'aspetta qualcuno',
      bot: 'bot',
      placeBot: 'Metti un bot qui',
      noBot: 'Togli il bot',
      level: 'Livello del prossimo bot',
      sit: 'Siediti',
      sitOn: (n: number) => `Siediti al posto ${f.number(n)}`,
      sitToo: 'Siediti anche qui',
      sitOnToo: (n: number) => `Siediti anche qui, al posto ${f.number(n)}`,
      leave: 'Alzati',
      password: 'Password del tavolo',
      choice: 'Il tuo partito',
      choiceOf: (seat: number) => `Il tuo partito al posto ${f.number(seat + 1)}`,
      dealt: 'A sorte',
      mine: 'tu',
      free: 'disponibile',
      takenBy: (name: string) => name,
      start: 'Inizia la partita',
      startWhy: (n: number) =>
        f.plural(n, { one: '# posto è libero.', other: '# posti sono liberi.' }),
      startAsked: (n: number) =>
        f.plural(n, { one: 'Manca # risposta.', other: 'Mancano # risposte.' }),
      ownerStarts: (name: string) => `${name} dà inizio alla partita.`,
      terms: 'Questo tavolo',
      game: 'Gioco',
      time: 'Tempo',
      undo: 'Ritirare le mosse',
      spectators: 'Spettatori',
      fair: 'Come si mescola',
      fairSay:
        'Il server ha già fissato la sua parte del sorteggio e non può più cambiarla; il tuo browser aggiunge la propria. A fine partita si vedono entrambe.',
      commitment: 'Sigillo del server',
      starts: 'La partita inizia.',
      gone: 'Questo tavolo è stato abbandonato prima dell’inizio.',
    },
    /** What is asked or told above the game. */
    notes: {
      paused: 'La partita è in pausa.',
      resume: 'Chiedi di riprendere',
      minded: 'Al tuo posto gioca un bot, perché il tuo tempo è scaduto.',
      takeBack: 'Torno al mio posto',
      abandoned: 'Tutti hanno abbandonato questa partita.',
      unplayed: (winners: readonly string[]) =>
        `La partita è finita: tutti gli altri hanno abbandonato. Vittoria: ${f.list(winners)}.`,
      asks: {
        undo: (who: string, n: number) =>
          `${who} chiede di ritirare ${f.plural(n, { one: 'l’ultima mossa', other: 'le ultime # mosse' })}.`,
        pause: (who: string) => `${who} chiede una pausa.`,
        resume: (who: string) => `${who} chiede di riprendere.`,
        abandon: (who: string) => `${who} chiede di abbandonare la partita.`,
        time: (who: string, whose: string) => `${who} chiede di ridare a ${whose} tutto il tempo.`,
        handover: (who: string, whose: string) =>
          `${who} chiede di cedere ad altri il posto di ${whose}.`,
        replace: (who: string, whose: string) =>
          `${who} chiede di lasciare definitivamente a un bot il posto di ${whose}.`,
      },
      asked: 'Hai chiesto agli altri; si aspetta la loro risposta.',
      agreed: (who: string) => `${who}: sì`,
      silent: (who: string) => `${who}: ancora nessuna risposta`,
      refused: (question: string, who: string | undefined) =>
        `${question} ${who === undefined ? 'Hai detto di no.' : `${who} ha detto di no.`}`,
      asksAgain: (who: string, until: number | undefined) =>
        `${who} propone un’altra partita.${until === undefined ? '' : ` Il tuo posto è riservato fino a: ${f.when(until)}.`}`,
      withdraw: 'Ritira',
      agree: 'D’accordo',
      decline: 'No',
    },
    late: {
      say: (who: string) => `Tempo scaduto per ${who}. Al suo posto gioca un bot fino al ritorno.`,
      ask: {
        time: 'Chiedi di dare altro tempo',
        handover: 'Chiedi di cedere il posto',
        replace: 'Chiedi di lasciarlo al bot',
      },
      offered: (who: string) => `Tutti sono d’accordo: il posto di ${who} si può cedere.`,
      link: 'Crea il link',
      linkSay:
        'Chi apre per primo questo link prende il posto, se nel frattempo non ci è tornato nessuno. Vale un giorno.',
      /** At the end: who was mostly played by a bot, and who had resigned. */
      mostly: (names: readonly string[]) =>
        `Assenza per gran parte della partita, ha giocato un bot: ${f.list(names)}. In classifica: dietro a chi è rimasto.`,
      resigned: (names: readonly string[]) =>
        `Abbandono: ${f.list(names)}. In classifica: dietro a chi è rimasto.`,
    },
    ahead: {
      title: 'Decidi in anticipo',
      say: 'Per quando arriverà la domanda: vale la prima di queste scelte che si può fare. Le vedi solo tu.',
      least: 'ogni volta il minimo',
      leastUpTo: (amount: string) => `ogni volta il minimo, fino a ${amount}`,
      ifOpen: (answer: string) => `${answer}, se si può ancora`,
      elseAsk: 'altrimenti la domanda arriva a te',
      upTo: 'Ogni volta il minimo, fino a',
      addLeast: 'Aggiungi',
      send: 'Decidi così',
      anew: 'Ricomincia',
      revoke: 'Annulla',
      news: {
        over: 'Alla fine la tua decisione in anticipo non è servita: non c’è più.',
        misfit: 'La tua decisione in anticipo non va più bene: decidi adesso.',
        undone: 'Una mossa è stata ritirata: la tua decisione in anticipo non c’è più.',
      },
    },
    chat: {
      rooms: {
        table: 'Al tavolo. Durante la partita giocatori e spettatori parlano separatamente.',
        spectators:
          'Fra spettatori. Durante la partita giocatori e spettatori parlano separatamente.',
      },
      none: 'Nessuno ha ancora scritto nulla.',
      say: 'Scrivi qualcosa',
      send: 'Invia',
      mute: 'Silenzia',
      muteOf: (name: string) => `Silenzia ${name}`,
      muted: (name: string) => `Hai silenziato ${name}.`,
      unmute: 'Riattiva',
      at: (time: number) => f.when(time),
      you: 'tu',
    },
    note: {
      title: 'La tua nota',
      say: 'La leggi solo tu. Il server la salva mentre scrivi.',
      saved: 'Salvata.',
      label: 'Nota per te',
    },
    menu: {
      invite: 'Link a questo tavolo',
      linkSay: 'Per guardare la partita, e per rivederla quando vuoi una volta finita.',
      rules: 'Le regole di questo tavolo',
      ask: 'Chiedi a tutti',
      askedAlready: 'C’è già una richiesta aperta: la prossima si fa quando avrà risposta.',
      askUndo: 'Chiedi di ritirare',
      askMoves: 'Mosse',
      askPause: 'Chiedi una pausa',
      askResume: 'Chiedi di riprendere',
      askAbandon: 'Chiedi di abbandonare la partita',
      seat: 'Il tuo posto',
      seatOf: (seat: number) => `Il tuo posto ${f.number(seat + 1)}`,
      handover: 'Cedi il mio posto',
      handoverSay:
        'Chi apre per primo questo link prende il tuo posto, con tutto quello che ha visto. Vale un giorno.',
      resign: 'Abbandona',
      resignAsk: 'Lasci la partita definitivamente? Un bot gioca al tuo posto fino alla fine.',
      resignYes: 'Sì, abbandono',
      mute: 'Niente notifiche da questo tavolo',
      people: 'Chi c’è',
      watchers: (n: number) => f.plural(n, { one: '# spettatore', other: '# spettatori' }),
      after: 'Dopo la partita',
      rematch: 'Rivincita con gli stessi',
      file: 'Salva la partita in un file',
      look: 'Ripercorri la partita',
      fair: 'Le mescolate erano corrette?',
      check: 'Verifica il seme',
      fairYes:
        'Sì: la parte del server, quelle dei giocatori e il seme della partita corrispondono agli impegni presi prima della prima carta.',
      fairNo: 'No: il seme non corrisponde agli impegni. Dillo a chi gestisce il server.',
      fairLater: 'Le parti segrete si vedono a partita finita.',
      imported: 'Questa partita viene da un file; si può verificare solo il suo impegno.',
      seed: 'Seme casuale',
      commitment: 'Sigillo del server',
      mixed: 'Sigillo della partita',
      takeover: 'Prendi un posto',
      takeoverAsk: 'Qualcuno ti cede il suo posto a questo tavolo. Lo prendi?',
      takeoverYes: 'Prendi il posto',
    },
    person: {
      title: 'Partite e punteggi',
      games: 'Partite portate a termine',
      noGames: 'Su questo server nessuna partita è ancora stata portata a termine.',
      columns: ['Giocate', 'Vinte', 'Posizione', 'Punti', 'Migliore'],
      /** How many of the games of one kind one has left to a bot. */
      left: (game: string, resigned: number, minded: number) =>
        `${game}: ${f.list([
          ...(resigned > 0
            ? [f.plural(resigned, { one: '# abbandonata', other: '# abbandonate' })]
            : []),
          ...(minded > 0
            ? [
                f.plural(minded, {
                  one: '# giocata soprattutto da un bot',
                  other: '# giocate soprattutto da un bot',
                }),
              ]
            : []),
        ])}.`,
      ratings: 'Punteggi',
      ratingSay:
        'Solo dalle partite classificate. La cifra dopo ± è l’incertezza: cala a ogni partita.',
      noRatings: 'Ancora nessuna partita classificata.',
      guest: 'Gli ospiti non hanno un punteggio; per le partite classificate serve un account.',
      rating: 'Punteggio',
      rated: 'Partite classificate',
      figure: (mu: number, sigma: number) => `${f.decimal(mu)} ± ${f.decimal(sigma)}`,
      best: 'I migliori qui',
      noBest: 'In questo gioco nessuno ha ancora un punteggio.',
    },
    importing: {
      title: 'Una partita da un file',
      which: 'Il file',
      say: 'Ogni partita si può salvare in un file, qui e nel browser. Se è finita si conserva per riguardarla; se non lo è, si può continuare.',
      file: 'File di partita',
      choose: 'Scegli un file',
      fileSay: 'Per esempio hustings-game.json.',
      seats: 'Chi continua',
      mine: 'Io',
      open: 'I posti liberi si prendono con il link.',
      found: 'La partita in questo file',
      sum: (game: string, seats: number, moves: number, over: boolean) =>
        `${game}, ${f.plural(seats, { one: '# posto', other: '# posti' })}, ${f.plural(moves, {
          one: '# mossa',
          other: '# mosse',
        })}; ${over ? 'è finita' : 'non è finita'}.`,
      kept: 'Avrà una pagina tutta sua, con un link che resta.',
      goesOn:
        'Chi ha il file potrebbe ricostruire le carte nascoste: una partita continuata non è mai classificata.',
      keep: 'Conserva questa partita',
      playOn: 'Continuala',
    },
  };
};
