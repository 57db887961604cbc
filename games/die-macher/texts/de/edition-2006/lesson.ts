import type { Formats, NoteText } from '@hustings/texts';
import type { Texts } from '../../en/edition-2006/lesson.js';

/** What a decision is about, what to do here, and what is otherwise in the edition of 2019. */
const note = (title: string, text: string, task: string, known?: string): NoteText => ({
  title,
  text,
  task,
  ...(known === undefined ? {} : { known }),
});

/** German: the lesson, a round with its election. */
export const lesson = (f: Formats<'de'>): Texts => {
  const { euros: eur, quoted } = f;
  return {
    notes: {
      beginning: note(
        'Ein kleiner Vorsprung',
        'Diese Runde wählt Berlin, die nächste Rheinland-Pfalz. Stimmen zählen, wie sie sind. Wahlveranstaltungen werden später zu Stimmen, mal Trend plus Übereinstimmung: +1 für jede Karte deines Programms, die Volksmeinung im Land ist, −1 für jede, deren Gegenteil dort gilt.',
        'Wähle Trend, Wahlveranstaltungen und Stimmen: Stimmen für Berlin, den Rest für Rheinland-Pfalz, wo deine Übereinstimmung +2 ist. Dann 2 Mediensteine und 4 Mitglieder: einen Stein nach Berlin, einen nach Hessen.',
        '2019 wählst du einen Block mit Symbolen. Hier darfst du dasselbe Land nennen, sooft du willst.',
      ),
      bidding: note(
        'Wer bestimmt, wer beginnt?',
        'Alle bieten verdeckt, und nur das höchste Gebot wird gezahlt. Wer gewinnt, bestimmt den Startspieler, der in jeder Phase dieser Runde zuerst dran ist.',
        `Biete ${eur(2)}. Du hast ${eur(25)} für die ganze Runde.`,
        '2019 beginnt, wer am meisten bietet. Hier darf jede Partei bestimmt werden.',
      ),
      naming: note(
        'Du hast die freie Wahl',
        'Zu beginnen ist gut für Medienfelder und Koalitionen. Für Umfragen nicht immer: Du eröffnest jede Auktion.',
        'Bestimme dich selbst.',
      ),
      exchanging: note(
        'Neue Karten, einmal pro Runde',
        'Drei Karten auf deiner Hand könnten in dein Programm. Leg ab, was du nicht brauchst, und zieh ebenso viele.',
        'Leg alle drei ab. Zwei davon hat dein Programm schon, und Berlin ist nicht für Terrorabwehr.',
        '2019 ziehst du von Stapel und Auslage. Hier nur vom Stapel.',
      ),
      changing: note(
        'Eine Änderung pro Runde',
        'Eine Handkarte darf eine Karte deines Programms ersetzen, solange fünf verschiedene Themen bleiben. Die alte ist weg.',
        `Tausch ${quoted('Gegen Gentechnik')} gegen ${quoted('Gegen Wirtschaftsreform')}: In Berlin geht deine Übereinstimmung von 0 auf +2.`,
        '2019 dürfen zwei Karten wechseln, und die alten kommen auf deine Hand.',
      ),
      cabinet: note(
        'Das Schattenkabinett',
        'Bis zu vier Karten, höchstens eine pro Land, verdeckt. Alle werden zugleich aufgedeckt und bezahlt. Dann tut jede dort, wo sie liegt, eine Sache und hat ihre Pflicht für das ganze Spiel getan. Eine mit Telefon bringt ein Koalitionsplättchen.',
        `Leg den Hinterbänkler nach Berlin, wegen des Telefons, und den Finanzminister nach Rheinland-Pfalz: zusammen ${eur(4)}.`,
        '2019 sind das Politiker: nacheinander bezahlt, mit je zwei Aktionen, und du darfst auf einen verzichten.',
      ),
      keyIssue: note(
        'Eine Karte, eine Aktion',
        'Ein Doppler-Plättchen lässt eine Volksmeinung doppelt zählen, dafür wie dagegen, für alle. Niemand kann sie mehr tauschen.',
        `Leg es mit dem Hinterbänkler auf ${quoted('Gegen Terrorabwehr')}: +1 für dich, −1 für die FDP.`,
      ),
      votesAtOnce: note(
        'Stimmen sofort',
        'Stimmen, die du hast, gehen nicht mehr verloren. Trend ist eine Wette: Er zählt mit jeder Wahlveranstaltung, die noch Stimmen wird.',
        'Nutz den Finanzminister für 5 Stimmen in Rheinland-Pfalz.',
      ),
      coalition: note(
        'Zusammen stärker',
        'Zwei Parteien mit Plättchen in dem Land, das wählt, dürfen ihre Stimmen zusammenzählen, wenn zwei ihrer Programmkarten gleich sind. Bei genau zwei muss die andere zustimmen; ab drei wird niemand gefragt.',
        'Frag die SPD. Die FDP hat in Berlin schon 20 Stimmen: Allein kommst du kaum an ihr vorbei.',
        '2019 entsteht eine Koalition nach dem Auszählen. Hier wird sie vorher geschlossen.',
      ),
      media: note(
        'Die Medien',
        'Wer in einem Land allein die meisten Steine hat, darf eine Volksmeinung tauschen, und keine Umfrage kann diese Partei dort senken.',
        'Kauf einen in Rheinland-Pfalz: Dort ist sonst niemand.',
        `2019 kostet ein Medienmarker ${eur(5)}, hier ${eur(4)}.`,
      ),
      enoughMedia: note(
        'Noch einer, oder genug',
        'Es geht reihum, bis alle hintereinander gepasst haben. Wer gepasst hat, darf beim nächsten Mal wieder kaufen.',
        'Passe. Das Geld brauchst du für Wahlveranstaltungen.',
      ),
      swapping: note(
        'Die Leute umstimmen',
        'Tausch eine Volksmeinung des Landes gegen eine der sechs Austauschkarten. Das ändert dort die Übereinstimmung aller.',
        `Nimm ${quoted('Gegen Kernenergie')} heraus und leg ${quoted('Gegen Sozialstaat')} hinein: Deine Übereinstimmung geht von +1 auf +2.`,
        '2019 wird die alte Volksmeinung abgelegt. Hier kommt sie zu den Austauschkarten, und die Nächsten können sie nehmen.',
      ),
      meetings: note(
        'Wahlveranstaltungen',
        `Jede kostet ${eur(1)}, höchstens vier neue pro Land. Wenn sie zu Stimmen werden, ist jede Trend plus Übereinstimmung wert, und mindestens eine halbe Stimme.`,
        'Setz vier nach Berlin. Mit der, die schon dort ist: 5 × (0 + 3) = 15 Stimmen.',
        '2019 wird der Trend zu den Wahlveranstaltungen gezählt. Hier zählt er zur Übereinstimmung, wird also malgenommen; und der Preis steigt nicht.',
      ),
      poll: note(
        'Bieten um eine Umfrage',
        'Jedes Land hat eine, und nur wer sie ersteigert, sieht sie. Veröffentliche eine oder zwei ihrer Zeilen, und Trends bewegen sich. Veröffentliche nichts, und zwei Würfel bringen dir Mitglieder.',
        `Biete ${eur(1)} für Berlin.`,
        '2019 sind alle einmal dran. Hier geht es weiter, bis alle bis auf eine Partei gepasst haben.',
      ),
      publishing: note(
        'Veröffentlichen oder nicht?',
        'Wähle Zeilen beliebiger Parteien, hinauf oder hinunter; jede zählt voll. Oder gar keine: Mitglieder sind Punkte am Ende und in manchen Runden Geld.',
        'Veröffentliche nichts. Die −2 für dich selbst muss niemand erfahren, und zwei Würfel sind mehr wert als das, was die SPD gewänne.',
        '2019 brauchst du zum Veröffentlichen ein eigenes Plus. Hier genügt jede Zeile.',
      ),
      morePolls: note(
        'Die nächste Umfrage',
        'Auch die anderen Länder haben ihre, in der Reihenfolge der Wahlen.',
        'Passe.',
      ),
      converting: note(
        'Stimmen jetzt oder später?',
        'Wer in einem Land, das später wählt, fünf oder mehr Wahlveranstaltungen hat, darf sie in Stimmen umsetzen. Die nimmt dir niemand mehr, und die Steine hast du wieder.',
        'Setz alle sieben um: 7 × (1 + 2) = 21.',
        '2019 sind es mindestens vier auf einmal. Hier darf, wer fünf hat, beliebig viele umsetzen.',
      ),
      majority: note(
        'Mehr als alle anderen zusammen',
        'Wer in so einem Land mehr Stimmen hat als alle anderen zusammen, darf dort ebenfalls eine Volksmeinung tauschen.',
        `Tausch ${quoted('Gegen Gentechnik')} gegen ${quoted('Gegen Auslandseinsätze')}.`,
        'Wer 2019 kennt, kennt das noch nicht.',
      ),
      winning: note(
        'Gewonnen!',
        `Aus Wahlveranstaltungen wurden Stimmen, aus Stimmen Mandate, und jedes Mandat ist ein Punkt und ${eur(1)}. Wer gewonnen hat, darf einen Medienstein auf den Bundesplan setzen: Er zählt am Ende, je früher, desto mehr.`,
        'Die FDP hat 22 Stimmen, du hast 21, die SPD 15: Zusammen schlagt ihr sie. Setz deinen Stein.',
        '2019 bringt der Wahlsieg selbst Punkte. Hier öffnet er den Bundesplan.',
      ),
      carrying: note(
        'Was der Bund denkt',
        'Wer gewinnt, macht Volksmeinungen zu Bundesmeinungen. Sie bringen jede Runde Mitglieder und am Ende Punkte, für alle, die sie im Programm haben.',
        `Mach ${quoted('Gegen Terrorabwehr')} zur Bundesmeinung.`,
        'Einen solchen Plan gibt es 2019 nicht.',
      ),
      contributing: note(
        'Spenden',
        'Annehmen: Geld jetzt, und der höchste Würfel kostet so viele Mitglieder. Ablehnen: Die Würfel bringen Mitglieder, und drei Würfel mehr, wenn du allein die größte Summe ablehnst. Jede Karte ist nur einmal einsetzbar.',
        `Du hast ${eur(45)}: Lehn ${eur(40)} ab, die größte Summe, die es gibt.`,
        '2019 geht das ohne Würfel; und überspringen kannst du es dort nicht.',
      ),
      again: note(
        'Runde zwei: noch mal von vorn',
        'Das nächste Land wählt, ein neues ist dazugekommen, verdeckte Volksmeinungen sind aufgedeckt. Jede Runde läuft wie diese; die letzte ist eine Wahl und sonst nichts.',
        'Biete noch einmal. Die Lektion endet hier; wozu eine Entscheidung gut ist, steht immer bei ihrer Frage.',
      ),
    },
    wrong: {
      dearBid: `Es geht nur um das Recht, den Startspieler zu bestimmen, für eine Runde. Das Geld brauchst du für Karten, Medien und Wahlveranstaltungen: ${eur(2)} genügen.`,
      othersFirst:
        'Dann sucht sich diese Partei Medienfelder und Partner vor dir aus, und du hast dafür bezahlt.',
      keepsAll:
        'Zwei dieser Karten sind schon in deinem Programm, die dritte würde deine Übereinstimmung senken. Neue kosten nichts.',
      noChange:
        'Ohne die Änderung bleibt deine Übereinstimmung in Berlin 0, und Wahlveranstaltungen dort sind je eine halbe Stimme wert.',
      noCabinet:
        'Ohne Telefon hast du in Berlin kein Plättchen, und niemand kann mit dir koalieren.',
      dearCabinet: `${eur(15)} sind der größte Teil deines Geldes, und das in der ersten Runde. Der Hinterbänkler hat auch ein Telefon.`,
      threeVotes:
        'Drei Stimmen sind drei Stimmen. Das Plättchen ist mehr wert: +1 für jede der fünf Wahlveranstaltungen, die du dort haben wirst, und es kostet die FDP Stimmen.',
      alone:
        'Die FDP hat mehr Stimmen, als du haben wirst. Mit der SPD zusammen kämst du an ihr vorbei; allein gewinnst du hier nichts.',
      noMedia: `Für ${eur(4)} wärst du dort allein in den Medien und würdest bestimmen, was die Leute denken.`,
      noSwap:
        'Der Tausch kostet nichts und macht jede deiner sieben Wahlveranstaltungen dort um eins mehr wert.',
      noMeetings:
        'Ohne Wahlveranstaltungen nützt dir deine Übereinstimmung in Berlin nichts: Es ist erst eine dort.',
      noPoll: `Auch eine Umfrage, die niemand liest, bringt zwei Würfel Mitglieder, im Schnitt sieben. ${eur(1)} sind billig.`,
      ownMinus:
        'Diese Zeile senkt dich selbst: Jede Wahlveranstaltung in Berlin wäre zwei Stimmen weniger wert.',
      partnerOnly:
        'Das hilft, aber wenig: Die SPD hat dort nur eine Wahlveranstaltung. Zwei Würfel bringen im Schnitt sieben Mitglieder.',
      noVotes:
        'Es kann gut gehen. Aber ein Tausch oder eine andere Karte kann dir die Übereinstimmung noch nehmen, und die sieben Steine fehlten dir anderswo.',
      noMarker: 'Hier hat er seine Arbeit getan und käme nur zu dir zurück. Dort zählt er.',
      othersOpinion:
        'Sie steht nicht in deinem Programm: Mitglieder und Punkte bekämen die anderen.',
      greedy:
        'Du würdest bis zu sechs Mitglieder verlieren, und die sind am Ende Punkte. Geld für die nächste Runde hast du genug.',
    },
  };
};
