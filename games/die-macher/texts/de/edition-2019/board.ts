import { factor } from '../../edition-2019/factor.js';
import { does, verb, type Formats } from '@hustings/texts';
import { data, type Verb } from '../../../rules/edition-2019/index.js';
import type { PoliticianId } from '../../edition-2019/texts.js';
import type { BoardTexts } from '../../en/edition-2019/board.js';
import { called, worldBoard } from '../board.js';
import { actions, politicians } from './politicians.js';

/** A politician by the name a panel has for it, as the one something is done to. */
const whom = (name: string): string =>
  Object.values(politicians).find((one) => one.name === name)?.whom ?? name;

/** German: Die Macher 2019. Sums are in thousands of euros. */
export const board = (f: Formats<'de'>): BoardTexts => {
  const eur = f.euros;
  const n = f.number;
  const world = worldBoard(f, data.topics);
  const { partyOf, allOf, quoted, says, asks, within, inside, toward } = called(f, data.topics);
  const { votes, points, party } = world;
  const theCards = (list: readonly number[]): string =>
    `${list.length === 1 ? 'Karte' : 'Karten'} ${f.list(list.map(quoted))}`;
  const rallies = (count: number): string =>
    f.plural(count, { one: '# Veranstaltung', other: '# Veranstaltungen' });
  /** For winning, on top of those for votes. */
  const extra = (count: number): string => `+${n(count)}\u00a0Bonus`;
  const act = actions(f);
  return {
    ...world,
    title: 'Die Macher 2019',
    politician: (id: string): string => politicians[id as PoliticianId].name,
    action: (deed: Verb, figure: number): string => act[deed](figure),
    /** What the actions of politicians do and cost, for whoever chooses among them. */
    deeds: {
      ask: 'Was bewirken diese Aktionen?',
      says: {
        double:
          'Eine offene Volksmeinung zählt doppelt, für alle. Liegt dort ein Doppler, wird er stattdessen entfernt.',
        trend:
          'Dein Stein steigt auf der Skala −3, −2, 0, +2, +3, +4: von 0 ist ein Feld rauf die +2.',
        media: `Du zahlst einer anderen Partei ${eur(5)}, zusätzlich zum Politiker. Sie nimmt einen Marker zurück; einer von dir darf gratis auf das Feld.`,
        votes: 'Zählen sofort, ohne Veranstaltungen.',
        othersTrend: 'Jede andere Partei fällt auf der Trendskala des Landes um ein Feld.',
        base: 'Parteibasis: je 1.000\u00a0€ pro Runde, je ein Punkt am Ende.',
        poll: 'Die oberste Umfrage, gratis: Sieh sie an, dann veröffentliche sie oder nimm 3 Parteibasis.',
        program: 'Wie in Phase 2: ziehen, bis zu zwei Karten tauschen, eine behalten.',
      },
      onceMark: '(einmal pro Land)',
      once: 'Das macht pro Land und Runde nur, wer zuerst kommt.',
      poor: (left: number) => `Geht nicht: Nach dem Bezahlen blieben ${eur(left)}.`,
      first: (id: string) =>
        `${does(partyOf(id), 'darf', 'dürfen')} es vor dir tun, dann geht es nicht mehr.`,
      alone: 'Geht gerade nicht: Keine andere Partei hat hier einen Marker.',
    },
    doubleMarker: 'Doppler',
    rallies,
    phases: [
      'Startspieler',
      'Programme',
      'Medien',
      'Veranstaltungen',
      'Politiker',
      'Aktionen',
      'Medieneinfluss',
      'Umfragen',
      'Wahl',
    ],
    phasesShort: [
      'Start',
      'Programme',
      'Medien',
      'Veranst.',
      'Politiker',
      'Aktionen',
      'Einfluss',
      'Umfragen',
      'Wahl',
    ],
    strip: { ...world.strip, setupSteps: ['Karten', 'Programm', 'Start'] },
    table: {
      ...world.table,
      upTo: 'höchstens',
      points: 'Punkte',
      majority: 'Mehrheit',
      rallies: 'Veranst.',
      trend: 'Trend',
      match: 'Treffer',
      adds: '+ Stimmen',
      wouldAdd: 'brächten',
      trendTitle: 'Trend',
      politicians: 'Politiker',
      sentDown: 'ein Politiker, verdeckt',
      unpaid: 'unbezahlt',
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
      noRally: (total: number) => `Hier keine Veranstaltung, also nichts dazu: ${votes(total)}`,
      coalition: (sum: number, bonus: number) => ` = ${n(sum)}: Koalition, je ${extra(bonus)}`,
      noPair: (who: string, bonus: number) =>
        `${who} am stärksten, kein Paar kommt auf 50: ${extra(bonus)}`,
      noPairTight: (who: string, bonus: number) => `${who} am stärksten: ${extra(bonus)}`,
      coalitionTight: (bonus: number) => `: Koalition, je ${extra(bonus)}`,
      noRallyTight: (total: number) => `Keine Veranstaltung: ${votes(total)}`,
      nobodyYet: 'Noch hat hier niemand Stimmen oder Veranstaltungen.',
      countsAs: 'zählt als ×\u00a01',
      factor: (match: number) => `× ${n(match)}`,
      countsAsLong: (match: number) =>
        `Weniger als ein Treffer zählt als ×\u00a01, das Mindeste. Hier sind es ${n(match)}.`,
      matchSay: 'Treffer: dein Programm verglichen mit den Volksmeinungen des Landes, mindestens 1',
      wins: (who: string, bonus: number) => `${who} mit 50 oder mehr: ${extra(bonus)}`,
      several: (bonus: number) => `mit 50 oder mehr: je ${extra(bonus)}`,
      chartLine: (who: string, now: number, then: number) =>
        `${who} ${n(now)}, bei Wahl jetzt ${n(then)}`,
      stairs: (lines: readonly string[]) => `Trend: ${lines.join(', ')}`,
      ofRallies: (held: number, planned: number) =>
        `${n(held)} von 8 Veranstaltungen${planned > 0 ? `, ${n(planned)} mehr geplant` : ''}`,
      program: 'Programm\u00adauslage',
      opinions: 'Meinungs\u00adauslage',
      left: (k: number) => `${n(k)} von 14 übrig`,
      poll: 'Umfrage',
      polls: (k: number) => `${n(k)} übrig`,
      raises: 'hebt',
      raisesBy: (who: string) => `${who} um 2`,
      raisesNobody: (who: string) => `${who}, nicht dabei`,
      presence: 'Medien\u00adpräsenz',
    },
    seat: {
      ...world.seat,
      starts: 'Startspieler',
      base: 'Basis',
      donations: 'Spenden',
      rallies: 'Veranst.',
      politicians: 'Politiker',
      points: 'Punkte',
      says: {
        money:
          'Jede Zahlung steht im Protokoll, der Kontostand nicht. Am Ende bringt das meiste Geld 6 Punkte, das zweitmeiste 3.',
        moneySeen:
          'Jede Zahlung steht im Protokoll. Am Ende bringt das meiste Geld 6 Punkte, das zweitmeiste 3.',
        base: 'Parteibasis: je 1.000\u00a0€ am Ende einer Runde und je ein Punkt am Ende des Spiels.',
        donations: 'Eine pro Runde: Geld gegen Basis, oder Basis statt Geld.',
        rallies: 'Noch im Vorrat.',
        media: 'Medienmarker, die noch im Vorrat sind.',
        politicians: 'Noch auf der Hand.',
      },
    },
    /** What is told about a piece that one points at. */
    point: {
      state: (elects: boolean, round: number, most: number) =>
        `${elects ? 'Wählt diese Runde' : `Wählt in Runde ${n(round)}`}. Ab 50 Stimmen gibt es ${points(most)}.`,
      fit: (code: string) => `Deine Treffer ${within(code)}`,
      ifNow:
        'Alle Veranstaltungen werden zu Stimmen; dann gewinnt, wer 50 hat, sonst sucht die stärkste Partei einen Partner, das ähnlichste Programm zuerst.',
      scale: (code: string) => `Trend ${within(code)}`,
      on: (who: string, figure: string) => `${who} ${figure}`,
      scaleSay: (lines: readonly string[]) =>
        `${lines.join(', ')}. Er zählt zu den Veranstaltungen; ±1 gibt es nicht.`,
      hidden: 'Eine verdeckte Volksmeinung',
      hiddenSay: 'Sie zählt noch nicht. Zwischen den Runden wird in jedem Land eine aufgedeckt.',
      cardIn: (number: number, code: string) => `${quoted(number)} ${within(code)}`,
      worth: (worth: number, twice: boolean) => {
        if (worth === 0) return 'Dein Programm sagt nichts dazu: 0 Treffer.';
        const figure = f.signed(twice ? worth * 2 : worth);
        const marker = twice ? ', verdoppelt durch den Doppler' : '';
        return `${worth > 0 ? 'Dein Programm sagt dasselbe' : 'Dein Programm sagt das Gegenteil'}: ${figure} Treffer${marker}.`;
      },
      media: (code: string) => `Medien ${within(code)}`,
      spotFree: (code: string) => `Ein freies Medienfeld ${within(code)}`,
      spotOf: (id: string, code: string) => `Ein Medienmarker ${partyOf(id).of} ${within(code)}`,
      noLead:
        'Niemand führt dort in den Medien: Wer führt, darf eine Volksmeinung ändern und ist vor Umfragen sicher.',
      leads: (id: string, a: number, b: number) =>
        `${does(partyOf(id), 'führt', 'führen')} ${n(a)} : ${n(b)}, ${verb(partyOf(id), { one: 'darf', several: 'dürfen' })} dort eine Volksmeinung ändern und ${verb(partyOf(id), { one: 'ist', several: 'sind' })} vor Umfragen sicher.`,
      slotFree: (code: string) => `Ein Platz für Politiker ${within(code)}`,
      slotDown: (id: string, code: string) => `Ein Politiker ${partyOf(id).of} ${within(code)}`,
      slotUp: (id: string, name: string) => `${name} ${partyOf(id).of}`,
      slotSay: 'In Phase 5 verdeckt entsandt; in Phase 6 aufgedeckt und bezahlt, oder auch nicht.',
      deeds: (cost: number, main: string, then: readonly string[]) =>
        `${eur(cost)}: ${main}, dann ${then.join(' oder ')}.`,
      figures: {
        votes: 'Stimmen',
        held: 'Veranstaltungen',
        trend: 'Trend',
        match: 'Treffer',
        gain: 'Stimmen aus Veranstaltungen',
        worth: 'Punkte',
      },
      figure: (what: string, id: string, code: string) =>
        `${what} ${partyOf(id).of} ${within(code)}:`,
      points: (k: number) => `, ${points(k)}`,
      rallies: (k: number, most: number) =>
        `${n(k)} von ${n(most)}. Bei der Wahl gibt jede eine Stimme, mal Treffer.`,
      trend: (figure: number) =>
        `${f.signed(figure)}, zählt zu den Veranstaltungen, bevor malgenommen wird.`,
      match: (k: number) =>
        `× ${n(k)}: Volksmeinungen dort, die das Programm teilt, minus die, denen es widerspricht.`,
      pointsFor: (v: number, k: number, next: readonly [number, number] | undefined) =>
        `${votes(v)} ${v === 1 ? 'gäbe' : 'gäben'} ${n(k)}.${next === undefined ? '' : ` Nächste Stufe: ${points(next[1])} für ${votes(next[0])}.`}`,
      party: (who: string, name: string) => `${who}, ${name}:`,
      partySay: (v: number, won: number) =>
        `bisher ${points(v + won)}, ${n(v)} für Stimmen und ${n(won)} Wahlbonus.`,
      alike: (k: number) => `${n(k)} von 5 Karten gleich:`,
      alikeSay: 'bei der Wahl fragt die stärkste Partei das ähnlichste Programm zuerst.',
      has: (who: string, what: string) => `${who}, ${what}:`,
      cards: {
        opinionOffer:
          'In der Meinungsauslage: Wer in einem Land in den Medien führt, darf sie dort in Phase 7 hineinlegen.',
        offer: 'In der Programmauslage: In Phase 2 kann sie genommen werden.',
        hand: 'Auf deiner Hand: In Phase 2 kann sie in dein Programm.',
      },
      displays: {
        offer: 'wer in Phase 2 das Programm ändert, kann eine dieser Karten nehmen.',
        opinionOffer:
          'wer in einem Land in den Medien führt, darf in Phase 7 eine davon hineinlegen.',
      },
      ownCard:
        'In deinem Programm. Die gleiche Volksmeinung ist ein Treffer, das Gegenteil kostet einen.',
      theirCard: (worth: number) =>
        worth > 0
          ? 'Wie in deinem Programm.'
          : worth < 0
            ? 'Dein Programm sagt das Gegenteil.'
            : 'Dein Programm sagt nichts dazu.',
      presence: (k: number) => `Medienpräsenz, Wahl ${n(k)}:`,
      presenceSay: (worth: number, who: readonly string[]) =>
        `ein Marker dort ist am Ende ${points(worth)} wert. ${who.length === 0 ? 'Niemand hat einen.' : `Dort: ${f.list(who)}.`}`,
      poll: (id: string) =>
        `Ihre Rückseite hebt ${partyOf(id).whom} um zwei Felder. Versteigert wird in jedem Land; veröffentlicht bewegt sie Trends.`,
      pollAbsent: (id: string) =>
        `Ihre Rückseite nennt ${partyOf(id).whom}, die nicht an diesem Tisch ${verb(partyOf(id), { one: 'ist', several: 'sind' })}. Versteigert wird in jedem Land; veröffentlicht bewegt sie Trends.`,
      /** Two elect in each of the last rounds of seven elections; what is not revealed is counted. */
      round: (states: readonly string[], hidden: number, won: readonly string[]) => {
        const count = states.length + hidden;
        const elect =
          states.length === 0
            ? `${n(count)} Länder wählen, beide noch verdeckt`
            : `${count > 1 ? `${n(count)} Länder wählen: ` : ''}${f.list(hidden > 0 ? [...states, 'ein noch verdecktes'] : states)}`;
        return `${elect}${won.length === 0 ? '' : ` · Sieg: ${f.list(won)}`}`;
      },
      phaseFor: (k: number) => `das ist für Phase ${n(k)}.`,
      phase: (k: number) => ({
        title: k === 0 ? 'Vor Runde 1' : `Phase ${n(k)}:`,
        text: [
          'Karten werden reihum gewählt, fünf davon als Programm ausgelegt, dann stellt sich jede Partei auf.',
          'Verdeckte Gebote: Das höchste wird gezahlt und macht seine Partei zum Startspieler. Sonst zahlt niemand.',
          'Der Reihe nach werden Karten gezogen und bis zu zwei ins Programm getauscht.',
          'Reihum, auch mehrmals, werden Medienmarker für je 5.000\u00a0€ gekauft.',
          'Der Reihe nach setzen alle Veranstaltungen, wo sie wollen; je mehr in einem Land, desto teurer.',
          'Der Reihe nach werden Politiker verdeckt entsandt, höchstens einer pro Land.',
          'Land für Land werden sie aufgedeckt, bezahlt oder nicht, und handeln.',
          'Wer in einem Land in den Medien führt, darf dort eine Volksmeinung ändern.',
          'In jedem Land wird die oberste Umfrage versteigert; wer sie bekommt, darf sie veröffentlichen.',
          'Veranstaltungen werden zu Stimmen, das Land wählt; dann gibt es Geld, und das nächste Land kommt.',
        ][k],
      }),
    },
    whatFor: 'Wozu:',
    waiting: {
      ...world.waiting,
      kinds: {
        draftPick: 'Kartenwahl',
        layProgram: 'die Programme',
        completeProgram: 'die Programme',
        keepCard: 'die Handkarten',
        startPosition: 'die Startaufstellung',
        bid: 'verdeckte Gebote',
        raise: 'der Gleichstand',
        drawPrograms: 'Programme',
        takeFromDisplay: 'Programme',
        swapPrograms: 'Programme',
        keepProgram: 'Programme',
        buyMedia: 'Medienmarker',
        placeRallies: 'Veranstaltungen',
        sendPoliticians: 'Politiker entsenden',
        payPolitician: 'Politiker bezahlen',
        chooseAction: 'Aktion eines Politikers',
        placeDouble: 'Aktion eines Politikers',
        removeMedia: 'Aktion eines Politikers',
        placeMedia: 'Aktion eines Politikers',
        shiftOpinion: 'eine Volksmeinung',
        bidForPoll: 'die Umfrage',
        publishPoll: 'die Umfrage',
        convertRallies: 'Stimmen',
        useDonation: 'Spenden',
      },
    },
    draft: {
      q: (k: number) => `Welche der ${n(k)} Karten nimmst du?`,
      when: (k: number, all: number) => `Karte ${n(k)} von ${n(all)}`,
      hint: 'Eine Zahl zeigt, was die Karte jetzt in einem Land wert ist. Ein Programm braucht fünf verschiedene Themen. Was du liegen lässt, geht nach links; die letzten drei bekommst du.',
      foot: 'Deine Karten zusammen',
      picks: 'Deine Karten',
      last: 'Die letzten drei bekommst du auch',
      go: (name: string) => `Karte ${name} nehmen`,
      choose: 'Wähle eine Karte',
    },
    program: {
      q: (id: string, k: number) =>
        k === 5
          ? `Welche fünf Karten sind das Programm ${partyOf(id).of}?`
          : `Mit welchen ${n(k)} Karten beginnt das Programm ${partyOf(id).of}?`,
      hint: 'Sieben Karten: die vier, die du gewählt hast, und die letzten drei, die zu dir kamen. Lege fünf Themen aus, je eine Karte; von den anderen beiden behältst du eine.',
      fewHint: (k: number) =>
        `Sieben Karten: die vier, die du gewählt hast, und die letzten drei, die zu dir kamen. Sie zeigen nur ${n(k)} Themen: Lege von jedem eine aus. Der Rest wird gezeigt und neu gezogen.`,
      missingQ: 'Welche Karten ergänzen dein Programm?',
      missingHint:
        'Deine Karten hatten zu wenige Themen. Der Rest wurde gezeigt, und ebenso viele neu gezogen.',
      noneHint:
        'Keine der gezogenen Karten hat ein Thema, das dir fehlt: Sie werden gezeigt, und du ziehst neu.',
      foot: 'Deine Treffer',
      topics: 'Themen',
      topicsOf: (k: number, all: number) => `${n(k)} von ${n(all)}`,
      hand: 'Auf der Hand',
      handCards: (k: number) => f.plural(k, { one: '# Karte', other: '# Karten' }),
      go: (k: number) => f.plural(k, { one: 'Diese Karte auslegen', other: 'Diese # auslegen' }),
      again: 'Zeigen und neu ziehen',
      need: (k: number, all: number) => `${n(k)} von ${n(all)} gewählt.`,
      same: 'dasselbe Thema',
      laidTopic: 'dieses Thema ist schon in deinem Programm',
      laid: 'Ausgelegt',
    },
    keep: {
      q: 'Welche Karte bleibt auf deiner Hand?',
      hint: 'In Phase 2 kann sie in dein Programm. Der Rest wird verdeckt abgelegt.',
      hintLater:
        'Bei der nächsten Programmänderung kann sie hinein. Der Rest wird verdeckt abgelegt.',
      sixth: 'ein anderes Thema: kann jede der fünf ersetzen',
      same: 'dieselbe wie in deinem Programm',
      only: (number: number) => `kann nur ${quoted(number)} ersetzen`,
      go: (number: number) => `Karte ${quoted(number)} behalten`,
      choose: 'Wähle die Karte, die bleibt',
    },
    start: {
      q: (id: string) => `Wo ${asks(id, 'beginnt', 'beginnen')}, und womit?`,
      hint: 'Wähle zuerst eine der fünf Leisten, dann für jedes ihrer Symbole ein Land. Zweimal dasselbe Symbol braucht zwei Länder.',
      strip: (k: number, list: string) => `Leiste ${n(k)}: ${list}`,
      strips: 'Startblock',
      symbols: {
        rallies: '3 Veranst.',
        trend: 'Trend rauf',
        votes: '6 Stimmen',
        media: 'Medien',
      },
      put: (what: string, where: string) => `${what} ${inside(where)}`,
      stateFor: (what: string) => `Land für ${what}`,
      gives: (r: number, t: number, match: number, v: number) =>
        r > 0 ? `(${n(r)} + ${n(t)}) × ${n(match)}${v > 0 ? ` + ${n(v)}` : ''}` : votes(v),
      only: 'keine Stimmen',
      ralliesLeft: 'Veranst. übrig',
      mediaLeft: 'Medien übrig',
      of: (a: number, b: number) => `${n(a)} von ${n(b)}`,
      go: (codes: readonly string[]) => `In ${f.list(codes)} beginnen`,
      chooseStrip: 'Wähle eine Leiste',
      unset: (left: number) =>
        f.plural(left, { one: '# Symbol braucht ein Land', other: '# Symbole brauchen ein Land' }),
    },
    bid: {
      ...world.bid,
      q: 'Was ist es dir wert, zu beginnen?',
      hint: 'Wer am meisten bietet, zahlt an die Bank und beginnt. Sonst zahlt niemand.',
      say: (id: string) =>
        `Wer beginnt, ist in den Phasen 2 bis 5 zuerst dran und liegt bei Gleichstand vorn. Bisher: ${partyOf(id).mid}.`,
      once: 'einmal erhöhen oder passen',
    },
    raise: {
      q: (bid: number) => `Gleichstand. Gehst du über ${eur(bid)}?`,
      hint: (ids: readonly string[]) =>
        `Wer gleich liegt, ist einmal dran, im Uhrzeigersinn ab dem letzten Startspieler: ${allOf(ids)}.`,
      raise: 'Erhöhen',
      pass: 'Passen',
      go: (sum: number) => `Auf ${eur(sum)} erhöhen`,
      passGo: 'Passen',
      passSay: (id: string, sum: number, sure: boolean) =>
        `${says(id, 'beginnt', 'beginnen')} für ${eur(sum)}${sure ? '' : ', falls niemand erhöht'}`,
      passMine: (sum: number) => `du beginnst für ${eur(sum)}`,
    },
    draw: {
      q: 'Ziehst du Karten für dein Programm?',
      hint: 'Gezogene Karten können ins Programm; eine bleibt auf deiner Hand.',
      stack: 'Stapel, dann Auslage',
      stackSay: (k: number) =>
        `Sieh erst die oberste Karte, dann nimm aus der Auslage (${n(k)}) eine.`,
      display: 'Neue Auslage',
      displaySay: (k: number) => `Leg die alte ab (${n(k)}), leg neu aus, nimm eine.`,
      nothing: 'Nichts',
      nothingSay: 'Nur mit der Handkarte tauschen, oder alles so lassen.',
      cards: (k: number) => f.plural(k, { one: '# Karte', other: '# Karten' }),
      goStack: 'Oberste Karte des Stapels ziehen',
      goDisplay: 'Neue Auslage legen',
      goNothing: 'Nichts ziehen',
    },
    take: {
      q: 'Welche Karte der Auslage nimmst du?',
      hint: 'Alle sehen, welche du nimmst.',
      inHand: 'Auf der Hand, nur du siehst sie',
      choose: 'Wähle eine Karte',
      go: (name: string) => `Karte ${name} nehmen`,
    },
    swap: {
      q: 'Was ändert sich in deinem Programm?',
      hint: 'Bis zu zweimal tauschen, am Ende fünf Themen. Wähle eine Handkarte, dann die, die sie ersetzt.',
      program: 'Programm',
      hand: 'Hand',
      swaps: (k: number) => `${n(k)} von 2 getauscht`,
      match: 'Deine Treffer',
      alike: 'Gleiche Karten',
      none: 'Nichts ändern',
      go: (list: readonly number[]) => `${theCards(list)} einwechseln`,
      both: (list: readonly number[], kept: number) =>
        `${theCards(list)} einwechseln, ${quoted(kept)} behalten`,
      by: (out: number, into: number) => `${quoted(out)} durch ${quoted(into)} ersetzen`,
      take: (number: number) =>
        `${quoted(number)} nehmen, anstelle der Karte, die du als nächste drückst`,
      back: (number: number) => `${quoted(number)} bleibt auf der Hand`,
      stays: (number: number) => `${quoted(number)} so lassen`,
      replace: (number: number) => `${quoted(number)} ersetzen`,
      /** The card in hand whose place is chosen below. */
      with: (number: number) => `${quoted(number)} bleibt auf der Hand oder ersetzt:`,
    },
    media: {
      ...world.media,
      q: 'Kaufst du einen Medienmarker?',
      hint: '5.000\u00a0€, auf ein freies Feld. Wer passt, darf später noch kaufen, bis alle hintereinander passen.',
      lead: (a: number, b: number) =>
        `Du würdest ${n(a)} : ${n(b)} führen und dürftest in Phase 7 eine Volksmeinung ändern.`,
    },
    rally: {
      q: (id: string) => `Wo ${asks(id, 'macht', 'machen')} Wahlkampf?`,
      hint: 'In beliebig vielen Ländern; gefragt wirst du einmal pro Runde. Ein Kästchen zeigt den Preis bis dahin, in Tausend.',
      none: 'keine',
      plus: (k: number) => `+${n(k)}`,
      group: (name: string) => `Neue Veranstaltungen ${inside(name)}`,
      cell: (k: number, cost: number) => `${n(k)} für ${eur(cost)}`,
      change: (a: number, b: number, c: number, d: number) =>
        `${n(a)} → ${n(b)} Stimmen, ${n(c)} → ${n(d)} Punkte.`,
      stays: (a: number, b: number) => `bleibt: ${votes(a)}, ${points(b)}`,
      early: (k: number) =>
        `${rallies(k)} hier dürfen schon in Phase 9 dieser Runde zu Stimmen werden, wie immer ab vier.`,
      rest: 'Ab vier in einem Land dürfen schon in Phase 9 dieser Runde zu Stimmen werden.',
      left: 'Veranst. übrig',
      go: (k: number, cost: number) => `${rallies(k)} für ${eur(cost)}`,
      passes: (ids: readonly string[], v: number) =>
        `Du überholst ${f.list(ids.map((id) => partyOf(id).whom))} (${n(v)}).`,
      together: (id: string, v: number) => `${f.begin(partyOf(id).with)} macht es ${n(v)}.`,
      alone: 'Das sind 50 Stimmen: die Mehrheit allein.',
      nobody: 'Keinen Wahlkampf machen',
    },
    send: {
      q: 'Wen entsendest du, und wohin?',
      hint: 'Höchstens einen pro Land, verdeckt, gratis. Bezahlt wird in Phase 6, oder du verzichtest. Jeder dient nur einmal pro Spiel.',
      stay: 'bleibt',
      where: (name: string) => `${name}: wohin?`,
      after: 'dann',
      or: ' oder ',
      later: 'Später zu zahlen',
      ofYour: 'von deinen',
      tooMuch: 'Mehr, als du hast: Wen du dann nicht bezahlst, lässt du gehen.',
      go: (k: number, codes: readonly string[]) =>
        `${f.plural(k, { one: 'Einen', other: '#' })} entsenden: ${f.list(codes)}`,
      one: (name: string, where: string) => `${whom(name)} ${toward(where)} entsenden`,
      nobodyTo: (where: string) => `niemanden ${toward(where)} entsenden`,
      nobody: 'Niemanden entsenden',
      rows: 'Schon dort:',
    },
    pay: {
      q: (name: string) => `Bezahlst du ${whom(name)}?`,
      hint: 'Wer nicht bezahlt wird, ist sofort aus dem Spiel, ohne Wirkung.',
      main: 'Haupt',
      after: 'dann',
      or: 'oder',
      have: 'Du hast',
      left: 'Übrig',
      go: (cost: number) => `${eur(cost)} zahlen`,
      letGo: 'Verzichten',
      paid: 'bezahlt',
      gone: 'unbezahlt',
      decides: 'entscheidet nach dir',
    },
    act: {
      q: (name: string) => `${name}: welche Aktion?`,
      hintMain: 'Die Hauptaktion; du darfst auf sie verzichten.',
      hintBoth: 'Die Hauptaktion, dann eine der anderen; auf beide darfst du verzichten.',
      hintThen: 'Jetzt eine der Nebenaktionen, oder keine.',
      hintBarred: 'Hier ist keine Hauptaktion mehr frei. Jetzt eine der Nebenaktionen, oder keine.',
      hintOnce:
        'Was mit (einmal pro Land) markiert ist, macht in einer Runde nur, wer zuerst kommt.',
      skip: 'Verzichten',
      skipBoth: 'Auf beides verzichten',
      choose: 'Wähle eine Aktion',
      chooseMain: 'Wähle die Hauptaktion',
      chooseThen: 'Wähle die zweite Aktion',
      stuck: 'Gerade ist keine möglich',
      stuckMain: 'Gerade ist keine Hauptaktion möglich',
      trend: (a: number, b: number) => `${f.signed(a)} → ${f.signed(b)}`,
      trendTo: (steps: number, a: number, b: number) =>
        a === b
          ? `Dein Trend steht am Ende der Skala und bleibt ${f.signed(a)}.`
          : `Dein Trend geht von ${f.signed(a)} auf ${f.signed(b)}, ${f.plural(steps, { one: 'ein Feld', other: '# Felder' })} rauf auf der Skala.`,
      ifNow: (a: number, b: number) =>
        `Mit deinen Veranstaltungen, wenn jetzt Wahl wäre: ${n(a)} → ${votes(b)}.`,
      votesCounted: (a: number, b: number, c: number, d: number) =>
        `Bisher gezählte Stimmen: ${n(a)} → ${n(b)}. Mit deinen Veranstaltungen, wenn jetzt Wahl wäre: ${n(c)} → ${n(d)}.`,
      votesTo: (a: number, b: number) => `${n(a)} → ${votes(b)}`,
      base: (a: number, b: number) => `Basis ${n(a)} → ${n(b)}`,
      double:
        'Eine Volksmeinung zählt doppelt; ein Doppler, der dort liegt, wird stattdessen entfernt.',
      undouble: 'Der Doppler, der dort liegt, wird entfernt.',
      media: (left: number) =>
        `Zahl einer Partei 5.000\u00a0€, und sie nimmt einen Marker zurück; einer von dir darf auf das Feld. Es blieben ${eur(left)}.`,
      others: 'Der Trend aller anderen fällt um ein Feld.',
      poll: (who: string) =>
        `Gratis. Du siehst die Vorderseite, dann veröffentlichst du sie oder nicht. Rückseite hebt: ${who}.`,
      program: 'Ziehen, bis zu zwei tauschen, eine behalten: wie in Phase 2.',
      go: (what: string) => `Ausführen: ${what}`,
      both: 'Beides ausführen',
      title: {
        double: 'Volksmeinung verdoppeln (einmal pro Land)',
        undouble: 'Doppler entfernen (einmal pro Land)',
        trend: 'Dein Trend',
        media: 'Medienmarker verdrängen (einmal pro Land)',
        votes: 'Stimmen',
        othersTrend: 'Trend der anderen runter (einmal pro Land)',
        base: 'Parteibasis',
        poll: 'Umfrage nehmen',
        program: 'Programm ändern',
      },
    },
    double: {
      q: (name: string) => `Welche Volksmeinung zählt ${inside(name)} doppelt?`,
      hint: 'Für alle, bis ein anderer Politiker den Doppler entfernt oder das Land gewählt hat.',
      go: (number: number) => `${quoted(number)} verdoppeln`,
      choose: 'Wähle eine Volksmeinung',
      match: 'Treffer',
    },
    remove: {
      q: (name: string) => `Wessen Medienmarker verdrängst du ${inside(name)}?`,
      hint: 'Die Partei bekommt 5.000\u00a0€ von dir und kann nicht ablehnen.',
      takes: (id: string) => `${says(id, 'nimmt', 'nehmen')} einen zurück`,
      gets: (who: string, sum: number) => `${who} +${eur(sum)}`,
      go: (id: string, sum: number) => `${eur(sum)} an ${partyOf(id).whom} zahlen`,
      choose: 'Wähle, wessen Marker weicht',
    },
    place: {
      q: 'Setzt du deinen Marker auf das freie Feld?',
      hint: 'Es kostet nichts.',
      go: 'Marker setzen',
      pass: 'Frei lassen',
      left: 'Marker übrig',
    },
    shift: {
      q: (name: string) => `Änderst du ${inside(name)} eine Volksmeinung?`,
      hint: 'Eine raus, eine aus der Auslage rein: Keine andere dort offene darf ihr Thema haben.',
      out: 'Raus',
      in: 'Rein',
      key: 'umrandet: wie in deinem Programm; durchgestrichen: dagegen',
      takeOut: (number: number) => `${quoted(number)} herausnehmen`,
      bringIn: (number: number) => `${quoted(number)} hineinlegen`,
      doubled: 'doppelt',
      match: 'Treffer',
      yours: (name: string, sum: string) => `Deine ${inside(name)}: ${sum}.`,
      go: (a: number, b: number) => `${quoted(b)} statt ${quoted(a)}`,
      leave: (name: string) => `${name} so lassen`,
      choose: 'Wähle eine raus und eine rein',
    },
    auction: {
      ...world.auction,
      q: (bid: number) =>
        bid < 0 ? 'Bietest du auf die Umfrage?' : `Bietest du mehr als ${eur(bid)}?`,
      hint: 'Alle sind einmal dran, alle Gebote sind offen.',
      whyLast: (id: string, counted: number, tied: boolean) =>
        `${does(partyOf(id), 'leitet', 'leiten')} die Auktion und ${verb(partyOf(id), { one: 'bietet', several: 'bieten' })} zuletzt: ${
          tied ? 'gleichauf bei den' : 'mit den'
        } meisten bisher gezählten Stimmen (${n(counted)}; Veranstaltungen zählen noch nicht)${
          tied ? ', dem Startspieler am nächsten' : ''
        }.`,
      highest: 'höchstes',
      outbid: 'überboten',
      you: 'du',
      passed: 'passt',
      last: 'bietet zuletzt',
      publish: 'Veröffentlichen',
      keep: 'Zurückhalten',
      trend: (a: number, b: number) => `Trend ${f.signed(a)} → ${f.signed(b)}`,
      plusOnly: 'nur mit einem Plus für dich',
      noPlus: 'geht nicht: kein Plus für dich',
      base: (a: number, b: number) => `Parteibasis ${n(a)} → ${n(b)}`,
      votesNot: (a: number, b: number) => (a === b ? votes(a) : `${votes(a)}, nicht\u00a0${n(b)}`),
      front: 'Ihre verdeckte Vorderseite ist eine von diesen beiden:',
      frontHead: 'entweder',
      orHead: 'oder',
      absent: (id: string) =>
        `${does(partyOf(id), 'ist', 'sind')} nicht an diesem Tisch, also bekommt niemand diese +2.`,
      shielded: (id: string) =>
        `${says(id, 'führt', 'führen')} in den Medien und ${verb(partyOf(id), { one: 'sinkt', several: 'sinken' })} nicht.`,
    },
    publish: {
      q: 'Veröffentlichst du deine Umfrage?',
      hint: 'Nur du siehst diese Vorderseite. Hältst du sie zurück, sieht sie nie jemand.',
      front: 'Die Vorderseite',
      absent: 'nicht an diesem Tisch',
      stays: (a: number) => `bleibt ${f.signed(a)}`,
      plusOther: 'Plus anderer: nichts',
      shielded: 'führt hier in den Medien',
      end: 'am Ende der Skala',
      none: 'keine Änderung',
      noPlus: 'kein Plus für dich',
      steps: (k: number) =>
        k > 0
          ? f.plural(k, { one: '# Feld rauf', other: '# Felder rauf' })
          : f.plural(-k, { one: '# Feld runter', other: '# Felder runter' }),
      go: (figure: number) => `Veröffentlichen: dein Trend auf ${f.signed(figure)}`,
      goPlain: 'Veröffentlichen',
      keep: (base: number) => `Zurückhalten: Basis auf ${n(base)}`,
    },
    convert: {
      q: 'Wie viele Veranstaltungen wandelst du jetzt um?',
      hint: (k: number) =>
        `Gewählt wird in Runde ${n(k)}. Keine, oder mindestens vier werden zu Stimmen; der Rest bleibt.`,
      yours: (name: string, k: number) => `${name}: deine ${rallies(k)}`,
      few: 'Weniger als vier lassen sich hier nicht umwandeln.',
      now: 'Jetzt',
      points: 'Punkte',
      ended: 'wenn es so endete',
      stay: 'Bleiben',
      mayChange: (k: number) =>
        k > 0
          ? f.plural(k, {
              one: 'für später; # Volksmeinung ist noch verdeckt',
              other: 'für später; # Volksmeinungen sind noch verdeckt',
            })
          : 'für später; alle Volksmeinungen sind offen',
      back: 'Zurück im Vorrat',
      go: (k: number, v: number) => `${rallies(k)} in ${votes(v)} umwandeln`,
      none: 'Keine umwandeln',
      gain: (v: number) => `+${n(v)}`,
      group: 'Veranstaltungen, die zu Stimmen werden',
    },
    donation: {
      money: 'Dein Geld',
      q: 'Welche Spende, und nimmst du sie an?',
      hint: 'Eine pro Runde, jede einmal pro Spiel.',
      accept: 'annehmen',
      reject: 'ablehnen',
      noMoney: 'kein Geld',
      base: (k: number) => `Basis ${f.signed(k)}`,
      used: 'benutzt',
      say: (pays: number) =>
        pays === 0
          ? 'Jeder Punkt Basis ist ein Punkt am Ende; Geld bringt er keines mehr.'
          : `Jeder Punkt Basis ist ein Punkt am Ende und ${eur(1)} in ${f.plural(pays, { one: 'noch einer Runde', other: 'noch # Runden' })}.`,
      receive: 'Diese Runde zusammen',
      forVotes: 'Für Stimmen',
      gift: 'Spende',
      before: (k: number) => `${n(k)}, vor der Änderung`,
      change: (a: number, b: number) => `Basis ${n(a)} → ${n(b)}`,
      partyBase: 'Parteibasis',
      choose: 'Wähle eine Spende: annehmen oder ablehnen',
      goAccept: (sum: number, base: number) => `${eur(sum)} annehmen, Basis auf ${n(base)}`,
      goReject: (sum: number, base: number) => `${eur(sum)} ablehnen, Basis auf ${n(base)}`,
    },
    compare: {
      say: 'Die Rechnung jeder Partei: (Veranstaltungen + Trend) × Treffer, dazu ihre Stimmen; dann Punkte, und der Wahlbonus.',
      heads: ['Partei', 'Stimmen', 'Dazu', 'Dann', 'Punkte'],
    },
    election: {
      ...world.election,
      together: (who: readonly string[]) => `: ${f.list(who)} regieren zusammen`,
      alone: (id: string) => `: ${says(id, 'regiert', 'regieren')} allein`,
      severalHead: (who: readonly string[]) => `: ${f.list(who)} vorn, mehrere mit 50 oder mehr`,
      none: (who: string) => `: keine Mehrheit, ${who} am stärksten`,
      nobody: 'Niemand erreicht 50',
      one: (id: string) => `${says(id, 'erreicht', 'erreichen')} 50`,
      many: (k: number) => `${n(k)} Parteien erreichen 50`,
      strongest: (id: string, v: number) =>
        `${does(partyOf(id), 'ist', 'sind')} mit ${n(v)} am stärksten und ${verb(partyOf(id), { one: 'muss', several: 'müssen' })} einen Partner suchen: das ähnlichste Programm zuerst, bei gleichen, wer dem Startspieler am nächsten sitzt.`,
      level: (ids: readonly string[], first: string, v: number) =>
        `${allOf(ids)} liegen mit ${n(v)} gleichauf. Dem Startspieler am nächsten: ${party(first)}. Diese Partei gilt als die stärkste und muss einen Partner suchen: das ähnlichste Programm zuerst, bei gleichen, wer dem Startspieler am nächsten sitzt.`,
      aloneSay: (v: number, bonus: number) => `${votes(v)} reichen allein: ${points(bonus)}.`,
      severalSay: (bonus: number) =>
        `Sie bekommen je ${points(bonus)}; die meisten Stimmen gewinnen.`,
      noneSay: (id: string, bonus: number) =>
        `Keine zwei erreichen zusammen 50, also regiert niemand. ${does(partyOf(id), 'bekommt', 'bekommen')} als stärkste Partei ${points(bonus)}.`,
      waits: (id: string) => `Niemand erreicht 50. Wen ${asks(id, 'fragt', 'fragen')}?`,
      asks: (id: string, together: number, yes: boolean) =>
        `${party(id)}? Zusammen ${n(together)}: ${yes ? 'ja!' : 'zu wenig.'}`,
      alike: (k: number) => f.plural(k, { one: '# gleiche Karte', other: '# gleiche Karten' }),
      partner: 'Partner',
      notAsked: 'nicht gefragt',
      tooFew: 'zu wenige Stimmen',
      pointsHead: 'Punkte',
      winning: 'Bonus',
      mediaHead: 'Medienmarker ziehen um',
      mediaStays: 'Kein Medienmarker zieht um',
      mediaNone: (won: boolean) =>
        won
          ? 'Keine siegreiche Partei hat dort einen Medienmarker, und niemand führt in den Medien.'
          : 'Ohne Mehrheit und Koalition siegt niemand, und niemand führt in den Medien.',
      mediaSay: (ids: readonly string[], worth: number) =>
        `${ids.length === 1 ? `${does(partyOf(ids[0]), 'legt', 'legen')} einen` : `${allOf(ids)} legen je einen`} in die Medienpräsenz, am Ende ${points(worth)} wert.`,
      // It breaks before its result, if at all.
      sum: (r: number, trend: number, match: number, gain: number) =>
        `${f.whole(`(${factor(f, n(r), r, trend)}) × ${n(match)}`)} ${f.whole(`= ${n(gain)}`)}`,
      noRally: 'keine Veranst.',
      total: (v: number, gain: number, total: number) => `${n(v)} + ${n(gain)} = ${votes(total)}`,
      coalition: 'Koalition',
    },
    final: {
      ...world.final,
      kicker: (elections: number) =>
        `Endergebnis · Die Macher 2019, ${elections === 7 ? 'sieben' : 'vier'} Wahlen`,
      key: ['Stimmen', 'Wahlbonus', 'Medienpräsenz, Parteibasis, Geld'],
      base: 'Basis',
      money: 'Geld',
      moneyLeft: (k: number, sum: number) => `Geld ${n(k)} (${eur(sum)} übrig)`,
      wonIn: (name: string) => `Wahlbonus ${inside(name)}`,
    },
  };
};
