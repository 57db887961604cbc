import type { Formats } from '@hustings/texts';
import {
  DOCTORATE,
  standard,
  type CardEffect,
  type CardKind,
  type Tables,
} from '../../rules/index.js';
import type { BoardTexts } from '../en/board.js';
import { Names } from '../names.js';
import type { Term } from '../terms.js';
import { texts } from './index.js';
import { theseCards } from '../these.js';

const SHY = '\u00ad';

/** Names as the board calls them, where there is less room than in a sentence. */
const brief: Partial<Record<CardKind, string>> = {
  smallPR: 'Piccole PR',
  bigPR: 'Grandi PR',
};

/** Names that are broken where there is no room for them. */
const broken: Partial<Record<CardKind, string>> = {
  insideInformation: `Sof${SHY}fiata`,
  elbows: `Sgomi${SHY}tare`,
  electionCampaignOffice: `Comi${SHY}tato Elet${SHY}torale`,
  campaignTrail: `Tour Elet${SHY}torale`,
  wifesFundraiser: `Galà della Con${SHY}sorte`,
  fatherlyFriend: `Amico Fra${SHY}terno`,
  industrialist: `Indu${SHY}striale`,
  banker: `Ban${SHY}chiere`,
  gardenParty: `Festa in Giar${SHY}dino`,
  nationalRadio: `Radio Nazio${SHY}nale`,
  nationalNewspaper: `Giornale Nazio${SHY}nale`,
  nationalTV: `TV Nazio${SHY}nale`,
  pressSecretary: `Addetto Stam${SHY}pa`,
  doctorate: `Dotto${SHY}rato`,
  bonusPayment: `Grati${SHY}fica`,
  battleOfWits: `Sfida d’Intel${SHY}ligenza`,
  scandal: `Scan${SHY}dalo`,
};

/** A card that is named many times over. */
const terse: Partial<Record<CardKind, readonly [one: string, several: string]>> = {
  fatherlyFriend: ['Amico', 'Amici'],
  localMedia: ['Locali', 'Locali'],
  nationalRadio: ['Radio', 'Radio'],
  nationalNewspaper: ['Giornale', 'Giornali'],
  nationalTV: ['TV', 'TV'],
  wifesFundraiser: ['Galà', 'Galà'],
  banker: ['Banchiere', 'Banchieri'],
  industrialist: ['Industriale', 'Industriali'],
};

/** Who did something; the reader takes another verb. */
type Doer = { readonly name: string; readonly isYou: boolean };

/** One, several, the reader, the reader among others. */
type Verb = readonly [one: string, several: string, you: string, all: string];

const verb = (doers: readonly Doer[], [one, several, you, all]: Verb): string => {
  const isReader = doers.some(({ isYou }) => isYou);
  if (doers.length === 1) return isReader ? you : one;
  return isReader ? all : several;
};

