import type { Formats } from '@hustings/texts';
import type { Occasion, Work } from '../../edition-2019/about.js';
import type { Texts } from '../../edition-2019/texts.js';
import { counts } from '../world.js';

const at = ({ politician, state }: Work): string => `${politician} ${state.in}`;

/** What is asked. */
export const questions = (f: Formats<'pl'>): Texts['questions'] => {
  const n = f.number;
  const eur = f.euros;
  const { cards: count, mediaMarkers, rallies: someRallies, politiciansSent } = counts(f);
  const purse = (money: number): string => `Masz ${eur(money)}.`;
  /** The work of a politician is named first. */
  const inWork = ({ work }: Occasion, question: string): string =>
    work === undefined ? f.begin(question) : `${at(work)}: ${question}`;
  return {
    draftPick: ({ pick, picks, cards }) =>
      `Wybór ${n(pick)} z\u00a0${n(picks)}: którą kartę bierzesz (z\u00a0${n(cards)})? Pozostałe idą w\u00a0lewo.`,
    layProgram: ({ who, cards, held }) =>
      cards === 5
        ? `Które pięć kart (z\u00a0${n(held)}) tworzy program ${who.of}? Muszą mieć pięć różnych tematów.`
        : `Od których kart (${n(cards)} z\u00a0${n(held)}) zaczyna się program ${who.of}? Tyle masz tematów: wyłóż po jednej karcie na każdy.`,
    completeProgram: ({ cards }) =>
      cards === 0
        ? 'Żadna z\u00a0dobranych kart nie ma brakującego tematu: pokazujesz je i\u00a0dobierasz ponownie.'
        : f.plural(cards, {
            one: 'Którą kartę z\u00a0brakującym tematem dodajesz do programu?',
            few: 'Które # karty z\u00a0brakującymi tematami dodajesz do programu?',
            many: 'Które # kart z\u00a0brakującymi tematami dodajesz do programu?',
            other: 'Które # karty z\u00a0brakującymi tematami dodajesz do programu?',
          }),
    keepCard: ({ cards }) =>
      `Którą kartę (z\u00a0${n(cards)}) zachowujesz na ręce? Resztę odrzucasz, zakrytą.`,
    startPosition: ({ who }) =>
      `Gdzie i\u00a0z\u00a0czym ${who.several ? 'zaczynają' : 'zaczyna'} ${who.mid}? Wybierz pasek startowy i\u00a0land dla każdego symbolu; dwa takie same symbole muszą trafić do różnych landów.`,
    bid: ({ money }) =>
      `Ile dajesz za to, żeby zacząć? Płaci tylko ten, kto da najwięcej. ${purse(money)}`,
    raise: ({ bid, others, money }) =>
      `Remisujesz ${f.list(others.map((one) => one.with))} o\u00a0to, kto zaczyna: dajesz więcej niż ${eur(bid)}? ${purse(money)}`,
    drawPrograms: ({ display, ...occasion }) =>
      inWork(occasion, `dobierasz karty do programu? Odkryte: ${count(display)}.`),
    takeFromDisplay: ({ display, ...occasion }) =>
      inWork(occasion, `którą z\u00a0odkrytych kart bierzesz (z\u00a0${n(display)})?`),
    swapPrograms: (occasion) =>
      inWork(
        occasion,
        'co zmieniasz w\u00a0programie? Do dwóch kart z\u00a0ręki może zastąpić karty programu; na koniec wszystkie tematy muszą być różne.',
      ),
    keepProgram: ({ cards, ...occasion }) =>
      inWork(
        occasion,
        `którą kartę (z\u00a0${n(cards)}) zachowujesz na ręce? Resztę odrzucasz, zakrytą.`,
      ),
    buyMedia: ({ price, money, markers }) =>
      `W\u00a0którym landzie kupujesz znacznik mediów za ${eur(price)}? ${purse(money)} W\u00a0Twojej puli: ${mediaMarkers(markers)}.`,
    placeRallies: ({ who, money, supply }) =>
      `Gdzie ${who.mid} ${who.several ? 'organizują' : 'organizuje'} nowe wiece? ${purse(money)} W\u00a0Twojej puli: ${someRallies(supply)}.`,
    sendPoliticians: ({ politicians: held }) =>
      `Kogo wysyłasz, najwyżej po jednym do landu? Masz ${politiciansSent(held)}. Płacisz dopiero, gdy działają.`,
    payPolitician: ({ cost, money, ...work }) =>
      `${at(work)}: płacisz ${eur(cost)} czy rezygnujesz? ${purse(money)}`,
    chooseAction: ({ part, ...work }) =>
      part === 'main'
        ? `${at(work)}: wykonujesz główną akcję?`
        : `${at(work)}: którą z\u00a0drugorzędnych akcji wykonujesz?`,
    placeDouble: (work) => `${at(work)}: która opinia liczy się odtąd podwójnie, dla wszystkich?`,
    removeMedia: ({ price, ...work }) =>
      `${at(work)}: czyj znacznik mediów wykupujesz? Właściciel dostaje od Ciebie ${eur(price)} i\u00a0nie może odmówić.`,
    placeMedia: (work) =>
      `${at(work)}: umieszczasz na wolnym polu własny znacznik mediów, za darmo?`,
    shiftOpinion: ({ state }) =>
      `Prowadzisz w\u00a0mediach ${state.in}: którą opinię zastępujesz jedną z\u00a0odkrytych?`,
    bidForPoll: ({ state, back, highest, auctioneer, isAuctioneer, money }) => {
      const bid =
        highest === undefined
          ? 'Nie ma jeszcze ofert.'
          : `Najwyższa oferta: ${highest.who.name}, ${eur(highest.bid)}.`;
      const last = isAuctioneer
        ? 'Jesteś licytatorem i\u00a0licytujesz na końcu.'
        : `Ostatnie słowo ma licytator: ${auctioneer.name}.`;
      return `Ile licytujesz za sondaż ${state.in}? Rewers podnosi notowania ${back.of}. ${bid} ${last} ${purse(money)}`;
    },
    publishPoll: ({ state, back, front, ...occasion }) => {
      const figures = front.map(({ who, by }) => `${who.name} ${f.signed(by)}`).join(', ');
      return inWork(
        occasion,
        `upubliczniasz swój sondaż ${state.in}? Rewers podnosi notowania ${back.of}; awers, który widzisz tylko Ty: ${figures}.`,
      );
    },
    convertRallies: ({ state, rallies, round }) =>
      `Ile wieców ${state.in} wymieniasz teraz na głosy, co najmniej cztery (masz ${someRallies(rallies)})? Wybory w\u00a0${n(round)}. rundzie.`,
    useDonation: ({ money, base }) =>
      `Które składki zbierasz lub z\u00a0których rezygnujesz? ${purse(money)} Twój elektorat: ${n(base)}.`,
  };
};

