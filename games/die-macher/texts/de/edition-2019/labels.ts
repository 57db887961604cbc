import { factor } from '../../edition-2019/factor.js';
import type { Formats } from '@hustings/texts';
import type { Change, LabelTexts } from '../../edition-2019/label-texts.js';
import { counts } from '../world.js';

/** What answers are called, what they cost and do. */
export const labels = (f: Formats<'de'>): LabelTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, mediaMarkers, cards } = counts(f);
  const rallies = (k: number): string =>
    f.plural(k, { one: '# Veranstaltung', other: '# Veranstaltungen' });
  const plain = ({ from, to }: Change): string => `${n(from)} → ${n(to)}`;
  const signed = ({ from, to }: Change): string => `${f.signed(from)} → ${f.signed(to)}`;
  const base = (change: Change): string => `Parteibasis ${plain(change)}`;
  return {
    passes: {
      raise: 'Nicht erhöhen: passen',
      drawPrograms: 'Nichts ziehen',
      buyMedia: 'Vorerst keinen Medienmarker: passen',
      chooseAction: 'Auf die Aktion verzichten',
      placeMedia: 'Das Feld frei lassen',
      shiftOpinion: 'Alle Volksmeinungen so lassen',
      bidForPoll: 'Nicht bieten: passen',
      convertRallies: 'Jetzt keine umwandeln',
    },
    letGo: (whom) => `Auf ${whom} verzichten`,
    letGoNote: 'ist sofort aus dem Spiel, ohne Wirkung',
    nothings: {
      completeProgram: 'zeigen und neu ziehen',
      swapPrograms: 'nichts ändern',
      placeRallies: 'keine Veranstaltung',
      sendPoliticians: 'niemanden entsenden',
    },
    nothing: 'nichts',
    worth: (states) =>
      states.length === 0
        ? 'keine offene Volksmeinung betrifft das'
        : `wert: ${states.map(({ state, by }) => `${f.signed(by)} ${state.in}`).join(', ')}`,
    stripSlot: 'Startleiste',
    strip: (number, symbols) =>
      symbols === undefined
        ? `Leiste\u00a0${n(number)}`
        : `Leiste ${n(number)} (${symbols.join(', ')})`,
    symbolSlot: (number, symbol) =>
      symbol === undefined ? `Land für Symbol ${n(number)}` : `${symbol} (Symbol ${n(number)})`,
    match: (match) => `deine Übereinstimmung dort: ${n(match)}`,
    matchChange: (change) =>
      change.from === change.to
        ? `deine Übereinstimmung bleibt ${n(change.from)}`
        : `deine Übereinstimmung ${plain(change)}`,
    standing: ({ votes: got, rallies: held, trend, match }) =>
      `du hast dort ${votes(got)}, ${rallies(held)}, Trend ${f.signed(trend)}, Übereinstimmung ${n(match)}`,
    draw: {
      stack: 'Vom Stapel ziehen, dann eine aus der Auslage nehmen',
      display: 'Neue Auslage legen und daraus eine nehmen',
    },
    drawNotes: {
      stack: (display) => `du siehst zuerst die oberste Karte; in der Auslage: ${cards(display)}`,
      display: (display) => `was jetzt ausliegt, wird abgelegt: ${cards(display)}`,
    },
    media: (own, now, then) => {
      const leads =
        now === undefined ? 'niemand führt' : `${now.mid} ${now.several ? 'führen' : 'führt'}`;
      const would =
        then === undefined
          ? 'würde niemand führen'
          : `${then.several ? 'würden' : 'würde'} ${then.mid} führen`;
      return `du hast dort ${mediaMarkers(own)}, ${leads}; mit einem mehr ${would}`;
    },
    politician: (name, cost) => `${name}, ${eur(cost)}`,
    powers: (main, others) => `Hauptaktion: ${main}; dann ${f.either(others)}`,
    pay: (cost) => `${eur(cost)} zahlen`,
    left: (money) => `danach ${eur(money)} übrig`,
    parts: { main: 'Hauptaktion', secondary: 'Nebenaktionen' },
    effects: {
      double: (removes) =>
        removes
          ? 'Der Doppler, der dort liegt, wird entfernt.'
          : 'Eine offene Volksmeinung zählt doppelt, für alle.',
      trend: (trend) =>
        trend.from === trend.to
          ? `Dein Trend steht am Ende der Skala und bleibt ${f.signed(trend.to)}.`
          : `Dein Trend geht von ${f.signed(trend.from)} auf ${f.signed(trend.to)}.`,
      media: (price, left) =>
        left < 0
          ? `Du zahlst einer anderen Partei ${eur(price)}, und sie nimmt einen Marker zurück; einer von dir darf auf das Feld.`
          : `Du zahlst einer anderen Partei ${eur(price)}, und sie nimmt einen Marker zurück; einer von dir darf auf das Feld. Es blieben ${eur(left)}.`,
      votes: (change) => `Deine Stimmen dort: ${plain(change)}.`,
      othersTrend: 'Jede andere Partei fällt auf der Trendskala des Landes um ein Feld.',
      base: (change) => `Deine Parteibasis: ${plain(change)}.`,
      poll: (back) =>
        `Die oberste Umfrage, gratis: Du siehst ihre Vorderseite und veröffentlichst sie oder nicht. Ihre Rückseite hebt ${back.whom}.`,
      program: 'Wie in Phase 2: ziehen, bis zu zwei Karten tauschen, eine behalten.',
    },
    once: 'Das geht pro Land und Runde nur einmal: für den, der zuerst kommt.',
    owner: (markers, price) => `dort ${mediaMarkers(markers)}; ${eur(price)} Entschädigung`,
    place: 'Eigenen Marker auf das freie Feld setzen',
    markersLeft: (markers) => `gratis; in deinem Vorrat: ${mediaMarkers(markers)}`,
    instead: (into, out) => `${into} statt ${out}`,
    goesOut: (out) => `${out} kommt weg`,
    publish: 'Umfrage veröffentlichen',
    trends: (changes) =>
      changes.length === 0
        ? 'kein Trend ändert sich'
        : `Trends: ${changes.map(({ who, ...change }) => `${who.name} ${signed(change)}`).join(', ')}`,
    keepQuiet: 'Zurückhalten',
    base,
    accept: (sum) => `${eur(sum)} annehmen`,
    reject: (sum) => `${eur(sum)} ablehnen`,
    rallies,
    costs: (sum) => `kostet ${eur(sum)}`,
    conversion: ({ rallies: held, trend, match, votes: got, total }) =>
      `(${factor(f, n(held), held, trend)}) × ${n(Math.max(1, match))} = ${votes(got)}, zusammen ${n(total)}`,
    units: { money: 'tausend €', rallies: 'Veranstaltungen' },
  };
};
