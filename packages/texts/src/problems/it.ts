import type { Formats } from '../formats.js';
import type { ProblemTexts } from './texts.js';

/** Italian: why something was not done. */
export const problems = (f: Formats<'it'>): ProblemTexts => ({
  malformed: ({ field, rule }) =>
    field === undefined || rule === undefined
      ? 'Questa richiesta non si capisce.'
      : `Questa richiesta non è come dovrebbe essere: ${field} (${rule}).`,
  'not-an-id': 'A questo indirizzo non c’è nulla.',
  'not-json': 'Qui si capisce solo JSON.',
  'not-found': 'A questo indirizzo non c’è nulla.',
  'too-large': 'È più di quanto il server accetti.',
  'too-often': 'Troppe volte in poco tempo. Aspetta un momento.',
  'too-many': 'Troppe cose in una volta.',
  unprintable: 'Nel testo c’è un carattere che non si può mostrare. Toglilo, per favore.',
  'foreign-origin': 'Questa richiesta viene da un altro sito.',
  'forged-cookie': 'Questo cookie non è nostro. Non c’è più: riprova.',
  'wrong-token': 'Queste cifre sono per chi gestisce il server.',
  'our-fault': 'Qualcosa è andato storto da parte nostra.',
  busy: 'Troppo traffico in questo momento. Riprova.',
  'storage-away': 'Il server in questo momento non raggiunge il suo archivio. Riprova fra poco.',
  'storage-full':
    'Il server non ha più spazio per scrivere. Non è cambiato nulla: riprova più tardi.',

  'accounts-only':
    'Gli ospiti possono giocare a tutto, tranne che alle partite classificate. Prima crea un account.',
  'address-elsewhere': 'Questo indirizzo appartiene a un altro account. Accedi con quello.',
  'enough-guesses': 'Troppi tentativi sbagliati. Aspetta un po’ prima di riprovare.',
  'enough-mail':
    'A questo indirizzo sono già andate abbastanza e\u2011mail. Cerca fra quelle, anche nella posta indesiderata, oppure riprova più tardi.',
  gone: 'Questa persona non c’è più.',
  'has-account': 'Hai già un account. Puoi cambiarne l’indirizzo e la password.',
  'holiday-begun':
    'Un giorno di ferie già iniziato, o che inizia entro due giorni, non si può annullare.',
  'hours-too-short': 'Le ore di gioco sono almeno quattro al giorno.',
  'login-taken': 'Questo nome di accesso è già di qualcun altro. Scegline un altro.',
  'mail-failed': 'Adesso non è stato possibile inviare l’e\u2011mail. Riprova più tardi.',
  'name-missing': 'Scrivi il tuo indirizzo e\u2011mail o il nome di accesso.',
  'no-account': 'Qui giochi come ospite. Prima crea un account.',
  'no-address': 'Per le e\u2011mail serve un account con un indirizzo confermato.',
  'no-mail': 'Questo server non può inviare e\u2011mail.',
  'no-such-day': 'Questo giorno non esiste.',
  'no-such-person': 'Questa persona non esiste.',
  'no-such-session': 'Questa sessione non esiste.',
  'no-such-zone': 'Questo fuso orario non esiste.',
  'not-a-date': 'Un giorno di ferie è una data.',
  'not-a-login-name':
    'Un nome di accesso ha da 3 a 30 caratteri: lettere dalla A alla Z, cifre, punti, trattini o trattini bassi; inizia con una lettera o una cifra.',
  'not-a-mail-address': 'Questo non è un indirizzo e\u2011mail.',
  'not-a-name': ({ min, max }) =>
    `Un nome ha da ${f.number(min)} a ${f.number(max)} caratteri, e non solo spazi.`,
  'not-a-web-address': 'L’indirizzo di un webhook inizia con https://.',
  'password-length': ({ min, max }) =>
    `Una password ha da ${f.number(min)} a ${f.number(max)} caratteri.`,
  'proof-needed':
    'Scrivi la tua password attuale, oppure accedi di nuovo con un link al tuo indirizzo e\u2011mail.',
  'too-many-dates': ({ max }) =>
    f.plural(max, {
      one: 'Si può avere al massimo # giorno di ferie.',
      other: 'Si possono avere al massimo # giorni di ferie.',
    }),
  'too-many-holidays': ({ allowed }) =>
    f.plural(allowed, {
      one: 'In un anno c’è al massimo # giorno di ferie; contano anche quelli passati.',
      other: 'In un anno ci sono al massimo # giorni di ferie; contano anche quelli passati.',
    }),
  'wrong-credentials': 'Nome e password non corrispondono.',
  'wrong-link': 'Questo link è già stato usato, o è troppo vecchio.',
  'wrong-mail-code':
    'Questo codice non è giusto, o è troppo vecchio. Scrivilo nel browser in cui hai chiesto il link.',
  'wrong-old-password': 'Questa non è la tua password attuale.',
  'wrong-stop':
    'Questo link non ferma nulla: non è intero, o non è nostro. Puoi fermare le notifiche dalla tua pagina.',

  'already-asked': 'C’è già una domanda che aspetta risposta.',
  'already-dealt': 'In questa partita tutto è stato scelto prima di salvarla.',
  'already-seated':
    'Giochi già a questo tavolo. Chi ha preso un solo posto non può vedere due mani.',
  'already-started': 'La partita è già iniziata.',
  'choice-taken': 'Qualcun altro l’ha già scelto.',
  'consent-needed': 'A questo tavolo una mossa si ritira solo se tutti sono d’accordo.',
  damaged:
    'Quello che resta di questa partita è danneggiato: non si può mostrare né continuare. Chi gestisce il server può recuperarla da una copia di sicurezza.',
  'game-over': 'La partita è finita.',
  minded: 'Al tuo posto gioca un bot. Prima riprendi il tuo posto.',
  'no-seed': 'Senza il suo seme una partita non si può né verificare né continuare.',
  'no-spectators': 'Questo tavolo non ammette spettatori.',
  'no-such-bot': ({ levels }) => `Ci sono bot di questi livelli: ${f.list(levels)}.`,
  'no-such-game': 'Questo gioco qui non si gioca.',
  'no-such-moment': 'Questo momento non esiste in questa partita.',
  'no-such-seat': 'A questo tavolo quel posto non esiste.',
  'no-such-table': 'Questo tavolo non esiste.',
  'no-undo': () =>
    'Senza chiedere non puoi ritirare nulla: qualcosa è stato rivelato, o qualcun altro ha già giocato. Chiedi agli altri.',
  'nobody-there': 'Qui non è seduto nessuno.',
  'not-agreed': 'Non tutti hanno ancora detto che rigiocano.',
  'not-ahead': 'Adesso non c’è nulla da decidere in anticipo.',
  'not-by-post':
    'In anticipo si decide solo per corrispondenza: a un tavolo dal vivo ci sono tutti.',
  'not-minded': 'Nessun bot occupa questo posto: chi ci gioca è presente.',
  'not-over': 'La partita non è ancora finita.',
  'not-paused': 'La partita non è in pausa.',
  'not-seated': 'Non hai un posto a questo tavolo.',
  'not-so-many-moves': 'Non ci sono così tante mosse da ritirare.',
  'not-started': 'La partita non è ancora iniziata.',
  'not-the-owner': 'Può farlo solo chi ha creato il tavolo.',
  'not-your-seat': 'Questo posto non è tuo.',
  'nothing-asked': 'Non c’è più nessuna domanda a cui rispondere.',
  'nothing-to-choose': 'In questo gioco non c’è nulla da scegliere per un posto.',
  'odd-condition': 'Questa condizione non va d’accordo con ciò che si decide qui.',
  'one-seat-rated': 'In una partita classificata si ha un posto a testa.',
  'open-rated': 'In una partita classificata gli spettatori non possono vedere le mani.',
  'other-leads': 'In questo momento guida qualcun altro.',
  'other-room': 'Durante la partita il tavolo e gli spettatori parlano separatamente.',
  'other-rules': () => 'Questa partita è stata giocata con regole che questo server non ha.',
  'own-seat': 'Questo è il tuo posto. Puoi alzarti, o lasciare il tavolo.',
  'password-missing': 'A un tavolo con password serve una password.',
  paused: 'La partita è in pausa.',
  rated: 'In una partita classificata un posto non si può cedere.',
  'rated-needs-clock':
    'Una partita classificata si gioca con l’orologio, dal vivo o per corrispondenza.',
  resigned: 'Hai lasciato questo posto a un bot, definitivamente.',
  'seat-taken': 'Qualcun altro ha preso questo posto.',
  'seats-free': ({ free }) =>
    f.plural(free, { one: '# posto è ancora libero.', other: '# posti sono ancora liberi.' }),
  'sent-away': ({ minutes }) =>
    f.plural(minutes, {
      one: 'Chi ha creato il tavolo ti ha fatto alzare. Puoi tornare fra # minuto.',
      other: 'Chi ha creato il tavolo ti ha fatto alzare. Puoi tornare fra # minuti.',
    }),
  stale: () => 'Nel frattempo la partita è andata avanti. Decidi di nuovo.',
  'table-full': 'A questo tavolo tutti i posti sono occupati.',
  'table-password-length': ({ min, max }) =>
    `La password di un tavolo ha da ${f.number(min)} a ${f.number(max)} caratteri.`,
  'title-length': ({ max }) => `Il nome di un tavolo ha al massimo ${f.number(max)} caratteri.`,
  'undo-excluded': 'A questo tavolo le mosse non si ritirano.',
  'unknown-choice': ({ values }) => `Si può scegliere fra: ${f.list(values)}.`,
  'wrong-code': 'Questo link non cede un posto, o è già stato usato.',
  'wrong-password': 'Questa non è la password del tavolo.',
  'your-turn': 'Tocca già a te: decidi adesso.',
  'wrong-seats': ({ seats, levels }) =>
    f.plural(seats, {
      one: `Questo gioco ha # posto: mio, libero o uno di questi: ${f.list(levels)}.`,
      other: `Questo gioco ha # posti; ognuno è mio, libero o uno di questi: ${f.list(levels)}.`,
    }),

  'broken-game-file':
    'Questo file non contiene una partita che si possa rigiocare con le nostre regole.',
  'not-a-game-file': 'Questo non è un file di partita di Hustings.',
  unavailable: 'Dietro a questa pagina non c’è un server: qui non si gioca online.',
  unreachable: 'In questo momento il server non è raggiungibile.',
});