/** What is to be said, one after the other. */
const said = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** Italian: Copycat at its own table, with the cards that are played there. */
export const board = (f: Formats<'it'>, tables: Tables = standard): BoardTexts => {
  const { actionOf, coinsOf, effectOf, figureOf, kindOf, officeFigureOf, pointsOf } = tables;
  const t = texts(f);
  const n = f.number;
  const { coins, points } = t;
  const cards = t.cardCount;
  const workers = (count: number): string =>
    f.plural(count, { one: '# volontario', other: '# volontari' });
  const plain = (kind: CardKind): string => brief[kind] ?? t.cards[kind];
  /** A card, and how many of it where there are several. */
  const many = ([kind, count]: readonly [CardKind, number]): string =>
    count === 1 ? plain(kind) : `${n(count)} × ${plain(kind)}`;
  const these = theseCards(f, kindOf, plain, (kind) => terse[kind]?.[0]);
  const name = (card: number): string =>
    card === DOCTORATE ? plain('doctorate') : t.numbered(plain(kindOf[card]), card);
  const { letter, office } = new Names(t, tables);
  /** What a card does, in two or three words. */
  const effects: Record<CardEffect, (card: number) => string> = {
    placeAnother: () => 'piazza 1 in più',
    placeOnOccupied: () => 'dividi un ufficio',
    workers: (card) => workers(figureOf[card]),
    removeForWorker: () => '1 carta: 1 volontario',
    draw: (card) => `pesca ${n(figureOf[card])}`,
    drawPerCoin: () => '1 carta a moneta',
    coins: (card) => coins(coinsOf[card]),
    doubleCoins: () => 'monete × 2',
    either: (card) => `${coins(coinsOf[card])} o ${points(pointsOf[card])}`,
    points: (card) => points(pointsOf[card]),
    doubleMarkers: () => 'segnalini × 2',
    pointsPerCoinAtPurchase: () => '1 punto a moneta',
    reuseWorker: () => 'bis: 1 volontario',
    copyCard: () => 'copia una carta',
    keepHand: () => 'conserva la mano',
    nothing: () => 'nulla',
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
        return `messe da parte ${n(one.sum)}`;
      case 'again':
        return `usi ripetuti ${n(one.sum)}`;
      case 'more':
        return `effetti ${n(one.sum)}`;
      case 'removed':
        return `eliminate ${n(one.sum)}`;
      case 'fixed':
        return `Grandi Opere ${n(one.sum)}`;
      case 'spent':
        return `spese ${n(one.sum)}`;
      case 'used':
        return `usati ${n(one.sum)}`;
      case 'times':
        return `×\u00a0${n(one.times)} con ${plain(one.kind)}`;
      case 'markers':
        return one.times === 1
          ? f.plural(one.count, { one: '# segnalino', other: '# segnalini' })
          : `segnalini ${n(one.count)}\u00a0×\u00a0${n(one.times)}`;
    }
  };
  const markersThere = (count: number): string =>
    f.plural(count, { one: '# segnalino', other: '# segnalini' });
  const ordinal = (place: number): string => `${n(place)}º`;
  const phases = { 1: 'Pianificazione', 2: 'Azioni', 3: 'Acquisti e punti', 4: 'Pulizia' };
  const pile = (draw: number, discards: number): string =>
    discards === 0 ? `${n(draw)} nel mazzo` : `${n(draw)} nel mazzo, scarti ${n(discards)}`;
  return {
    ...f,
    title: t.title,
    coins,
    points,
    cards,
    you: 'tu',
    youBegin: 'Tu',
    initial: (called: string): string => called.slice(0, 1).toLocaleUpperCase(f.locale),
    marks: ['Quadrato', 'Cerchio', 'Triangolo', 'Rombo'],
    chosen: 'Scelte',
    of: (some: number, all: number) => `${n(some)} di ${n(all)}`,
    scene: 'Rivedi questo momento',
    card: {
      name,
      plain,
      short: (kind: CardKind) => broken[kind] ?? plain(kind),
      effect: (card: number) => effects[effectOf[card]](card),
      does,
      label: (card: number, more: readonly string[]) => said([name(card), does(card), ...more]),
      uses: (uses: number) =>
        uses === 0 ? '' : uses === 1 ? 'usata una volta' : 'usata due volte',
      eitherCoin: (card: number) => `${n(coinsOf[card])} /`,
      eitherPoints: (card: number) => n(pointsOf[card]),
      twice: '× 2',
    },
    office: {
      name: office,
      letter,
      window: office,
      effect: (number: number) =>
        f.begin(t.officeEffects[actionOf[number]](officeFigureOf[number])),
      sub: {
        removeForCoin: '+1 moneta l’una',
        specialBuy: 'strada nuova',
        reuseCard: 'una carta bis',
      },
      word: {
        draw: 'Pesca',
        exchange: 'Scambia',
        coins: 'Monete',
        buy: 'Compra',
        specialBuy: 'Speciale',
        removeForCoin: 'Elimina',
        points: 'Punti',
        reuseCard: 'Bis',
      },
      isNew: 'nuovo',
      there: (markers: number, names: readonly string[]) =>
        said([
          markers > 0 ? `con ${markersThere(markers)}` : '',
          names.length > 0 ? `con ${f.list(names)}` : '',
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
            ? 'libero'
            : `occupato: ${f.list(
                what.workers.map((one) =>
                  one.used > 1
                    ? `${one.name} (usato due volte)`
                    : one.used > 0
                      ? `${one.name} (usato)`
                      : one.name,
                ),
              )}`,
          what.markers > 0 ? markersThere(what.markers) : '',
          what.isNew ? 'nuovo in questo round' : '',
        ]),
    },
    house: {
      title: 'Uffici',
      say: 'quelli vuoti accumulano segnalini;',
      left: (count: number) =>
        count === 0 ? 'finiti' : f.plural(count, { one: 'ne resta #', other: 'ne restano #' }),
      round: (round: number) => `round ${n(round)}`,
    },
    street: {
      title: 'La strada',
      printed: 'prezzo stampato',
      leave: (clears: number) =>
        clears === 1 ? 'la prima esce se invenduta' : `le prime ${n(clears)} escono se invendute`,
      plus: (more: number) => `+ ${n(more)}`,
      more: (more: number) => f.plural(more, { one: '# moneta in più', other: '# monete in più' }),
      sold: 'venduta',
      nothingLeft: 'finita',
      notForSale: 'non in vendita',
      reds: 'carte rosse in omaggio',
      along: 'in omaggio',
      sum: (price: number, more: number) => `${n(price)} + ${n(more)}`,
      say: (sale: { space: number; price: number | undefined; surcharge: number; reds: number }) =>
        said([
          `spazio ${n(sale.space)}`,
          sale.price === undefined ? 'non in vendita' : coins(sale.price),
          sale.surcharge > 0 && sale.price !== undefined
            ? `${n(sale.price - sale.surcharge)} più ${n(sale.surcharge)}`
            : '',
          sale.price !== undefined && sale.reds > 0
            ? f.plural(sale.reds, {
                one: '# carta rossa in omaggio',
                other: '# carte rosse in omaggio',
              })
            : '',
        ]),
    },
    mine: {
      title: 'Il tuo lato',
      hand: 'La tua mano',
      handOf: (who: string) => `Mano: ${who}`,
      hidden: (count: number) =>
        f.plural(count, {
          one: '# carta, che vede solo chi ce l’ha.',
          other: '# carte, che vede solo chi le ha.',
        }),
      noHand: 'La tua mano è vuota.',
      draw: 'Mazzo di pesca',
      discards: 'Scarti',
      area: 'In gioco',
      areaSay: (phase: number, isLast: boolean): string =>
        phase === 3
          ? 'conta la cifra grande'
          : `restano qui fino alla ${isLast ? 'fine' : 'pulizia'}`,
      noArea: (isLast: boolean) =>
        `Le carte giocate restano qui fino alla ${isLast ? 'fine' : 'pulizia'}.`,
      aside: 'Da parte',
      noAside: 'Ferme per questo round',
      times: (times: number) => `×${n(times)}`,
      workers: 'Volontari',
      atWork: (count: number) => `${n(count)} al lavoro`,
      free: (count: number) => f.plural(count, { one: '# libero', other: '# liberi' }),
      reserve: (count: number) => `${n(count)} in riserva`,
      doctorates: (count: number) => f.plural(count, { one: '# Dottorato', other: '# Dottorati' }),
    },
    account: {
      coins: 'Monete',
      buys: 'Acquisti',
      points: 'Punti',
      inHand: 'Nella tua mano',
      inSight: 'Per la fase 3',
      goal: (limit: number) => `su ${n(limit)}`,
      yours: 'Il tuo conto',
      done: 'Il tuo round',
      blue: 'blu: con il tuo piano',
      without: 'senza la carta che giochi',
      terms: (terms: readonly Term[]) => terms.map(term).join(', '),
      from: (figure: number) => `${n(figure)} → `,
      scored: (before: number, score: number) => `${n(before)} → ${n(score)}`,
    },
    others: {
      title: 'Gli altri',
      thinks: 'sta pensando',
      laid: 'ha giocato una carta',
      decides: 'decide ora',
      out: 'ha chiuso questa fase',
      placed: (count: number) =>
        f.plural(count, { one: '# piazzato, aspetta', other: '# piazzati, aspetta' }),
      scored: (gain: number) => `fatto: ${f.signed(gain)}`,
      next: 'a seguire',
      later: 'più tardi',
      nothing: 'ancora nulla in gioco',
      score: 'Punti',
      sight: 'in vista',
      ifNow: 'Punti di uffici e segnalini, se il round finisse ora',
      hand: 'mano',
      deck: 'mazzo',
      discards: (count: number) => `+ ${n(count)}`,
      coins: 'monete',
      buys: 'acquisti',
      free: 'liberi',
      markers: 'segnalini',
    },
    track: {
      label: (scores: readonly (readonly [string, number])[]) =>
        `Tracciato carriera fino a 95: ${scores.map(([who, score]) => `${who} ${n(score)}`).join(', ')}`,
      joke: '90 92 93 94 93 95',
      jokeSay:
        'Uno scherzo stampato sul tabellone: si conta comunque 91, 92, 93, 94. A 95 la partita finisce con questo round.',
    },
    strip: {
      round: (round: number, of: number) => `Round ${n(round)} di ${n(of)}`,
      last: (round: number) => `Round ${n(round)}, l’ultimo`,
      short: (round: number, of: number) => `${n(round)}/${n(of)} `,
      phases,
      phasesShort: { 1: 'Piano', 2: 'Azioni', 3: 'Acquisti', 4: 'Pulizia' },
      moment: (round: number, phase: number) =>
        `Round ${n(round)} · ${(phases as Record<number, string>)[phase]}`,
      order: 'Ordine di turno',
      byCard: 'con le carte',
      orderSoFar: 'Ordine attuale',
      newOrder: 'fino a carte scoperte',
    },
    tabs: {
      label: 'Parti del tavolo',
      street: 'Strada',
      offices: 'Uffici',
      hand: 'Mano',
      others: 'Altri',
      log: 'Registro',
      open: 'Apri la decisione',
      close: 'Chiudi la decisione',
    },
    frame: {
      yours: 'La tua decisione',
      phase: (phase: number, moment?: string) =>
        moment === undefined ? `fase ${n(phase)}` : `fase ${n(phase)} · ${moment}`,
      rule: (id: string) => `Regola ${id}`,
      takeBack: 'Ritira la mossa',
    },
    effect: {
      label: 'Che cosa cambia',
      from: (figure: string) => `${figure} → `,
      names: {
        coins: 'Monete in vista',
        rights: 'Acquisti',
        points: 'Punti in vista',
        hand: 'Mano',
        markers: 'Segnalini',
        free: 'Volontari liberi',
        reserve: 'Riserva',
        deck: 'Il tuo mazzo',
      },
      inReach: 'Ora alla tua portata',
      cards: (names: readonly string[]) => f.list(names),
      kinds: (kinds: readonly (readonly [CardKind, number])[]) => f.list(kinds.map(many)),
      pile,
      marker: 'un punto l’uno',
    },
    bid: {
      question: 'Quale carta giochi per l’ordine di turno?',
      hint: 'Il numero più alto gioca prima; a parità si inverte l’ordine attuale. In questo round la carta non si usa più.',
      when: 'tutti insieme',
      missing: 'Premi una carta della tua mano.',
      choose: 'Prima scegli una carta',
      go: (card: number) => `Gioca ${plain(kindOf[card])}, ${n(card)}`,
      note: 'Puoi ritirarla finché non hanno giocato tutti.',
      number: 'numero',
      without: 'A cosa rinunci in questo round',
      above: (card: number) => `Oltre il ${n(card)}, fra le carte in mano e nel mazzo`,
      ofUnseen: (more: number, of: number) => `${n(more)} di ${n(of)}`,
      scale: (hand: readonly number[]) =>
        `Le tue carte sulla scala da 1 a 61: ${hand.map((card) => n(card)).join(', ')}`,
    },
    turn: {
      ask: 'Tocca a te: che cosa fai?',
      askPlace: 'Quale ufficio occupa il tuo volontario?',
      askPlay: (card: number) => `Giochi ${plain(kindOf[card])}?`,
      askUse: (number: number) => `Usi ora l’ufficio ${f.quoted(office(number))}?`,
      askEnd: 'Termini il turno?',
      askPass: 'Termini il turno senza piazzare nessuno?',
      hint: (free: number) =>
        `${f.plural(free, { one: '# volontario libero', other: '# volontari liberi' })}. Gioca carte prima o dopo il piazzamento, quante ne vuoi.`,
      hintEnd: 'Senza piazzare un volontario esci da questa fase.',
      missing: 'Premi un ufficio o una carta.',
      choose: 'Prima scegli qualcosa',
      place: (
        number: number,
        { draws, uses, ends }: { draws: number | undefined; uses: boolean; ends: boolean },
      ) => {
        const then =
          draws !== undefined
            ? `, pesca ${n(draws)}`
            : uses
              ? ', usalo'
              : ends
                ? ', fine turno'
                : '';
        return `Piazza in ${f.quoted(office(number))}${then}`;
      },
      play: (card: number, draws: number | undefined) =>
        draws === undefined
          ? `Gioca ${plain(kindOf[card])}`
          : `Gioca ${plain(kindOf[card])}: pesca ${n(draws)}`,
      use: (number: number, draws: number | undefined) =>
        draws === undefined
          ? `Usa ${f.quoted(office(number))}`
          : `Usa ${f.quoted(office(number))}: pesca ${n(draws)}`,
      end: 'Fine turno',
      pass: 'Passa per questo round',
      back: 'Torna al turno',
      atOnce: 'Usalo subito',
      orPlay: 'Prima puoi giocare',
      playTitle: 'Gioca una carta',
      useTitle: 'Usa il tuo ufficio',
      placeTitle: 'Piazza un volontario',
      placeSay: (count: number) =>
        f.plural(count, { one: '# ufficio, o premilo', other: '# uffici, o premine uno' }),
      freeWorkers: (count: number) => workers(count),
      goHome: 'a casa senza lavorare',
      notUsed: 'non ancora usato',
      lost: 'perso',
      kept: 'Monete, punti',
      keptSay: 'contano nella fase 3',
      keptTo: 'restano',
      noteEnds: 'Non c’è altro da fare: con questo il tuo turno finisce, ed è definitivo.',
      noteDraw: 'Definitivo: quel che si pesca si vede.',
    },
    step: {
      ask: 'Che cosa fai ora?',
      askBuy: (card: number) => `Compri ${plain(kindOf[card])}?`,
      askLay: (card: number) => `Cali ${plain(kindOf[card])}?`,
      askEnd: (gain: number) => `Chiudi e fai ${points(gain)}?`,
      askKeep: (count: number) => `Chiudi e conservi ${cards(count)}?`,
      hint: 'Cala, usa, compra, nell’ordine che vuoi; chiudi quando hai finito.',
      hintEnd: 'Le monete rimaste sono perse.',
      when: 'ordine libero',
      missing: 'Cala, usa o compra qualcosa sul tavolo, o chiudi la fase.',
      choose: 'Prima scegli qualcosa',
      layAll: (count: number) => `Cala ${cards(count)}`,
      lay: (card: number) => `Cala ${plain(kindOf[card])}`,
      laid: (count: number) =>
        f.plural(count, { one: '# carta con monete', other: '# carte con monete' }),
      buy: (card: number, price: number | undefined) =>
        price === undefined
          ? `Compra ${plain(kindOf[card])}`
          : `Compra ${plain(kindOf[card])} per ${n(price)}`,
      useCard: (card: number) => `Usa ${plain(kindOf[card])}`,
      useOffice: (number: number) =>
        actionOf[number] === 'specialBuy'
          ? 'Fai avanzare la strada, poi compra'
          : `Usa ${f.quoted(office(number))}`,
      special: {
        gaps: 'Vuoti',
        closes: (fresh: number) =>
          `si chiudono; ${f.plural(fresh, { one: '# carta nuova', other: '# carte nuove' })}`,
        none: 'nessuno: la strada resta com’è',
        hint: 'Prima la strada avanza e si riempie. Poi puoi comprare una carta, al prezzo del suo nuovo spazio.',
        note: 'Definitivo: le carte nuove si vedono.',
      },
      endShort: (gain: number) => `Chiudi: ${points(gain)}`,
      end: (gain: number) => `Fai ${points(gain)}, chiudi la fase`,
      keep: (count: number, gain: number) => `Conservane ${n(count)}, fai ${points(gain)}`,
      back: 'Indietro',
      note: 'Alla fine la mano si cala da sé: i punti contano ancora, le monete arrivano tardi.',
      pays: (have: number, price: number) => `${n(have)} − ${n(price)}`,
      buysLeft: 'Acquisti rimasti',
      noBuy: 'nessuno in un ufficio Compra',
      buysSpent: 'tutti usati',
      alongName: 'In omaggio',
      onSpace: (space: number, card: number) =>
        `spazio ${n(space)} · ${effects[effectOf[card]](card)}`,
      score: 'Punteggio',
      scoreSum: (score: number, gain: number) => `${n(score)} + ${n(gain)}`,
      keeps: 'Conservate',
      keepsSay: (isLast: boolean) =>
        isLast ? 'perse: non c’è un altro round' : 'in mano per il prossimo round',
      lost: 'avanzano: si perdono',
      first: 'O prima',
      still: 'Ancora da usare',
      buyTitle: 'Compra',
      buySay: (rights: number) =>
        f.plural(rights, { one: 'resta # acquisto', other: 'restano # acquisti' }),
      offer: (card: number, reds: number) =>
        reds === 0
          ? name(card)
          : `${name(card)}, ${f.plural(reds, { one: '# Scandalo in omaggio', other: '# Scandali in omaggio' })}`,
    },
    numbers: {
      draw: {
        question: 'Quante carte peschi?',
        hint: 'Prima lo dici, poi le vedi.',
        go: (count: number) => (count === 0 ? 'Non pescare' : `Pesca ${n(count)}`),
        note: 'Definitivo: quel che si pesca si vede.',
      },
      doctorate: {
        question: 'Quante monete diventano punti?',
        hint: 'Il costo aggiuntivo è pagato. La tesi si copia da sola.',
        go: (count: number) =>
          count === 0 ? 'Nessuna moneta in punti' : `${f.begin(coins(count))} per ${points(count)}`,
        note: 'Con le monete che tieni puoi ancora comprare.',
      },
      decline: {
        question: 'Resti sotto 95?',
        hint: 'Ai punti di carte e uffici si può rinunciare; a quelli dei segnalini no.',
        go: (count: number) => (count === 0 ? 'Prendili tutti' : `Rinuncia a ${points(count)}`),
        note: 'In ogni caso è definitivo.',
      },
      declined: 'Punti a cui rinunci',
      atOnce: 'Punti, subito',
      ends: 'la partita finisce con questo round',
      goesOn: 'la partita continua',
    },
    exchange: {
      question: (most: number, isSaid: boolean) =>
        most === 1
          ? 'Quale carta scambi?'
          : isSaid
            ? `Quali ${cards(most)} scambi?`
            : `Quali carte scambi, fino a ${n(most)}?`,
      hint: 'Restano scoperte e ferme per questo round; ne peschi altrettante.',
      none: 'Non scambiarne',
      choose: 'Prima scegli le carte',
      go: (list: readonly number[]) => `Scambia ${these(list)}`,
      note: 'Definitivo: quel che si pesca si vede.',
      plus: '+ quel che peschi',
      tooMany: (most: number) => `Al massimo ${n(most)}.`,
      saidOther: (count: number) => `Hai scelto il numero ${n(count)}.`,
    },
    remove: {
      question: (most: number, isSaid: boolean) =>
        most === 1
          ? 'Quale carta esce dal gioco?'
          : isSaid
            ? `Quali ${cards(most)} escono dal gioco?`
            : `Quali carte escono dal gioco, fino a ${n(most)}?`,
      hint: 'Dalla mano, per sempre; ricevi una moneta l’una.',
      none: 'Non eliminarne',
      choose: 'Prima scegli le carte',
      go: (list: readonly number[]) => `Elimina ${these(list)}`,
      note: 'Non tornano più.',
      tooMany: (most: number) => `Al massimo ${n(most)}.`,
      saidOther: (count: number) => `Hai scelto il numero ${n(count)}.`,
    },
    one: {
      removeForWorker: {
        question: 'Quale carta esce dal gioco?',
        hint: 'In cambio 1 volontario dalla riserva.',
        missing: 'Premi una carta della tua mano.',
        choose: 'Prima scegli una carta',
        go: (what: string) => `Elimina ${what} per un volontario`,
        none: 'Non eliminarne',
      },
      reuseWorker: {
        question: 'Quale volontario fa gli straordinari?',
        hint: 'L’ufficio in cui si trova, per intero, subito.',
        missing: 'Premi un tuo ufficio usato una volta.',
        choose: 'Prima scegli un volontario',
        go: (what: string, draws: number | undefined) =>
          draws === undefined
            ? `Riattiva ${f.quoted(what)}`
            : `Riattiva ${f.quoted(what)}: pesca ${n(draws)}`,
        none: 'Nessun volontario',
      },
      copyCard: {
        question: 'Che cosa copia l’Addetto Stampa?',
        hint: 'Una carta in gioco con un effetto di questa fase.',
        missing: 'Premi una carta in gioco.',
        choose: 'Prima scegli una carta',
        go: (what: string, draws: number | undefined) =>
          draws === undefined ? `Copia ${what}` : `Copia ${what}: pesca ${n(draws)}`,
        none: 'Non copiare',
      },
      reuseCard: {
        question: 'Quale carta usi di nuovo?',
        hint: 'Poi va da parte. Le sue monete non raddoppiano mai.',
        missing: 'Premi una carta in gioco usata una volta.',
        choose: 'Prima scegli una carta',
        go: (what: string, draws: number | undefined) =>
          draws === undefined ? `Riattiva ${what}` : `Riattiva ${what}: pesca ${n(draws)}`,
        none: 'Nessuna carta',
      },
    },
    pay: {
      question: 'Con che cosa paghi?',
      hint: 'Una carta per moneta. Queste monete nella fase 3 non ci sono più.',
      go: (sum: number, draws: number) =>
        sum === 0 ? 'Non pagare nulla' : `Paga ${coins(sum)}, pesca ${n(draws)}`,
      name: 'Usala per le monete',
      draws: 'Peschi',
      left: 'Restano per la fase 3',
      asksMore: 'chiede altro',
    },
    either: {
      question: 'Una moneta o i punti?',
      hint: 'Si sceglie a ogni uso. Se resta in mano dà i punti.',
      go: (isCoin: boolean) => (isCoin ? 'Prendi la moneta' : 'Prendi i punti'),
    },
    chain: {
      label: (step: number, of: number) => `Una catena: passo ${n(step)} di ${n(of)}`,
      here: 'Sei qui',
      hereSay: 'decidi qui sotto',
      played: 'giocata',
      used: 'usato',
      usedAgain: 'usato una seconda volta',
      reused: 'usata una seconda volta',
      copied: 'copiata',
      exchanged: 'scambiate',
      removed: 'eliminate dal gioco',
      drew: 'pescate',
      leaves: (card: number) => `${name(card)} va da parte`,
      leavesSay: 'ferma per questo round',
      back: 'Poi si torna a:',
      kinds: {
        drawNumber: 'pescare',
        exchangeNumber: 'scambiare',
        exchangeCards: 'scambiare',
        removeNumber: 'eliminare',
        removeCards: 'eliminare',
        removeForWorker: 'una carta per un volontario',
        pay: 'il pagamento',
        reuseWorker: 'gli straordinari di un volontario',
        copyCard: 'copiare',
        reuseCard: 'il secondo uso di una carta',
        coinOrPoints: 'una moneta o i punti',
        coinsForDoctorate: 'il Dottorato',
        leave: 'metterla da parte',
      },
    },
    waiting: {
      others: 'Decidono gli altri',
      decides: (who: string) => `${who} decide.`,
      several: (count: number) =>
        f.plural(count, { one: '# deve ancora decidere.', other: '# devono ancora decidere.' }),
      decided: (count: number, of: number) => `Carte giocate: ${n(count)} di ${n(of)}.`,
      thinks: 'pensa',
      laid: 'a faccia in giù',
      yours: 'La tua ultima mossa',
    },
    point: {
      news: 'Appena successo',
      more: (count: number) => `${n(count)} in più`,
      marked: 'novità dopo la tua decisione',
      nothing: 'La partita comincia.',
      office: (number: number, markers: number, names: readonly string[]) =>
        `(${t.officeEffects[actionOf[number]](officeFigureOf[number])}${
          actionOf[number] === 'draw' || actionOf[number] === 'exchange'
            ? '; si usa nel tuo turno'
            : actionOf[number] === 'reuseCard'
              ? '; fase 2 o 3'
              : '; nella fase 3'
        }). ${names.length > 0 ? `Ci lavora: ${f.list(names)}.` : markers > 0 ? `Vuoto, ${markersThere(markers)}.` : 'Vuoto.'}`,
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
            ? 'non in vendita'
            : `spazio ${n(what.space)}, ${coins(what.price)}`;
        const have =
          what.coins === undefined || what.price === undefined
            ? ''
            : what.coins >= what.price
              ? ` Ne hai ${n(what.coins)} in vista.`
              : what.planned !== undefined && what.planned >= what.price
                ? ` Ne hai ${n(what.coins)} in vista, con il tuo piano ${n(what.planned)}.`
                : ` ${f.plural(what.price - what.coins, { one: 'Te ne manca #.', other: 'Te ne mancano #.' })}`;
        const along =
          what.reds === 0 || what.price === undefined
            ? ''
            : ` ${f.plural(what.reds, { one: '# carta rossa in omaggio.', other: '# carte rosse in omaggio.' })}`;
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
        if (parts.length === 0) return inHand ? 'Ora non ti dà nulla.' : '';
        return inHand ? `Ora ti dà ${f.list(parts)}.` : `In mano ora ti darebbe ${f.list(parts)}.`;
      },
      bought: (most: number) => `Comprato ora: fino a ${points(most)}.`,
      acts: (names: readonly string[]) =>
        names.length === 0 ? 'Ora non agirebbe su nulla.' : `Ora agirebbe su: ${f.list(names)}.`,
      reach: (names: readonly string[]) => `Ora alla tua portata: ${f.list(names)}.`,
      player: (what: {
        score: number;
        gain: number;
        bought: readonly (readonly [kind: CardKind, count: number])[];
      }) => {
        const score = `${points(what.score)}, ${f.signed(what.gain)} da uffici e segnalini se il round finisse ora.`;
        return what.bought.length === 0
          ? score
          : `${score} Comprato finora: ${f.list(what.bought.map(many))}.`;
      },
      card: (card: number, unseen: number) =>
        `(${does(card)}${when(card) === '' ? '' : `; ${when(card)}`}). ${unseenSay(unseen)}`,
    },
    reveal: {
      kicker: (round: number) => `Round ${n(round)} · si girano le carte`,
      headline: (names: readonly string[], own: number) => {
        if (own < 0) return `Inizia ${names[0]}`;
        if (own === 0) return `Inizi tu, poi ${names[1]}`;
        return own === names.length - 1
          ? `Inizia ${names[0]}, tu chiudi`
          : `Inizia ${names[0]}, tu hai il ${n(own + 1)}º posto`;
      },
      former: 'Ordine finora',
      order: (round: number) => `Ordine nel round ${n(round)}`,
      gives: (card: number, own: boolean) => {
        const gives = own ? 'rinunci' : 'rinuncia';
        return (
          {
            coins: `${gives} a ${coins(coinsOf[card])}`,
            points: `${gives} a ${points(pointsOf[card])}`,
            draw: `${gives} a pescare ${cards(figureOf[card])}`,
            workers: `${gives} a ${workers(figureOf[card])}`,
            nothing: `non ${gives} a nulla`,
          }[effectOf[card] as string] ?? `${gives} a ${plain(kindOf[card])}`
        );
      },
      higher: 'Il più alto gioca prima',
      higherSay: 'Passa avanti la carta con il numero più alto.',
      moved: (by: number, place: number) => {
        if (by === 0) return `Resti al ${ordinal(place)} posto.`;
        const places = f.plural(Math.abs(by), { one: '# posto', other: '# posti' });
        return by > 0
          ? `Sali di ${places}: ora sei al ${ordinal(place)} posto.`
          : `Scendi di ${places}: ora sei al ${ordinal(place)} posto.`;
      },
      equal: 'A parità l’ordine si inverte',
      equalSay: (names: readonly string[], card: number) =>
        `Carta ${n(card)}: ${f.list(names)}. Finora l’ordine era questo; adesso è il contrario.`,
      aside: 'Le carte vanno da parte',
      asideSay: (isLast: boolean) =>
        isLast
          ? 'Ferme fino alla fine della partita.'
          : 'Ferme fino alla pulizia; poi vanno fra gli scarti.',
    },
    harvest: {
      kicker: (round: number) => `Round ${n(round)} · acquisti e punti fatti`,
      headline: (top: readonly Doer[], leads: readonly Doer[]) => {
        const most = `${f.list(top.map((one, i) => (i > 0 && one.isYou ? 'tu' : one.name)))} ${verb(top, ['fa', 'fanno', 'fai', 'fate'])} più punti di tutti`;
        const same =
          top.length === leads.length && top.every((one, i) => one.name === leads[i].name);
        const lead = verb(leads, ['è', 'sono', 'sei', 'siete']);
        if (same) return `${most} ${lead === 'è' ? 'ed' : 'e'} ${lead} in testa`;
        const ahead = leads.map((one) => (one.isYou ? 'tu' : one.name));
        return `${most}, in testa: ${f.list(ahead)}`;
      },
      kinds: {
        cards: 'carte',
        offices: 'uffici',
        markers: 'segnalini',
        doctorates: 'Dottorato',
      },
      bar: (gain: { cards: number; offices: number; markers: number; doctorates: number }) =>
        said([
          gain.cards > 0 ? `carte ${n(gain.cards)}` : '',
          gain.offices > 0 ? `uffici ${n(gain.offices)}` : '',
          gain.markers > 0 ? `segnalini ${n(gain.markers)}` : '',
          gain.doctorates > 0 ? `Dottorato ${n(gain.doctorates)}` : '',
        ]) || 'niente punti',
      for: 'per',
      along: 'in omaggio',
      nothing: 'nessun acquisto',
      laid: (count: number) =>
        count === 0 ? 'Nessun nuovo segnalino' : `Nuovi segnalini: ${n(count)}`,
      laidSay: 'Uno in ogni ufficio senza volontari.',
      opens: 'Apre un nuovo ufficio',
      moves: 'La strada avanza',
      unsold: (list: readonly number[]) =>
        list.length === 0
          ? 'Dal gioco non esce nulla. Nuove carte arrivano da destra.'
          : `Invendute, e fuori dal gioco: ${f.list(list.map(name))}.`,
      fresh: 'Con la cornice: le carte nuove.',
      race: (goal: number) => `La corsa a ${n(goal)}`,
    },
    final: {
      kicker: (rounds: number) =>
        `Risultato finale · Copycat, ${f.plural(rounds, { one: '# round', other: '# round' })}`,
      wins: (who: string, lead: number, isYou: boolean) =>
        isYou
          ? `Vinci tu, con ${f.whole(points(lead))} di scarto`
          : `Vince ${who}, con ${f.whole(points(lead))} di scarto`,
      winsAlone: (who: string, isYou: boolean) => (isYou ? 'Vinci tu' : `Vince ${who}`),
      shared: (names: readonly string[]) => `Vittoria condivisa: ${f.list(names)}`,
      resigned: (names: readonly string[]) => `Abbandono: ${f.list(names)}.`,
      minded: (names: readonly string[]) =>
        `Assenza, ha giocato soprattutto un bot: ${f.list(names)}.`,
      byPoints: (limit: number, round: number) =>
        `Quota ${n(limit)} raggiunta nel round ${n(round)}, che tutti hanno giocato fino in fondo.`,
      byDoctorate: (round: number) =>
        `L’ultimo Dottorato è stato comprato nel round ${n(round)}, che tutti hanno giocato fino in fondo.`,
      byRounds: (round: number) => `Il round ${n(round)} era l’ultimo.`,
      byLast: (more: number, less: number) =>
        `Parità di punti: ${n(more)} contro ${n(less)} nell’ultimo round.`,
      plumes: 'Con le penne del pavone',
      plumesSay: 'una penna per round, lunga quanto i suoi punti; piena da 10 in su',
      feathers: (who: string, gains: readonly number[]) =>
        `${who}: ${gains.map((gain) => n(gain)).join(', ')}`,
      race: 'La corsa',
      source: 'Da dove viene ogni punto',
      spelled: 'A parole',
      line: (who: string, total: number, parts: readonly (readonly [string, number])[]) =>
        `${who}: ${points(total)}. ${f.begin(parts.map(([what, count]) => `${what} ${n(count)}`).join(', '))}.`,
      turning: 'I distacchi maggiori in un round',
      turn: (round: number) => `Round ${n(round)}.`,
      turnSay: (who: string, gain: number, ahead: number, isYou: boolean) =>
        `${who} ${isYou ? 'fai' : 'fa'} ${points(gain)}, ${n(ahead)} in più di chiunque altro.`,
      show: 'Mostra',
      again: 'Rivincita, stesso tavolo',
      step: 'Ripercorri',
      file: 'Salva',
    },
    keysSay:
      'Ogni pezzo sul tavolo si preme come un pulsante: una volta per sceglierlo, un’altra per farlo.',
    keys: {
      street: ['S', 'alla strada'],
      offices: ['O', 'agli uffici'],
      hand: ['H', 'alla tua mano'],
      play: ['I', 'alle tue carte in gioco'],
      others: ['P', 'agli altri giocatori'],
      arrows: ['← ↑ ↓ →', 'da un pezzo all’altro, anche Inizio e Fine'],
      end: ['E', 'termina il turno o la fase'],
      drop: ['Esc', 'lascia ciò che hai scelto'],
      advice: ['B', 'che cosa farebbe lo Stratega?'],
    },
    ordinal,
  };

  /** Chosen cards on a button: those of one kind together, in short where there are several kinds. */
  function unseenSay(count: number): string {
    return count === 0 ? 'Non ne arrivano più.' : `Di queste, ancora da arrivare: ${n(count)}.`;
  }
};
