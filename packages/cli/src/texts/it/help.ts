import type { Formats } from '@hustings/texts';
import type { CommandTexts, FlagTexts, HelpTexts, ValueTexts } from '../help-texts.js';

export const help: HelpTexts = {
  program: 'hustings: un arbitro per giochi da tavolo politici.',
  usage: 'uso: hustings COMANDO …',
  each: 'Ogni comando si spiega da sé: hustings COMANDO --help',
  usageOf: (command, argument) =>
    `uso: hustings ${command} ${argument === undefined ? '' : `${argument} `}[opzioni]`,
};

export const commands: CommandTexts = {
  games: { summary: 'elenca i giochi, i loro posti e le opzioni del tavolo' },
  demo: { summary: 'gioca una partita fra giocatori che scelgono a caso, e mostra com’è andata' },
  simulate: { summary: 'gioca molte partite a caso e ne riassume l’andamento' },
  balance: {
    summary:
      'gioca molte partite e conta che cosa si usa, come finiscono e chi vince da quale posto',
  },
  verify: {
    summary: 'rigioca un file di partita e lo verifica: mosse, hash e impegno sul seme',
    about: [
      'Codice di uscita 0: ogni mossa era lecita, ogni posizione è quella registrata, e il seme è',
      'quello su cui ci si era impegnati prima della prima carta. 1: non è così, e dove. 2: il file',
      'non esiste.',
    ].join('\n'),
  },
  show: { summary: 'mostra come testo una posizione di un file di partita' },
  engine: {
    summary:
      'comanda qualsiasi gioco da qualsiasi linguaggio: richieste e risposte come righe di JSON',
    about: [
      'Legge dallo standard input un oggetto JSON per riga e risponde a ciascuno con una riga sullo',
      'standard output, finché l’input non finisce. Per esempio: {"id": 1, "do": "games"}',
      'docs/engine-protocol.md descrive ogni richiesta.',
    ].join('\n'),
  },
  record: {
    summary: 'registra partite giocate a caso, che ogni versione futura dovrà rigiocare',
    about: [
      'Scrive DIR/<gioco>/<giocatori>-<opzioni>-<n>.json, distribuite fra numeri di giocatori e',
      'opzioni, e i risultati in DIR/index.json. Le registrazioni precedenti del gioco si eliminano.',
    ].join('\n'),
  },
  prove: {
    summary:
      'prova con partite a caso e dati ostili che i giochi mantengono le promesse del kernel',
    about:
      'Codice di uscita 1: una promessa non è mantenuta: dice quale, dove e come rivedere il caso.',
  },
  bench: {
    summary: 'misura la velocità dei giochi accanto a un piccolo gioco scritto a mano',
    about: [
      'Ogni gioco e numero di giocatori lavora in un thread proprio, mai due insieme, a turno con il',
      'riferimento. Le cifre sono mediane; ×n è una cifra divisa per quella del riferimento.',
    ].join('\n'),
  },
  arena: {
    summary: 'fa giocare molte partite ai bot l’uno contro l’altro e li confronta',
    about: (levels) =>
      [
        `I bot sono ${levels}, o random. Tutte le disposizioni del campo per rotazione si`,
        'giocano sugli stessi semi; gli intervalli sono al 95%, con i soli semi come indipendenti.',
      ].join('\n'),
  },
  arenaWorker: {
    summary: 'gioca le partite che un’arena ha messo in coda',
    about: 'Avviane quanti ne vuoi, su quante macchine vuoi.',
  },
  tune: {
    summary: 'trova cifre migliori per l’euristica di un gioco facendolo giocare contro sé stesso',
    about: [
      'Una strategia evolutiva: in ogni generazione i candidati vicini alle cifre migliori trovate',
      'finora giocano le stesse partite contro l’Organizzatore e contro quelle cifre. Lo stesso seme',
      'dà lo stesso risultato. Queste partite non compaiono mai in un’arena: i loro semi hanno un',
      'altro nome.',
    ].join('\n'),
  },
  train: {
    summary: 'fa imparare un gioco a una rete che gioca contro sé stessa, partendo da zero',
    about: [
      'Differenze temporali nel gioco contro sé stessi. In una cartella si scrivono i pesi come',
      'modulo, la curva di apprendimento come pagina e un punto di ripresa; lo stesso comando',
      'continua da lì. Con un numero di partite al posto del tempo lo stesso seme dà la stessa rete.',
    ].join('\n'),
  },
  explain: { summary: 'le mosse migliori di una posizione, con probabilità, punti e motivi' },
  serve: {
    summary: 'avvia il server: tavoli, persone e partite su HTTP e WebSocket',
    about: [
      'Tutto si configura con l’ambiente; docs/hosting.md elenca le variabili. Le opzioni stanno per',
      'le più comuni. Termina con SIGTERM o SIGINT, dopo ciò che è in corso ed entro dieci secondi.',
    ].join('\n'),
  },
  backup: {
    summary: 'scrive in un solo file tutto ciò che il server conserva',
    about:
      'Intanto il server può continuare. Il file contiene segreti: custodiscilo come i dati stessi.',
  },
  restore: {
    summary: 'riempie una cartella di dati o un database vuoti da una copia di sicurezza',
    about:
      'SQLite o PostgreSQL, da qualunque dei due venga la copia. Il server non deve essere ancora avviato.',
  },
  rules: {
    summary: 'elenca le regole conservate con le partite di un server, ne aggiunge, le salva',
    about: [
      'Una partita finisce con le regole con cui è iniziata. Il server conserva le regole di ogni',
      'versione di questo programma che ha lavorato sui suoi dati; docs/hosting.md ne parla sotto',
      'Upgrading. Ciò che aggiungi è codice che il server eseguirà: aggiungi solo file che hai',
      'costruito o salvato tu.',
    ].join('\n'),
  },
  migrate: {
    summary: 'porta i tavoli alle regole attuali, dove tutto sarebbe andato nello stesso modo',
    about: [
      'Il registro di ogni tavolo con altre regole si rigioca con quelle di questa versione: opzioni,',
      'carte distribuite, ogni mossa e ogni mossa ritirata. Se ogni posizione è uguale, il tavolo',
      'continua con le nuove regole; nient’altro cambia. Se no, resta com’è, e si dice la prima',
      'differenza. Con SQLite il server non deve essere in funzione; con PostgreSQL può. Codice di',
      'uscita 0: nessun tavolo resta con altre regole. 1: qualcuno sì.',
    ].join('\n'),
  },
  newGame: {
    summary: 'prepara in games/NOME un piccolo gioco completo, da trasformare in un altro',
    about: [
      'NOME è la sua cartella, il suo id e il suo indirizzo: lettere minuscole, cifre e trattini. Il',
      'gioco ha regole, testi, plancia, libro, bot e test; docs/writing-a-game.md li percorre tutti.',
    ].join('\n'),
  },
};

