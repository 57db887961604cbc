import type { Formats } from '@hustings/texts';
import type { PartsTexts } from './en.js';

/** A chance in words: nobody is told that what may still come is impossible, or certain. */
export const chanceOf =
  (f: Formats<'it'>) =>
  (share: number): string => {
    if (share < 0.01) return 'meno\u00a0dell’1%';
    if (share > 0.99) return 'oltre\u00a0il\u00a099%';
    return `${f.number(Math.round(share * 100))}%`;
  };

/** Italian: what all boards and the text view say alike. */
export const parts = (f: Formats<'it'>): PartsTexts => ({
  name: 'Hustings',
  row: (all: readonly string[]) => all.join(', '),
  rows: (all: readonly string[]) => all.join('; '),
  pair: (name: string, what: string) => `${name}: ${what}`,
  lead: (name: string) => `${name}:`,
  stop: (text: string) => f.stop(text),
  capital: (text: string) => f.begin(text),
  home: 'Pagina iniziale',
  loading: 'Un momento…',
  lesson: {
    kicker: 'Lezione',
    understood: 'Capito',
    end: 'Esci dalla lezione',
    endSay: 'La partita continua senza note.',
    think: 'Ne vale la pena?',
    insist: 'Se lo vuoi davvero, fallo di nuovo.',
    otherwise: 'Qui la lezione ha in mente altro.',
    ownWay:
      'Vai per la tua strada: ora gli altri rispondono come vogliono, e le note dicono solo di che cosa si decide.',
  },
  table: {
    nav: 'Tavolo',
    rules: 'Regole',
    settings: 'Impostazioni',
    watching: 'Stai guardando',
    watchSay:
      'A tutti i posti giocano i bot. Metti in pausa quando vuoi; ogni riga del registro riporta al suo momento.',
    log: 'Che cosa è successo',
    nothingYet: 'Non è ancora successo nulla che tutti possano sapere.',
    wholeLog: 'tutto il registro',
    close: 'Chiudi',
    textView: 'Vista testuale',
    textShort: 'Testo',
    pictures: 'Immagini',
    view: 'Visualizzazione',
    history: 'Storia',
    now: 'Torna al presente',
    step: (n: number, all: number) => `Mossa ${f.number(n)} di ${f.number(all)}`,
    first: 'Prima mossa',
    back: 'Una mossa indietro',
    forward: 'Una mossa avanti',
    phaseBack: 'Una fase indietro',
    phaseForward: 'Una fase avanti',
    lastMove: 'Ultima mossa',
    play: 'Avvia',
    pause: 'Pausa',
    slider: 'Mossa della partita',
    speed: 'Velocità',
    leave: 'Torna al risultato',
    begin: 'Il tavolo è pronto.',
    tookBack: (who: string) => `${who}: mossa ritirata.`,
    sealed: (who: string) => `${who}: decisione presa, segreta finché non decidono tutti.`,
    quiet: (who: string) => `${who}: decisione presa; gli altri non sanno quale.`,
    moves: 'Le mosse per fase',
    chose: (what: string) => `La tua scelta: ${what}.`,
    before: 'Preparazione',
    round: (n: number) => `Round ${f.number(n)}`,
    range: (from: number, to: number) =>
      from === to ? f.number(from) : `${f.number(from)}–${f.number(to)}`,
    at: (round: string, phase: string) => `${round} · ${phase}`,
    undo: 'Ritira la mossa',
    link: 'Link a questo momento',
    linkWhole: 'Contiene tutta la partita.',
    copy: 'Copia',
    copied: 'Copiato.',
    copyByHand: 'Il tuo browser non permette alla pagina di copiarlo. Eccolo:',
    branchSay: 'Un nuovo tavolo. Questa partita resta com’era.',
    branchWith: 'Continua da qui con',
    withBots: 'Bot',
    withTablet: 'Un solo schermo',
    branchGo: (n: number, who: string) =>
      n === 0 ? `Gioca dall’inizio: ${who}` : `Continua dopo la mossa ${f.number(n)}: ${who}`,
    line: (n: number) =>
      `Una nuova variante: continua dopo la mossa ${f.number(n)} di un’altra partita, che resta com’era.`,
    theme: 'Chiaro o scuro',
    themes: { system: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
    labels: 'Etichette dei simboli',
    forecast: 'Previsione del risultato',
    labelWays: { on: 'sì', off: 'no' },
    pace: 'I bot giocano',
    paces: {
      slow: 'con calma',
      normal: 'al mio ritmo',
      quick: 'in fretta',
      'at-once': 'all’istante',
    },
    skip: 'Vai al mio turno',
    sound: 'Quando tocca a me',
    sounds: { off: 'nessun suono', soft: 'un colpetto', on: 'una campanella' },
    vibrates: 'Fai vibrare il telefono',
    notices: 'Notifica se la pagina è nascosta',
    noticesDenied: 'Questo browser non permette le nostre notifiche.',
    asking: 'Passare',
    askingSay: (n: number) =>
      f.plural(n, {
        one: 'In # tipo di decisione passi in automatico quando non c’è altro da fare.',
        other: 'In # tipi di decisione passi in automatico quando non c’è altro da fare.',
      }),
    askAgain: 'Torna a chiedermelo',
    bot: 'bot',
    levels: {
      volunteer: 'Volontario',
      intern: 'Stagista',
      delegate: 'Delegato',
      organiser: 'Organizzatore',
      adviser: 'Consigliere',
      strategist: 'Stratega',
      chancellor: 'Cancelliere',
    },
    botOf: (level: string) => `bot, ${level}`,
    sinceYou: (by: string) => `${by} dalla tua ultima decisione`,
    keys: 'Tasti',
    help: 'Tasti e aiuto',
    again: 'Rivincita, stesso tavolo',
  },
  keys: {
    enter: ['Invio', 'conferma la decisione'],
    decision: ['D', 'alla decisione'],
    next: ['N', 'avanti: la prossima scelta, la prossima mossa, la prossima cosa'],
    rule: ['R', 'regola di questa decisione'],
    advice: ['H', 'che cosa farebbe lo Stratega?'],
    undo: ['U', 'ritira la mossa'],
    log: ['L', 'tutto il registro'],
    text: ['T', 'vista testuale o immagini'],
    chat: ['M', 'online: messaggi della chat'],
    space: ['Spazio', 'mentre guardi: ferma, riprendi'],
    arrows: ['← →', 'nella storia: una mossa indietro, avanti; con Maiusc: una fase'],
    help: ['?', 'questo aiuto'],
    escape: ['Esc', 'chiudi; torna al presente'],
  },
  hint: {
    ask: 'Che cosa farebbe lo Stratega?',
    thinks: 'Un momento…',
    none: 'Qui non c’è nulla da scegliere.',
    choose: 'Scegli questo',
    doIt: 'Fai così',
    close: 'Chiudi il consiglio',
    chance: chanceOf(f),
    best: (chance: string) => `La migliore che vede; la tua probabilità di vincere: ${chance}.`,
    behind: (by: number) => {
      const points = Math.round(-by * 10) / 10;
      return points === 0
        ? 'Buona quanto la prima.'
        : f.plural(points, {
            one: 'Secondo i suoi calcoli, # punto in meno della prima.',
            other: 'Secondo i suoi calcoli, # punti in meno della prima.',
          });
    },
    because: (facts: readonly string[], isFirst: boolean) =>
      `Rispetto alla ${isFirst ? 'seconda' : 'prima'} scelta, vista una mossa avanti, in punti: ${f.list(facts)}.`,
    fact: (what: string, by: number) => `${what} ${f.signed(Math.round(by * 10) / 10)}`,
    /** Points that another one does not get. */
    denied: (who: string, by: number, what: string) =>
      `${who} ${f.signed(Math.round(-by * 10) / 10)} (${what})`,
    say: 'Lo Stratega è il secondo più forte dei nostri bot e vede solo quello che vedi tu. I punti sono quelli a fine partita.',
  },
  handover: {
    pass: (name: string) => `Passa lo schermo: ${name}.`,
    sub: 'Su questo schermo non c’è nulla di segreto: ciò che è solo tuo resta coperto finché non lo apri.',
    open: (name: string) => `Sono ${name}: mostra le mie carte`,
    since: (name: string) => `Dall’ultima volta di ${name}`,
    nothing: 'Nulla di nuovo.',
    takeBack: (name: string) => `${name} ritira la mossa`,
  },
  panel: {
    less: 'meno',
    more: 'più',
    passing: 'Qui passa per me quando non posso fare altro',
    first: (what: string) => `Non ancora: ${what}.`,
  },
  point: {
    at: 'Stai indicando',
    rest: 'Indica qualsiasi cosa sul tavolo: qui leggi che cos’è e da dove vengono le sue cifre.',
    press: (does: string) => f.stop(`Premi: ${does}`),
    notNow: (when: string) => `Non ora: ${when}`,
    notYours: 'Non ora: decidono gli altri.',
    notHere: 'Non è questo che si decide adesso.',
  },
  stage: {
    on: 'Avanti',
    again: 'Rivedi',
  },
  remarks: {
    title: 'Commenti',
    on: 'Commenta questo momento',
    say: 'Scrivi',
    erase: 'Togli questo commento',
    elsewhere: 'Commenti anche alle mosse',
  },
  text: {
    title: 'Vista testuale',
    only: 'Questo gioco si gioca a parole: quello che è sul tavolo viene descritto, e rispondi scegliendo da elenchi. Non ha ancora immagini.',
    tools: 'Tavolo',
    decision: 'La tua decisione',
    waiting: 'Decidono gli altri',
    waitFor: (names: readonly string[]) => `In attesa: ${f.list(names)}.`,
    over: 'La partita è finita',
    wins: (names: readonly string[]) =>
      names.length === 1 ? `Vince: ${names[0]}.` : `Vittoria condivisa: ${f.list(names)}.`,
    resigned: (name: string) => `${name} (ha abbandonato)`,
    minded: (name: string) => `${name} (ha giocato soprattutto un bot)`,
    seat: (label: string, person: string) => (label === '' ? person : `${label} (${person})`),
    log: 'Il registro',
    total: 'Totale',
    since: 'Dalla tua ultima decisione',
    numbered: 'Prima le ultime; ogni riga ha il numero della sua mossa.',
    before: 'Prima ancora',
    choose: 'Scegli',
    choosePlease: 'scegli…',
    notYet: 'Prima scegli una risposta',
    notYetAmount: 'Prima scrivi un numero',
    notNow: (n: number) =>
      f.plural(n, {
        one: '# altra scelta non è possibile: perché?',
        other: '# altre scelte non sono possibili: perché?',
      }),
    none: 'nessuna',
    some: (min: number, max: number) =>
      min === max
        ? `Da scegliere: ${f.number(min)}.`
        : `Da scegliere: da ${f.number(min)} a ${f.number(max)}.`,
    chosen: (n: number, max: number) => `Scelte: ${f.number(n)} di ${f.number(max)}`,
    amount: (min: string, max: string) => `Da ${min} a ${max}`,
    uses: (count: string, supply: string) => `${count} di ${supply}.`,
    costs: (cost: string, budget: string) => `Costa ${cost} di ${budget}.`,
    most: (n: number) => `al massimo ${f.number(n)}`,
    confirm: (what: string) => `Conferma: ${what}`,
    confirmAll: 'Conferma tutto',
    staged: 'Prima che la partita continui',
    score: 'Punteggio finale',
  },
  book: {
    rule: (id: string) => `Regola ${id.replace(/^[A-Z]+\d*-/, '')}`,
    all: 'Tutte le regole',
    missing: 'Questa regola non è nel regolamento.',
    none: 'Questo gioco non ha un regolamento.',
  },
});
