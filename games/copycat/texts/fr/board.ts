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

/** Names where there is little room for them. */
const brief: Partial<Record<CardKind, string>> = {
  insideInformation: 'Infos privilégiées',
  smallPR: 'Petite com’',
  bigPR: 'Grande com’',
};

/** Names that are broken where there is no room for them. */
const broken: Partial<Record<CardKind, string>> = {
  insideInformation: `Infos privi${SHY}légiées`,
  elbows: 'Jouer des coudes',
  electionCampaignOffice: `QG de cam${SHY}pagne`,
  fundRaising: `Col${SHY}lecte de fonds`,
  industrialist: `Indus${SHY}triel`,
  banker: `Ban${SHY}quier`,
  lunch: `Déjeu${SHY}ner`,
  keynote: `Dis${SHY}cours`,
  nationalRadio: `Radio natio${SHY}nale`,
  nationalNewspaper: `Journal natio${SHY}nal`,
  nationalTV: `Télé natio${SHY}nale`,
  campaignTrail: `Tournée électo${SHY}rale`,
  doctorate: `Docto${SHY}rat`,
  pressSecretary: `Atta${SHY}ché de presse`,
  scandal: `Scan${SHY}dale`,
};

/** A card that is named many times over. */
const terse: Partial<Record<CardKind, readonly [one: string, several: string]>> = {
  fatherlyFriend: ['Ami', 'Amis'],
  localMedia: ['Locaux', 'Locaux'],
  nationalRadio: ['Radio', 'Radios'],
  nationalNewspaper: ['Journal', 'Journaux'],
  nationalTV: ['Télé', 'Télés'],
  wifesFundraiser: ['Gala', 'Galas'],
  banker: ['Banquier', 'Banquiers'],
  industrialist: ['Industriel', 'Industriels'],
};

/** Who did something; the reader takes another verb. */
type Doer = { readonly name: string; readonly isYou: boolean };

/** Subject and verb: « Tu marques », « Ada et toi marquez », « Ada marque », « Ada et Jonas marquent ». */
const doing = (
  f: Formats<'fr'>,
  doers: readonly Doer[],
  verb: readonly [string, string, string, string],
) => {
  const [they, one, you, both] = verb;
  if (doers.length === 1) return doers[0].isYou ? `tu ${you}` : `${doers[0].name} ${one}`;
  if (!doers.some(({ isYou }) => isYou)) return `${f.list(doers.map(({ name }) => name))} ${they}`;
  const others = doers.filter(({ isYou }) => !isYou).map(({ name }) => name);
  return `${f.list([...others, 'toi'])} ${both}`;
};

