import { factor } from '../../edition-2019/factor.js';
import { verb, type Formats } from '@hustings/texts';
import { data, type Verb } from '../../../rules/edition-2019/index.js';
import type { PoliticianId } from '../../edition-2019/texts.js';
import type { BoardTexts } from '../../en/edition-2019/board.js';
import { called, worldBoard } from '../board.js';
import { counts } from '../world.js';
import { actions, politicians } from './politicians.js';

/** Polish: Die Macher 2019. Sums are in thousands of euros. */
export const board = (f: Formats<'pl'>): BoardTexts => {
  const eur = f.euros;
  const n = f.number;
  const world = worldBoard(f, data.topics);
  const { partyOf, stateOf, allOf, quoted, says, there } = called(f, data.topics);
  const { votes, points, party } = world;
  const { rallies, cards, spaces } = counts(f);
  const theCards = (list: readonly number[]): string =>
    `${list.length === 1 ? 'kartę' : 'karty'} ${f.list(list.map(quoted))}`;
  /** For winning, on top of those for votes. */
  const extra = (count: number): string => `+${n(count)}\u00a0premii`;
  const act = actions(f);
  return {
    ...world,
    title: 'Die Macher 2019',
    politician: (id: string): string => politicians[id as PoliticianId].name,
    action: (deed: Verb, figure: number): string => act[deed](figure),
    /** What the actions of politicians do and cost, for whoever chooses among them. */
    deeds: {
      ask: 'Co robią te akcje?',
      says: {
        double:
          'Jedna odkryta opinia liczy się podwójnie, dla wszystkich. Jeśli leży na niej żeton, usuwa się go i\u00a0już nie liczy się podwójnie.',
        trend: 'Twój znacznik wspina się po skali −3, −2, 0, +2, +3, +4: od 0 pole wyżej to +2.',
        media: `Płacisz innej partii ${eur(5)}, oprócz opłaty za polityka, a\u00a0ona zabiera swój znacznik. Na to pole możesz za darmo dać własny.`,
        votes: 'Liczą się od razu, bez wieców.',
        othersTrend: 'Każda inna partia spada o\u00a0jedno pole na skali notowań landu.',
        base: 'Za punkt elektoratu 1\u00a0000\u00a0€ na rundę i\u00a0punkt na koniec.',
        poll: 'Wierzchni sondaż, za darmo: obejrzyj go, potem upublicznij albo weź elektorat +3.',
        program: 'Jak w\u00a0fazie 2: dobierz, wymień do dwóch kart, zachowaj jedną.',
      },
      onceMark: '(raz na land)',
      once: 'W\u00a0landzie tylko raz na rundę: kto pierwszy, ten lepszy.',
      poor: (left: number) => `Niemożliwe: po opłaceniu zostanie ${eur(left)}.`,
      first: (id: string) =>
        `${says(id, 'może', 'mogą')} zrobić to przed Tobą: wtedy już nie można.`,
      alone: 'Teraz niemożliwe: żadna inna partia nie ma tu znacznika.',
    },
    doubleMarker: 'Żeton podwojenia',
    rallies,
    phases: [
      'Pierwszy gracz',
      'Programy',
      'Media',
      'Wiece',
      'Politycy',
      'Akcje',
      'Wpływ na media',
      'Sondaże',
      'Wybory',
    ],
    phasesShort: [
      'Start',
      'Programy',
      'Media',
      'Wiece',
      'Politycy',
      'Akcje',
      'Wpływ',
      'Sondaże',
      'Wybory',
    ],
    strip: { ...world.strip, setupSteps: ['Draft', 'Program', 'Start'] },
    table: {
      ...world.table,
      upTo: 'najwięcej punktów',
      points: 'punkty',
      majority: 'większość',
      rallies: 'wiece',
      trend: 'notowania',
      match: 'zbieżność',
      adds: '+ głosy',
      wouldAdd: 'doszłoby',
      trendTitle: 'Notowania',
      politicians: 'Politycy',
      sentDown: 'zakryty polityk',
      unpaid: 'rezygnacja',
      sum: (r: number, trend: number, match: number, gain: number, before: number, total: number) =>
        `(${factor(f, rallies(r), r, trend)}) × ${n(match)} = ${n(gain)}; ${n(before)} + ${n(gain)} = ${votes(total)}`,
      sumTight: (
        r: number,
        trend: number,
        match: number,
        gain: number,
        before: number,
        total: number,
      ) =>
        `(${factor(f, n(r), r, trend)}) × ${n(match)} = ${n(gain)}; ${n(before)} + ${n(gain)} = ${votes(total)}`,
      noRally: (total: number) => `Nie ma tu wiecu, więc nic nie dochodzi: ${votes(total)}`,
      coalition: (sum: number, bonus: number) => ` = ${n(sum)}: koalicja, po ${extra(bonus)}`,
      noPair: (who: string, bonus: number) =>
        `Najsilniejsza partia: ${who}, żadna para nie ma 50: ${extra(bonus)}`,
      noPairTight: (who: string, bonus: number) => `Na czele: ${who}, ${extra(bonus)}`,
      coalitionTight: (bonus: number) => `: koalicja, po ${extra(bonus)}`,
      noRallyTight: (total: number) => `Bez wiecu nic nie dochodzi: ${votes(total)}`,
      nobodyYet: 'Nikt nie ma tu jeszcze głosów ani wieców.',
      countsAs: 'czyli ×\u00a01',
      factor: (match: number) => `× ${n(match)}`,
      countsAsLong: (match: number) =>
        `Zbieżność poniżej 1 liczy się jak ×\u00a01, czyli minimum. Tu wynosi ${n(match)}.`,
      matchSay: 'Zbieżność: Twój program kontra opinie landu, co najmniej 1',
      wins: (who: string, bonus: number) => `${who}, próg 50: ${extra(bonus)}`,
      several: (bonus: number) => `próg 50: po ${extra(bonus)}`,
      chartLine: (who: string, now: number, then: number) =>
        `${who} ${n(now)}, ${n(then)}, gdyby wybory były teraz`,
      stairs: (lines: readonly string[]) => `Notowania: ${lines.join(', ')}`,
      ofRallies: (held: number, planned: number) =>
        `${rallies(held)} z\u00a08${planned > 0 ? `, w\u00a0planie jeszcze ${n(planned)}` : ''}`,
      program: 'Odkryte programy',
      opinions: 'Odkryte opinie',
      left: (k: number) => `zostało ${n(k)} z\u00a014`,
      poll: 'Następny sondaż',
      polls: (k: number) => `zostało ${n(k)}`,
      raises: 'podnosi',
      raisesBy: (who: string) => `${who} o\u00a02`,
      raisesNobody: (who: string) => `${who}, poza grą`,
      presence: 'Obecność w\u00a0mediach',
    },
    seat: {
      ...world.seat,
      starts: 'zaczyna',
      base: 'elektorat',
      donations: 'składek',
      rallies: 'wieców',
      politicians: 'polityków',
      points: 'punkty',
      says: {
        money:
          'Każda płatność jest w\u00a0dzienniku, stanu kasy nie widać. Na koniec najwięcej pieniędzy daje 6 punktów, drugi wynik 3.',
        moneySeen:
          'Każda płatność jest w\u00a0dzienniku. Na koniec najwięcej pieniędzy daje 6 punktów, drugi wynik 3.',
        base: 'Za punkt elektoratu 1\u00a0000\u00a0€ na koniec rundy i\u00a0punkt na koniec gry.',
        donations: 'Jedne na rundę: pieniądze za elektorat albo elektorat zamiast pieniędzy.',
        rallies: 'Jeszcze w\u00a0puli.',
        media: 'Znaczniki mediów jeszcze w\u00a0puli.',
        politicians: 'Jeszcze na ręce.',
      },
    },
    /** What is told about a piece that one points at. */
    point: {
      state: (elects: boolean, round: number, most: number) =>
        `${elects ? 'Wybory w\u00a0tej rundzie' : `Wybory w\u00a0${n(round)}. rundzie`}. 50 głosów i\u00a0więcej daje ${points(most)}.`,
      fit: (code: string) => `Twoja zbieżność ${stateOf(code).in}`,
      ifNow:
        'Wszystkie wiece zamieniają się w\u00a0głosy; kto ma 50, wygrywa, a\u00a0jeśli nikt, najsilniejsza partia szuka partnera, zaczynając od najbliższego programu.',
      scale: (code: string) => `Notowania ${stateOf(code).in}`,
      on: (who: string, figure: string) => `${who} ${figure}`,
      scaleSay: (lines: readonly string[]) =>
        `${lines.join(', ')}. Dodaje się je do wieców; ±1 nie istnieje.`,
      hidden: 'Zakryta opinia',
      hiddenSay: 'Jeszcze się nie liczy. Między rundami w\u00a0każdym landzie odkrywa się jedną.',
      cardIn: (number: number, code: string) => `${quoted(number)} ${stateOf(code).in}`,
      worth: (worth: number, twice: boolean) => {
        if (worth === 0) return 'Twój program jej nie dotyczy: 0 do zbieżności.';
        const figure = f.signed(twice ? worth * 2 : worth);
        const marker = twice ? ', podwojone żetonem' : '';
        return `${worth > 0 ? 'Twój program mówi to samo' : 'Twój program mówi coś przeciwnego'}: ${figure} do zbieżności${marker}.`;
      },
      media: (code: string) => `Media ${stateOf(code).in}`,
      spotFree: (code: string) => `Wolne pole mediów ${stateOf(code).in}`,
      spotOf: (id: string, code: string) => `Znacznik mediów ${partyOf(id).of} ${stateOf(code).in}`,
      noLead:
        'Nikt tam nie prowadzi w\u00a0mediach: kto prowadzi, może zmienić opinię i\u00a0jest odporny na sondaże.',
      leads: (id: string, a: number, b: number) =>
        `${says(id, 'prowadzi', 'prowadzą')} ${n(a)}:${n(b)}, ${verb(partyOf(id), { one: 'może', several: 'mogą' })} zmienić tam opinię i\u00a0nie ${verb(partyOf(id), { one: 'musi', several: 'muszą' })} bać się sondaży.`,
      slotFree: (code: string) => `Miejsce dla polityka ${stateOf(code).in}`,
      slotDown: (id: string, code: string) => `Polityk ${partyOf(id).of} ${stateOf(code).in}`,
      slotUp: (id: string, name: string) => `${name} ${partyOf(id).of}`,
      slotSay: 'W\u00a0fazie 5 wysyłany zakryty; w\u00a0fazie 6 odkrywany, opłacany lub nie.',
      deeds: (cost: number, main: string, then: readonly string[]) =>
        `${eur(cost)}: ${main}, potem ${then.join(' lub ')}.`,
      figures: {
        votes: 'Głosy',
        held: 'Wiece',
        trend: 'Notowania',
        match: 'Zbieżność',
        gain: 'Wkład wieców',
        worth: 'Punkty',
      },
      figure: (what: string, id: string, code: string) =>
        `${what} ${partyOf(id).of} ${stateOf(code).in}:`,
      points: (k: number) => `, ${points(k)}`,
      rallies: (k: number, most: number) =>
        `${n(k)}\u00a0z\u00a0${n(most)}. W\u00a0wyborach każdy daje głos razy zbieżność.`,
      trend: (figure: number) => `${f.signed(figure)}, dodawane do wieców przed mnożeniem.`,
      match: (k: number) =>
        `× ${n(k)}: opinie landu zgodne z\u00a0programem minus te, którym jest przeciwny.`,
      pointsFor: (v: number, k: number, next: readonly [number, number] | undefined) =>
        `${votes(v)}: ${points(k)}.${next === undefined ? '' : ` Następny próg: ${points(next[1])}, za ${votes(next[0])}.`}`,
      party: (who: string, name: string) => `${who}, ${name}:`,
      partySay: (v: number, won: number) =>
        `dotąd ${points(v + won)}, w\u00a0tym ${n(v)} za głosy i\u00a0${n(won)} premii.`,
      alike: (k: number) => `Takie same karty: ${n(k)} z\u00a05,`,
      alikeSay: 'a\u00a0w\u00a0wyborach najsilniejsza partia pyta najpierw najbliższy program.',
      has: (who: string, what: string) => `${who}, ${what}:`,
      cards: {
        opinionOffer:
          'Wśród odkrytych opinii: kto prowadzi w\u00a0mediach landu, może ją tam wprowadzić w\u00a0fazie 7.',
        offer: 'Wśród odkrytych kart programu: można ją wziąć w\u00a0fazie 2.',
        hand: 'Na Twojej ręce: w\u00a0fazie 2 możesz ją włączyć do programu.',
      },
      displays: {
        offer: 'kto zmienia program w\u00a0fazie 2, może wziąć jedną z\u00a0tych kart.',
        opinionOffer:
          'kto prowadzi w\u00a0mediach landu, może w\u00a0fazie 7 wprowadzić tam jedną z\u00a0nich.',
      },
      ownCard: 'W\u00a0Twoim programie. Taka sama opinia podnosi zbieżność, przeciwna ją obniża.',
      theirCard: (worth: number) =>
        worth > 0
          ? 'Taka sama jest w\u00a0Twoim programie.'
          : worth < 0
            ? 'Twój program mówi coś przeciwnego.'
            : 'Twój program jej nie dotyczy.',
      presence: (k: number) => `Obecność w\u00a0mediach, wybory nr ${n(k)}:`,
      presenceSay: (worth: number, who: readonly string[]) =>
        `znacznik jest tam wart na koniec ${points(worth)}. ${who.length === 0 ? 'Nikt go tam nie ma.' : `Na tym polu: ${f.list(who)}.`}`,
      poll: (id: string) =>
        `Rewers podnosi notowania ${partyOf(id).of} o\u00a0dwa pola. Licytowany w\u00a0każdym landzie; upubliczniony przesuwa notowania.`,
      pollAbsent: (id: string) =>
        `Na rewersie: ${party(id)}, partia spoza tego stołu. Licytowany w\u00a0każdym landzie; upubliczniony przesuwa notowania.`,
      /** Two elect in each of the last rounds of seven elections; what is not revealed is counted. */
      round: (states: readonly string[], hidden: number, won: readonly string[]) => {
        const count = states.length + hidden;
        const elect =
          states.length === 0
            ? `głosują ${n(count)} landy, oba jeszcze zakryte`
            : `${count > 1 ? `głosują ${n(count)} landy: ` : ''}${f.list(hidden > 0 ? [...states, 'jeden jeszcze zakryty'] : states)}`;
        return `${elect}${won.length === 0 ? '' : ` · zwycięstwo: ${f.list(won)}`}`;
      },
      phaseFor: (k: number) => `to sprawa fazy ${n(k)}.`,
      phase: (k: number) => ({
        title: k === 0 ? 'Przed 1. rundą' : `Faza ${n(k)}:`,
        text: [
          'Draft kart, pięć z\u00a0nich to program, potem każda partia wybiera, gdzie zacząć.',
          'Tajne oferty: kto da najwięcej, płaci i\u00a0zaczyna rundę. Nikt inny nie płaci.',
          'Po kolei dobiera się karty i\u00a0wymienia do dwóch kart programu.',
          'Po kolei, w\u00a0kółko, kupuje się znaczniki mediów po 5\u00a0000\u00a0€.',
          'Po kolei każdy organizuje wiece, gdzie chce; im więcej w\u00a0landzie, tym drożej.',
          'Po kolei wysyła się zakrytych polityków, najwyżej po jednym do landu.',
          'Land po landzie są odkrywani, opłacani lub nie, i\u00a0działają.',
          'Kto prowadzi w\u00a0mediach landu, może zmienić tam opinię.',
          'W\u00a0każdym landzie licytuje się wierzchni sondaż; kto go kupi, może go upublicznić.',
          'Wiece zamieniają się w\u00a0głosy, land wybiera; potem pieniądze i\u00a0następny land.',
        ][k],
      }),
    },
    whatFor: 'Po co:',
    waiting: {
      ...world.waiting,
      kinds: {
        draftPick: 'draft',
        layProgram: 'programy',
        completeProgram: 'programy',
        keepCard: 'zachowane karty',
        startPosition: 'ustawienie początkowe',
        bid: 'tajne oferty',
        raise: 'remis',
        drawPrograms: 'programy',
        takeFromDisplay: 'programy',
        swapPrograms: 'programy',
        keepProgram: 'programy',
        buyMedia: 'znaczniki mediów',
        placeRallies: 'wiece',
        sendPoliticians: 'wysłanie polityków',
        payPolitician: 'opłacenie polityków',
        chooseAction: 'akcja polityka',
        placeDouble: 'akcja polityka',
        removeMedia: 'akcja polityka',
        placeMedia: 'akcja polityka',
        shiftOpinion: 'opinia',
        bidForPoll: 'sondaż',
        publishPoll: 'sondaż',
        convertRallies: 'głosy',
        useDonation: 'składki',
      },
    },
    draft: {
      q: (k: number) => `Którą kartę bierzesz (z\u00a0${n(k)})?`,
      when: (k: number, all: number) => `wybór ${n(k)} z\u00a0${n(all)}`,
      hint: 'Liczba pokazuje, ile karta jest teraz warta w\u00a0landzie. Program potrzebuje pięciu różnych tematów. Pozostałe karty idą w\u00a0lewo; ostatnie trzy trafiają do Ciebie.',
      foot: 'Twoje karty razem',
      picks: 'Twoje karty',
      last: 'Ostatnie trzy też trafią do Ciebie',
      go: (name: string) => `Weź kartę ${name}`,
      choose: 'Wybierz kartę',
    },
    program: {
      q: (id: string, k: number) =>
        k === 5
          ? `Które pięć kart tworzy program ${partyOf(id).of}?`
          : f.plural(k, {
              one: `Od której # karty zaczyna się program ${partyOf(id).of}?`,
              few: `Od których # kart zaczyna się program ${partyOf(id).of}?`,
              many: `Od których # kart zaczyna się program ${partyOf(id).of}?`,
              other: `Od których # kart zaczyna się program ${partyOf(id).of}?`,
            }),
      hint: 'Siedem kart: cztery wybrane i\u00a0ostatnie trzy z\u00a0pakietu. Wyłóż pięć tematów, po jednej karcie; z\u00a0pozostałych dwóch zachowasz jedną.',
      fewHint: (k: number) =>
        `Siedem kart: cztery wybrane i\u00a0ostatnie trzy z\u00a0pakietu. Różnych tematów jest tylko ${n(k)}: wyłóż po jednej karcie na każdy. Resztę pokazujesz i\u00a0dobierasz od nowa.`,
      missingQ: 'Które karty dopełniają program?',
      missingHint: 'Twoje karty miały za mało tematów. Nadmiar pokazano i\u00a0tyle samo dobrano.',
      noneHint:
        'Żadna z\u00a0dobranych kart nie ma brakującego tematu: pokazujesz je i\u00a0dobierasz ponownie.',
      foot: 'Twoja zbieżność',
      topics: 'Tematy',
      topicsOf: (k: number, all: number) => `${n(k)} z\u00a0${n(all)}`,
      hand: 'Na ręce',
      handCards: cards,
      go: (k: number) =>
        f.plural(k, {
          one: 'Wyłóż tę kartę',
          few: 'Wyłóż te # karty',
          many: 'Wyłóż te # kart',
          other: 'Wyłóż te # karty',
        }),
      again: 'Pokaż je i\u00a0dobierz ponownie',
      need: (k: number, all: number) => `Wybrano ${n(k)} z\u00a0${n(all)}.`,
      same: 'ten sam temat',
      laidTopic: 'ten temat jest już w\u00a0Twoim programie',
      laid: 'Wyłożone',
    },
    keep: {
      q: 'Którą kartę zachowujesz na ręce?',
      hint: 'W\u00a0fazie 2 możesz ją włączyć do programu. Resztę odrzucasz, zakrytą.',
      hintLater: 'Możesz ją włączyć przy następnej zmianie programu. Resztę odrzucasz, zakrytą.',
      sixth: 'inny temat: może zastąpić każdą z\u00a0pięciu',
      same: 'taka sama jak w\u00a0Twoim programie',
      only: (number: number) => `może zastąpić tylko ${quoted(number)}`,
      go: (number: number) => `Zachowaj kartę ${quoted(number)}`,
      choose: 'Wybierz kartę, którą zachowasz',
    },
    start: {
      q: (id: string) =>
        `Gdzie i\u00a0z\u00a0czym ${verb(partyOf(id), { one: 'zaczyna', several: 'zaczynają' })} ${partyOf(id).mid}?`,
      hint: 'Najpierw wybierz jeden z\u00a0pięciu pasków, potem land dla każdego symbolu. Dwa takie same symbole muszą trafić do różnych landów.',
      strip: (k: number, list: string) => `Pasek ${n(k)}: ${list}`,
      strips: 'Tabela startowa',
      symbols: {
        rallies: '3 wiece',
        trend: 'wyższe notowania',
        votes: '6 głosów',
        media: 'media',
      },
      put: (what: string, where: string) => `${what} ${there(where)}`,
      stateFor: (what: string) => `Land dla symbolu: ${what}`,
      gives: (r: number, t: number, match: number, v: number) =>
        r > 0 ? `(${n(r)} + ${n(t)}) × ${n(match)}${v > 0 ? ` + ${n(v)}` : ''}` : votes(v),
      only: 'jeszcze bez głosów',
      ralliesLeft: 'Pozostałe wiece',
      mediaLeft: 'Pozostałe media',
      of: (a: number, b: number) => `${n(a)} z\u00a0${n(b)}`,
      go: (codes: readonly string[]) => `Zacznij: ${f.list(codes)}`,
      chooseStrip: 'Wybierz pasek',
      unset: (left: number) =>
        f.plural(left, {
          one: '# symbol czeka na land',
          few: '# symbole czekają na land',
          many: '# symboli czeka na land',
          other: '# symbolu czeka na land',
        }),
    },
    bid: {
      ...world.bid,
      q: 'Ile dasz za to, żeby zacząć?',
      hint: 'Kto da najwięcej, płaci do banku i\u00a0zaczyna. Nikt inny nie płaci.',
      say: (id: string) =>
        `Pierwszy gracz działa pierwszy w\u00a0fazach od 2 do 5 i\u00a0wygrywa remisy. Dotąd: ${partyOf(id).mid}.`,
      once: 'przebij raz albo spasuj',
    },
    raise: {
      q: (bid: number) => `Remis. Dajesz więcej niż ${eur(bid)}?`,
      hint: (ids: readonly string[]) =>
        `Każdy z\u00a0remisujących może przebić raz, zgodnie z\u00a0ruchem wskazówek zegara od poprzedniego pierwszego gracza: ${allOf(ids)}.`,
      raise: 'Przebij',
      pass: 'Pasuj',
      go: (sum: number) => `Przebij: ${eur(sum)}`,
      passGo: 'Pasuj',
      passSay: (id: string, sum: number, sure: boolean) =>
        `${says(id, 'zaczyna', 'zaczynają')} za ${eur(sum)}${sure ? '' : ', jeśli nikt nie przebije'}`,
      passMine: (sum: number) => `zaczynasz za ${eur(sum)}`,
    },
    draw: {
      q: 'Dobierasz karty do programu?',
      hint: 'Dobrane karty można włączyć do programu; jedna zostaje na ręce.',
      stack: 'Z\u00a0talii, potem odkryta',
      stackSay: (k: number) =>
        `Najpierw zobacz wierzchnią kartę, potem weź jedną z\u00a0odkrytych (${n(k)}).`,
      display: 'Nowe karty',
      displaySay: (k: number) => `Odrzuć odkryte (${n(k)}), odkryj nowe, weź jedną.`,
      nothing: 'Nic',
      nothingSay: 'Wymień tylko kartę z\u00a0ręki albo zostaw wszystko.',
      cards,
      goStack: 'Dobierz wierzchnią kartę talii',
      goDisplay: 'Odkryj nowe karty',
      goNothing: 'Nic nie dobieraj',
    },
    take: {
      q: 'Którą odkrytą kartę bierzesz?',
      hint: 'Wszyscy widzą, którą bierzesz.',
      inHand: 'Na ręce, widzisz je tylko Ty',
      choose: 'Wybierz kartę',
      go: (name: string) => `Weź kartę ${name}`,
    },
    swap: {
      q: 'Co zmieniasz w\u00a0programie?',
      hint: 'Do dwóch wymian, na koniec pięć tematów. Wybierz kartę z\u00a0ręki, potem tę, którą zastępuje.',
      program: 'Program',
      hand: 'Ręka:',
      swaps: (k: number) => `wymiany ${n(k)} z\u00a02`,
      match: 'Twoja zbieżność',
      alike: 'Takie same karty',
      none: 'Nic nie zmieniaj',
      go: (list: readonly number[]) => `Włącz ${theCards(list)}`,
      both: (list: readonly number[], kept: number) =>
        `Włącz ${theCards(list)}, zachowaj ${quoted(kept)}`,
      by: (out: number, into: number) => `${quoted(into)} zamiast ${quoted(out)}`,
      take: (number: number) =>
        `weź ${quoted(number)} w\u00a0miejsce karty, którą teraz naciśniesz`,
      back: (number: number) => `${quoted(number)} zostaje na ręce`,
      stays: (number: number) => `zostaw ${quoted(number)} bez zmian`,
      replace: (number: number) => `zastąp ${quoted(number)}`,
      /** The card in hand whose place is chosen below. */
      with: (number: number) => `${quoted(number)} zostaje na ręce albo zastępuje:`,
    },
    media: {
      ...world.media,
      q: 'Kupujesz znacznik mediów?',
      hint: '5\u00a0000\u00a0€, na wolne pole. Kto pasuje, może kupić później, dopóki wszyscy po kolei nie spasują.',
      lead: (a: number, b: number) =>
        `Prowadzisz wtedy ${n(a)}:${n(b)} i\u00a0w\u00a0fazie 7 możesz zmienić opinię.`,
    },
    rally: {
      q: (id: string) => `Gdzie ${says(id, 'organizuje', 'organizują')} wiece?`,
      hint: 'W\u00a0dowolnych landach, raz na rundę. Pole pokazuje cenę łączną, w\u00a0tysiącach.',
      none: 'brak',
      plus: (k: number) => `+${n(k)}`,
      group: (name: string) => `Nowe wiece ${there(name)}`,
      cell: (k: number, cost: number) => `${n(k)} za ${eur(cost)}`,
      change: (a: number, b: number, c: number, d: number) =>
        `głosy ${n(a)} → ${n(b)}, punkty ${n(c)} → ${n(d)}.`,
      stays: (a: number, b: number) => `bez zmian: ${votes(a)}, ${points(b)}`,
      early: (k: number) =>
        `${rallies(k)}: już w\u00a0fazie 9 tej rundy mogą zamienić się w\u00a0głosy, jak każde cztery i\u00a0więcej.`,
      rest: 'Cztery lub więcej w\u00a0jednym landzie mogą zamienić się w\u00a0głosy już w\u00a0fazie 9 tej rundy.',
      left: 'Pozostałe wiece',
      go: (k: number, cost: number) => `Zorganizuj ${rallies(k)} za ${eur(cost)}`,
      passes: (ids: readonly string[], v: number) =>
        `Wyprzedzasz ${f.list(ids.map((id) => partyOf(id).whom))} (${n(v)}).`,
      together: (id: string, v: number) => `Razem ${partyOf(id).with}: ${n(v)}.`,
      alone: 'To 50\u00a0głosów: większość w\u00a0pojedynkę.',
      nobody: 'W\u00a0tej rundzie bez wieców',
    },
    send: {
      q: 'Kogo wysyłasz i\u00a0dokąd?',
      hint: 'Najwyżej jeden na land, zakryty, za darmo. W\u00a0fazie 6 płacisz albo rezygnujesz. Każdego użyjesz tylko raz w\u00a0grze.',
      stay: 'zostaje',
      where: (name: string) => `${name}: dokąd?`,
      after: 'potem',
      or: ' lub ',
      later: 'Do zapłaty później',
      ofYour: 'z\u00a0Twoich',
      tooMuch: 'Więcej, niż masz: kogo nie opłacisz, z\u00a0tego zrezygnujesz.',
      go: (k: number, codes: readonly string[]) =>
        `Wyślij ${f.plural(k, { one: 'jednego', few: '#', many: '#', other: '#' })}: ${f.list(codes)}`,
      one: (name: string, where: string) => `wyślij: ${name}, ${where}`,
      nobodyTo: (where: string) => `nie wysyłaj nikogo: ${where}`,
      nobody: 'Nie wysyłaj nikogo',
      rows: 'Już na miejscu:',
    },
    pay: {
      q: (name: string) => `${name}: płacisz?`,
      hint: 'Nieopłacony polityk od razu opuszcza grę, bez efektu.',
      main: 'Główna',
      after: 'potem',
      or: 'lub',
      have: 'Masz',
      left: 'Zostaje',
      go: (cost: number) => `Zapłać ${eur(cost)}`,
      letGo: 'Zrezygnuj',
      paid: 'opłacony',
      gone: 'rezygnacja',
      decides: 'decyduje po Tobie',
    },
    act: {
      q: (name: string) => `Co robi Twój ${name}?`,
      hintMain: 'Główna akcja; można ją pominąć.',
      hintBoth: 'Główna akcja, potem jedna z\u00a0pozostałych; każdą można pominąć.',
      hintThen: 'Teraz jedna z\u00a0akcji drugorzędnych albo żadna.',
      hintBarred: 'Głównej akcji już tu nie ma. Teraz jedna z\u00a0drugorzędnych albo żadna.',
      hintOnce: 'Akcję z\u00a0dopiskiem (raz na land) wykona tu w\u00a0tej rundzie tylko pierwszy.',
      skip: 'Pomiń',
      skipBoth: 'Pomiń obie',
      choose: 'Wybierz akcję',
      chooseMain: 'Wybierz akcję główną',
      chooseThen: 'Wybierz drugą akcję',
      stuck: 'Żadna nie jest teraz możliwa',
      stuckMain: 'Żadna akcja główna nie jest teraz możliwa',
      trend: (a: number, b: number) => `${f.signed(a)} → ${f.signed(b)}`,
      trendTo: (steps: number, a: number, b: number) =>
        a === b
          ? `Twoje notowania są na końcu skali: zostaje ${f.signed(a)}.`
          : `Twoje notowania: ${f.signed(a)} → ${f.signed(b)}, ${spaces(steps)} w\u00a0górę skali.`,
      ifNow: (a: number, b: number) =>
        `Z\u00a0Twoimi wiecami, gdyby wybory były teraz: ${n(a)} → ${votes(b)}.`,
      votesCounted: (a: number, b: number, c: number, d: number) =>
        `Głosy policzone dotąd: ${n(a)} → ${n(b)}. Z\u00a0Twoimi wiecami, gdyby wybory były teraz: ${n(c)} → ${n(d)}.`,
      votesTo: (a: number, b: number) => `${n(a)} → ${votes(b)}`,
      base: (a: number, b: number) => `elektorat ${n(a)} → ${n(b)}`,
      double:
        'Opinia liczy się podwójnie; jeśli leży na niej żeton, usuwasz go i\u00a0liczy się raz.',
      undouble: 'Leżący tam żeton zostaje usunięty.',
      media: (left: number) =>
        `Zapłać partii 5\u00a0000\u00a0€, a\u00a0zabierze swój znacznik; na to pole możesz dać własny. Zostanie ${eur(left)}.`,
      others: 'Notowania wszystkich innych spadają o\u00a0jedno pole.',
      poll: (who: string) =>
        `Za darmo. Widzisz awers, potem upubliczniasz albo nie. Rewers podnosi: ${who}.`,
      program: 'Dobierz, wymień do dwóch, zachowaj jedną: jak w\u00a0fazie 2.',
      go: (what: string) => `Wykonaj: ${what}`,
      both: 'Wykonaj obie',
      title: {
        double: 'Podwojenie opinii (raz na land)',
        undouble: 'Usunięcie żetonu ×2 (raz na land)',
        trend: 'Twoje notowania',
        media: 'Wykup znacznika mediów (raz na land)',
        votes: 'Głosy',
        othersTrend: 'Notowania innych w\u00a0dół (raz na land)',
        base: 'Elektorat',
        poll: 'Przejęcie sondażu',
        program: 'Zmiana programu',
      },
    },
    double: {
      q: (name: string) => `Która opinia liczy się podwójnie ${there(name)}?`,
      hint: 'Dla wszystkich, dopóki inny polityk nie usunie żetonu albo nie odbędą się wybory.',
      go: (number: number) => `Podwój opinię ${quoted(number)}`,
      choose: 'Wybierz opinię',
      match: 'mnożnik',
    },
    remove: {
      q: (name: string) => `Czyj znacznik mediów znika ${there(name)}?`,
      hint: 'Właściciel dostaje od Ciebie 5\u00a0000\u00a0€ i\u00a0nie może odmówić.',
      takes: (id: string) => `${says(id, 'zabiera', 'zabierają')} jeden znacznik`,
      gets: (who: string, sum: number) => `${who} +${eur(sum)}`,
      go: (id: string, sum: number) => `Zapłać ${partyOf(id).to} ${eur(sum)}`,
      choose: 'Wybierz, czyj znacznik znika',
    },
    place: {
      q: 'Dajesz na wolne pole swój znacznik?',
      hint: 'To nic nie kosztuje.',
      go: 'Umieść tam swój znacznik',
      pass: 'Zostaw pole wolne',
      left: 'Pozostałe znaczniki',
    },
    shift: {
      q: (name: string) => `Zmieniasz opinię ${there(name)}?`,
      hint: 'Jedna znika, jedna z\u00a0odkrytych wchodzi: żadna inna odkryta tam nie może mieć jej tematu.',
      out: 'Znika',
      in: 'Wchodzi',
      key: 'w\u00a0ramce: jak Twój program; przekreślona: przeciw niemu',
      takeOut: (number: number) => `usuń ${quoted(number)}`,
      bringIn: (number: number) => `wprowadź ${quoted(number)}`,
      doubled: 'podwojona',
      match: 'zbieżność',
      yours: (name: string, sum: string) => `Twoja ${there(name)}: ${sum}.`,
      go: (a: number, b: number) => `Zmień ${quoted(a)} na ${quoted(b)}`,
      leave: (name: string) => `Bez zmian: ${name}`,
      choose: 'Wybierz, która znika i\u00a0która wchodzi',
    },
    auction: {
      ...world.auction,
      q: (bid: number) => (bid < 0 ? 'Licytujesz sondaż?' : `Dajesz więcej niż ${eur(bid)}?`),
      hint: 'Każdy licytuje raz, wszystkie oferty są jawne.',
      whyLast: (id: string, counted: number, tied: boolean) =>
        `Licytator to ${partyOf(id).mid}: ${verb(partyOf(id), { one: 'licytuje', several: 'licytują' })} na końcu, bo ${
          tied
            ? 'przy równej liczbie głosów'
            : `${verb(partyOf(id), { one: 'ma', several: 'mają' })} najwięcej głosów`
        } (${n(counted)}; wiece jeszcze się nie liczą)${
          tied
            ? ` ${verb(partyOf(id), { one: 'siedzi', several: 'siedzą' })} najbliżej pierwszego gracza`
            : ''
        }.`,
      highest: 'najwyższa',
      outbid: 'przebita',
      you: 'Ty',
      passed: 'pas',
      last: 'licytuje na końcu',
      publish: 'Upublicznij',
      keep: 'Zatrzymaj',
      trend: (a: number, b: number) => `notowania ${f.signed(a)} → ${f.signed(b)}`,
      plusOnly: 'tylko z\u00a0plusem dla Ciebie',
      noPlus: 'niemożliwe: bez plusa dla Ciebie',
      base: (a: number, b: number) => `elektorat ${n(a)} → ${n(b)}`,
      votesNot: (a: number, b: number) => (a === b ? votes(a) : `${votes(a)} zamiast\u00a0${n(b)}`),
      front: 'Zakryty awers to jeden z\u00a0tych dwóch:',
      frontHead: 'albo',
      orHead: 'albo',
      absent: (id: string) =>
        `Przy tym stole nie ma ${partyOf(id).of}, więc tego +2 nie dostaje nikt.`,
      shielded: (id: string) =>
        `${says(id, 'prowadzi', 'prowadzą')} tu w\u00a0mediach: bez spadku.`,
    },
    publish: {
      q: 'Upubliczniasz swój sondaż?',
      hint: 'Ten awers widzisz tylko Ty. Nieupublicznionego nikt nigdy nie zobaczy.',
      front: 'Awers',
      absent: 'nie przy tym stole',
      stays: (a: number) => `zostaje ${f.signed(a)}`,
      plusOther: 'cudzy plus: bez zmian',
      shielded: 'prowadzenie w\u00a0mediach',
      end: 'na końcu skali',
      none: 'bez zmian',
      noPlus: 'bez plusa dla Ciebie',
      steps: (k: number) => (k > 0 ? `${spaces(k)} w\u00a0górę` : `${spaces(-k)} w\u00a0dół`),
      go: (figure: number) => `Upublicznij: Twoje notowania ${f.signed(figure)}`,
      goPlain: 'Upublicznij',
      keep: (base: number) => `Zatrzymaj: elektorat ${n(base)}`,
    },
    convert: {
      q: 'Ile wieców wymieniasz teraz na głosy?',
      hint: (k: number) =>
        `Wybory w\u00a0${n(k)}. rundzie. Żadnego albo cztery i\u00a0więcej; reszta zostaje.`,
      yours: (name: string, k: number) => `Twoje ${there(name)}: ${rallies(k)}`,
      few: 'Mniej niż czterech nie można tu wymienić.',
      now: 'Teraz',
      points: 'Punkty',
      ended: 'gdyby tak się skończyło',
      stay: 'Zostaje',
      mayChange: (k: number) =>
        k > 0
          ? f.plural(k, {
              one: 'na później; # opinia jest jeszcze zakryta',
              few: 'na później; # opinie są jeszcze zakryte',
              many: 'na później; # opinii jest jeszcze zakrytych',
              other: 'na później; # opinii jest jeszcze zakryte',
            })
          : 'na później; wszystkie opinie są odkryte',
      back: 'Wraca do puli',
      go: (k: number, v: number) => `Wymień ${rallies(k)} na ${votes(v)}`,
      none: 'Nie wymieniaj',
      gain: (v: number) => `+${n(v)}`,
      group: 'Wiece do wymiany na głosy',
    },
    donation: {
      money: 'Twoje pieniądze',
      q: 'Zbierasz składki czy z\u00a0nich rezygnujesz?',
      hint: 'Jedne na rundę, każde raz w\u00a0grze.',
      accept: 'zbierz',
      reject: 'zrezygnuj',
      noMoney: '+0\u00a0€',
      base: (k: number) => `elektorat ${f.signed(k)}`,
      used: 'zużyte',
      say: (pays: number) =>
        pays === 0
          ? 'Punkt elektoratu to punkt na koniec; pieniędzy już nie da.'
          : `Punkt elektoratu to punkt na koniec i\u00a0${eur(1)} przez ${f.plural(pays, { one: 'jeszcze jedną rundę', few: 'jeszcze # rundy', many: 'jeszcze # rund', other: 'jeszcze # rundy' })}.`,
      receive: 'W\u00a0tej rundzie razem',
      forVotes: 'Za głosy',
      gift: 'Składki',
      before: (k: number) => `${n(k)}, przed zmianą`,
      change: (a: number, b: number) => `elektorat ${n(a)} → ${n(b)}`,
      partyBase: 'Elektorat',
      choose: 'Wybierz składki: zbierz albo zrezygnuj',
      goAccept: (sum: number, base: number) => `Zbierz ${eur(sum)}, elektorat ${n(base)}`,
      goReject: (sum: number, base: number) => `Zrezygnuj z\u00a0${eur(sum)}, elektorat ${n(base)}`,
    },
    compare: {
      say: 'Rachunek każdej partii: (wiece + notowania) × zbieżność, dodane do głosów; potem punkty i\u00a0premia.',
      heads: ['Partia', 'Głosy', 'Z\u00a0wieców', 'Razem', 'Punkty'],
    },
    election: {
      ...world.election,
      together: (who: readonly string[]) => `: rządzą razem ${f.list(who)}`,
      alone: (id: string) => `: ${says(id, 'rządzi', 'rządzą')} samodzielnie`,
      severalHead: (who: readonly string[]) => `: na czele ${f.list(who)}, kilka partii osiąga 50`,
      none: (who: string) => `: brak większości, najsilniejsza partia: ${who}`,
      nobody: 'Nikt nie osiąga 50',
      one: (id: string) => `${says(id, 'osiąga', 'osiągają')} 50`,
      many: (k: number) => `Partie, które osiągają 50: ${n(k)}`,
      strongest: (id: string, v: number) =>
        `Najwięcej głosów ${verb(partyOf(id), { one: 'ma', several: 'mają' })} ${party(id)} (${n(v)}). Najsilniejsza partia musi szukać partnera: najpierw najbliższy program, z\u00a0równych ten, kto siedzi najbliżej pierwszego gracza.`,
      level: (ids: readonly string[], first: string, v: number) =>
        `Remis, po ${v === 1 ? `${n(v)}\u00a0głosie` : votes(v)}: ${allOf(ids)}. Najbliżej pierwszego gracza ${verb(partyOf(first), { one: 'jest', several: 'są' })} ${party(first)}: to najsilniejsza partia i\u00a0musi szukać partnera. Najpierw najbliższy program, z\u00a0równych ten, kto siedzi najbliżej pierwszego gracza.`,
      aloneSay: (v: number, bonus: number) =>
        `${votes(v)}: próg osiągnięty w\u00a0pojedynkę, ${points(bonus)}.`,
      severalSay: (bonus: number) =>
        `Każda z\u00a0nich dostaje ${points(bonus)}; wygrywa ta, która ma najwięcej głosów.`,
      noneSay: (id: string, bonus: number) =>
        `Żadne dwie nie mają razem 50, więc nikt nie rządzi. ${says(id, 'dostaje', 'dostają')} ${points(bonus)} jako najsilniejsza partia.`,
      waits: (id: string) =>
        `Nikt nie osiąga 50. Kogo ${verb(partyOf(id), { one: 'zapyta', several: 'zapytają' })} ${partyOf(id).mid}?`,
      asks: (id: string, together: number, yes: boolean) =>
        `${party(id)}? Razem ${n(together)}: ${yes ? 'tak!' : 'za mało.'}`,
      alike: (k: number) =>
        f.plural(k, {
          one: '# taka sama karta',
          few: '# takie same karty',
          many: '# takich samych kart',
          other: '# takiej samej karty',
        }),
      partner: 'partner',
      notAsked: 'nie pytano',
      tooFew: 'za mało głosów',
      pointsHead: 'Punkty',
      winning: 'premia',
      mediaHead: 'Znacznik przechodzi na pole obecności w\u00a0mediach',
      mediaStays: 'Żaden znacznik mediów się nie przesuwa',
      mediaNone: (won: boolean) =>
        won
          ? 'Żaden zwycięzca nie ma tam znacznika mediów i\u00a0nikt nie prowadzi w\u00a0mediach.'
          : 'Bez większości i\u00a0koalicji nie ma zwycięzcy, a\u00a0w\u00a0mediach nikt nie prowadzi.',
      mediaSay: (ids: readonly string[], worth: number) =>
        `${ids.length === 1 ? `${says(ids[0], 'przenosi', 'przenoszą')} jeden znacznik` : `${allOf(ids)} przenoszą po jednym znaczniku`} na pole obecności w\u00a0mediach: na koniec ${points(worth)}.`,
      // It breaks before its result, if at all.
      sum: (r: number, trend: number, match: number, gain: number) =>
        `${f.whole(`(${factor(f, n(r), r, trend)}) × ${n(match)}`)} ${f.whole(`= ${n(gain)}`)}`,
      noRally: 'bez wiecu',
      total: (v: number, gain: number, total: number) => `${n(v)} + ${n(gain)} = ${votes(total)}`,
      coalition: 'koalicja',
    },
    final: {
      ...world.final,
      kicker: (elections: number) =>
        `Wynik końcowy · Die Macher 2019, ${elections === 7 ? 'siedem landów' : 'cztery landy'}`,
      key: ['głosy', 'premia wyborcza', 'obecność w\u00a0mediach, elektorat, pieniądze'],
      base: 'elektorat',
      money: 'pieniądze',
      moneyLeft: (k: number, sum: number) => `pieniądze ${n(k)} (zostało: ${eur(sum)})`,
      wonIn: (name: string) => `premia: ${name}`,
    },
  };
};
