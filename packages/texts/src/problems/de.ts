import type { Formats } from '../formats.js';
import type { ProblemTexts } from './texts.js';

/** German: why something was not done. */
export const problems = (f: Formats<'de'>): ProblemTexts => ({
  malformed: ({ field, rule }) =>
    field === undefined || rule === undefined
      ? 'Diese Anfrage ist nicht zu verstehen.'
      : `Diese Anfrage ist nicht so, wie sie sein soll: ${field} (${rule}).`,
  'not-an-id': 'Unter dieser Adresse gibt es nichts.',
  'not-json': 'Hier wird nur JSON verstanden.',
  'not-found': 'Unter dieser Adresse gibt es nichts.',
  'too-large': 'Das ist größer, als der Server annimmt.',
  'too-often': 'Das war zu oft in kurzer Zeit. Bitte warte ein wenig.',
  'too-many': 'Das ist zu viel auf einmal.',
  unprintable:
    'In diesem Text steht ein Zeichen, das sich nicht anzeigen lässt. Bitte nimm es heraus.',
  'foreign-origin': 'Diese Anfrage kommt von einer anderen Website.',
  'forged-cookie':
    'Dieses Cookie ist keins von uns. Es wurde entfernt; bitte versuche es noch einmal.',
  'wrong-token': 'Die Kennzahlen sind denen vorbehalten, die diesen Server betreiben.',
  'our-fault': 'Bei uns ist etwas schiefgegangen.',
  busy: 'Es war zu viel auf einmal los. Bitte versuche es noch einmal.',
  'storage-away':
    'Der Server erreicht gerade seinen Speicher nicht. Bitte versuche es gleich noch einmal.',
  'storage-full':
    'Der Server hat keinen Platz mehr, um etwas zu speichern. Nichts wurde geändert; bitte versuche es später noch einmal.',

  'accounts-only': 'Gäste können alles spielen außer gewerteten Spielen. Lege erst ein Konto an.',
  'address-elsewhere':
    'Diese Mailadresse gehört zu einem anderen Konto. Melde dich stattdessen dort an.',
  'enough-guesses': 'Das war zu oft falsch. Bitte warte eine Weile, bevor du es wieder versuchst.',
  'enough-mail':
    'An diese Adresse sind vorerst genug Mails gegangen. Sieh dort nach, auch im Spam, oder versuche es später noch einmal.',
  gone: 'Diese Person hat Hustings verlassen.',
  'has-account': 'Du hast schon ein Konto. Adresse und Passwort kannst du dort ändern.',
  'holiday-begun':
    'Ein Urlaubstag, der schon begonnen hat oder in den nächsten zwei Tagen beginnt, lässt sich nicht zurückgeben.',
  'hours-too-short': 'Spielzeiten dauern mindestens vier Stunden am Tag.',
  'login-taken': 'Diesen Anmeldenamen hat schon jemand. Bitte wähle einen anderen.',
  'mail-failed': 'Die Mail ließ sich gerade nicht verschicken. Bitte versuche es später.',
  'name-missing': 'Bitte gib deine Mailadresse oder deinen Anmeldenamen an.',
  'no-account': 'Du bist Gast. Lege erst ein Konto an.',
  'no-address': 'Für Mails brauchst du ein Konto mit bestätigter Mailadresse.',
  'no-mail': 'Dieser Server kann keine Mails verschicken.',
  'no-such-day': 'Diesen Tag gibt es nicht.',
  'no-such-person': 'Diese Person gibt es nicht.',
  'no-such-session': 'Diese Sitzung gibt es nicht.',
  'no-such-zone': 'Diese Zeitzone gibt es nicht.',
  'not-a-date': 'Ein Urlaubstag ist ein Datum.',
  'not-a-login-name':
    'Ein Anmeldename hat 3 bis 30 Zeichen: Buchstaben von A bis Z, Ziffern, Punkte, Binde- oder Unterstriche. Er beginnt mit einem Buchstaben oder einer Ziffer.',
  'not-a-mail-address': 'Das ist keine Mailadresse.',
  'not-a-name': ({ min, max }) =>
    `Ein Name hat ${f.number(min)} bis ${f.number(max)} Zeichen, und nicht nur Leerzeichen.`,
  'not-a-web-address': 'Die Adresse eines Webhooks beginnt mit https://.',
  'password-length': ({ min, max }) =>
    `Ein Passwort hat ${f.number(min)} bis ${f.number(max)} Zeichen.`,
  'proof-needed':
    'Bitte gib dein jetziges Passwort an, oder melde dich neu über einen Link an deine Mailadresse an.',
  'too-many-dates': ({ max }) =>
    f.plural(max, {
      one: 'Möglich ist höchstens # Urlaubstag.',
      other: 'Möglich sind höchstens # Urlaubstage.',
    }),
  'too-many-holidays': ({ allowed }) =>
    f.plural(allowed, {
      one: 'In einem Jahr ist höchstens # Urlaubstag möglich; vergangene zählen mit.',
      other: 'In einem Jahr sind höchstens # Urlaubstage möglich; vergangene zählen mit.',
    }),
  'wrong-credentials': 'Name und Passwort passen nicht zusammen.',
  'wrong-link': 'Dieser Link wurde schon benutzt, oder er ist zu alt.',
  'wrong-mail-code':
    'Dieser Code stimmt nicht, oder er ist zu alt. Gib ihn in dem Browser ein, in dem du den Link angefordert hast.',
  'wrong-old-password': 'Das ist nicht dein jetziges Passwort.',
  'wrong-stop':
    'Dieser Link stellt nichts ab: Er ist nicht vollständig oder nicht von uns. Benachrichtigungen kannst du auf deiner eigenen Seite abstellen.',

  'already-asked': 'Es ist schon eine Frage offen.',
  'already-dealt': 'In diesem Spiel wurde alles gewählt, bevor es gespeichert wurde.',
  'already-seated':
    'Du spielst schon an diesem Tisch. Wer eine Hand spielt, darf keine zweite sehen.',
  'already-started': 'Das Spiel hat schon begonnen.',
  'choice-taken': 'Das hat schon jemand anderes gewählt.',
  'consent-needed': 'An diesem Tisch müssen alle zustimmen, bevor ein Zug zurückgenommen wird.',
  damaged:
    'Was von diesem Spiel gespeichert war, ist beschädigt; es lässt sich weder zeigen noch weiterspielen. Wer den Server betreibt, kann es aus einer Sicherung wiederherstellen.',
  'game-over': 'Das Spiel ist beendet.',
  minded: 'Ein Bot vertritt dich. Nimm deinen Platz erst wieder ein.',
  'no-seed': 'Ohne seinen Startwert lässt sich ein Spiel weder prüfen noch weiterspielen.',
  'no-spectators': 'Dieser Tisch lässt kein Publikum zu.',
  'no-such-bot': ({ levels }) => `Bots gibt es in diesen Stufen: ${f.list(levels)}.`,
  'no-such-game': 'Dieses Spiel wird hier nicht gespielt.',
  'no-such-moment': 'Diesen Moment gibt es in diesem Spiel nicht.',
  'no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'no-such-table': 'Diesen Tisch gibt es nicht.',
  'no-undo': () =>
    'Ohne Weiteres geht Zurücknehmen nicht mehr: Etwas wurde aufgedeckt, oder jemand anderes hat seitdem gezogen. Du kannst die anderen fragen.',
  'nobody-there': 'Auf diesem Platz sitzt niemand.',
  'not-agreed': 'Noch haben nicht alle zugesagt, noch einmal zu spielen.',
  'not-ahead': 'Gerade gibt es nichts im Voraus zu entscheiden.',
  'not-by-post': 'Im Voraus entscheiden geht nur im Fernspiel: An einem Live-Tisch sind alle da.',
  'not-minded': 'Diesen Platz vertritt kein Bot: Wer hier spielt, ist da.',
  'not-over': 'Das Spiel ist noch nicht zu Ende.',
  'not-paused': 'Das Spiel macht keine Pause.',
  'not-seated': 'Du hast keinen Platz an diesem Tisch.',
  'not-so-many-moves': 'So viele Züge lassen sich nicht zurücknehmen.',
  'not-started': 'Das Spiel hat noch nicht begonnen.',
  'not-the-owner': 'Das kann nur, wer den Tisch eröffnet hat.',
  'not-your-seat': 'Das ist nicht dein Platz.',
  'nothing-asked': 'Es ist keine Frage mehr offen.',
  'nothing-to-choose': 'In diesem Spiel gibt es für einen Platz nichts zu wählen.',
  'odd-condition': 'Diese Bedingung passt nicht zu dem, was hier entschieden wird.',
  'one-seat-rated': 'In einem gewerteten Spiel hat jede Person genau einen Platz.',
  'open-rated': 'In einem gewerteten Spiel sieht das Publikum keine Handkarten.',
  'other-leads': 'Gerade führt jemand anderes durch das Spiel.',
  'other-room': 'Solange das Spiel läuft, reden Tisch und Publikum getrennt.',
  'other-rules': () => 'Dieses Spiel wurde mit Regeln gespielt, die dieser Server nicht hat.',
  'own-seat': 'Das ist dein eigener Platz. Du kannst aufstehen oder den Tisch verlassen.',
  'password-missing': 'Ein Tisch mit Passwort braucht eins.',
  paused: 'Das Spiel macht Pause.',
  rated: 'Ein Platz in einem gewerteten Spiel lässt sich nicht weitergeben.',
  'rated-needs-clock': 'Ein gewertetes Spiel braucht eine Uhr, live oder im Fernspiel.',
  resigned: 'Du hast diesen Platz endgültig einem Bot überlassen.',
  'seat-taken': 'Diesen Platz hat schon jemand anderes.',
  'seats-free': ({ free }) =>
    f.plural(free, { one: '# Platz ist noch frei.', other: '# Plätze sind noch frei.' }),
  'sent-away': ({ minutes }) =>
    f.plural(minutes, {
      one: 'Wer diesen Tisch eröffnet hat, hat dich weggeschickt. In # Minute kannst du wiederkommen.',
      other:
        'Wer diesen Tisch eröffnet hat, hat dich weggeschickt. In # Minuten kannst du wiederkommen.',
    }),
  stale: () => 'Das Spiel ist inzwischen weitergegangen. Bitte entscheide neu.',
  'table-full': 'Alle Plätze dieses Tisches sind besetzt.',
  'table-password-length': ({ min, max }) =>
    `Das Passwort eines Tisches hat ${f.number(min)} bis ${f.number(max)} Zeichen.`,
  'title-length': ({ max }) => `Der Name eines Tisches hat höchstens ${f.number(max)} Zeichen.`,
  'undo-excluded': 'An diesem Tisch wird kein Zug zurückgenommen.',
  'unknown-choice': ({ values }) => `Zur Wahl stehen: ${f.list(values)}.`,
  'wrong-code': 'Dieser Link übergibt keinen Platz, oder er wurde schon benutzt.',
  'wrong-password': 'Das ist nicht das Passwort dieses Tisches.',
  'your-turn': 'Du bist schon gefragt: Entscheide jetzt.',
  'wrong-seats': ({ seats, levels }) =>
    f.plural(seats, {
      one: `Dieses Spiel hat # Platz; er ist dein eigener, frei oder eins von: ${f.list(levels)}.`,
      other: `Dieses Spiel hat # Plätze; jeder ist dein eigener, frei oder eins von: ${f.list(levels)}.`,
    }),

  'broken-game-file':
    'Diese Datei enthält kein Spiel, das sich nach unseren Regeln nachspielen lässt.',
  'not-a-game-file': 'Das ist keine Spieldatei von Hustings.',
  unavailable: 'Hinter dieser Seite steht kein Server: Online-Spiel ist hier nicht möglich.',
  unreachable: 'Der Server ist gerade nicht erreichbar.',
});
