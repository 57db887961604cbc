import type { Formats } from '@hustings/texts';
import {
  DOCTORATE,
  standard,
  type CardEffect,
  type CardKind,
  type PendingKind,
  type Tables,
} from '../../rules/index.js';
import type { BoardTexts } from '../en/board.js';
import { Names } from '../names.js';
import type { Term } from '../terms.js';
import { texts } from './index.js';
import { theseCards } from '../these.js';

const SHY = '\u00ad';

/** Names that are broken where there is no room for them. */
const broken: Partial<Record<CardKind, string>> = {
  insideInformation: `Insider${SHY}wissen`,
  elbows: `Ellen${SHY}bogen aus${SHY}fahren`,
  electionCampaignOffice: `Wahl${SHY}kampf${SHY}büro`,
  lunch: `Ge${SHY}schäfts${SHY}essen`,
  keynote: `Grund${SHY}satz${SHY}rede`,
  fundRaising: `Spen${SHY}den${SHY}samm${SHY}lung`,
  fatherlyFriend: `Väter${SHY}licher Freund`,
  industrialist: `Indus${SHY}trieller`,
  gardenParty: `Garten${SHY}party`,
  wifesFundraiser: 'Gala der Gattin',
  nationalRadio: `Über${SHY}regio${SHY}nales Radio`,
  nationalNewspaper: `Über${SHY}regio${SHY}nale Zeitung`,
  nationalTV: `Über${SHY}regio${SHY}nales TV`,
  campaignTrail: `Wahl${SHY}kampf${SHY}tour`,
  doctorate: `Doktor${SHY}titel`,
  bonusPayment: `Bonus${SHY}zahlung`,
  pressSecretary: `Presse${SHY}spre${SHY}cher`,
  battleOfWits: `Geistes${SHY}duell`,
};

/** A card that is named many times over. */
const terse: Partial<Record<CardKind, readonly [one: string, several: string]>> = {
  fatherlyFriend: ['Freund', 'Freunde'],
  localMedia: ['Lokales', 'Lokales'],
  nationalRadio: ['Radio', 'Radios'],
  nationalNewspaper: ['Zeitung', 'Zeitungen'],
  nationalTV: ['TV', 'TV'],
  wifesFundraiser: ['Gala', 'Galas'],
  banker: ['Bankier', 'Bankiers'],
  industrialist: ['Industrieller', 'Industrielle'],
};

/** Who did something. */
type Doer = { readonly name: string; readonly isYou: boolean };

