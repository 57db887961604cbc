import { verb, type Formats } from '@hustings/texts';
import { data } from '../../../rules/edition-2006/index.js';
import type { PointTexts } from '../../en/edition-2006/point.js';
import { called, worldBoard } from '../board.js';
import { counted } from './counted.js';

/** German: what is told about a piece that one points at. */
export const point = (f: Formats<'de'>): PointTexts => {
  const { number: n, euros: eur } = f;
  const { partyOf, quoted, within } = called(f, data.topics);
  const { points, votes } = worldBoard(f, data.topics);
  const { members, seats } = counted(f);
  return {
    state: (elects: boolean, round: number, most: number) =>
      `${elects ? 'Wählt diese Runde' : `Wählt in Runde ${n(round)}`}. 50 Stimmen geben ${seats(most)}, weniger Stimmen entsprechend weniger.`,
    /** Of the last election, and what its signs mean. */
    alone: 'Es ist nur noch eine Wahl: In dieser Runde wird vorher nichts entschieden.',
    pays: 'Zeichen mit Personen: Bei seiner Wahl erhält jede Partei 1.000\u00a0€ je Mitglied.',
    barred: 'Zeichen mit gekreuzten Kreisen: hier keine Koalitionen.',
    fit: (code: string) => `Deine Treffer ${within(code)}:`,
    fitSay:
      '+1 für jede offene Volksmeinung, die dein Programm teilt, −1 für jede, der es widerspricht, beim Hauptthema doppelt.',
    ifNow: (barred: boolean) =>
      `Alle Veranstaltungen werden zu Stimmen, bis 50; dann ${barred ? 'Partei gegen Partei' : 'Seite gegen Seite, eine Koalition mit den Stimmen beider'}. Bei Gleichstand gewinnt die Seite der stärksten Partei; sind auch diese gleich, wer oben liegt.`,
    scale: (code: string) => `Trend ${within(code)}:`,
    on: (who: string, figure: string) => `${who} ${figure}`,
    scaleSay: (lines: readonly string[]) => `${lines.join(', ')}. Er zählt zu den Treffern.`,
    hidden: 'Eine verdeckte Volksmeinung:',
    hiddenSay: 'sie zählt noch nicht. Nach einer Runde wird in jedem anderen Land eine aufgedeckt.',
    cardIn: (card: number, code: string) => `${quoted(card)} ${within(code)}:`,
    worth: (worth: number, twice: boolean) => {
      if (worth === 0) return 'dein Programm sagt nichts dazu: 0 Treffer.';
      const figure = f.signed(twice ? worth * 2 : worth);
      const marker = twice ? ', als Hauptthema doppelt' : '';
      return `${worth > 0 ? 'dein Programm sagt dasselbe' : 'dein Programm sagt das Gegenteil'}: ${figure} Treffer${marker}.`;
    },
    media: (code: string) => `Medien ${within(code)}:`,
    spotFree: (code: string) => `Ein freies Medienfeld ${within(code)}:`,
    spotOf: (id: string, code: string) => `Ein Medienstein ${partyOf(id).of} ${within(code)}:`,
    noLead:
      'niemand kontrolliert sie. Wer die meisten Steine hat, darf eine Volksmeinung tauschen und kann durch Umfragen nicht sinken.',
    leads: (id: string, a: number, b: number) =>
      `${partyOf(id).mid} ${verb(partyOf(id), { one: 'kontrolliert', several: 'kontrollieren' })} sie mit ${n(a)} : ${n(b)}, ${verb(partyOf(id), { one: 'darf', several: 'dürfen' })} dort eine Volksmeinung tauschen und ${verb(partyOf(id), { one: 'kann', several: 'können' })} durch Umfragen nicht sinken.`,
    slotFree: (code: string) => `Ein Platz für eine Kabinettskarte ${within(code)}:`,
    slotDown: (id: string, code: string) =>
      `Eine Kabinettskarte ${partyOf(id).of} ${within(code)}:`,
    slotUp: (id: string, name: string) => `${name} ${partyOf(id).of}:`,
    slotSay:
      'in Phase 3 verdeckt gelegt; dann werden alle zusammen aufgedeckt, bezahlt und genutzt.',
    deeds: (cost: number, what: string) => `${eur(cost)}; eins davon: ${what}.`,
    served: 'schon eingesetzt; das geht nur einmal pro Spiel.',
    figures: {
      pile: 'Platz unter Gleichen',
      votes: 'Stimmen',
      talk: 'Koalition',
      held: 'Veranstaltungen',
      trend: 'Trend',
      match: 'Treffer',
      factor: 'Faktor',
      gain: 'Stimmen aus Veranstaltungen',
      worth: 'Mandate',
    },
    figure: (what: string, id: string, code: string) =>
      `${what} ${partyOf(id).of} ${within(code)}:`,
    tileSay: (tile: string) =>
      `${tile}. Gesprochen wird in Phase 4 der Runde, in der dieses Land wählt.`,
    talks: (code: string) => `Koalitionen ${within(code)}:`,
    pile: (place: number, of: number) =>
      `; ${place === 1 ? 'oben' : `${n(place)}. von oben`} unter ${n(of)} gleichen`,
    pileSay: (place: number, of: number) =>
      `${n(of)} Parteien mit gleich vielen Stimmen, wie ihre Marker liegen; diese liegt ${place === 1 ? 'oben und damit vorn' : `als ${n(place)}. von oben`}. Das dunkle Feld ist ihres.`,
    meetings: (k: number, most: number) =>
      `${n(k)} von ${n(most)}. Bei der Wahl wird jede mit dem Faktor malgenommen.`,
    popularity: (figure: number) => `${f.signed(figure)}, auf einer Skala von −3 bis +3.`,
    match: (k: number) =>
      `${f.signed(k)}: offene Volksmeinungen, die das Programm teilt, minus die, denen es widerspricht.`,
    factor: (popularity: number, match: number, k: number) =>
      `${f.signed(popularity)} ${match < 0 ? '−' : '+'} ${n(Math.abs(match))}${k === 0.5 ? ' ist weniger als 1 und zählt als ½' : ` = ${n(k)}`}.`,
    seatsFor: (v: number, k: number, most: number) =>
      `${votes(v)} ${v === 1 ? 'gäbe' : 'gäben'} ${n(k)} von ${n(most)}. Jedes Mandat ist ein Punkt, auch ohne Sieg.`,
    party: (who: string, name: string) => `${who}, ${name}:`,
    partySay: (k: number, m: number) =>
      `bisher ${seats(k)} und ${members(m)}. Jedes zählt einen Punkt.`,
    alike: (k: number) => `${n(k)} von 5 Karten gleich:`,
    alikeSay: 'zwei braucht eine Koalition; bei drei oder mehr kann niemand sie ablehnen.',
    has: (who: string, what: string) => `${who}, ${what}:`,
    contribution: (sum: number) => `Spende von ${eur(sum)}`,
    contributionSay:
      'angenommen bringt sie das Geld und kostet Mitglieder, abgelehnt bringt sie Mitglieder. Beides wird in Phase 10 gewürfelt.',
    contributionUsed: 'schon eingesetzt.',
    hand: 'Auf deiner Hand: In Phase 2 kann sie in dein Programm.',
    reserve:
      'Bei den Austauschkarten: Wer in einem Land die Medien kontrolliert, darf sie dort in Phase 5 hineintauschen, eine absolute Mehrheit in Phase 8.',
    ownCard:
      'In deinem Programm. Die gleiche Volksmeinung ist ein Treffer, das Gegenteil kostet einen; auf dem Bundesplan bringt sie Mitglieder und Punkte.',
    theirCard: (worth: number) =>
      worth > 0
        ? 'Wie in deinem Programm.'
        : worth < 0
          ? 'Dein Programm sagt das Gegenteil.'
          : 'Dein Programm sagt nichts dazu.',
    spaceFree: 'Frei: Das nächste neue Thema kommt auf das erste freie Feld.',
    space: (card: number, dominant: boolean, who: readonly string[]) =>
      `${quoted(card)}${dominant ? `, dominant: ${n(data.dominantPoints)} Punkte mehr` : ''}. ${who.length === 0 ? 'In keinem Programm.' : `Im Programm: ${f.list(who)}.`}`,
    presence: (k: number) => `Medien, Wahl ${n(k)}:`,
    presenceSay: (worth: number, who: readonly string[]) =>
      `ein Stein dort ist am Ende ${points(worth)} wert. ${who.length === 0 ? 'Niemand hat einen.' : `Dort: ${f.list(who)}.`}`,
    round: (name: string | undefined, won: readonly string[]) =>
      `${name ?? 'Ihr Land ist noch nicht gezogen.'}${won.length === 0 ? '' : ` · Sieg: ${f.list(won)}`}`,
    phaseFor: (k: number) => `das ist für Phase ${n(k)}.`,
    phase: (k: number) => ({
      title: k === 0 ? 'Vor Runde 1:' : `Phase ${n(k)}:`,
      text: [
        'jede Partei wählt verdeckt je eine Spalte aus zwei Listen und ein Land für jeden Teil.',
        'verdeckte Gebote; das höchste wird gezahlt und bestimmt den Startspieler. Sonst zahlt niemand.',
        'der Reihe nach werden Handkarten getauscht und eine Karte des Programms geändert.',
        'der Reihe nach werden Kabinettskarten verdeckt gelegt, dann zusammen aufgedeckt, bezahlt und genutzt.',
        'im Land, das wählt, dürfen Parteien mit Plättchen und zwei gleichen Karten zusammen regieren.',
        `reihum, auch mehrmals, werden Mediensteine für je ${eur(data.mediaCost)} gekauft; dann darf eine Volksmeinung tauschen, wer die Medien kontrolliert.`,
        `der Reihe nach werden Veranstaltungen gesetzt, wo man will, für je ${eur(data.meetingCost)}.`,
        'in jedem Land wird eine Umfrage offen versteigert; wer sie bekommt, veröffentlicht Zeilen oder würfelt um Mitglieder.',
        'in den Ländern, die später wählen, dürfen fünf Veranstaltungen und mehr zu Stimmen werden.',
        'Veranstaltungen werden zu Stimmen, das Land wählt; die Sieger bringen Medien und Meinungen auf den Bundesplan, dann gibt es Mitglieder und Geld.',
        'jede Partei nimmt eine Spende an oder lehnt sie ab; dann wird gewürfelt.',
      ][k],
    }),
  };
};
