import type { Formats } from '@hustings/texts';
import type { FrontTexts } from '../texts.js';

/** Italian: the front page, and what stands around every page. */
export const front = (f: Formats<'it'>): FrontTexts => ({
  name: 'Hustings',
  motto: ['I grandi giochi da tavolo politici,', 'con un arbitro che conosce le regole.'],
  skip: 'Vai al contenuto',
  loading: 'Un momento…',
  setting: 'Il tavolo si prepara…',
  lost: 'A questo indirizzo non c’è nulla.',
  brokenLink: 'Questo link non contiene una partita intera. Forse si è spezzato per strada.',
  home: 'Pagina iniziale',
  pages: {
    make: 'Crea un tavolo',
    rules: 'Regole',
    table: 'Tavolo',
    online: 'Tavoli',
    account: 'Il tuo profilo',
    confirm: 'Entra',
    person: 'Partite e punteggi',
    import: 'Una partita da un file',
    stop: 'Basta notifiche',
  },
  yourTurn: 'Tocca a te',
  title: (page: string) => `${page} · Hustings`,
  description: (games: readonly string[]) =>
    `${f.list(games)} nel browser, con un arbitro che conosce le regole.`,
  language: 'Lingua',
  front: {
    tablet: 'Gioca con gli amici su un solo schermo',
    fine: 'Niente account, niente tracciamento. Una volta caricato, funziona anche senza rete.',
    rules: 'Regole',
    learn: 'Impara',
    learnSay: 'giocando; smetti quando vuoi',
    learnGo: 'Inizia la lezione',
    learnOn: 'Continua la lezione',
    watch: 'Guarda',
    make: 'Crea un tavolo',
    online: 'Gioca online',
    makeGo: 'Scegli posti, bot e opzioni',
    yours: 'Le tue partite',
    none: 'Ancora nulla. Le partite che inizi restano qui, in questo browser.',
    howto: 'In un minuto',
    playNow: 'Gioca subito',
    /** And what is special about another table of a game. */
    playBots: (n: number, say?: string) =>
      f.plural(n, { one: 'Gioca contro # bot', other: 'Gioca contro # bot' }) +
      (say === undefined ? '' : `: ${say}`),
    strength: 'Quanto sono forti i bot',
    strengths: { gentle: 'Facili', even: 'Medi', strong: 'Forti' },
    strengthSay: {
      gentle: 'Giocano d’istinto e sbagliano: l’ideale per la prima partita.',
      even: 'Giocano con buon senso, come quasi tutti.',
      strong: 'Contano ogni punto.',
    },
    against: (names: readonly string[]) => `Contro bot come ${f.list(names)}.`,
    makeSay: 'Posti, durata, opzioni; contro i bot o in più persone su questo schermo.',
  },
  homeOnline: {
    title: 'Gioca online',
    say: 'Tavoli aperti, i tuoi tavoli, tavoli da guardare: dal vivo o per corrispondenza.',
    go: 'Ai tavoli',
    none: 'Il gioco online ora non è disponibile. Tutto il resto della pagina funziona lo stesso.',
    turn: (n: number) =>
      f.plural(n, { one: '# tavolo ti aspetta.', other: '# tavoli ti aspettano.' }),
    yours: (n: number) =>
      f.plural(n, { one: 'Hai # partita in corso.', other: 'Hai # partite in corso.' }),
  },
  person: 'Tu',
  player: (n: number) => `Giocatore ${f.number(n)}`,
  botNames: ['Ada', 'Jonas', 'Tariq', 'Wanda', 'Noor', 'Emil', 'Lucia'],
});