export const values: ValueTexts = {
  dir: 'DIR',
  file: 'FILE',
  folder: 'CARTELLA',
  id: 'ID',
  language: 'LINGUA',
  level: 'LIVELLO',
  list: 'A,B,…',
  name: 'NOME',
  number: 'N',
  numbers: 'N,…',
  pairs: 'NOME=VALORE,…',
  text: 'TESTO',
  title: 'TITOLO',
  url: 'URL',
  version: 'VERSIONE',
  who: 'CHI',
};

export const flags = (f: Formats<'it'>): FlagTexts => ({
  help: 'mostra questo aiuto',
  json: 'stampa un oggetto JSON invece di testo',
  language: 'la lingua in cui leggere; HUSTINGS_LANG, altrimenti LANG',

  game: 'quale gioco; hustings games li elenca',
  players: 'in quanti si gioca',
  options: 'opzioni del tavolo; un elenco per posto si unisce con +',
  games: 'quante partite',
  onlyGame: 'solo questo gioco',
  onlyPlayers: 'solo con questo numero di giocatori',

  bots: 'uno per ogni posto; chancellor@50 ha 50 ms suoi',
  milliseconds: 'tempo di riflessione di un Cancelliere per decisione',
  simulations: 'oppure le sue prove per decisione (200 se mancano entrambi)',
  measure: 'che cosa significano i tempi; cpu gioca in un solo thread (wall)',
  throughQueue: 'gioca attraverso una coda su questo PostgreSQL, con hustings arena-worker',
  withBalance: 'riferisce anche le vittorie per partito, partenza e altri tratti',
  queue: 'il PostgreSQL che contiene la coda',
  idle: 'termina dopo questo numero di secondi senza partite',
  generations: 'quante generazioni',
  candidates: 'candidati per generazione',
  candidateGames: 'partite di un candidato per generazione',
  tuneFrom: 'da quali cifre partire: organiser o strategist (organiser)',
  trainHours: 'quanto imparare, in ore di calcolo',
  trainMinutes: 'e in minuti',
  trainGames: 'oppure da quante partite imparare',
  trainMatches: 'partite contro Strateghi per ogni punto della curva',
  trainTo: 'dove scrivere (training)',
  trials: 'prove',
  moves: 'quante mosse',

  at: 'dopo questo numero di mosse; se manca, l’ultima posizione',
  seat: 'la decisione di quale posto, da 1; se manca, il primo che ne deve una',
  viewer: 'con gli occhi di chi: un posto, spectator o all (spectator)',
  verifyRules: 'verifica con le regole di questo file (vedi hustings rules)',
  showRules: 'con le regole di questo file (vedi hustings rules)',
  recordTo: 'dove (fixtures)',

  repeats: 'quante volte si misura ciascuno',
  starts: 'quante volte si ricomincia con thread nuovi, così la fortuna del compilatore non conta',
  time: 'millisecondi per ogni cifra',
  write: 'mette la tabella in docs/bench.md',
  against: 'misura accanto, gioco per gioco, una copia più vecchia già costruita',
  randomGames: 'partite a caso per ciascuno',
  inputs: 'dati ostili per ciascuno',
  from: 'il numero della prima partita',
  look: 'ogni quante posizioni se ne guarda una da tutti i lati',

  data: 'dove si trova il file SQLite; HUSTINGS_DATA',
  port: 'porta su cui ascoltare; HUSTINGS_PORT',
  orphans: 'avvia anche se partite in corso richiedono regole che qui mancano; HUSTINGS_ORPHANS',
  add: 'conserva le regole di questo file, costruito da un’altra versione o salvato',
  save: 'scrive in questa cartella tutte quelle conservate',
  tablesOfGame: 'solo i tavoli di questo gioco',
  tablesOfRules: 'solo i tavoli con queste regole',
  dryRun: 'dice soltanto che cosa si farebbe',

  title: 'come lo chiama la gente (ricavato da NOME)',
  demoSeed: 'lo stesso testo dà la stessa partita; se manca, ogni volta un’altra',
  seed: (standard) => `lo stesso testo dà le stesse partite (${standard})`,
  figuresSeed: (standard) => `lo stesso testo dà le stesse cifre (${standard})`,
  threads: (cores) => `thread che giocano (${f.number(cores)})`,
  whoPlays: (levels) => `chi gioca: ${levels} o random (random)`,
  whoExplains: (levels) => `chi spiega: ${levels} (chancellor)`,
  standard: (meaning, value) => `${meaning} (${value})`,
});
