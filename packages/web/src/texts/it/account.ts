import type { Formats } from '@hustings/texts';
import type { AccountTexts } from '../texts.js';

/** Italian: who one is at a server, and how one comes in. */
export const account = (f: Formats<'it'>): AccountTexts => ({
  title: 'Il tuo profilo',
  guest: 'Su questo server giochi come ospite: questo browser si ricorda di te.',
  isAccount: (name: string) => (name === '' ? 'Hai un account.' : `Hai un account: ${name}.`),
  who: 'Chi sei',
  name: 'Nome',
  nameSay: 'Come lo vedono gli altri ai tavoli.',
  statistics: 'Le tue partite e i tuoi punteggi',
  save: 'Salva',
  saved: 'Salvato.',
  become: 'Il tuo account',
  becomeSay: 'Con un account entri da qualsiasi dispositivo e puoi giocare partite classificate.',
  ways: { make: 'Crea un account', login: 'Accedi' },
  email: 'Indirizzo e\u2011mail',
  loginName: 'Nome di accesso',
  loginNameSay:
    'Da tre a trenta lettere dalla A alla Z, cifre, punti, trattini o trattini bassi. Lo vedi solo tu. Senza un indirizzo e\u2011mail nessuno può aiutarti se dimentichi la password.',
  either: 'Indirizzo e\u2011mail o nome di accesso',
  password: 'Password, almeno otto caratteri',
  presentPassword: 'Password',
  byPassword: 'Crea un account',
  byLogin: 'Senza indirizzo e\u2011mail',
  byMail: 'Con indirizzo e\u2011mail',
  byLink: 'Preferisco un link per e\u2011mail',
  login: 'Accedi',
  asked: (email: string) =>
    `Controlla la posta: un link è in arrivo a ${email}. Aprilo in questo browser ed è fatta.`,
  askedSay: 'Se lo apri su un altro dispositivo, lì compare un codice. Scrivilo qui:',
  code: 'Codice del link',
  enterCode: 'Entra',
  haveCode: 'Ho un codice',
  how: 'Come accedi',
  hasNone: 'Non hai una password: accedi con i link che ricevi per e\u2011mail.',
  unproved: (email: string) =>
    `Non è ancora confermato che ${email} sia il tuo indirizzo. Finché non lo confermi, lì non mandiamo nulla, e chi legge quella posta può prendersi questo account.`,
  prove: 'Conferma con un link',
  newPassword: 'Nuova password',
  newPasswordSay: 'Chiude tutte le altre tue sessioni.',
  old: 'Password attuale',
  oldSay: (email: string) =>
    `Non la ricordi? Basta un link mandato a ${email}: vale un quarto d’ora.`,
  linkToOwn: 'Mandami un link',
  freshSay: 'Hai appena usato un link per entrare: la password attuale non serve.',
  change: 'Cambia',
  newAddress: 'Nuovo indirizzo e\u2011mail',
  firstAddress: 'Indirizzo e\u2011mail',
  newAddressSay: 'Vale da quando apri il link che ti mandiamo lì; fino ad allora vale il vecchio.',
  logout: 'Esci',
  logoutGuest: 'Non hai un account: se esci, nessuno può rientrare come questo ospite, nemmeno tu.',
  sessions: 'Le tue sessioni aperte',
  current: 'questo browser',
  seen: (time: number) => `ultima visita ${f.when(time)}`,
  end: 'Chiudi',
  endOf: (agent: string) => `Chiudi la sessione: ${agent}`,
  agent: (agent: string) => {
    const browser = /Firefox|Edg|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser';
    const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? '';
    return system === '' ? browser : `${browser}, ${system}`;
  },
  post: 'Per corrispondenza',
  zone: 'Fuso orario',
  zoneSay: 'Il tuo orologio segue l’ora di casa tua.',
  zoneHere: 'Come questo dispositivo',
  hours: 'Ore di gioco',
  from: 'dalle',
  to: 'alle',
  hoursSay: 'Fuori da queste ore il tuo orologio è fermo.',
  holidays: 'Ferie',
  holidaysSay: 'In questi giorni il tuo orologio è fermo.',
  firstDay: 'dal',
  lastDay: 'al',
  day: 'giorno',
  month: 'mese',
  year: 'anno',
  monthName: (month: number) => f.month(month),
  add: 'Aggiungi',
  addDays: (n: number) => f.plural(n, { one: 'Aggiungi # giorno', other: 'Aggiungi # giorni' }),
  range: (from: string, to: string, days: number) =>
    `${f.day(from)} – ${f.day(to)}, ${f.plural(days, { one: '# giorno', other: '# giorni' })}`,
  allowance: (year: string, days: number, most: number) =>
    `${year}: ${f.number(days)} di ${f.plural(most, { one: '# giorno', other: '# giorni' })}.`,
  /** At a table by correspondence: what all have chosen, and what will count. */
  schedules: {
    title: 'Ore di gioco e ferie',
    allowance: (chosen: number, allowed: number) =>
      `ferie quest’anno: ${f.number(chosen)} su ${f.plural(allowed, { one: '# giorno', other: '# giorni' })}`,
    from: (time: number, hoursOfDay: string, zone: string) =>
      `Nuovi orari, in vigore da: ${f.when(time)}. Gioca ${hoursOfDay} (${zone}).`,
    off: (off: readonly string[]) => `Ferie: ${f.list(off)}.`,
    news: (who: string, time: number) =>
      `${who} cambia ore di gioco o ferie; in vigore da: ${f.when(time)}.`,
  },
  remove: (day: string) => `Togli: ${day}`,
  dayName: (day: string) => f.day(day),
  notices: 'Notifiche quando tocca a te',
  push: 'In questo browser',
  pushOn: 'Attiva',
  pushOff: 'Disattiva',
  pushSay: 'Anche quando nessuna nostra pagina è aperta.',
  pushNo: 'Questo browser non può mostrare notifiche.',
  pushDenied: 'Nel browser le notifiche di questa pagina sono vietate.',
  pushIsOn: 'Attive in questo browser.',
  pushElsewhere: (n: number) =>
    f.plural(n, { one: 'Attive in # browser.', other: 'Attive in # browser.' }),
  mail: 'Per e\u2011mail',
  mailNeeds: 'Serve un account con un indirizzo e\u2011mail confermato.',
  mailValues: { on: 'Sì', off: 'No' },
  webhook: 'In una chat',
  webhookSay: 'Un indirizzo che accetta messaggi in JSON (Discord, Mattermost…).',
  webhookOff: 'Togli',
  healthy: (time: number) => `Funziona: ultima chiamata ${f.when(time)}.`,
  failing: (n: number, why: string) =>
    `Non funziona: ${f.plural(n, { one: '# chiamata fallita', other: '# chiamate fallite di fila' })}; ${why}.`,
  undelivered: {
    answer: (status: number) => `l’altra parte ha risposto ${status}`,
    private: () => 'questo indirizzo è privato',
    nowhere: () => 'questo nome non porta da nessuna parte',
    'too-long': () => 'l’altra parte ci ha messo troppo',
    'not-a-web-address': () => 'questo non è un indirizzo web',
    unreachable: () => 'l’altra parte non è raggiungibile',
  },
  untried: 'Mai chiamato finora.',
  digest: 'Al massimo una ogni',
  digestSay: 'Quello che succede nel frattempo arriva in una sola notifica.',
  digestMinutes: 'minuti',
  muted: (n: number) =>
    f.plural(n, { one: '# tavolo è silenziato.', other: '# tavoli sono silenziati.' }),
  unmute: 'Riattiva tutti',
  stop: {
    title: 'Basta notifiche',
    ask: {
      mail: 'Non vuoi più ricevere e\u2011mail quando un tavolo ti aspetta?',
      push: 'Non vuoi più ricevere notifiche nei browser quando un tavolo ti aspetta?',
    },
    yes: 'Fermale',
    done: {
      mail: 'Niente più e\u2011mail quando un tavolo ti aspetta. Puoi riattivarle dalla tua pagina.',
      push: 'Niente più notifiche nei browser. Puoi riattivarle dalla tua pagina.',
    },
  },
  danger: 'Lasciare Hustings',
  delete: 'Elimina i miei dati',
  deleteAsk:
    'Tutto quello che ti riguarda viene eliminato. Le partite che hai giocato restano, senza il tuo nome, e un bot continua dove hai ancora un posto. È definitivo.',
  deleteYes: 'Sì, elimina i miei dati',
  deleted: 'Fatto: di te non resta nulla. Ciao.',
  confirmTitle: 'Entra',
  confirming: 'Un momento…',
  confirmed: 'Accesso riuscito.',
  setPassword: 'Ora non hai una password. Puoi sceglierne una dalla tua pagina.',
  elsewhereTitle: 'Non in questo browser',
  elsewhere: 'Questo link è stato chiesto in un altro browser. Scrivi lì questo codice:',
  elsewhereAsked: (agent: string, time: number) =>
    `Richiesta fatta: ${f.when(time)}, con ${agent}.`,
  elsewhereWarn:
    'Scrivilo solo nel browser in cui hai fatto tu la richiesta. Non dirlo a nessuno: chi lo ha entra al posto tuo. Se non hai chiesto nulla, chiudi questa pagina e non succede niente.',
  elsewhereTime: (n: number) =>
    `Vale per ${f.plural(n, { one: '# minuto', other: '# minuti' })} e una volta sola.`,
});
