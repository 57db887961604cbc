import { factor } from '../../edition-2019/factor.js';
import type { Formats } from '@hustings/texts';
import type { Change, LabelTexts } from '../../edition-2019/label-texts.js';
import { counts } from '../world.js';

/** What answers are called, what they cost and do. */
export const labels = (f: Formats<'pl'>): LabelTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, mediaMarkers, cards, rallies } = counts(f);
  const plain = ({ from, to }: Change): string => `${n(from)} → ${n(to)}`;
  const signed = ({ from, to }: Change): string => `${f.signed(from)} → ${f.signed(to)}`;
  const base = (change: Change): string => `elektorat ${plain(change)}`;
  return {
    passes: {
      raise: 'Pas: bez przebijania',
      drawPrograms: 'Bez dobierania',
      buyMedia: 'Pas: na razie bez zakupu',
      chooseAction: 'Pominięcie akcji',
      placeMedia: 'Pole zostaje wolne',
      shiftOpinion: 'Opinie bez zmian',
      bidForPoll: 'Pas: bez licytowania',
      convertRallies: 'Na razie bez wymiany wieców',
    },
    letGo: (whom) => `Zrezygnuj z\u00a0${whom}`,
    letGoNote: 'od razu opuszcza grę, bez efektu',
    nothings: {
      completeProgram: 'pokaż je i\u00a0dobierz ponownie',
      swapPrograms: 'bez zmian',
      placeRallies: 'bez nowych wieców',
      sendPoliticians: 'nikogo nie wysyłasz',
    },
    nothing: 'nic',
    worth: (states) =>
      states.length === 0
        ? 'nie dotyczy jej żadna odkryta opinia'
        : `wartość: ${states.map(({ state, by }) => `${f.signed(by)} ${state.in}`).join(', ')}`,
    stripSlot: 'Pasek startowy',
    strip: (number, symbols) =>
      symbols === undefined
        ? `Pasek\u00a0${n(number)}`
        : `Pasek ${n(number)} (${symbols.join(', ')})`,
    symbolSlot: (number, symbol) =>
      symbol === undefined ? `Land dla symbolu ${n(number)}` : `${symbol} (${n(number)}. symbol)`,
    match: (match) => `Twoja zbieżność tam: ${n(match)}`,
    matchChange: (change) =>
      change.from === change.to
        ? `Twoja zbieżność bez zmian: ${n(change.from)}`
        : `Twoja zbieżność ${plain(change)}`,
    standing: ({ votes: got, rallies: held, trend, match }) =>
      `masz tam ${votes(got)}, ${rallies(held)}, notowania ${f.signed(trend)}, zbieżność ${n(match)}`,
    draw: {
      stack: 'Dobierz z\u00a0talii, potem weź jedną z\u00a0odkrytych',
      display: 'Wymień odkryte karty i\u00a0weź jedną z\u00a0nowych',
    },
    drawNotes: {
      stack: (display) => `najpierw widzisz wierzchnią kartę talii; odkryte: ${cards(display)}`,
      display: (display) => `obecne odkryte są odrzucane: ${cards(display)}`,
    },
    media: (own, now, then) => {
      const leads =
        now === undefined
          ? 'nikt nie prowadzi'
          : `${now.several ? 'prowadzą' : 'prowadzi'} ${now.mid}`;
      const would =
        then === undefined
          ? 'nikt nie będzie prowadzić'
          : `prowadzenie ${then.several ? 'mają' : 'ma'} ${then.mid}`;
      return `masz tam ${mediaMarkers(own)}, ${leads}; z\u00a0jeszcze jednym ${would}`;
    },
    politician: (name, cost) => `${name}, ${eur(cost)}`,
    powers: (main, others) => `główna akcja: ${main}; potem ${f.either(others)}`,
    pay: (cost) => `Zapłać ${eur(cost)}`,
    left: (money) => `po zapłaceniu zostaje ${eur(money)}`,
    parts: { main: 'Główna akcja', secondary: 'Drugorzędne akcje' },
    effects: {
      double: (removes) =>
        removes
          ? 'Leżący tam żeton zostaje usunięty.'
          : 'Jedna odkryta opinia liczy się podwójnie, dla wszystkich.',
      trend: (trend) =>
        trend.from === trend.to
          ? `Twoje notowania są na końcu skali: zostaje ${f.signed(trend.to)}.`
          : `Twoje notowania: ${signed(trend)}.`,
      media: (price, left) =>
        left < 0
          ? `Płacisz innej partii ${eur(price)}, a\u00a0ona zabiera swój znacznik; na to pole możesz dać własny.`
          : `Płacisz innej partii ${eur(price)}, a\u00a0ona zabiera swój znacznik; na to pole możesz dać własny. Zostanie Ci ${eur(left)}.`,
      votes: (change) => `Twoje głosy tam: ${plain(change)}.`,
      othersTrend: 'Każda inna partia spada o\u00a0jedno pole na skali notowań landu.',
      base: (change) => `Twój elektorat: ${plain(change)}.`,
      poll: (back) =>
        `Wierzchni sondaż, za darmo: widzisz awers, potem upubliczniasz go albo nie. Rewers podnosi notowania ${back.of}.`,
      program: 'Jak w\u00a0fazie 2: dobierz, wymień do dwóch kart, zachowaj jedną.',
    },
    once: 'W\u00a0landzie tylko raz na rundę: kto pierwszy, ten lepszy.',
    owner: (markers, price) => `${mediaMarkers(markers)}; dla właściciela ${eur(price)}`,
    place: 'Umieść swój znacznik na wolnym polu',
    markersLeft: (markers) => `za darmo; w\u00a0Twojej puli: ${mediaMarkers(markers)}`,
    instead: (into, out) => `${into} zamiast ${out}`,
    goesOut: (out) => `Znika: ${out}`,
    publish: 'Upublicznij sondaż',
    trends: (changes) =>
      changes.length === 0
        ? 'notowania bez zmian'
        : `notowania: ${changes.map(({ who, ...change }) => `${who.name} ${signed(change)}`).join(', ')}`,
    keepQuiet: 'Nie upubliczniaj',
    base,
    accept: (sum) => `Zbierz ${eur(sum)}`,
    reject: (sum) => `Zrezygnuj z\u00a0${eur(sum)}`,
    rallies,
    costs: (sum) => `koszt ${eur(sum)}`,
    conversion: ({ rallies: held, trend, match, votes: got, total }) =>
      `(${factor(f, n(held), held, trend)}) × ${n(Math.max(1, match))} = ${votes(got)}, razem ${n(total)}`,
    units: { money: 'tys.\u00a0€', rallies: 'wiece' },
  };
};
