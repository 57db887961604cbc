import { does, type Formats } from '@hustings/texts';
import type { Figure } from '../../edition-2019/about.js';
import type { PositionTexts } from '../../edition-2019/position-texts.js';
import type { Party } from '../../world/index.js';
import { counts } from '../world.js';

const verb = (parties: readonly Party[], one: string, several: string): string =>
  parties.length === 1 && !parties[0].several ? one : several;

/** The position in words. */
export const position = (f: Formats<'pl'>): PositionTexts => {
  const n = f.number;
  const eur = f.euros;
  const { some, votes, points, cards: count, polls, mediaMarkers, rallies } = counts(f);
  const all = (parties: readonly Party[]): string => f.list(parties.map(({ mid }) => mid));
  const figures = (of: readonly Figure[]): string =>
    of.map(({ who, by }) => `${who.name} ${f.signed(by)}`).join(', ');
  return {
    phases: {
      draft: 'draft',
      program: 'programy',
      start: 'ustawienie początkowe',
      startPlayer: 'pierwszy gracz',
      programs: 'programy partii',
      media: 'znaczniki mediów',
      rallies: 'wiece',
      politicians: 'wysłanie polityków',
      actions: 'akcje polityków',
      influence: 'wpływ na media',
      polls: 'sondaże',
      election: 'głosy i\u00a0wybory',
      donations: 'składki',
    },
    setup: (phase) => `Przed 1. rundą: ${phase}`,
    moment: (round, of, phase) => `Runda ${n(round)} z\u00a0${n(of)}: ${phase}`,
    over: 'Koniec gry',
    decide: (who) => `${f.begin(all(who))} ${verb(who, 'decyduje', 'decydują')}.`,
    decided: (who) => `Decyzje podjęte: ${all(who)}.`,
    pick: (pick, of) => `Wybór ${n(pick)} z\u00a0${n(of)}.`,
    startPlayer: (who) => `Pierwszy gracz: ${who.name}.`,
    startSoFar: (who) => `Dotychczasowy pierwszy gracz: ${who.name}.`,
    terms: (elections, openMoney, penalised) =>
      `Liczba wyborów: ${n(elections)}; ${openMoney ? 'pieniądze jawne' : 'pieniądze ukryte do końca'}; ${penalised ? 'oferty bez pokrycia są karane' : 'nikt nie może licytować więcej, niż ma'}.`,
    tied: (who) => `Remis w\u00a0licytacji o\u00a0pierwszeństwo: ${all(who)}.`,
    tiedAt: (bid) => `Każda z\u00a0tych ofert to ${eur(bid)}.`,
    raised: (who, bid) => `${does(who, 'przebija', 'przebijają')}: ${eur(bid)}.`,
    paying: (who, { politician, state }, cost) =>
      `${politician} ${who.of} ${state.in}: do zapłaty ${eur(cost)} albo rezygnacja.`,
    acting: (who, { politician, state }, part) =>
      `${politician} ${who.of} ${state.in}: ${part === 'main' ? 'główna akcja' : 'drugorzędna akcja'}.`,
    doing: (action) => `W\u00a0toku: ${action}.`,
    influencing: (who, state) =>
      `${does(who, 'prowadzi', 'prowadzą')} w\u00a0mediach ${state.in} i\u00a0${who.several ? 'mogą' : 'może'} zmienić opinię.`,
    auction: (state, auctioneer) =>
      `Trwa licytacja sondażu ${state.in}; licytator: ${auctioneer.name}.`,
    noBid: 'Nie ma jeszcze ofert.',
    highest: (who, bid) => `Najwyższa oferta: ${who.name}, ${eur(bid)}.`,
    out: (who) => `Poza licytacjami tej fazy: ${all(who)}.`,
    converting: (state) => `Wiece ${state.in} można wymienić na głosy.`,
    pollTaken: (who, state, back) =>
      `${does(who, 'ogląda', 'oglądają')} sondaż ${state.in}; rewers podnosi notowania ${back.of}.`,
    pollFront: (front) => `Awers, który widzisz tylko Ty: ${figures(front)}.`,

    yourParty: (who) => `Twoja partia: ${who.name}`,
    purse: (money, base, scored) => `${eur(money)}, elektorat ${n(base)}, ${points(scored)}.`,
    supply: (held, media) => `W\u00a0Twojej puli: ${rallies(held)}, ${mediaMarkers(media)}.`,
    program: (cards) => `Program: ${cards}.`,
    hand: (cards) => `Ręka: ${cards}.`,
    picks: (cards) => `Dotychczasowy wybór: ${cards}.`,
    donationsLeft: (sums) =>
      sums.length === 0
        ? 'Wszystkie składki są wykorzystane.'
        : `Pozostałe składki: ${sums.map(eur).join(', ')}.`,
    yourPoliticians: 'Twoi politycy',
    noPoliticians: 'Nie masz już żadnego.',
    politician: (name, cost, powers) => `${name}, ${eur(cost)}; ${powers}`,

    states: 'Landy w\u00a0kolejności wyborów',
    stateTitle: (state, code, when, most) =>
      `${state.name} (${code}), ${when}, najwyżej ${points(most)}`,
    electsNow: 'wybory w\u00a0tej rundzie',
    electsIn: (round) => `wybory w\u00a0${n(round)}. rundzie`,
    hasVoted: 'po wyborach',
    opinions: (open, hidden) => {
      const down = f.plural(hidden, {
        one: '# zakryta',
        few: '# zakryte',
        many: '# zakrytych',
        other: '# zakrytej',
      });
      return `Opinie: ${[...open, ...(hidden === 0 ? [] : [down])].join(', ')}.`;
    },
    opinion: (card, doubled, worth) => {
      const notes = [
        ...(doubled ? ['liczy się podwójnie'] : []),
        ...(worth === undefined || worth === 0 ? [] : [`${f.signed(worth)} dla Ciebie`]),
      ];
      return notes.length === 0 ? card : `${card} (${notes.join('; ')})`;
    },
    media: (present, leader, freeSpots) => {
      const spots = some('wolne pole', 'wolne pola', 'wolnych pól', 'wolnego pola')(freeSpots);
      if (present.length === 0) return `Znaczniki mediów: brak, ${spots}.`;
      const there = present.map(({ who, by }) => `${who.name} ${n(by)}`).join(', ');
      const leads =
        leader === undefined ? 'Nikt nie prowadzi' : does(leader, 'prowadzi', 'prowadzą');
      return `Znaczniki mediów: ${there}, ${spots}. ${leads}.`;
    },
    stateHeads: [
      'Partia',
      'Głosy',
      'Notowania',
      'Wiece',
      'Media',
      'Zbieżność',
      'Gdyby wybory były teraz',
      'Polityk',
    ],
    ifNow: (got, worth) => `${votes(got)}, ${points(worth)}`,
    faceDown: 'zakryty',

    parties: 'Partie',
    partyHeads: [
      'Partia',
      'Punkty',
      'Pieniądze',
      'Elektorat',
      'Karty',
      'Pozostałe wiece',
      'Pozostałe media',
      'Pozostali politycy',
      'Pozostałe składki',
      'Obecność w\u00a0mediach',
    ],
    chair: (party, person, isYou) =>
      [party, ...(person === undefined ? [] : [person]), ...(isYou ? ['Ty'] : [])].join(', '),
    closed: 'ukryte',
    programOf: ({ of }, cards, alike) =>
      alike === undefined
        ? `Program ${of}: ${cards}`
        : `Program ${of}: ${cards}; jak u\u00a0Ciebie: ${count(alike)}`,
    presence: (spots) => (spots.length === 0 ? '' : spots.map(n).join(' + ')),

    displays: 'Odkryte karty i\u00a0talie',
    programDisplay: (cards, stack, discards) =>
      `Odkryte karty programu: ${cards}. W\u00a0talii: ${n(stack)}, odrzucone: ${n(discards)}.`,
    opinionDisplay: (cards, stack) => `Odkryte opinie: ${cards}. W\u00a0talii: ${n(stack)}.`,
    opinionDiscards: (cards) => `Odrzucone opinie: ${cards}.`,
    nextPoll: (back, stack, discards) =>
      `Następny sondaż podnosi notowania ${back.of}. W\u00a0talii: ${polls(stack)}, odrzucone: ${n(discards)}.`,
    pollPublished: (front) => `Upubliczniony sondaż wśród odrzuconych: ${figures(front)}.`,
    doubles: (markers) => `Żetony podwojenia w\u00a0puli: ${n(markers)}.`,
    presenceSpots: (spots) =>
      `Obecność w\u00a0mediach, punkty na koniec za kolejne wybory: ${spots.map(n).join(', ')}.`,
    coming: (states) => `Landy, które dopiero nadejdą: ${n(states)}.`,
  };
};
