import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../en/lesson.js';

/** What a decision is about, and what to do here. */
const note = (title: string, text: string, task: string): NoteText => ({ title, text, task });

/** German: the lesson, a whole round up to the next bid. */
export const lesson = (f: Formats<'de'>): Texts => ({
  notes: {
    bidding: note(
      'Wer beginnt?',
      'Alle legen eine Karte verdeckt. Je höher ihre Zahl, desto früher bist du diese Runde dran. Die Karte selbst fällt bis zur nächsten aus, also leg, was du entbehren kannst.',
      'Leg „Väterlicher Freund 18“. Jeder väterliche Freund bringt eine Münze, die höchste Zahl kostet dich also nicht mehr als die niedrigste.',
    ),
    placing: note(
      'Ein Wahlhelfer, ein Büro',
      'In deinem Zug schickst du einen Wahlhelfer in ein leeres Büro. Blaue Büros wirken jetzt, gelbe und grüne beim Einkauf. Kaufen darf nur, wer das Recht dazu hat, und das geben allein die Einkaufsbüros.',
      'Du warst nicht allein mit einer 18: Gleiche Zahlen tauschen ihre Reihenfolge, also beginnst du. Setz einen Wahlhelfer bei „Einkauf 2“ ein.',
    ),
    ending: note(
      'Ein Wahlhelfer pro Zug',
      'Vor und nach dem Einsetzen könntest du lila und blaue Karten ausspielen. Startkarten sind gelb und grün: Sie warten auf den Einkauf.',
      'Beende deinen Zug. Die anderen setzen je einen Wahlhelfer ein, dann bist du wieder dran.',
    ),
    drawing: note(
      'Blau wirkt sofort',
      'Blau bringt Karten, und nur in dieser Phase. Was du ziehst, kannst du noch diese Runde nutzen.',
      'Setz deinen zweiten Wahlhelfer bei „Ziehen 1“ ein.',
    ),
    using: note(
      'Niemand arbeitet ungefragt',
      'In einem blauen oder grauen Büro tut ein Wahlhelfer seine Arbeit, wenn du es sagst, in diesem Zug oder einem späteren. Die Büros für Münzen, Punkte und Einkauf zählen von selbst.',
      'Nutz „Ziehen 1“.',
    ),
    howMany: note(
      'Bis zu',
      `Jede Zahl in diesem Spiel heißt ${f.quoted('bis zu')}: Du darfst weniger nehmen, oder gar nichts.`,
      'Zieh 1 Karte.',
    ),
    coins: note(
      'Münzen für die Straße',
      'Das Rennen gewinnst du mit dem, was du kaufst. Was auf einem Büro steht, gilt einmal pro Runde, und nur ein Wahlhelfer passt hinein.',
      'Setz deinen letzten Wahlhelfer bei „Münzen 2“ ein, bevor es jemand anderes tut.',
    ),
    lastWorker: note(
      'Kein Wahlhelfer mehr',
      'Wer am Zug ist und keinen Wahlhelfer hat, ist ausgestiegen. Lila Karten brächten mehr davon; noch hast du keine.',
      'Beende deinen Zug. Die anderen machen weiter, bis auch sie ausgestiegen sind.',
    ),
    laying: note(
      'Dein Einkauf',
      'Jetzt Gelb und Grün. Leg deine Karten aus und kauf, in beliebiger Reihenfolge. Münzen, die du nicht ausgibst, verfallen.',
      'Das Münzbüro hat schon gezahlt. Leg deine Karten aus: alle auf einmal oder einzeln, zuerst „Lokale Medien 9“.',
    ),
    layingOn: note(
      'Karte für Karte',
      'Jede ausgelegte Karte zählt sofort und bleibt vor dir liegen, bis die Runde vorbei ist.',
      'Leg auch den Rest aus, auf einmal oder einzeln, die kleinste Zahl zuerst.',
    ),
    buying: note(
      'Preise und rote Karten',
      'Eine Karte kostet, was aufgedruckt ist; ab dem fünften Feld eine Münze mehr, ab dem neunten zwei. Jede rote Karte, die links von ihr liegt, musst du mitnehmen. Sie kostet nichts, und genau das ist sie wert.',
      'Kauf „Industrieller 23“ für 3 Münzen: Er bringt 2 Münzen, sooft du ihn ziehst.',
    ),
    second: note(
      'Die zweite Karte',
      'Was du kaufst, kommt in die Zwischenablage und von dort mit allem anderen auf deinen Ablagestapel. Wird der gemischt, kommt es wieder.',
      'Kauf „Sauna 21“ für 2 Münzen: ein wenig schwitzen, zwei Karten ziehen.',
    ),
    scoring: note(
      'Zeit zu punkten',
      'Wenn du fertig bist, wird auch ausgelegt, was du noch auf der Hand hast: Punkte zählen, Münzen kämen zu spät. Dann rücken deine Punkte auf den Erfolgspfad.',
      'Beende deinen Einkauf: Deine beiden „Lokale Medien“ sind je einen Punkt wert.',
    ),
    again: note(
      'Runde zwei: noch mal von vorn',
      'Büros, die niemand wollte, haben je einen Siegpunktstein bekommen: einen Punkt für den Nächsten, der einzieht. Ein Büro mehr ist offen, und die Straße ist aufgerückt. Wer 95 Punkte erreicht, beendet das Rennen mit dieser Runde.',
      'Deine Sauna ist schon zurück: Behalt sie, und leg „Väterlicher Freund 16“. Die Lektion endet hier; ab jetzt schreibst du ab, bei wem du willst.',
    ),
  },
  wrong: {
    lowBid:
      '„Lokale Medien“ haben die niedrigsten Zahlen: Die anderen würden sich vor dir ihre Büros aussuchen. Behalt sie, sie sind einen Punkt wert.',
    sameCoin:
      'Er bringt eine Münze wie alle väterlichen Freunde, hat aber die kleinere Zahl. Sind zwei Karten gleich viel wert, leg die höhere.',
    passing:
      'Wer einen Zug beendet, ohne einen Wahlhelfer einzusetzen, steigt für die ganze Phase aus. Deine Wahlhelfer blieben zu Hause.',
    noRight:
      'Punkte sind schön. Aber ohne Einkaufsbüro kaufst du diese Runde nichts, so viele Münzen du auch hast, und die anderen wollen diese Büros ebenfalls.',
    unused:
      'Dein Wahlhelfer hat noch nicht gezogen. Das ginge auch in einem späteren Zug, aber eine Karte auf der Hand hilft dir beim Wählen.',
    nothingDrawn: 'Du darfst auf alles verzichten, aber hier gibt es eine Karte umsonst.',
    oneCoin: '„Münzen 2“ ist noch frei und bringt das Doppelte.',
    tooEarly: 'Deine Phase wäre vorbei, und du hast noch nichts gekauft.',
    scandal:
      'Auf diesem Feld kostet sie eine Münze mehr, und die rote Karte links davon kommt mit. Die gleiche Karte liegt auf Feld 2, ohne Gesellschaft.',
    coinsLost: 'Zwei Münzen und ein Kauf wären verloren.',
  },
});