/** What each is for. */
export const purposes: Texts['purposes'] = {
  draftPick:
    'Z\u00a0tych kart budujesz program. Karty zgodne z\u00a0opiniami wielu landów mnożą tam Twoje wiece.',
  layProgram:
    'Program to Twój mnożnik w\u00a0każdym landzie i\u00a0decyduje, kto może z\u00a0Tobą rządzić.',
  completeProgram: 'Program potrzebuje pięciu różnych tematów.',
  keepCard: 'Karta na ręce pozwala później zmienić zdanie.',
  startPosition:
    'Pierwszy przyczółek: wiece stają się głosami, media i\u00a0notowania procentują później.',
  bid: 'Kto zaczyna, pierwszy wybiera pola mediów i\u00a0wiece oraz wygrywa remisy.',
  raise: 'Kto zaczyna, pierwszy wybiera pola mediów i\u00a0wiece oraz wygrywa remisy.',
  drawPrograms: 'Lepsza zbieżność mnoży wszystkie Twoje wiece w\u00a0landzie.',
  takeFromDisplay: 'Lepsza zbieżność mnoży wszystkie Twoje wiece w\u00a0landzie.',
  swapPrograms: 'Lepsza zbieżność mnoży wiece; karty jak u\u00a0innej partii otwierają koalicje.',
  keepProgram: 'Karta na ręce pozwala później zmienić zdanie.',
  buyMedia:
    'Najwięcej znaczników w\u00a0landzie: zmieniasz tam opinie, a\u00a0sondaże nie mogą Ci zaszkodzić.',
  placeRallies: 'W\u00a0dniu wyborów wiece stają się głosami: (wiece + notowania) × zbieżność.',
  sendPoliticians: 'Politycy działają raz: notowania, głosy, opinie, media, sondaże.',
  payPolitician: 'Działają tylko opłaceni politycy. Ten czekał tam, zakryty.',
  chooseAction:
    'Każdy ma główną akcję i\u00a0jeszcze jedną; co pomoże najbardziej, zależy od landu.',
  placeDouble: 'Podwój opinię, z\u00a0którą się zgadzasz, albo taką, która szkodzi liderowi.',
  removeMedia: 'Kto ma tam najwięcej znaczników, zmienia opinie i\u00a0jest odporny na sondaże.',
  placeMedia: 'Kolejny znacznik przybliża Cię do prowadzenia tam w\u00a0mediach.',
  shiftOpinion: 'Prowadzisz w\u00a0mediach: spraw, by land myślał tak jak Twój program.',
  bidForPoll:
    'Upubliczniony sondaż przesuwa notowania; zatrzymany daje elektorat +3: pieniądze co rundę prócz ostatniej, punkty na koniec.',
  publishPoll:
    'Przesuwa notowania teraz albo daje elektorat: pieniądze co rundę prócz ostatniej, punkty na koniec.',
  convertRallies:
    'Głosy są bezpieczne, wiece mogą jeszcze stracić zbieżność. Znaczniki wieców wracają do Ciebie.',
  useDonation:
    'Pieniądze teraz kontra elektorat, który płaci co rundę prócz ostatniej i\u00a0liczy się na koniec. Kto na koniec ma najwięcej pieniędzy, dostaje 6 punktów, następny 3.',
};