/** What is to be said, one after the other. */
const said = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** German: Copycat at its own table, with the cards that are played there. */
export const board = (f: Formats<'de'>, tables: Tables = standard): BoardTexts => {
  const { actionOf, coinsOf, effectOf, figureOf, kindOf, officeFigureOf, pointsOf } = tables;
  const t = texts(f);
  const n = f.number;
  const { coins, points } = t;
  const cards = t.cardCount;
  const workers = (count: number): string =>
    f.plural(count, { one: '# Wahlhelfer', other: '# Wahlhelfer' });
  const plain = (kind: CardKind): string => t.cards[kind];
  /** A card, and how many of it where there are several. */
  const many = ([kind, count]: readonly [CardKind, number]): string =>
    count === 1 ? plain(kind) : `${n(count)} × ${plain(kind)}`;
  /** A card's title in a sentence or on a button; titles are not declined. */
  const title = (card: number): string => f.quoted(plain(kindOf[card]));
  const these = theseCards(f, kindOf, plain, (kind) => terse[kind]?.[0]);
  const name = (card: number): string =>
    card === DOCTORATE ? plain('doctorate') : t.numbered(plain(kindOf[card]), card);
  const { letter, office } = new Names(t, tables);
  const theOffice = (number: number): string => f.quoted(office(number));
  /** What a card does, in two or three words. */
  const effects: Record<CardEffect, (card: number) => string> = {
    placeAnother: () => '1 mehr einsetzen',
    placeOnOccupied: () => 'Büro teilen',
    workers: (card) => workers(figureOf[card]),
    removeForWorker: () => '1 Helfer für 1 Karte',
    draw: (card) => `${n(figureOf[card])} ziehen`,
    drawPerCoin: () => '1 Karte je Münze',
    coins: (card) => coins(coinsOf[card]),
    doubleCoins: () => 'Münzen × 2',
    either: (card) => `${coins(coinsOf[card])} oder ${points(pointsOf[card])}`,
    points: (card) => points(pointsOf[card]),
    doubleMarkers: () => 'Steine × 2',
    pointsPerCoinAtPurchase: () => '1 Punkt je Münze',
    reuseWorker: () => '1 Helfer erneut',
    copyCard: () => 'kopiert Karte',
    keepHand: () => 'Hand aufheben',
    nothing: () => 'nichts',
  };
  const does = (card: number): string =>
    t.effects[effectOf[card]](figureOf[card], coinsOf[card], pointsOf[card]);
  const when = (card: number): string => t.times[effectOf[card]];
  const term = (one: Term): string => {
    switch (one.of) {
      case 'cards': {
        const [single, more] = terse[one.kind] ?? [plain(one.kind), plain(one.kind)];
        return `${one.count === 1 ? single : more} ${n(one.sum)}`;
      }
      case 'office':
        // Its name has the figure in it, but for the special buy.
        return actionOf[one.office] === 'specialBuy'
          ? `${office(one.office)} ${n(one.figure)}`
          : office(one.office);
      case 'aside':
        return `Zwischenablage ${n(one.sum)}`;
      case 'again':
        return `nochmal genutzt ${n(one.sum)}`;
      case 'more':
        return `Wirkungen ${n(one.sum)}`;
      case 'removed':
        return `entfernt ${n(one.sum)}`;
      case 'fixed':
        return `Vergabe ${n(one.sum)}`;
      case 'spent':
        return `ausgegeben ${n(one.sum)}`;
      case 'used':
        return `genutzt ${n(one.sum)}`;
      case 'times':
        return `×\u00a0${n(one.times)} durch ${plain(one.kind)}`;
      case 'markers':
        return one.times === 1
          ? f.plural(one.count, { one: '# Stein', other: '# Steine' })
          : `Steine ${n(one.count)}\u00a0×\u00a0${n(one.times)}`;
    }
  };
  const markersThere = (count: number): string =>
    f.plural(count, { one: '# Stein darauf', other: '# Steine darauf' });
  const ordinal = (place: number): string => `${n(place)}.`;
  const phases: Record<number, string> = {
    1: 'Planung',
    2: 'Aktion',
    3: 'Einkauf und Siegpunkte',
    4: 'Aufräumen',
  };
  const pile = (draw: number, discards: number): string =>
    discards === 0 ? `${n(draw)} im Stapel` : `${n(draw)} im Stapel, ${n(discards)} abgelegt`;
  /** The reader is 'du' wherever it does not begin a line. */
  const listed = (doers: readonly Doer[]): string =>
    f.list(doers.map((one) => (one.isYou ? 'du' : one.name)));
  return {
    ...f,
    title: t.title,
    coins,
    points,
    cards,
    you: 'du',
    youBegin: 'Du',
    initial: (called: string): string => called.slice(0, 1).toLocaleUpperCase(f.locale),
    /** The shapes of the seats. */
    marks: ['Quadrat', 'Kreis', 'Dreieck', 'Raute'],
    chosen: 'Gewählt',
    of: (some: number, all: number) => `${n(some)} von ${n(all)}`,
    scene: 'Diesen Moment noch mal zeigen',
    card: {
      name,
      plain,
      short: (kind: CardKind) => broken[kind] ?? plain(kind),
      effect: (card: number) => effects[effectOf[card]](card),
      does,
      label: (card: number, more: readonly string[]) => said([name(card), does(card), ...more]),
      uses: (uses: number) => (uses === 0 ? '' : uses === 1 ? 'einmal genutzt' : 'zweimal genutzt'),
      eitherCoin: (card: number) => `${n(coinsOf[card])} /`,
      eitherPoints: (card: number) => n(pointsOf[card]),
      twice: '× 2',
    },
    office: {
      name: office,
      letter,
      window: (number: number) =>
        office(number).replace(/^(Vergabe|Sonder)(?=stelle|kauf)/, `$1${SHY}`),
      effect: (number: number) =>
        f.begin(t.officeEffects[actionOf[number]](officeFigureOf[number])),
      sub: {
        removeForCoin: 'je eine Münze',
        specialBuy: 'neue Straße',
        reuseCard: 'eine Karte erneut',
      },
      /** In a small window. */
      word: {
        draw: 'Ziehen',
        exchange: 'Tauschen',
        coins: 'Münzen',
        buy: 'Einkauf',
        specialBuy: 'Sonder',
        removeForCoin: 'Weg',
        points: 'Punkte',
        reuseCard: 'Erneut',
      },
      isNew: 'neu',
      there: (markers: number, names: readonly string[]) =>
        said([
          markers > 0 ? markersThere(markers) : '',
          names.length > 0 ? `dort: ${f.list(names)}` : '',
        ]),
      label: (what: {
        office: number;
        workers: readonly { name: string; used: number }[];
        markers: number;
        isNew: boolean;
      }) =>
        said([
          office(what.office),
          t.officeEffects[actionOf[what.office]](officeFigureOf[what.office]),
          what.workers.length === 0
            ? 'frei'
            : `besetzt: ${f.list(
                what.workers.map((one) =>
                  one.used > 1
                    ? `${one.name} (zweimal genutzt)`
                    : one.used > 0
                      ? `${one.name} (genutzt)`
                      : one.name,
                ),
              )}`,
          what.markers > 0
            ? f.plural(what.markers, { one: '# Siegpunktstein', other: '# Siegpunktsteine' })
            : '',
          what.isNew ? 'neu in dieser Runde' : '',
        ]),
    },
    house: {
      title: 'Büros',
      say: 'leere sammeln Steine;',
      left: (count: number) => (count === 0 ? 'keine übrig' : `${n(count)} übrig`),
      round: (round: number) => `Runde ${n(round)}`,
    },
    street: {
      title: 'Die Straße',
      printed: 'aufgedruckter Preis',
      leave: (clears: number) =>
        clears === 1 ? 'unverkauft geht die erste' : `unverkauft gehen die ersten ${n(clears)}`,
      plus: (more: number) => `+ ${n(more)}`,
      more: (more: number) => f.plural(more, { one: '# Münze mehr', other: '# Münzen mehr' }),
      sold: 'verkauft',
      nothingLeft: 'nichts übrig',
      notForSale: 'nicht zu kaufen',
      reds: 'rote Karten, die mitkommen',
      along: 'kommt mit',
      sum: (price: number, more: number) => `${n(price)} + ${n(more)}`,
      say: (sale: { space: number; price: number | undefined; surcharge: number; reds: number }) =>
        said([
          `Feld ${n(sale.space)}`,
          sale.price === undefined ? 'nicht zu kaufen' : coins(sale.price),
          sale.surcharge > 0 && sale.price !== undefined
            ? `${n(sale.price - sale.surcharge)} plus ${n(sale.surcharge)}`
            : '',
          sale.price !== undefined && sale.reds > 0
            ? f.plural(sale.reds, {
                one: '# rote Karte kommt mit',
                other: '# rote Karten kommen mit',
              })
            : '',
        ]),
    },
    mine: {
      title: 'Deine Seite',
      hand: 'Deine Hand',
      handOf: (who: string) => `Hand von ${who}`,
      hidden: (count: number) => `${cards(count)}, für alle anderen verdeckt.`,
      noHand: 'Deine Hand ist leer.',
      draw: 'Stapel',
      discards: 'Ablage',
      area: 'Auslage',
      areaSay: (phase: number, isLast: boolean): string =>
        phase === 3 ? 'Zahlen, die zählen' : `liegen hier bis zum ${isLast ? 'Ende' : 'Aufräumen'}`,
      noArea: (isLast: boolean) =>
        `Ausgespielte Karten liegen hier bis zum ${isLast ? 'Ende' : 'Aufräumen'}.`,
      aside: 'Zwischenablage',
      noAside: 'Diese Runde nicht nutzbar',
      times: (times: number) => `×${n(times)}`,
      workers: 'Wahlhelfer',
      atWork: (count: number) => `${n(count)} im Einsatz`,
      free: (count: number) => `${n(count)} frei`,
      reserve: (count: number) => `${n(count)} in Reserve`,
      doctorates: (count: number) =>
        f.plural(count, { one: '# Doktortitel', other: '# Doktortitel' }),
    },
    account: {
      coins: 'Münzen',
      buys: 'Käufe',
      points: 'Punkte',
      inHand: 'Auf deiner Hand',
      inSight: 'In Aussicht für Phase 3',
      goal: (limit: number) => `von ${n(limit)}`,
      yours: 'Deine Rechnung',
      done: 'Deine Runde',
      blue: 'blau: mit deinem Plan',
      without: 'ohne die Karte, die du legst',
      terms: (terms: readonly Term[]) => terms.map(term).join(', '),
      from: (figure: number) => `${n(figure)} → `,
      scored: (before: number, score: number) => `${n(before)} → ${n(score)}`,
    },
    others: {
      title: 'Die anderen',
      thinks: 'überlegt',
      laid: 'hat gelegt',
      decides: 'entscheidet',
      out: 'ausgestiegen',
      placed: (count: number) => `${n(count)} eingesetzt, wartet`,
      scored: (gain: number) => `fertig: ${f.signed(gain)}`,
      next: 'gleich dran',
      later: 'später dran',
      nothing: 'noch nichts ausgespielt',
      score: 'Punkte',
      sight: 'in Aussicht',
      ifNow: 'Punkte aus Büros und Steinen, wenn die Runde jetzt endete',
      hand: 'Hand',
      deck: 'Deck',
      discards: (count: number) => `+ ${n(count)}`,
      coins: 'Münzen',
      buys: 'Käufe',
      free: 'frei',
      markers: 'Steine',
    },
    track: {
      label: (scores: readonly (readonly [string, number])[]) =>
        `Erfolgspfad bis 95: ${scores.map(([who, score]) => `${who} ${n(score)}`).join(', ')}`,
      joke: '90 92 93 94 93 95',
      jokeSay:
        'Ein Scherz, auf den Plan gedruckt: Gezählt wird trotzdem 91, 92, 93, 94. Bei 95 endet das Spiel mit dieser Runde.',
    },
    strip: {
      round: (round: number, of: number) => `Runde ${n(round)} von ${n(of)}`,
      last: (round: number) => `Runde ${n(round)}, die letzte`,
      short: (round: number, of: number) => `${n(round)}/${n(of)} `,
      phases,
      phasesShort: { 1: 'Planung', 2: 'Aktion', 3: 'Einkauf', 4: 'Aufräumen' },
      moment: (round: number, phase: number) => `Runde ${n(round)} · ${phases[phase]}`,
      order: 'Reihenfolge',
      byCard: 'nach Karte',
      orderSoFar: 'Alte Reihenfolge',
      newOrder: 'bis alle gelegt haben',
    },
    tabs: {
      label: 'Teile des Tisches',
      street: 'Straße',
      offices: 'Büros',
      hand: 'Hand',
      others: 'Andere',
      log: 'Verlauf',
      open: 'Entscheidung öffnen',
      close: 'Entscheidung schließen',
    },
    frame: {
      yours: 'Deine Entscheidung',
      phase: (phase: number, moment?: string) =>
        moment === undefined ? `Phase ${n(phase)}` : `Phase ${n(phase)} · ${moment}`,
      rule: (id: string) => `Regel ${id}`,
      takeBack: 'Zurücknehmen',
    },
    effect: {
      label: 'Was sich ändert',
      from: (figure: string) => `${figure} → `,
      names: {
        coins: 'Münzen in Aussicht',
        rights: 'Käufe',
        points: 'Punkte in Aussicht',
        hand: 'Hand',
        markers: 'Steine',
        free: 'Freie Wahlhelfer',
        reserve: 'Reserve',
        deck: 'Dein Deck',
      },
      inReach: 'Neu in Reichweite',
      cards: (names: readonly string[]) => f.list(names),
      kinds: (kinds: readonly (readonly [CardKind, number])[]) => f.list(kinds.map(many)),
      pile,
      marker: 'je ein Punkt',
    },
    bid: {
      question: 'Welche Karte legst du für die Reihenfolge?',
      hint: 'Die höhere Zahl ist früher dran; wer gleichauf liegt, tauscht die Plätze. Die Karte fällt diese Runde aus.',
      when: 'alle zugleich',
      missing: 'Drück auf eine deiner Handkarten.',
      choose: 'Wähle erst eine Karte',
      go: (card: number) => `${title(card)} legen, ${n(card)}`,
      note: 'Du darfst sie zurücknehmen, bis alle gelegt haben.',
      number: 'Zahl',
      without: 'Worauf du diese Runde verzichtest',
      above: (card: number) => `Über ${n(card)}, von den Karten in Hand und Stapel`,
      ofUnseen: (more: number, of: number) => `${n(more)} von ${n(of)}`,
      scale: (hand: readonly number[]) =>
        `Deine Karten auf der Skala von 1 bis 61: ${hand.map((card) => n(card)).join(', ')}`,
    },
    turn: {
      ask: 'Du bist am Zug: Was tust du?',
      askPlace: 'In welches Büro geht dein Wahlhelfer?',
      askPlay: (card: number) => `${title(card)} ausspielen?`,
      askUse: (number: number) => `${theOffice(number)} jetzt nutzen?`,
      askEnd: 'Zug beenden?',
      askPass: 'Zug ohne Wahlhelfer beenden?',
      hint: (free: number) =>
        `${f.plural(free, { one: '# freier Wahlhelfer', other: '# freie Wahlhelfer' })}. Spiel Karten vor oder nach dem Einsetzen aus, so viele du willst.`,
      hintEnd: 'Setzt du keinen Wahlhelfer ein, steigst du aus dieser Phase aus.',
      missing: 'Drück auf ein Büro oder eine Karte.',
      choose: 'Wähle erst etwas',
      place: (
        number: number,
        { draws, uses, ends }: { draws: number | undefined; uses: boolean; ends: boolean },
      ) => {
        const then =
          draws !== undefined
            ? `, ${n(draws)} ziehen`
            : uses
              ? ', nutzen'
              : ends
                ? ', Zug beenden'
                : '';
        return `Wahlhelfer: ${office(number)}${then}`;
      },
      play: (card: number, draws: number | undefined) =>
        draws === undefined
          ? `${title(card)} ausspielen`
          : `${title(card)} ausspielen: ${n(draws)} ziehen`,
      use: (number: number, draws: number | undefined) =>
        draws === undefined
          ? `${theOffice(number)} nutzen`
          : `${theOffice(number)} nutzen: ${n(draws)} ziehen`,
      end: 'Zug beenden',
      pass: 'Für diese Runde aussteigen',
      back: 'Zurück zum Zug',
      atOnce: 'Sofort nutzen',
      orPlay: 'Vorher spielbar',
      playTitle: 'Karte ausspielen',
      useTitle: 'Dein Büro nutzen',
      placeTitle: 'Wahlhelfer einsetzen',
      placeSay: (count: number) =>
        f.plural(count, {
          one: '# Büro, oder drück darauf',
          other: '# Büros, oder drück auf eins',
        }),
      freeWorkers: (count: number) => workers(count),
      goHome: 'gehen ungenutzt heim',
      notUsed: 'noch ungenutzt',
      lost: 'verloren',
      kept: 'Münzen, Punkte',
      keptSay: 'zählen in Phase 3',
      keptTo: 'bleiben',
      noteEnds: 'Sonst ist nichts mehr zu tun: Damit endet dein Zug, und zwar endgültig.',
      noteDraw: 'Endgültig: Gezogenes ist gesehen.',
    },
    step: {
      ask: 'Was tust du als Nächstes?',
      askBuy: (card: number) => `${title(card)} kaufen?`,
      askLay: (card: number) => `${title(card)} auslegen?`,
      askEnd: (gain: number) =>
        `Beenden und ${f.plural(gain, { one: '# Punkt', other: '# Punkte' })} holen?`,
      askKeep: (count: number) => `Beenden und ${cards(count)} aufheben?`,
      hint: 'Auslegen, nutzen, kaufen, in beliebiger Reihenfolge; beende, wenn du fertig bist.',
      hintEnd: 'Übrige Münzen verfallen.',
      when: 'wie du willst',
      missing: 'Leg aus, nutze oder kauf etwas auf dem Tisch, oder beende die Phase.',
      choose: 'Wähle erst etwas',
      layAll: (count: number) => `${cards(count)} auslegen`,
      lay: (card: number) => `${title(card)} auslegen`,
      laid: (count: number) => f.plural(count, { one: '# Geldkarte', other: '# Geldkarten' }),
      buy: (card: number, price: number | undefined) =>
        price === undefined ? `${title(card)} kaufen` : `${title(card)} für ${n(price)} kaufen`,
      useCard: (card: number) => `${title(card)} nutzen`,
      useOffice: (number: number) =>
        actionOf[number] === 'specialBuy'
          ? 'Straße aufrücken, dann kaufen'
          : `${theOffice(number)} nutzen`,
      special: {
        gaps: 'Lücken',
        closes: (fresh: number) =>
          `schließen sich; ${f.plural(fresh, { one: '# neue Karte', other: '# neue Karten' })}`,
        none: 'keine: die Straße bleibt so',
        hint: 'Erst rückt die Straße auf und wird nachgefüllt. Dann darfst du eine Karte kaufen, zum Preis ihres neuen Felds.',
        note: 'Endgültig: Die neuen Karten sind gesehen.',
      },
      endShort: (gain: number) => `Phase beenden: +${n(gain)}`,
      end: (gain: number) => `${points(gain)} holen, Phase beenden`,
      keep: (count: number, gain: number) => `${n(count)} aufheben, +${n(gain)}`,
      back: 'Zurück',
      note: 'Am Ende wird deine Hand von selbst ausgelegt: Punkte zählen noch, Münzen kommen zu spät.',
      pays: (have: number, price: number) => `${n(have)} − ${n(price)}`,
      buysLeft: 'Käufe übrig',
      noBuy: 'niemand steht in einem Büro Einkauf',
      buysSpent: 'alle verbraucht',
      alongName: 'Kommt mit',
      onSpace: (space: number, card: number) =>
        `Feld ${n(space)} · ${effects[effectOf[card]](card)}`,
      score: 'Punktestand',
      scoreSum: (score: number, gain: number) => `${n(score)} + ${n(gain)}`,
      keeps: 'Aufgehoben',
      keepsSay: (isLast: boolean) =>
        isLast ? 'verloren: Es folgt keine Runde' : 'auf der Hand für die nächste Runde',
      lost: 'übrig, verfallen',
      first: 'Oder zuerst',
      still: 'Noch zu nutzen',
      buyTitle: 'Kaufen',
      buySay: (rights: number) => f.plural(rights, { one: 'noch # Kauf', other: 'noch # Käufe' }),
      offer: (card: number, reds: number) =>
        reds === 0
          ? name(card)
          : `${name(card)}, ${f.plural(reds, { one: 'mit # Skandal', other: 'mit # Skandalen' })}`,
    },
    numbers: {
      draw: {
        question: 'Wie viele Karten ziehst du?',
        hint: 'Erst ansagen, dann ansehen.',
        go: (count: number) => (count === 0 ? 'Keine ziehen' : `${n(count)} ziehen`),
        note: 'Endgültig: Gezogenes ist gesehen.',
      },
      doctorate: {
        question: 'Wie viele Münzen werden Punkte?',
        hint: 'Der Aufpreis ist bezahlt. Die Arbeit erledigt Strg+C.',
        go: (count: number) =>
          count === 0 ? 'Keine Münze verwenden' : `${coins(count)} in ${points(count)} verwandeln`,
        note: 'Mit Münzen, die du behältst, kannst du noch kaufen.',
      },
      decline: {
        question: 'Unter 95 bleiben?',
        hint: 'Punkte von Karten und Büros darfst du ablehnen, die der Steine nicht.',
        go: (count: number) => (count === 0 ? 'Alle nehmen' : `${points(count)} ablehnen`),
        note: 'So oder so endgültig.',
      },
      declined: 'Punkte, auf die du verzichtest',
      atOnce: 'Punkte, sofort',
      ends: 'das Spiel endet mit dieser Runde',
      goesOn: 'das Spiel geht weiter',
    },
    exchange: {
      question: (most: number, isSaid: boolean) =>
        most === 1
          ? 'Welche Karte geht?'
          : isSaid
            ? `Welche ${cards(most)} gehen?`
            : `Welche Karten gehen, bis zu ${n(most)}?`,
      hint: 'Sie liegen offen und fallen diese Runde aus; ebenso viele werden gezogen.',
      none: 'Keine tauschen',
      choose: 'Wähle erst die Karten',
      go: (list: readonly number[]) => `Tauschen: ${these(list)}`,
      note: 'Endgültig: Gezogenes ist gesehen.',
      plus: '+ was du ziehst',
      tooMany: (most: number) => `Höchstens ${n(most)}.`,
      saidOther: (count: number) => `Angesagt hast du ${n(count)}.`,
    },
    remove: {
      question: (most: number, isSaid: boolean) =>
        most === 1
          ? 'Welche Karte kommt aus dem Spiel?'
          : isSaid
            ? `Welche ${cards(most)} kommen aus dem Spiel?`
            : `Welche Karten kommen aus dem Spiel, bis zu ${n(most)}?`,
      hint: 'Von der Hand, für immer; je eine Münze.',
      none: 'Keine entfernen',
      choose: 'Wähle erst die Karten',
      go: (list: readonly number[]) => `Entfernen: ${these(list)}`,
      note: 'Sie kommen nie zurück.',
      tooMany: (most: number) => `Höchstens ${n(most)}.`,
      saidOther: (count: number) => `Angesagt hast du ${n(count)}.`,
    },
    one: {
      removeForWorker: {
        question: 'Welche Karte kommt aus dem Spiel?',
        hint: 'Dafür 1 Wahlhelfer aus der Reserve.',
        missing: 'Drück auf eine deiner Handkarten.',
        choose: 'Wähle erst eine Karte',
        go: (what: string) => `Gegen Wahlhelfer entfernen: ${what}`,
        none: 'Keine entfernen',
      },
      reuseWorker: {
        question: 'Welcher Wahlhelfer arbeitet noch einmal?',
        hint: 'Das Büro, in dem er steht, voll und sofort.',
        missing: 'Drück auf eines deiner Büros, das einmal genutzt ist.',
        choose: 'Wähle erst einen Wahlhelfer',
        go: (what: string, draws: number | undefined) =>
          draws === undefined
            ? `Erneut nutzen: ${what}`
            : `Erneut nutzen: ${what}, ${n(draws)} ziehen`,
        none: 'Keiner',
      },
      copyCard: {
        question: 'Was kopiert der Pressesprecher?',
        hint: 'Eine Karte der Auslage, deren Wirkung in diese Phase gehört.',
        missing: 'Drück auf eine Karte deiner Auslage.',
        choose: 'Wähle erst eine Karte',
        go: (what: string, draws: number | undefined) =>
          draws === undefined ? `Kopieren: ${what}` : `Kopieren: ${what}, ${n(draws)} ziehen`,
        none: 'Keine kopieren',
      },
      reuseCard: {
        question: 'Welche Karte nutzt du noch einmal?',
        hint: 'Danach kommt sie in die Zwischenablage. Ihre Münzen werden nie verdoppelt.',
        missing: 'Drück auf eine Karte deiner Auslage, die einmal genutzt ist.',
        choose: 'Wähle erst eine Karte',
        go: (what: string, draws: number | undefined) =>
          draws === undefined
            ? `Erneut nutzen: ${what}`
            : `Erneut nutzen: ${what}, ${n(draws)} ziehen`,
        none: 'Keine',
      },
    },
    pay: {
      question: 'Womit zahlst du?',
      hint: 'Eine Karte für jede Münze. Diese Münzen fehlen in Phase 3.',
      go: (sum: number, draws: number) =>
        sum === 0 ? 'Nichts zahlen' : `${coins(sum)} zahlen, ${n(draws)} ziehen`,
      name: 'Dafür Münzen nehmen',
      draws: 'Du ziehst',
      left: 'Bleibt für Phase 3',
      asksMore: 'fragt noch etwas',
    },
    either: {
      question: 'Eine Münze oder Punkte?',
      hint: 'Bei jeder Nutzung neu. Bleibt sie auf der Hand, gibt sie Punkte.',
      go: (isCoin: boolean) => (isCoin ? 'Münze nehmen' : 'Punkte nehmen'),
    },
    chain: {
      label: (step: number, of: number) => `Eine Kette: Schritt ${n(step)} von ${n(of)}`,
      here: 'Du bist hier',
      hereSay: 'entscheide unten',
      played: 'ausgespielt',
      used: 'genutzt',
      usedAgain: 'ein zweites Mal genutzt',
      reused: 'ein zweites Mal genutzt',
      copied: 'kopiert',
      exchanged: 'getauscht',
      removed: 'aus dem Spiel genommen',
      drew: 'gezogen',
      leaves: (card: number) => `${name(card)}: in die Zwischenablage`,
      leavesSay: 'diese Runde nicht mehr nutzbar',
      back: 'Dann zurück zu',
      kinds: {
        drawNumber: 'Ziehen',
        exchangeNumber: 'Tauschen',
        exchangeCards: 'Tauschen',
        removeNumber: 'Entfernen',
        removeCards: 'Entfernen',
        removeForWorker: 'Karte gegen Wahlhelfer',
        pay: 'Zahlung',
        reuseWorker: 'Wahlhelfer, zweites Mal',
        copyCard: 'Kopieren',
        reuseCard: 'Karte, zweites Mal',
        coinOrPoints: 'Münze oder Punkte',
        coinsForDoctorate: 'Doktortitel',
        leave: 'Beiseitelegen',
      } satisfies Record<PendingKind, string>,
    },
    waiting: {
      others: 'Andere entscheiden',
      decides: (who: string) => `${who} entscheidet.`,
      several: (count: number) =>
        f.plural(count, { one: '# entscheidet noch.', other: '# entscheiden noch.' }),
      decided: (count: number, of: number) =>
        f.plural(count, {
          one: `# von ${n(of)} hat eine Karte gelegt.`,
          other: `# von ${n(of)} haben eine Karte gelegt.`,
        }),
      thinks: 'überlegt',
      laid: 'verdeckt',
      yours: 'Dein letzter Schritt',
    },
    point: {
      news: 'Gerade eben',
      more: (count: number) => `${n(count)} weitere`,
      marked: 'neu seit deiner Entscheidung',
      nothing: 'Das Spiel beginnt.',
      office: (number: number, markers: number, names: readonly string[]) =>
        `(${t.officeEffects[actionOf[number]](officeFigureOf[number])}${
          actionOf[number] === 'draw' || actionOf[number] === 'exchange'
            ? '; in deinem Zug'
            : actionOf[number] === 'reuseCard'
              ? '; Phase 2 oder 3'
              : '; in Phase 3'
        }). ${names.length > 0 ? `Dort: ${f.list(names)}.` : markers > 0 ? `Leer, ${markersThere(markers)}.` : 'Leer.'}`,
      street: (what: {
        card: number;
        space: number;
        price: number | undefined;
        reds: number;
        coins: number | undefined;
        planned: number | undefined;
        unseen: number;
      }) => {
        const cost =
          what.price === undefined
            ? 'nicht zu kaufen'
            : `Feld ${n(what.space)}, ${coins(what.price)}`;
        const have =
          what.coins === undefined || what.price === undefined
            ? ''
            : what.coins >= what.price
              ? ` Du hast ${n(what.coins)} in Aussicht.`
              : what.planned !== undefined && what.planned >= what.price
                ? ` Du hast ${n(what.coins)} in Aussicht, mit deinem Plan ${n(what.planned)}.`
                : ` Es fehlen ${n(what.price - what.coins)}.`;
        const along =
          what.reds === 0 || what.price === undefined
            ? ''
            : ` ${f.plural(what.reds, { one: '# rote Karte kommt mit.', other: '# rote Karten kommen mit.' })}`;
        return `(${does(what.card)}): ${cost}.${have}${along} ${unseenSay(what.unseen)}`;
      },
      brings: (
        gain: Readonly<Record<'coins' | 'points' | 'draws' | 'workers', number>>,
        inHand: boolean,
      ) => {
        const parts = [
          gain.coins > 0 ? coins(gain.coins) : '',
          gain.points > 0 ? points(gain.points) : '',
          gain.draws > 0 ? cards(gain.draws) : '',
          gain.workers > 0 ? workers(gain.workers) : '',
        ].filter((part) => part !== '');
        if (parts.length === 0) return inHand ? 'Bringt dir jetzt nichts.' : '';
        return inHand
          ? `Bringt dir jetzt ${f.list(parts)}.`
          : `Auf der Hand brächte sie dir jetzt ${f.list(parts)}.`;
      },
      bought: (most: number) => `Jetzt gekauft: bis zu ${points(most)}.`,
      acts: (names: readonly string[]) =>
        names.length === 0 ? 'Wirkt jetzt auf nichts.' : `Wirkt jetzt auf: ${f.list(names)}.`,
      reach: (names: readonly string[]) => `Neu in Reichweite: ${f.list(names)}.`,
      player: (what: {
        score: number;
        gain: number;
        bought: readonly (readonly [kind: CardKind, count: number])[];
      }) => {
        const score = `${points(what.score)}, ${f.signed(what.gain)} aus Büros und Steinen, wenn die Runde jetzt endete.`;
        return what.bought.length === 0
          ? score
          : `${score} Bisher gekauft: ${f.list(what.bought.map(many))}.`;
      },
      card: (card: number, unseen: number) =>
        `(${does(card)}${when(card) === '' ? '' : `; ${when(card)}`}). ${unseenSay(unseen)}`,
    },
    reveal: {
      kicker: (round: number) => `Runde ${n(round)} · die Karten werden aufgedeckt`,
      headline: (names: readonly string[], own: number) => {
        if (own < 0) return `${names[0]} beginnt`;
        if (own === 0) return `Du beginnst, dann ${names[1]}`;
        return own === names.length - 1
          ? `${names[0]} beginnt, du bist zuletzt dran`
          : `${names[0]} beginnt, du kommst an ${ordinal(own + 1)} Stelle`;
      },
      former: 'Bisherige Reihenfolge',
      order: (round: number) => `Reihenfolge in Runde ${n(round)}`,
      gives: (card: number, own: boolean) => {
        const verb = own ? 'opferst' : 'opfert';
        return (
          {
            coins: `${verb} ${coins(coinsOf[card])}`,
            points: `${verb} ${points(pointsOf[card])}`,
            draw: `${verb} ${cards(figureOf[card])} zum Ziehen`,
            workers: `${verb} ${workers(figureOf[card])}`,
            nothing: `${verb} nichts`,
          }[effectOf[card] as string] ?? `${verb} ${title(card)}`
        );
      },
      higher: 'Höher ist früher',
      higherSay: 'Die Karte mit der höheren Zahl ist zuerst dran.',
      moved: (by: number, place: number) => {
        if (by === 0) return `Du bleibst an ${ordinal(place)} Stelle.`;
        const places = f.plural(Math.abs(by), { one: '# Platz', other: '# Plätze' });
        return by > 0
          ? `Du rückst ${places} vor, an die ${ordinal(place)} Stelle.`
          : `Du fällst ${places} zurück, an die ${ordinal(place)} Stelle.`;
      },
      equal: 'Gleiche Karten tauschen',
      equalSay: (names: readonly string[], card: number) =>
        `Die ${n(card)} gelegt haben: ${f.list(names)}. So standen sie bisher; jetzt ist es umgekehrt.`,
      aside: 'Die Karten werden beiseitegelegt',
      asideSay: (isLast: boolean) =>
        isLast
          ? 'Bis zum Ende des Spiels nicht mehr nutzbar.'
          : 'Nicht nutzbar bis zum Aufräumen; dann kommen sie auf den Ablagestapel.',
    },
    harvest: {
      kicker: (round: number) => `Runde ${n(round)} · alle haben gekauft und gepunktet`,
      headline: (top: readonly Doer[], leads: readonly Doer[]) => {
        const same =
          top.length === leads.length && top.every((one, i) => one.name === leads[i].name);
        return same
          ? `Beste Runde und vorn: ${listed(top)}`
          : `Beste Runde: ${listed(top)}; vorn: ${listed(leads)}`;
      },
      kinds: {
        cards: 'Karten',
        offices: 'Büros',
        markers: 'Steine',
        doctorates: 'Doktortitel',
      },
      bar: (gain: { cards: number; offices: number; markers: number; doctorates: number }) =>
        said([
          gain.cards > 0 ? `Karten ${n(gain.cards)}` : '',
          gain.offices > 0 ? `Büros ${n(gain.offices)}` : '',
          gain.markers > 0 ? `Steine ${n(gain.markers)}` : '',
          gain.doctorates > 0 ? `Doktortitel ${n(gain.doctorates)}` : '',
        ]) || 'keine Punkte',
      for: 'für',
      along: 'kam mit',
      nothing: 'nichts gekauft',
      laid: (count: number) => (count === 0 ? 'Kein Stein kommt dazu' : `Neue Steine: ${n(count)}`),
      laidSay: 'Einer auf jedes Büro ohne Wahlhelfer.',
      opens: 'Ein neues Büro öffnet',
      moves: 'Die Straße rückt auf',
      unsold: (list: readonly number[]) =>
        list.length === 0
          ? 'Nichts verlässt das Spiel. Neue Karten kommen von rechts.'
          : `Unverkauft und aus dem Spiel: ${f.list(list.map(name))}.`,
      fresh: 'Umrahmt: die neuen Karten.',
      race: (goal: number) => `Das Rennen bis ${n(goal)}`,
    },
    final: {
      kicker: (rounds: number) =>
        `Endergebnis · Fremde Federn, ${f.plural(rounds, { one: '# Runde', other: '# Runden' })}`,
      wins: (who: string, lead: number, isYou: boolean) =>
        `${who} ${isYou ? 'gewinnst' : 'gewinnt'} mit ${f.plural(lead, { one: '#\u00a0Punkt', other: '#\u00a0Punkten' })} Vorsprung`,
      winsAlone: (who: string, isYou: boolean) => `${who} ${isYou ? 'gewinnst' : 'gewinnt'}`,
      shared: (names: readonly string[]) => `Geteilter Sieg: ${f.list(names)}`,
      resigned: (names: readonly string[]) => `Aufgegeben: ${f.list(names)}.`,
      minded: (names: readonly string[]) =>
        `Abwesend, meist von einem Bot vertreten: ${f.list(names)}.`,
      byPoints: (limit: number, round: number) =>
        `Die ${n(limit)} fiel in Runde ${n(round)}; alle haben sie zu Ende gespielt.`,
      byDoctorate: (round: number) =>
        `Der letzte Doktortitel ging in Runde ${n(round)} weg; alle haben sie zu Ende gespielt.`,
      byRounds: (round: number) => `Runde ${n(round)} war die letzte.`,
      byLast: (more: number, less: number) =>
        `Punktgleich: ${n(more)} zu ${n(less)} in der letzten Runde.`,
      plumes: 'Mit fremden Federn',
      plumesSay: 'eine Feder pro Runde, so lang wie ihre Punkte; gefüllt ab 10',
      feathers: (who: string, gains: readonly number[]) =>
        `${who}: ${gains.map((gain) => n(gain)).join(', ')}`,
      race: 'Das Rennen',
      source: 'Woher jeder Punkt kam',
      spelled: 'In Worten',
      line: (who: string, total: number, parts: readonly (readonly [string, number])[]) =>
        `${who}: ${points(total)}. ${f.begin(parts.map(([what, count]) => `${what} ${n(count)}`).join(', '))}.`,
      turning: 'Wo ein Vorsprung in einer Runde am meisten wuchs',
      turn: (round: number) => `Runde ${n(round)}.`,
      turnSay: (who: string, gain: number, ahead: number, isYou: boolean) =>
        `${who} ${isYou ? 'holst' : 'holt'} ${points(gain)}, ${n(ahead)} mehr als sonst jemand.`,
      show: 'Zeigen',
      again: 'Noch ein Spiel',
      step: 'Zug für Zug',
      file: 'Speichern',
    },
    keysSay:
      'Ein Teil auf dem Tisch drückst du wie einen Knopf: einmal zum Wählen, noch einmal zum Ausführen.',
    keys: {
      street: ['S', 'zur Straße'],
      offices: ['O', 'zu den Büros'],
      hand: ['H', 'zu deiner Hand'],
      play: ['I', 'zu deiner Auslage'],
      others: ['P', 'zu den anderen'],
      arrows: ['← ↑ ↓ →', 'von Teil zu Teil, auch Pos1 und Ende'],
      end: ['E', 'Zug oder Phase beenden'],
      drop: ['Esc', 'Auswahl aufheben'],
      advice: ['B', 'was täte ein Stratege?'],
    },
    ordinal,
  };

  /** Chosen cards on a button: those of one kind together, in short where there are several kinds. */
  function unseenSay(count: number): string {
    return count === 0 ? 'Davon kommt keine mehr.' : `Davon noch zu erwarten: ${n(count)}.`;
  }
};
