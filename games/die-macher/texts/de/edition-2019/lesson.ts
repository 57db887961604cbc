import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../../en/edition-2019/lesson.js';

const note = (title: string, text: string): NoteText => ({ title, text });

/** German: the lesson. */
export const lesson = (_f: Formats<'de'>): Texts => ({
  notes: {
    states: note(
      'Vier Länder, vier Wahlen',
      'Jede Runde wählt ein Land, von links nach rechts. Die Karten unter dem Namen sind das, was die Leute dort denken: +\u00a0dafür, −\u00a0dagegen. Die Zahlen neben jeder deiner sieben Karten sagen, was sie in welchem Land wert ist: Such eine mit +1, besser mit zweien.',
    ),
    passingOn: note(
      'Der Rest wandert weiter',
      'Was du nicht nimmst, geht nach links weiter, und du bekommst andere Karten. Hast du vier genommen, bekommst du auch die letzten drei eines Packs: sieben Karten insgesamt.',
    ),
    scoring: note(
      'So gibt es Punkte',
      'Die große Zahl über einem Balken sind die Stimmen, die eine Partei hätte, wenn jetzt Wahl wäre: voll ist gezählt, schraffiert ist, was ihre Veranstaltungen brächten. Am rechten Rand steht, wie viele Punkte das gibt. Die dicke Linie bei 50 ist die Mehrheit.',
    ),
    sizes: note(
      'Große und kleine Länder',
      'Die Zahl neben dem Namen ist, was ein Land im besten Fall bringt. Ein kleines Land ist oft weniger wert als das Geld, das man hineinsteckt.',
    ),
    program: note(
      'Dein Programm',
      'Ein Programm hat fünf Themen, eine Karte für jedes; hast du erst vier, kommt das fünfte gleich danach. Die unterste Zeile zählt zusammen, was sie in jedem Land wert sind: Das sind deine Treffer, und sie vervielfachen deine Veranstaltungen. Zwei oder mehr in zwei Ländern sind ein gutes Ziel.',
    ),
    missing: note(
      'Was noch fehlte',
      'Ein Programm braucht fünf verschiedene Themen, darum hast du neue Karten gezogen. Nimm, was am besten zu den Ländern passt.',
    ),
    later: note(
      'Eine Karte für später',
      'Behalte, was einem Land mit verdeckten Volksmeinungen noch gefallen könnte. Zu Beginn jeder Runde kannst du die Karte einwechseln.',
    ),
    start: note(
      'Wo anfangen?',
      'Setz Veranstaltungen dorthin, wo du viele Treffer hast: (Veranstaltungen + Trend) × Treffer werden dort zu Stimmen. Der Trend zählt vor dem Malnehmen, also gehört er dorthin, wo Veranstaltungen sind.',
    ),
    first: note(
      'Wer beginnt?',
      'Alle bieten verdeckt; nur das höchste Gebot wird gezahlt. Wer beginnt, sucht sich die Medienfelder zuerst aus. Du hast wenig Geld: 1.000 oder 2.000\u00a0€ sind für den Anfang ein gutes Gebot.',
    ),
    again: note(
      'Runde zwei: noch mal von vorn',
      'Eine Runde läuft immer so wie der Streifen oben. Jetzt kennst du alle Phasen. Ab hier meldet sich die Lektion nur noch, wenn etwas neu ist; wozu eine Entscheidung gut ist, steht weiter unter ihrer Frage.',
    ),
    tie: note(
      'Gleichstand',
      'Die höchsten verdeckten Gebote waren gleich. Erhöhe einmal, oder überlass es den anderen.',
    ),
    drawing: note(
      'Neue Karten, mehr Treffer',
      'Gezogene Karten können Programmkarten ersetzen. Zieh, wenn du in dem Land, das jetzt wählt, wenige Treffer hast; sonst behalte, was du hast.',
    ),
    display: note(
      'Wähle aus den offenen Karten',
      'Alle sehen, was du nimmst. Such eine Karte, die in mehr als einem Land gut ankommt.',
    ),
    swapping: note(
      'Tauschen oder lassen',
      'Wähle für jede Handkarte, welche sie ersetzt. Die Tabelle darunter zeigt deine Treffer vorher und nachher, und wie ähnlich ihr euch seid: Ähnliche Parteien können zusammen regieren.',
    ),
    media: note(
      'Die Medien',
      'Fünf Felder pro Land. Wer dort die meisten Marker hat, ändert später in der Runde eine Volksmeinung und kann dort durch Umfragen nicht fallen. Gewinnt die Partei, bringt ein Marker auch am Ende Punkte.',
    ),
    moreMedia: note(
      'Noch in den Medien',
      'Du darfst wieder kaufen, solange nicht alle hintereinander passen. Heb dir etwa 8.000\u00a0€ für Veranstaltungen auf.',
    ),
    rallies: note(
      'Veranstaltungen werden zu Stimmen',
      'Probier die Kästchen aus: Das Bild zeigt in Blau, was sie brächten. Die ersten sind billig, spätere teuer. Am Wahltag ist jede so viele Stimmen wert, wie du Treffer hast.',
    ),
    politicians: note(
      'Politiker',
      'Jeder dient nur einmal im ganzen Spiel. Entsenden ist gratis, gezahlt wird, wenn sie handeln. In Runde eins genügt ein billiger in dem Land, das wählt.',
    ),
    paying: note(
      'Zahlen oder verzichten',
      'Jetzt werden sie aufgedeckt. Ohne Bezahlung ist deiner aus dem Spiel. Vergleich den Preis mit dem, was du noch kaufen könntest: Veranstaltungen gibt es vor dieser Phase, Geld brauchst du in dieser Runde nur noch für Umfragen.',
    ),
    actions: note(
      'Eine Hauptaktion, dann noch eine',
      'Am meisten nützt das, wo du Veranstaltungen hast: Der Trend zählt mit jedem Treffer. Was mit (einmal pro Land) markiert ist, geht nur für den, der es zuerst macht.',
    ),
    double: note(
      'Zählt doppelt',
      'Die Volksmeinung zählt für alle doppelt, dafür wie dagegen. Nimm eine, die du teilst und andere nicht.',
    ),
    influence: note(
      'Du führst hier in den Medien',
      'Nimm eine Volksmeinung heraus, die dir widerspricht, und bring eine hinein, die du teilst. Die Treffer aller ändern sich; die Tabelle zeigt sie.',
    ),
    poll: note(
      'Eine Umfrage',
      'Veröffentlicht bewegt sie Trends: deinen hinauf, andere hinunter. Zurückgehalten bringt sie 3 Parteibasis. Alle sind einmal dran; zuletzt, wer die Auktion leitet.',
    ),
    publishing: note(
      'Deine Umfrage',
      'Nur du siehst diese Vorderseite. Sie kann andere senken und dich heben. Bringt sie dir wenig, halte sie zurück und nimm die Basis.',
    ),
    converting: note(
      'Stimmen jetzt oder später?',
      'In einem Land, das später wählt, können vier oder mehr Veranstaltungen schon jetzt zu Stimmen werden. Das macht Steine frei, und Stimmen gehen nicht mehr verloren.',
    ),
    donations: note(
      'Spenden',
      'Annehmen: Geld jetzt, aber deine Basis schrumpft. Ablehnen: Die Basis wächst. Jeder Punkt Basis ist ein Punkt am Ende und 1.000\u00a0€ pro Runde.',
    ),
  },
  wrong: {
    dearBid:
      'Es geht nur darum, wer beginnt, und du brauchst das Geld für Medien, Veranstaltungen und Politiker: 1.000 oder 2.000\u00a0€ genügen.',
    noMedia:
      'Ein Marker hier bringt das ganze Spiel über Einfluss auf Volksmeinungen, und Punkte, wenn du gewinnst. Jetzt ist er billig.',
    noRallies:
      'Ohne Veranstaltungen wird nichts zu Stimmen. Die ersten in jedem Land sind billig: Setz welche, wo du viele Treffer hast.',
    letGo:
      'Ohne Bezahlung ist dein Politiker aus dem Spiel und hat nichts getan. Dieser ist billig, also lass ihn arbeiten.',
  },
  election: {
    title: 'Dafür war das alles',
    text: 'Veranstaltungen werden zu Stimmen, dann die Frage: Wer hat allein 50? Wenn niemand, fragt die stärkste Partei die mit dem ähnlichsten Programm. Darunter: deine Punkte, und woher sie kamen.',
  },
});