/** What is to be said, one after the other. */
const said = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** French: Copycat at its own table, with the cards that are played there. */
export const board = (f: Formats<'fr'>, tables: Tables = standard): BoardTexts => {
  const { actionOf, coinsOf, effectOf, figureOf, kindOf, officeFigureOf, pointsOf } = tables;
  const t = texts(f);
  const n = f.number;
  const { coins, points } = t;
  const cards = t.cardCount;
  const workers = (count: number): string =>
    f.plural(count, { one: '# militant', other: '# militants' });
  const plain = (kind: CardKind): string => brief[kind] ?? t.cards[kind];
  /** A card, and how many of it where there are several. */
  const many = ([kind, count]: readonly [CardKind, number]): string =>
    count === 1 ? plain(kind) : `${n(count)} × ${plain(kind)}`;
  const these = theseCards(f, kindOf, plain, (kind) => terse[kind]?.[0]);
  const name = (card: number): string =>
    card === DOCTORATE ? plain('doctorate') : t.numbered(plain(kindOf[card]), card);
  const { letter, office } = new Names(t, tables);
  /** As it stands in a sentence. */
  const quotedOffice = (number: number): string => f.quoted(office(number));
  /** What a card does, in two or three words. */
  const effects: Record<CardEffect, (card: number) => string> = {
    placeAnother: () => 'placer 1 de plus',
    placeOnOccupied: () => 'partager un bureau',
    workers: (card) => workers(figureOf[card]),
    removeForWorker: () => '1 carte\u00a0: 1 militant',
    draw: (card) => `piocher ${n(figureOf[card])}`,
    drawPerCoin: () => '1 carte par pièce',
    coins: (card) => coins(coinsOf[card]),
    doubleCoins: () => 'pièces × 2',
    either: (card) => `${coins(coinsOf[card])} ou ${points(pointsOf[card])}`,
    points: (card) => points(pointsOf[card]),
    doubleMarkers: () => 'jetons × 2',
    pointsPerCoinAtPurchase: () => '1 point par pièce',
    reuseWorker: () => 'bis\u00a0: 1 militant',
    copyCard: () => 'copie une carte',
    keepHand: () => 'garder ta main',
    nothing: () => 'rien',
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
        return `mise de côté ${n(one.sum)}`;
      case 'again':
        return `réutilisations ${n(one.sum)}`;
      case 'more':
        return `effets ${n(one.sum)}`;
      case 'removed':
        return `éliminées ${n(one.sum)}`;
      case 'fixed':
        return `Grands projets ${n(one.sum)}`;
      case 'spent':
        return `dépensé ${n(one.sum)}`;
      case 'used':
        return `utilisé ${n(one.sum)}`;
      case 'times':
        return `×\u00a0${n(one.times)} (${plain(one.kind)})`;
      case 'markers':
        return one.times === 1
          ? f.plural(one.count, { one: '# jeton', other: '# jetons' })
          : `jetons ${n(one.count)}\u00a0×\u00a0${n(one.times)}`;
    }
  };
  const markersThere = (count: number): string =>
    f.plural(count, { one: '# jeton dessus', other: '# jetons dessus' });
  /** Places are feminine: 1ʳᵉ, 2ᵉ. */
  const ordinal = (place: number): string => f.ordinal(place, { one: '#ʳᵉ', other: '#ᵉ' });
  const phases: Record<number, string> = {
    1: 'Planification',
    2: 'Action',
    3: 'Achats et points',
    4: 'Nettoyage',
  };
  const pile = (draw: number, discards: number): string =>
    discards === 0 ? `pioche ${n(draw)}` : `pioche ${n(draw)}, défausse ${n(discards)}`;
  return {
    ...f,
    title: t.title,
    coins,
    points,
    cards,
    you: 'toi',
    youBegin: 'Toi',
    initial: (called: string): string => called.slice(0, 1).toLocaleUpperCase(f.locale),
    /** The shapes of the seats. */
    marks: ['Carré', 'Rond', 'Triangle', 'Losange'],
    chosen: 'Choisies',
    of: (some: number, all: number) => `${n(some)} sur ${n(all)}`,
    scene: 'Revoir ce moment',
    card: {
      name,
      plain,
      short: (kind: CardKind) => broken[kind] ?? plain(kind),
      effect: (card: number) => effects[effectOf[card]](card),
      does,
      label: (card: number, more: readonly string[]) => said([name(card), does(card), ...more]),
      uses: (uses: number) =>
        uses === 0 ? '' : uses === 1 ? 'a servi une fois' : 'a servi deux fois',
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
        removeForCoin: '1 pièce chacune',
        specialBuy: 'nouvelle rue',
        reuseCard: 'réutiliser 1 carte',
      },
      /** In a small window. */
      word: {
        draw: 'Piocher',
        exchange: 'Échanger',
        coins: 'Pièces',
        buy: 'Achat',
        specialBuy: 'Spécial',
        removeForCoin: 'Éliminer',
        points: 'Points',
        reuseCard: 'Encore',
      },
      isNew: 'nouveau',
      there: (markers: number, names: readonly string[]) =>
        said([
          markers > 0 ? `avec ${markersThere(markers)}` : '',
          names.length > 0 ? `avec ${f.list(names)}` : '',
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
            ? 'libre'
            : `occupé par ${f.list(
                what.workers.map((one) =>
                  one.used > 1
                    ? `${one.name} (a servi deux fois)`
                    : one.used > 0
                      ? `${one.name} (a servi)`
                      : one.name,
                ),
              )}`,
          what.markers > 0 ? f.plural(what.markers, { one: '# jeton', other: '# jetons' }) : '',
          what.isNew ? 'nouveau cette manche' : '',
        ]),
    },
    house: {
      title: 'Bureaux',
      say: 'les vides reçoivent des jetons\u202f;',
      left: (count: number) => f.plural(count, { one: 'reste #', other: 'restent #' }),
      round: (round: number) => `manche ${n(round)}`,
    },
    street: {
      title: 'La rue',
      printed: 'prix imprimé',
      leave: (clears: number) =>
        clears === 1
          ? 'la première sort si invendue'
          : `les ${n(clears)} premières sortent si invendues`,
      plus: (more: number) => `+ ${n(more)}`,
      more: (more: number) => f.plural(more, { one: '# pièce de plus', other: '# pièces de plus' }),
      sold: 'vendue',
      nothingLeft: 'plus rien',
      notForSale: 'pas à vendre',
      reds: 'cartes rouges qui viennent avec',
      along: 'vient avec',
      sum: (price: number, more: number) => `${n(price)} + ${n(more)}`,
      say: (sale: { space: number; price: number | undefined; surcharge: number; reds: number }) =>
        said([
          `case ${n(sale.space)}`,
          sale.price === undefined ? 'pas à vendre' : coins(sale.price),
          sale.surcharge > 0 && sale.price !== undefined
            ? `${n(sale.price - sale.surcharge)} plus ${n(sale.surcharge)}`
            : '',
          sale.price !== undefined && sale.reds > 0
            ? f.plural(sale.reds, {
                one: '# carte rouge vient avec',
                other: '# cartes rouges viennent avec',
              })
            : '',
        ]),
    },
    mine: {
      title: 'Ton côté',
      hand: 'Ta main',
      handOf: (who: string) => `Main\u00a0: ${who}`,
      hidden: (count: number) => `${cards(count)}, à l’abri des autres regards.`,
      noHand: 'Ta main est vide.',
      draw: 'Pioche',
      discards: 'Défausse',
      area: 'En jeu',
      areaSay: (phase: number, isLast: boolean): string =>
        phase === 3
          ? 'le grand chiffre compte'
          : `restent là jusqu’${isLast ? 'à la fin' : 'au nettoyage'}`,
      noArea: (isLast: boolean) =>
        `Les cartes jouées restent là jusqu’${isLast ? 'à la fin' : 'au nettoyage'}.`,
      aside: 'De côté',
      noAside: 'Inutilisables cette manche',
      times: (times: number) => `×${n(times)}`,
      workers: 'Militants',
      atWork: (count: number) => `${n(count)} au travail`,
      free: (count: number) => f.plural(count, { one: '# disponible', other: '# disponibles' }),
      reserve: (count: number) => `${n(count)} en réserve`,
      doctorates: (count: number) => f.plural(count, { one: '# Doctorat', other: '# Doctorats' }),
    },
    account: {
      coins: 'Pièces',
      buys: 'Achats',
      points: 'Points',
      inHand: 'Dans ta main',
      inSight: 'Pour la phase 3',
      goal: (limit: number) => `sur ${n(limit)}`,
      yours: 'Tes comptes',
      done: 'Ta manche',
      blue: 'bleu\u00a0: avec ton plan',
      without: 'sans la carte que tu mises',
      terms: (terms: readonly Term[]) => terms.map(term).join(', '),
      from: (figure: number) => `${n(figure)} → `,
      scored: (before: number, score: number) => `${n(before)} → ${n(score)}`,
    },
    others: {
      title: 'Les autres',
      thinks: 'réfléchit',
      laid: 'a posé une carte',
      decides: 'décide',
      out: 'hors de cette phase',
      placed: (count: number) =>
        f.plural(count, { one: '# placé, attend', other: '# placés, attend' }),
      scored: (gain: number) => `fini\u00a0: ${f.signed(gain)}`,
      next: 'joue ensuite',
      later: 'joue plus tard',
      nothing: 'encore rien en jeu',
      score: 'Points',
      sight: 'en vue',
      ifNow: 'Points des bureaux et des jetons, si la manche finissait maintenant',
      hand: 'main',
      deck: 'pioche',
      discards: (count: number) => `+ ${n(count)}`,
      coins: 'pièces',
      buys: 'achats',
      free: 'dispo.',
      markers: 'jetons',
    },
    track: {
      label: (scores: readonly (readonly [string, number])[]) =>
        `Piste de carrière jusqu’à 95\u00a0: ${scores.map(([who, score]) => `${who} ${n(score)}`).join(', ')}`,
      joke: '90 92 93 94 93 95',
      jokeSay:
        'Une blague imprimée sur le plateau\u00a0: on y compte quand même 91, 92, 93, 94. À 95, la partie finit avec cette manche.',
    },
    strip: {
      round: (round: number, of: number) => `Manche ${n(round)} sur ${n(of)}`,
      last: (round: number) => `Manche ${n(round)}, la dernière`,
      short: (round: number, of: number) => `${n(round)}/${n(of)} `,
      phases,
      phasesShort: { 1: 'Planif.', 2: 'Action', 3: 'Achats', 4: 'Nettoyage' },
      moment: (round: number, phase: number) => `Manche ${n(round)} · ${phases[phase]}`,
      order: 'Ordre du tour',
      byCard: 'par carte',
      orderSoFar: 'Ordre actuel',
      newOrder: 'jusqu’à la révélation',
    },
    tabs: {
      label: 'Parties de la table',
      street: 'Rue',
      offices: 'Bureaux',
      hand: 'Main',
      others: 'Autres',
      log: 'Journal',
      open: 'Ouvrir la décision',
      close: 'Fermer la décision',
    },
    frame: {
      yours: 'Ta décision',
      phase: (phase: number, moment?: string) =>
        moment === undefined ? `phase ${n(phase)}` : `phase ${n(phase)} · ${moment}`,
      rule: (id: string) => `Règle ${id}`,
      takeBack: 'Reprendre le coup',
    },
    effect: {
      label: 'Ce que cela change',
      from: (figure: string) => `${figure} → `,
      names: {
        coins: 'Pièces en vue',
        rights: 'Achats',
        points: 'Points en vue',
        hand: 'Main',
        markers: 'Jetons',
        free: 'Disponibles',
        reserve: 'Réserve',
        deck: 'Ton paquet',
      },
      inReach: 'Désormais à ta portée',
      cards: (names: readonly string[]) => f.list(names),
      kinds: (kinds: readonly (readonly [CardKind, number])[]) => f.list(kinds.map(many)),
      pile,
      marker: 'un point chacun',
    },
    bid: {
      question: 'Quelle carte mises\u2011tu pour l’ordre\u202f?',
      hint: 'Le plus haut numéro joue plus tôt\u202f; à égalité, l’ordre actuel s’inverse. La carte est inutilisable cette manche.',
      when: 'simultané',
      missing: 'Appuie sur une carte de ta main.',
      choose: 'Choisis d’abord une carte',
      go: (card: number) => `Miser ${plain(kindOf[card])}, ${n(card)}`,
      note: 'Tu peux la reprendre tant que tout le monde n’a pas misé.',
      number: 'numéro',
      without: 'Ce dont tu te prives cette manche',
      above: (card: number) =>
        `Au-dessus de ${n(card)}, parmi les cartes en main et dans la pioche`,
      ofUnseen: (more: number, of: number) => `${n(more)} sur ${n(of)}`,
      scale: (hand: readonly number[]) =>
        `Tes cartes sur l’échelle de 1 à 61\u00a0: ${hand.map((card) => n(card)).join(', ')}`,
    },
    turn: {
      ask: 'À toi\u00a0: que fais\u2011tu\u202f?',
      askPlace: 'Quel bureau prend ton militant\u202f?',
      askPlay: (card: number) => `Jouer ${plain(kindOf[card])}\u202f?`,
      askUse: (number: number) => `Utiliser ${quotedOffice(number)} maintenant\u202f?`,
      askEnd: 'Finir ton tour\u202f?',
      askPass: 'Finir le tour sans militant\u202f?',
      hint: (free: number) =>
        `${f.plural(free, { one: '# militant disponible', other: '# militants disponibles' })}. Joue des cartes avant ou après, autant que tu veux.`,
      hintEnd: 'Sans placer de militant, tu te retires de cette phase.',
      missing: 'Appuie sur un bureau ou une carte.',
      choose: 'Choisis d’abord quelque chose',
      place: (
        number: number,
        { draws, uses, ends }: { draws: number | undefined; uses: boolean; ends: boolean },
      ) => {
        const then =
          draws !== undefined
            ? `, piocher ${n(draws)}`
            : uses
              ? ', l’utiliser'
              : ends
                ? ', finir le tour'
                : '';
        return `Occuper ${quotedOffice(number)}${then}`;
      },
      play: (card: number, draws: number | undefined) =>
        draws === undefined
          ? `Jouer ${plain(kindOf[card])}`
          : `Jouer ${plain(kindOf[card])}\u00a0: piocher ${n(draws)}`,
      use: (number: number, draws: number | undefined) =>
        draws === undefined
          ? `Utiliser ${quotedOffice(number)}`
          : `Utiliser ${quotedOffice(number)}\u00a0: piocher ${n(draws)}`,
      end: 'Finir ton tour',
      pass: 'Se retirer de la phase',
      back: 'Retour au tour',
      atOnce: 'L’utiliser aussitôt',
      orPlay: 'À jouer d’abord, si tu veux',
      playTitle: 'Jouer une carte',
      useTitle: 'Utiliser ton bureau',
      placeTitle: 'Envoyer un militant',
      placeSay: (count: number) =>
        f.plural(count, {
          one: '# bureau, ou appuie dessus',
          other: '# bureaux, ou appuie sur l’un d’eux',
        }),
      freeWorkers: (count: number) => workers(count),
      goHome: 'rentrent sans servir',
      notUsed: 'pas encore utilisé',
      lost: 'perdu',
      kept: 'Pièces, points',
      keptSay: 'comptent en phase 3',
      keptTo: 'gardés',
      noteEnds:
        'Il ne reste rien d’autre à faire\u00a0: ton tour finit avec cela, c’est définitif.',
      noteDraw: 'Définitif\u00a0: ce qui est pioché est vu.',
    },
    step: {
      ask: 'Que fais\u2011tu ensuite\u202f?',
      askBuy: (card: number) => `Acheter ${plain(kindOf[card])}\u202f?`,
      askLay: (card: number) => `Poser ${plain(kindOf[card])}\u202f?`,
      askEnd: (gain: number) => `Finir et marquer ${n(gain)}\u202f?`,
      askKeep: (count: number) => `Finir et garder ${cards(count)}\u202f?`,
      hint: 'Poser, utiliser, acheter, dans n’importe quel ordre\u202f; finis quand tu as terminé.',
      hintEnd: 'Les pièces restantes sont perdues.',
      when: 'ordre libre',
      missing: 'Pose, utilise ou achète quelque chose sur la table, ou finis la phase.',
      choose: 'Choisis d’abord quelque chose',
      layAll: (count: number) => `Poser ${cards(count)}`,
      lay: (card: number) => `Poser ${plain(kindOf[card])}`,
      laid: (count: number) =>
        f.plural(count, { one: '# carte à pièces', other: '# cartes à pièces' }),
      buy: (card: number, price: number | undefined) =>
        price === undefined
          ? `Acheter ${plain(kindOf[card])}`
          : `Acheter ${plain(kindOf[card])} pour ${n(price)}`,
      useCard: (card: number) => `Utiliser ${plain(kindOf[card])}`,
      useOffice: (number: number) =>
        actionOf[number] === 'specialBuy'
          ? 'Faire avancer la rue, puis acheter'
          : `Utiliser ${quotedOffice(number)}`,
      special: {
        gaps: 'Trous',
        closes: (fresh: number) =>
          `refermés\u202f; ${f.plural(fresh, { one: '# nouvelle carte', other: '# nouvelles cartes' })}`,
        none: 'aucun\u00a0: la rue reste telle quelle',
        hint: 'D’abord la rue se resserre et se complète. Ensuite tu peux acheter une carte, au prix de sa nouvelle case.',
        note: 'Définitif\u00a0: les nouvelles cartes sont vues.',
      },
      endShort: (gain: number) => `Finir\u00a0: marquer ${n(gain)}`,
      end: (gain: number) => `Marquer ${n(gain)}, finir la phase`,
      keep: (count: number, gain: number) => `Garder ${n(count)}, marquer ${n(gain)}`,
      back: 'Retour',
      note: 'À la fin, ta main est posée d’office\u00a0: les points comptent encore, les pièces arrivent trop tard.',
      pays: (have: number, price: number) => `${n(have)} − ${n(price)}`,
      buysLeft: 'Achats restants',
      noBuy: 'personne dans un bureau Acheter',
      buysSpent: 'tous utilisés',
      alongName: 'Vient avec',
      onSpace: (space: number, card: number) =>
        `case ${n(space)} · ${effects[effectOf[card]](card)}`,
      score: 'Score',
      scoreSum: (score: number, gain: number) => `${n(score)} + ${n(gain)}`,
      keeps: 'Gardées',
      keepsSay: (isLast: boolean) =>
        isLast ? 'perdues\u202f: plus de manche suivante' : 'en main pour la manche suivante',
      lost: 'en trop, perdu',
      first: 'Ou d’abord',
      still: 'Encore à utiliser',
      buyTitle: 'Acheter',
      buySay: (rights: number) =>
        f.plural(rights, { one: 'reste # achat', other: 'restent # achats' }),
      offer: (card: number, reds: number) =>
        reds === 0
          ? name(card)
          : `${name(card)}, ${f.plural(reds, { one: 'avec # Scandale', other: 'avec # Scandales' })}`,
    },
    numbers: {
      draw: {
        question: 'Combien de cartes pioches\u2011tu\u202f?',
        hint: 'Annonce d’abord\u202f; tu les vois après.',
        go: (count: number) => (count === 0 ? 'Ne rien piocher' : `Piocher ${n(count)}`),
        note: 'Définitif\u00a0: ce qui est pioché est vu.',
      },
      doctorate: {
        question: 'Combien de pièces deviennent des points\u202f?',
        hint: 'Le surcoût est payé. La thèse, elle, se copie toute seule.',
        go: (count: number) =>
          count === 0 ? 'Ne changer aucune pièce' : `Changer ${coins(count)} en ${points(count)}`,
        note: 'Les pièces gardées peuvent encore acheter.',
      },
      decline: {
        question: 'Rester sous 95\u202f?',
        hint: 'Les points des cartes et des bureaux se refusent\u202f; ceux des jetons, non.',
        go: (count: number) => (count === 0 ? 'Tout marquer' : `Refuser ${points(count)}`),
        note: 'Définitif dans les deux cas.',
      },
      declined: 'Points que tu refuses',
      atOnce: 'Points, tout de suite',
      ends: 'la partie finit avec cette manche',
      goesOn: 'la partie continue',
    },
    exchange: {
      question: (most: number, isSaid: boolean) =>
        most === 1
          ? 'Quelle carte échanges\u2011tu\u202f?'
          : isSaid
            ? `Quelles ${cards(most)} échanges\u2011tu\u202f?`
            : `Quelles cartes échanges\u2011tu, jusqu’à ${n(most)}\u202f?`,
      hint: 'Elles restent visibles, inutilisables cette manche\u202f; tu en pioches autant.',
      none: 'Ne rien échanger',
      choose: 'Choisis d’abord les cartes',
      go: (list: readonly number[]) => `Échanger ${these(list)}`,
      note: 'Définitif\u00a0: ce qui est pioché est vu.',
      plus: '+ ce qui est pioché',
      tooMany: (most: number) => `Au plus ${n(most)}.`,
      saidOther: (count: number) => `Tu as dit ${n(count)}.`,
    },
    remove: {
      question: (most: number, isSaid: boolean) =>
        most === 1
          ? 'Quelle carte quitte le jeu\u202f?'
          : isSaid
            ? `Quelles ${cards(most)} quittent le jeu\u202f?`
            : `Quelles cartes quittent le jeu, jusqu’à ${n(most)}\u202f?`,
      hint: 'De la main, pour de bon\u202f; une pièce chacune.',
      none: 'N’en éliminer aucune',
      choose: 'Choisis d’abord les cartes',
      go: (list: readonly number[]) => `Éliminer ${these(list)}`,
      note: 'Elles ne reviennent jamais.',
      tooMany: (most: number) => `Au plus ${n(most)}.`,
      saidOther: (count: number) => `Tu as dit ${n(count)}.`,
    },
    one: {
      removeForWorker: {
        question: 'Quelle carte quitte le jeu\u202f?',
        hint: 'En échange, 1 militant de la réserve.',
        missing: 'Appuie sur une carte de ta main.',
        choose: 'Choisis d’abord une carte',
        go: (what: string) => `Éliminer ${what} pour un militant`,
        none: 'N’en éliminer aucune',
      },
      reuseWorker: {
        question: 'Quel militant travaille à nouveau\u202f?',
        hint: 'Le bureau où il est, en entier, aussitôt.',
        missing: 'Appuie sur un de tes bureaux qui a servi une fois.',
        choose: 'Choisis d’abord un militant',
        go: (what: string, draws: number | undefined) =>
          draws === undefined
            ? `Réutiliser ${f.quoted(what)}`
            : `Réutiliser ${f.quoted(what)}\u00a0: piocher ${n(draws)}`,
        none: 'Aucun militant',
      },
      copyCard: {
        question: 'Que copie l’Attaché de presse\u202f?',
        hint: 'Une carte en jeu dont l’effet est pour cette phase.',
        missing: 'Appuie sur une carte en jeu.',
        choose: 'Choisis d’abord une carte',
        go: (what: string, draws: number | undefined) =>
          draws === undefined ? `Copier ${what}` : `Copier ${what}\u00a0: piocher ${n(draws)}`,
        none: 'N’en copier aucune',
      },
      reuseCard: {
        question: 'Quelle carte sert à nouveau\u202f?',
        hint: 'Puis elle est mise de côté. Ses pièces ne sont jamais doublées.',
        missing: 'Appuie sur une carte en jeu qui a servi une fois.',
        choose: 'Choisis d’abord une carte',
        go: (what: string, draws: number | undefined) =>
          draws === undefined
            ? `Réutiliser ${what}`
            : `Réutiliser ${what}\u00a0: piocher ${n(draws)}`,
        none: 'Aucune carte',
      },
    },
    pay: {
      question: 'Avec quoi paies\u2011tu\u202f?',
      hint: 'Une carte par pièce. Ces pièces manqueront en phase 3.',
      go: (sum: number, draws: number) =>
        sum === 0 ? 'Ne rien payer' : `Payer ${coins(sum)}, piocher ${n(draws)}`,
      name: 'L’utiliser pour ses pièces',
      draws: 'Tu pioches',
      left: 'Reste pour la phase 3',
      asksMore: 'demande encore quelque chose',
    },
    either: {
      question: 'Une pièce ou des points\u202f?',
      hint: 'À choisir à chaque utilisation. Restée en main, elle donne des points.',
      go: (isCoin: boolean) => (isCoin ? 'Prendre la pièce' : 'Prendre les points'),
    },
    chain: {
      label: (step: number, of: number) => `Une chaîne\u00a0: étape ${n(step)} sur ${n(of)}`,
      here: 'Tu es ici',
      hereSay: 'décide ci-dessous',
      played: 'jouée',
      used: 'utilisé',
      usedAgain: 'réutilisé',
      reused: 'réutilisée',
      copied: 'copiée',
      exchanged: 'échange',
      removed: 'hors du jeu',
      drew: 'pioche',
      leaves: (card: number) => `${name(card)}\u00a0: de côté`,
      leavesSay: 'plus d’effet cette manche',
      back: 'Puis retour à',
      kinds: {
        drawNumber: 'piocher',
        exchangeNumber: 'échanger',
        exchangeCards: 'échanger',
        removeNumber: 'éliminer',
        removeCards: 'éliminer',
        removeForWorker: 'éliminer une carte pour un militant',
        pay: 'payer',
        reuseWorker: 'réutiliser un militant',
        copyCard: 'copier',
        reuseCard: 'réutiliser une carte',
        coinOrPoints: 'une pièce ou des points',
        coinsForDoctorate: 'soutenir le Doctorat',
        leave: 'mettre de côté',
      },
    },
    waiting: {
      others: 'Aux autres de décider',
      decides: (who: string) => `${who} décide.`,
      several: (count: number) =>
        f.plural(count, {
          one: '# personne décide encore.',
          other: '# personnes décident encore.',
        }),
      decided: (count: number, of: number) => `Cartes posées\u00a0: ${n(count)} sur ${n(of)}.`,
      thinks: 'réfléchit',
      laid: 'face cachée',
      yours: 'Ta dernière action',
    },
    point: {
      news: 'À l’instant',
      more: (count: number) => `${n(count)} de plus`,
      marked: 'nouveau depuis ta décision',
      nothing: 'La partie commence.',
      office: (number: number, markers: number, names: readonly string[]) =>
        `(${t.officeEffects[actionOf[number]](officeFigureOf[number])}${
          actionOf[number] === 'draw' || actionOf[number] === 'exchange'
            ? '\u202f; pendant ton tour'
            : actionOf[number] === 'reuseCard'
              ? '\u202f; phase 2 ou 3'
              : '\u202f; en phase 3'
        }). ${names.length > 0 ? `Sur place\u00a0: ${f.list(names)}.` : markers > 0 ? `Vide, ${markersThere(markers)}.` : 'Vide.'}`,
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
          what.price === undefined ? 'pas à vendre' : `case ${n(what.space)}, ${coins(what.price)}`;
        const have =
          what.coins === undefined || what.price === undefined
            ? ''
            : what.coins >= what.price
              ? ` Tu en as ${n(what.coins)} en vue.`
              : what.planned !== undefined && what.planned >= what.price
                ? ` Tu en as ${n(what.coins)} en vue, avec ton plan ${n(what.planned)}.`
                : ` Il t’en manque ${n(what.price - what.coins)}.`;
        const along =
          what.reds === 0 || what.price === undefined
            ? ''
            : ` ${f.plural(what.reds, { one: '# carte rouge vient avec.', other: '# cartes rouges viennent avec.' })}`;
        return `(${does(what.card)})\u00a0: ${cost}.${have}${along} ${unseenSay(what.unseen)}`;
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
        if (parts.length === 0) return inHand ? 'Ne te donne rien maintenant.' : '';
        return inHand
          ? `Te donne maintenant ${f.list(parts)}.`
          : `Dans ta main, elle donnerait maintenant ${f.list(parts)}.`;
      },
      bought: (most: number) => `Acheté maintenant\u00a0: jusqu’à ${points(most)}.`,
      acts: (names: readonly string[]) =>
        names.length === 0
          ? 'N’agirait sur rien maintenant.'
          : `Agirait maintenant sur\u00a0: ${f.list(names)}.`,
      reach: (names: readonly string[]) => `Désormais à ta portée\u00a0: ${f.list(names)}.`,
      player: (what: {
        score: number;
        gain: number;
        bought: readonly (readonly [kind: CardKind, count: number])[];
      }) => {
        const score = `${points(what.score)}, ${f.signed(what.gain)} pour bureaux et jetons si la manche finissait maintenant.`;
        return what.bought.length === 0
          ? score
          : `${score} Acheté jusqu’ici\u00a0: ${f.list(what.bought.map(many))}.`;
      },
      card: (card: number, unseen: number) =>
        `(${does(card)}${when(card) === '' ? '' : `\u202f; ${when(card)}`}). ${unseenSay(unseen)}`,
    },
    reveal: {
      kicker: (round: number) => `Manche ${n(round)} · on retourne les cartes`,
      headline: (names: readonly string[], own: number) => {
        if (own < 0) return `${names[0]} joue en premier`;
        if (own === 0) return `Tu joues en premier, puis ${names[1]}`;
        return own === names.length - 1
          ? `${names[0]} joue en premier, toi en dernier`
          : `${names[0]} joue en premier, toi en ${own === 1 ? 'deuxième' : 'troisième'}`;
      },
      former: 'Ordre précédent',
      order: (round: number) => `Ordre de la manche ${n(round)}`,
      gives: (card: number, own: boolean) => {
        const verb = own ? 'renonces' : 'renonce';
        return (
          {
            coins: `${verb} à ${coins(coinsOf[card])}`,
            points: `${verb} à ${points(pointsOf[card])}`,
            draw: `${verb} à piocher ${n(figureOf[card])}`,
            workers: `${verb} à ${workers(figureOf[card])}`,
            nothing: `ne ${verb} à rien`,
          }[effectOf[card] as string] ?? `${verb} à ${plain(kindOf[card])}`
        );
      },
      higher: 'Le plus haut joue plus tôt',
      higherSay: 'La carte au plus haut numéro passe d’abord.',
      moved: (by: number, place: number) => {
        if (by === 0) return `Tu restes à la ${ordinal(place)} place.`;
        const places = f.plural(Math.abs(by), { one: '# place', other: '# places' });
        return by > 0
          ? `Tu gagnes ${places} et passes à la ${ordinal(place)}.`
          : `Tu perds ${places} et recules à la ${ordinal(place)}.`;
      },
      equal: 'À numéros égaux, on s’inverse',
      equalSay: (names: readonly string[], card: number) =>
        `Carte ${n(card)}\u00a0: ${f.list(names)}. L’ordre entre ces places s’inverse.`,
      aside: 'Les cartes sont mises de côté',
      asideSay: (isLast: boolean) =>
        isLast
          ? 'Inutilisables jusqu’à la fin de la partie.'
          : 'Inutilisables jusqu’au nettoyage\u202f; puis elles vont à la défausse.',
    },
    harvest: {
      kicker: (round: number) => `Manche ${n(round)} · achats faits, points marqués`,
      headline: (top: readonly Doer[], leads: readonly Doer[]) => {
        const most = `${f.begin(doing(f, top, ['marquent', 'marque', 'marques', 'marquez']))} le plus`;
        const same =
          top.length === leads.length && top.every((one, i) => one.name === leads[i].name);
        if (same) {
          const [first] = top;
          if (top.length > 1)
            return `${most} et ${top.some(({ isYou }) => isYou) ? 'menez' : 'mènent'}`;
          return `${most} et ${first.isYou ? 'mènes' : 'mène'}`;
        }
        return `${most}, ${doing(f, leads, ['mènent', 'mène', 'mènes', 'menez'])}`;
      },
      kinds: {
        cards: 'cartes',
        offices: 'bureaux',
        markers: 'jetons',
        doctorates: 'Doctorat',
      },
      bar: (gain: { cards: number; offices: number; markers: number; doctorates: number }) =>
        said([
          gain.cards > 0 ? `cartes ${n(gain.cards)}` : '',
          gain.offices > 0 ? `bureaux ${n(gain.offices)}` : '',
          gain.markers > 0 ? `jetons ${n(gain.markers)}` : '',
          gain.doctorates > 0 ? `Doctorat ${n(gain.doctorates)}` : '',
        ]) || 'aucun point',
      for: 'pour',
      along: 'venue avec',
      nothing: 'n’a rien acheté',
      laid: (count: number) =>
        count === 0 ? 'Aucun jeton n’est posé' : `Jetons posés\u00a0: ${n(count)}`,
      laidSay: 'Un sur chaque bureau sans militant.',
      opens: 'Un nouveau bureau ouvre',
      moves: 'La rue avance',
      unsold: (list: readonly number[]) =>
        list.length === 0
          ? 'Rien ne quitte le jeu. De nouvelles cartes arrivent par la droite.'
          : `Sans preneur, et hors du jeu\u00a0: ${f.list(list.map(name))}.`,
      fresh: 'Encadrées\u00a0: les nouvelles cartes.',
      race: (goal: number) => `La course jusqu’à ${n(goal)}`,
    },
    final: {
      kicker: (rounds: number) =>
        `Résultat final · Copycat, ${f.plural(rounds, { one: '# manche', other: '# manches' })}`,
      wins: (who: string, lead: number, isYou: boolean) =>
        `${isYou ? 'Tu gagnes' : `${who} gagne`} avec ${f.whole(points(lead))} d’avance`,
      winsAlone: (who: string, isYou: boolean) => (isYou ? 'Tu gagnes' : `${who} gagne`),
      shared: (names: readonly string[]) => `Victoire partagée\u00a0: ${f.list(names)}`,
      resigned: (names: readonly string[]) => `Abandon\u00a0: ${f.list(names)}.`,
      minded: (names: readonly string[]) =>
        `Absence, un bot a joué l’essentiel\u00a0: ${f.list(names)}.`,
      byPoints: (limit: number, round: number) =>
        `Le cap des ${n(limit)} a été atteint à la manche ${n(round)}, que tout le monde a finie.`,
      byDoctorate: (round: number) =>
        `Le dernier Doctorat a été acheté à la manche ${n(round)}, que tout le monde a finie.`,
      byRounds: (round: number) => `La manche ${n(round)} était la dernière.`,
      byLast: (more: number, less: number) =>
        `Égalité de points\u00a0: ${n(more)} contre ${n(less)} à la dernière manche.`,
      plumes: 'Les plumes du paon',
      plumesSay: 'une plume par manche, aussi longue que ses points\u202f; pleine à partir de 10',
      feathers: (who: string, gains: readonly number[]) =>
        `${who}\u00a0: ${gains.map((gain) => n(gain)).join(', ')}`,
      race: 'La course',
      source: 'D’où vient chaque point',
      spelled: 'En toutes lettres',
      line: (who: string, total: number, parts: readonly (readonly [string, number])[]) =>
        `${who}\u00a0: ${points(total)}. ${f.begin(parts.map(([what, count]) => `${what} ${n(count)}`).join(', '))}.`,
      turning: 'Les plus gros écarts d’une manche',
      turn: (round: number) => `Manche ${n(round)}.`,
      turnSay: (who: string, gain: number, ahead: number, isYou: boolean) =>
        `${isYou ? 'Tu marques' : `${who} marque`} ${points(gain)}, ${n(ahead)} de plus que quiconque.`,
      show: 'Montrer',
      again: 'Même table, on rejoue',
      step: 'Revoir',
      file: 'Enregistrer',
    },
    keysSay:
      'Un élément de la table s’actionne comme un bouton\u00a0: une fois pour le choisir, une seconde fois pour agir.',
    keys: {
      street: ['S', 'vers la rue'],
      offices: ['O', 'vers les bureaux'],
      hand: ['H', 'vers ta main'],
      play: ['I', 'vers tes cartes en jeu'],
      others: ['P', 'vers les autres joueurs'],
      arrows: ['← ↑ ↓ →', 'd’un élément à l’autre, aussi Début et Fin'],
      end: ['E', 'finir le tour ou la phase'],
      drop: ['Échap', 'annuler la sélection'],
      advice: ['B', 'que ferait un Stratège\u202f?'],
    },
    ordinal,
  };

  /** Chosen cards on a button: those of one kind together, in short where there are several kinds. */
  function unseenSay(count: number): string {
    return count === 0
      ? 'Il n’en viendra plus.'
      : f.plural(count, { one: 'Encore # à venir.', other: 'Encore # à venir.' });
  }
};
