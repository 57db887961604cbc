import { verb, type Formats } from '@hustings/texts';
import { data } from '../../../rules/edition-2006/index.js';
import type { CabinetId } from '../../edition-2006/texts.js';
import type { BoardTexts } from '../../en/edition-2006/board.js';
import { called, worldBoard } from '../board.js';
import { offices } from './cabinet.js';
import { counted } from './counted.js';

const office = (id: string): string => offices[id as CabinetId].name; // of the data

/** A cabinet card with its article, where the board gives its name. */
const whom = (name: string): string =>
  Object.values(offices).find((one) => one.name === name)?.whom ?? name;

/** French: the board of Die Macher 2006. Sums are in thousands of euros. */
export const board = (f: Formats<'fr'>): BoardTexts => {
  const eur = f.euros;
  const n = f.number;
  const world = worldBoard(f, data.topics);
  const { partyOf, inNamed, quoted, says } = called(f, data.topics);
  const { points } = world;
  const { meetings, members, seats, votes } = counted(f);
  const half = '½';
  const factor = (k: number): string => (k === 0.5 ? half : n(k));
  /** 6 × (+2 + 3); with a factor below 1 it is said what it counts as. */
  const product = (k: number, popularity: number, match: number): string =>
    f.whole(
      `${n(k)} × (${f.signed(popularity)} ${match < 0 ? '−' : '+'} ${n(Math.abs(match))})${
        popularity + match < 1 ? ` → ${half}` : ''
      }`,
    );
  /** From one figure to another; where nothing changes there is one. */
  const change = (a: number, b: number): string => (a === b ? n(a) : `${n(a)} → ${n(b)}`);
  return {
    ...world,
    title: 'Die Macher 2006',
    votes,
    doubleMarker: 'Enjeu clé',
    office,
    change,
    meetings,
    members,
    product,
    phases: [
      'Premier joueur',
      'Plateforme',
      'Cabinet fantôme',
      'Coalitions',
      'Médias',
      'Réunions',
      'Sondages',
      'Votes',
      'Élection',
      'Contributions',
    ],
    phasesShort: [
      'Départ',
      'Plateforme',
      'Cabinet',
      'Coalitions',
      'Médias',
      'Réunions',
      'Sondages',
      'Votes',
      'Élection',
      'Contrib.',
    ],
    strip: { ...world.strip, setupSteps: ['Étape préliminaire'] },
    keys: {
      ...world.keys,
      say: 'Tab passe d’un élément au suivant, les flèches choisissent dans une rangée, Entrée confirme. Pointe un parti, un État ou un thème\u00a0: tout ce qui s’y rapporte s’éclaire.',
      states: ['1 2 3 4', 'un État'],
    },
    frame: {
      ...world.frame,
      lastFull: {
        label: 'Dernière manche complète\u00a0:',
        text: 'la dernière élection suit aussitôt. L’argent restant ne compte pas.',
      },
    },
    table: {
      ...world.table,
      electsAfter: 'Vote juste après cette manche',
      votes: 'votes',
      states: 'États',
      noProgram: 'pas encore de plateforme',
      chart: (name: string, lines: readonly string[]) =>
        `Votes ${inNamed(name)}\u00a0: ${lines.join('\u202f; ')}`,
      upTo: 'sièges max.',
      coalition: 'coalition',
      meetings: 'réunions',
      popularity: 'popularité',
      match: '+ accord',
      factor: '= facteur',
      adds: '+ votes',
      seats: 'sièges',
      factorOf: factor,
      popularityTitle: 'Popularité',
      stairs: (lines: readonly string[]) => `Popularité\u00a0: ${lines.join(', ')}`,
      cabinet: 'Cabinet',
      faceDown: 'une carte, face cachée',
      ofMeetings: (held: number, planned: number) =>
        `${meetings(held)} sur ${n(data.meetingsPerState)}${
          planned > 0
            ? `, ${f.plural(planned, { one: '# prévue en plus', other: '# prévues en plus' })}`
            : ''
        }`,
      chartLine: (who: string, now: number, then: number, pile: 'top' | 'beneath' | undefined) =>
        `${who} ${n(now)}, ${n(then)} si on votait maintenant${
          pile === undefined ? '' : pile === 'top' ? ', dessus' : ', dessous'
        }`,
      pays: 'Verse 1\u202f000\u00a0€ par adhérent à son élection',
      barred: 'Pas de coalitions ici',
      tile: (who: string) => `${who}\u00a0: tuile de coalition`,
      pact: (who: string, with_: string) => `${who}\u00a0: en coalition avec ${with_}`,
      noTile: (who: string) => `${who}\u00a0: pas de tuile`,
      sum: (k: number, p: number, match: number, gain: number, before: number, total: number) =>
        `${product(k, p, match)} = ${n(gain)}\u202f; ${f.whole(
          `${n(before)} + ${n(gain)} = ${before + gain > total ? `${n(before + gain)} → ` : ''}${votes(total)}`,
        )}`,
      noMeeting: (total: number) => `Pas de réunion ici\u00a0: ${votes(total)}`,
      nobodyYet: 'Personne n’aurait encore de votes ici.',
      ahead: (who: string, a: number, b: number) =>
        `${who} devant${a === b ? ' de justesse' : ''}, ${n(a)} à ${n(b)}`,
      together: (sum: number, other: number) =>
        ` = ${n(sum)}, ${sum === other ? 'de justesse ' : ''}devant ${n(other)}`,
      narrow: (who: string, other: string, k: number) =>
        `${who} de justesse devant ${other}, à ${n(k)} chacun`,
      low: 'un facteur inférieur à 1 compte ½',
      lowLong: (match: number) =>
        `Popularité et accord comptent ensemble au moins ½. Ton accord ici est de ${n(match)}.`,
      /** Narrow enough for a tab. */
      nationTab: 'National',
      nationKey: 'le plateau national',
      nation: 'Plateau national',
      nationSay:
        'Les vainqueurs y placent des opinions. Chacune compte pour toute plateforme qui la contient\u00a0: des adhérents chaque manche, des points à la fin. Une carte identique la rend dominante (+5), le contraire la remplace.',
      open: 'Regarder de près',
      nationYours: (m: number, p: number) => `toi\u00a0: ${members(m)} par manche, ${points(p)}`,
      mediaOf: 'Médias des élections',
      reserve: 'Réserve d’échange',
      space: (k: number, p: number, m: number) =>
        `Case ${n(k)}\u00a0: ${points(p)}, ${members(m)} par manche.`,
      dominant: 'dominante +5',
      free: 'libre',
      nobodyHolds: 'personne',
      perRound: 'adhérents par manche',
      pointsOpinions: 'points, opinions',
      pointsMedia: 'points, médias',
      membersNow: 'adhérents',
      more: (k: number) => `+${n(k)}`,
    },
    seat: {
      ...world.seat,
      starts: 'commence',
      points: 'sièges',
      members: 'adhérents',
      meetings: 'réunions',
      says: {
        money: 'Chaque paiement est dans le journal\u202f; le solde n’est pas affiché.',
        ownMoney: 'Chaque paiement est dans le journal\u202f; les autres ne voient pas ton solde.',
        openMoney: 'Chaque paiement est dans le journal.',
        members:
          'Un point chacun à la fin\u202f; aux manches 1, 3 et 5 (partie courte\u00a0: 1 et 3), 1\u202f000\u00a0€ chacun. Le plus d’adhérents\u00a0: 10 points, le deuxième 6.',
        meetings: 'Réunions encore en réserve.',
        media: 'Marqueurs médias encore en réserve.',
      },
      cabinetLeft: (list: readonly string[]) => `Cabinet restant\u00a0: ${list.join(', ')}`,
      contributionsLeft: (list: readonly string[]) =>
        `Contributions restantes\u00a0: ${list.join(', ')}`,
    },
    waiting: {
      ...world.waiting,
      kinds: {
        preliminary: 'l’étape préliminaire',
        bid: 'mises secrètes',
        bidAgain: 'l’égalité',
        nameFirstPlayer: 'le premier joueur',
        exchangeCards: 'cartes en main',
        changeProgram: 'plateformes',
        layCabinet: 'le cabinet fantôme',
        useCabinet: 'une carte de cabinet',
        approach: 'négociations de coalition',
        answerOffer: 'une proposition',
        buyMedia: 'marqueurs médias',
        swapOpinion: 'une opinion',
        placeMeetings: 'réunions',
        bidForPoll: 'le sondage',
        publishPoll: 'le sondage',
        convertMeetings: 'votes',
        moveMedia: 'un marqueur médias',
        carryOpinion: 'opinions nationales',
        contribute: 'contributions',
      },
    },
    preliminary: {
      q: (id: string) => `Comment commence la campagne ${partyOf(id).of}\u202f?`,
      hint: 'Une colonne de chaque liste, gratuitement\u202f; un État pour chaque partie, le même si tu veux.',
      first: 'Première liste',
      second: 'Deuxième liste',
      parts: {
        popularity: `Popularité ${f.signed(data.preliminary.list1Values.popularity)}`,
        meetings: meetings(data.preliminary.list1Values.meetings),
        votes: votes(data.preliminary.list1Values.votes),
      },
      media: (k: number) => `Média ${n(k)}`,
      mediaAll: (k: number) =>
        f.plural(k, { one: '# marqueur médias', other: '# marqueurs médias' }),
      option: (list: readonly string[]) => f.list(list),
      stateFor: (what: string) => `État\u00a0: ${what}`,
      membersTo: 'Adhérents',
      meetingsLeft: 'Réunions rest.',
      mediaLeft: 'Médias restants',
      go: 'Commencer ainsi',
      chooseList: 'Choisis une colonne de chaque liste',
      unset: (k: number) =>
        f.plural(k, { one: '# partie sans État', other: '# parties sans État' }),
      gives: (k: number, p: number, match: number, v: number) =>
        `${product(k, p, match)}${v > 0 ? ` + ${n(v)}` : ''}`,
    },
    bid: {
      ...world.bid,
      q: 'Combien donnerais\u2011tu pour désigner le premier joueur\u202f?',
      hint: 'La plus haute mise paie la banque et désigne qui commence, soi-même compris. Personne d’autre ne paie.',
      qAgain: (bid: number, others: readonly string[]) =>
        `Égalité à ${eur(bid)} ${f.list(others.map((id) => partyOf(id).with))}. Combien mises\u2011tu maintenant\u202f?`,
      hintAgain: 'De nouveau en secret, au moins autant. Encore égalité\u00a0: chacun lance un dé.',
      once: 'miser encore une fois, puis les dés',
      diceSay: 'les dés décident',
      say: (first: string | undefined) =>
        `Le premier parle avant les autres aux négociations et aux enchères, mais à égalité de votes, le dernier arrivé est dessus.${first === undefined ? '' : ` Jusqu’ici, le premier\u00a0: ${partyOf(first).name}.`}`,
    },
    first: {
      q: 'Qui joue en premier cette manche\u202f?',
      hint: 'Le premier commence chaque phase et chaque enchère. À égalité, qui convertit en dernier se pose dessus.',
      order: (who: readonly string[]) => who.join(' · '),
      go: (id: string) => `Faire commencer ${partyOf(id).whom}`,
      choose: 'Choisis un parti',
      paid: 'Tu paies',
    },
    exchange: {
      same: 'comme dans ta plateforme',
      only: (number: number) => `ne peut remplacer que ${quoted(number)}`,
      q: 'Quelles cartes en main échanges\u2011tu\u202f?',
      hint: 'Une fois, autant que tu veux, sans que les autres les voient\u202f; tu en pioches autant.',
      go: (k: number) =>
        f.plural(k, {
          one: 'En défausser une, en piocher une',
          other: 'En défausser #, en piocher #',
        }),
      none: 'Garder toutes les cartes',
    },
    conference: {
      q: 'Changes\u2011tu une carte de ta plateforme\u202f?',
      hint: 'Une entre, une sort, au plus une fois par manche\u202f; il doit rester cinq thèmes.',
      in: 'Entre',
      out: 'Sort, vers la défausse',
      foot: 'Ton accord',
      go: (a: number) => `Poser ${quoted(a)}`,
      choose: 'Choisis une entrée et une sortie',
      leave: 'Laisser telle quelle',
      alike: 'comme toi',
    },
    cabinet: {
      q: 'Qui envoies\u2011tu, et où\u202f?',
      hint: 'Face cachée, au plus une par État. Au lieu de son action\u00a0: enjeu clé ou médias.',
      deeds: (v: number, own: number, other: number, media: boolean) =>
        [
          f.either([
            `votes ${f.signed(v)}`,
            ...(own === 0 ? [] : [`popularité ${f.signed(own)}`]),
            ...(other === 0
              ? []
              : [`${own === 0 ? 'popularité d’un autre' : 'd’un autre'} ${f.signed(other)}`]),
          ]),
          ...(media ? [] : ['ne touche pas aux médias']),
        ].join(', '),
      telephone: 'apporte une tuile de coalition, bon gré mal gré',
      stay: 'reste',
      where: (name: string) => `Où va ${whom(name)}\u202f?`,
      toPay: 'À payer aussitôt',
      after: 'Cabinet ensuite',
      go: (k: number, cost: number) =>
        `Poser ${f.plural(k, { one: '# carte', other: '# cartes' })} pour ${eur(cost)}`,
      none: 'Ne poser aucune carte',
    },
    use: {
      q: 'Laquelle de tes cartes agit maintenant, et comment\u202f?',
      hint: 'Une action par carte, dans n’importe quel ordre\u202f; elle est payée, utilisée ou non.',
      state: 'Où',
      raise: (k: number) => `Ta popularité ${f.signed(k)}`,
      lower: (id: string, k: number) => `Popularité ${partyOf(id).of} ${f.signed(k)}`,
      lowerOf: (k: number) => `Popularité d’un autre parti ${f.signed(k)}`,
      media: (id: string) => `Remplacer un marqueur médias ${partyOf(id).of}`,
      mediaOf: 'Remplacer un marqueur médias',
      keyOff: 'Retirer l’enjeu clé',
      go: (what: string) => `Faire\u00a0: ${what}`,
      choose: 'Choisis une action',
      waive: 'Renoncer au reste',
    },
    talks: {
      q: (id: string, name: string) =>
        `Avec qui ${verb(partyOf(id), { one: 'veut', several: 'veulent' })} gouverner ${partyOf(id).mid} ${inNamed(name)}\u202f?`,
      hint: 'Les deux ont besoin d’une tuile sur place et de deux cartes en commun. Trois ou plus\u00a0: personne ne peut refuser.',
      forced: (k: number) => `${n(k)} en commun\u00a0: formée aussitôt`,
      asked: (k: number, who: string) => `${n(k)} en commun\u00a0: refus possible (${who})`,
      sum: (a: number, b: number) => `${n(a)} + ${n(b)} = ${n(a + b)}`,
      go: (id: string) => `Gouverner ${partyOf(id).with}`,
      choose: 'Choisis un partenaire, ou aucun',
      alone: 'Sans partenaire',
      now: 'Sommes comme si on votait maintenant.',
      asksQ: (id: string) =>
        `${says(id, 'te propose', 'te proposent')} de gouverner ensemble\u00a0: d’accord\u202f?`,
      asksHint: 'Deux cartes en commun, donc tu peux refuser. Tout le monde entend la réponse.',
      ifWin: 'Si vous gagnez',
      marker: 'un marqueur médias chacun',
      opinion: 'une opinion chacun',
      seats: 'Sièges',
      yourOwn: 'les tiens, comme sans coalition',
      agree: 'D’accord\u00a0: gouverner ensemble',
      refuse: 'Refuser',
      other: 'Les autres',
      best: (who: string, k: number) => `${who}, en tête sans coalition\u00a0: ${n(k)}`,
    },
    media: {
      ...world.media,
      q: 'Achètes\u2011tu un marqueur médias\u202f?',
      hint: `${eur(data.mediaCost)} chacun, un à la fois, tour après tour, jusqu’à ce que tous passent d’affilée. Passer n’empêche pas d’acheter plus tard.`,
      choose: 'Choisis un État, ou passe',
      lead: (a: number, b: number) =>
        `Tu contrôlerais les médias ${n(a)} à ${n(b)}\u00a0: tu peux échanger une opinion, et aucun sondage ne te fait baisser.`,
    },
    swap: {
      q: (name: string) => `Échanges\u2011tu une opinion ${inNamed(name)}\u202f?`,
      hint: 'Une visible contre une de la réserve\u202f; son thème ne doit pas déjà y être.',
      out: 'Sort, vers la réserve',
      in: 'Entre, de la réserve',
      match: 'accord',
      key: 'enjeu clé',
      byMedia: 'tu contrôles les médias',
      byVotes: 'tu as la majorité absolue',
      go: 'Échanger ces deux opinions',
      choose: 'Choisis une sortie et une entrée',
      leave: 'Ne rien échanger',
    },
    meet: {
      q: (id: string) => `Où tenir les réunions ${partyOf(id).of}\u202f?`,
      hint: `Une fois\u202f; au plus ${n(data.meetingsPerStateAndTurn)} nouvelles par État, ${n(data.meetingsPerState)} en tout sur place, ${eur(data.meetingCost)} chacune.`,
      none: 'aucune',
      plus: (k: number) => `+${n(k)}`,
      group: (name: string) => `Nouvelles réunions ${inNamed(name)}`,
      cell: (k: number, cost: number) => `${n(k)} pour ${eur(cost)}`,
      change: (p: string, a: number, b: number, c: number, d: number) =>
        `${p}\u00a0: ${change(a, b)} votes${c === d ? '' : `, ${change(c, d)} sièges`}`,
      stays: (a: number, b: number) => `reste à ${votes(a)}, ${seats(b)}`,
      left: 'Réunions rest.',
      go: (k: number, cost: number) => `Tenir ${meetings(k)} pour ${eur(cost)}`,
      nobody: 'Aucune réunion cette manche',
    },
    auction: {
      ...world.auction,
      cant: (bid: number, money: number) =>
        bid < 0
          ? `Une mise est d’au moins ${eur(data.pollMinimumBid)} et tu as ${eur(money)}\u00a0: tu ne peux que passer.`
          : world.auction.cant(bid, money),
      q: (bid: number) =>
        bid < 0
          ? 'Mises\u2011tu sur le sondage\u202f?'
          : `Mises\u2011tu plus de ${eur(bid)}\u202f?`,
      hint: 'Ouvertement, tour après tour\u202f; qui passe est hors jeu. Seul le gagnant voit la carte.',
      round: (k: number) => f.ordinal(k, { one: '#ᵉʳ', other: '#ᵉ' }),
      out: 'hors jeu',
      publish: 'Publier',
      lines: 'une ou deux lignes',
      any: '±1 ou ±2, tout parti',
      keep: 'Garder',
      dice: 'deux dés',
      keeps: (least: number, most: number) => `${n(least)}–${members(most)}`,
      shielded: 'Protégé',
      shieldedSay: 'contrôle les médias',
      passOut: 'Passer, pour de bon',
    },
    publish: {
      q: 'Publies\u2011tu ton sondage, et quelles lignes\u202f?',
      hint: 'Personne d’autre ne le voit. Une ou deux lignes de partis différents\u202f; si tu le gardes, personne ne le verra.',
      front: 'Le sondage',
      stops: 's’arrête là',
      shielded: 'contrôle les médias\u00a0: ne peut pas baisser',
      nothing: 'ne change rien',
      to: (a: number, b: number) => `${f.signed(a)} → ${f.signed(b)}`,
      go: (list: readonly string[]) => `Publier\u00a0: ${list.join(', ')}`,
      line: (who: string, to: number) => `${who} à ${f.signed(to)}`,
      choose: 'Choisis une ligne, ou garde le sondage',
      keep: 'Le garder, lancer deux dés',
    },
    convert: {
      q: 'Combien de réunions deviennent des votes maintenant\u202f?',
      hint: (k: number, round: number) =>
        `Tu en as ${n(k)}, cinq ou plus\u00a0: n’importe quel nombre est permis\u202f; les marqueurs te reviennent. On y vote à la manche\u00a0${n(round)}.`,
      group: 'Réunions à convertir en votes',
      now: 'Maintenant',
      seats: 'Sièges',
      ended: 'si ça finissait ainsi',
      back: 'De retour',
      supply: 'réunions en réserve',
      open: 'Inconnues',
      hiddenYet: (k: number) =>
        f.plural(k, { one: '# opinion encore cachée', other: '# opinions encore cachées' }),
      all: 'Échange d’opinion',
      against: (a: number, b: number) => `toi ${n(a)} ${a > b ? '>' : '≤'} tous les autres ${n(b)}`,
      maySwap: 'oui, à ce stade',
      notYet: 'pas encore',
      gain: (v: number) => `+${n(v)}`,
      go: (k: number, v: number) => `Convertir ${meetings(k)} en ${votes(v)}`,
      none: 'Ne rien convertir maintenant',
    },
    move: {
      q: 'Places\u2011tu un marqueur médias au national\u202f?',
      hint: (k: number, worth: number) =>
        `La manche ${n(k)} vaut ${points(worth)} à la fin. Le marqueur ne revient jamais.`,
      move: 'Placer',
      end: 'à la fin',
      stay: 'Laisser',
      back: 'il te revient',
      supply: 'Médias restants',
      go: (worth: number) => `Le placer\u00a0: ${points(worth)}`,
      leave: 'Ne pas le déplacer',
    },
    carry: {
      q: 'Quelle opinion places\u2011tu au national\u202f?',
      hint: (k: number) =>
        f.plural(k, {
          one: 'Au plus # opinion. Une carte identique la rend dominante, le contraire la remplace.',
          other:
            'Au plus # opinions. Une carte identique la rend dominante, le contraire la remplace.',
        }),
      space: (k: number) => `case\u00a0${n(k)}`,
      spaces: 'Quelle opinion cède la place\u202f?',
      dominant: 'dominante',
      replaces: 'remplace',
      points: 'points',
      members: 'adhérents',
      go: (number: number, gone: number | undefined) =>
        `Placer ${quoted(number)}${gone === undefined ? '' : ` au lieu de ${quoted(gone)}`}`,
      choose: 'Choisis une opinion, ou aucune',
      none: 'N’en placer aucune',
      to: (k: number) => `sur la case\u00a0${n(k)}`,
    },
    contribute: {
      q: 'Quelle contribution, et l’acceptes\u2011tu\u202f?',
      hint: 'Une carte ou aucune. Acceptée, elle est face visible\u202f; refusée, face cachée jusqu’à ce que tous aient posé.',
      accept: 'accepter',
      refuse: 'refuser',
      used: 'utilisée',
      acceptHead: 'accepter\u00a0: perdre le plus haut dé, en moyenne',
      refuseHead: 'refuser\u00a0: gagner tous les dés, en moyenne',
      average: (k: number) => f.signed(Math.round(k * 10) / 10),
      bonus: 'Bonus',
      bonusSay: 'si personne ne refuse autant que toi',
      bonusDice: (k: number) => f.plural(k, { one: '# dé de plus', other: '# dés de plus' }),
      members: 'Adhérents',
      now: (k: number) => `${n(k)} maintenant`,
      range: (a: number, b: number) => `${n(a)}–${n(b)}`,
      purse: 'Argent',
      after: 'Cartes ensuite',
      goAccept: (sum: number) => `Accepter ${eur(sum)}`,
      goRefuse: (sum: number) => `Refuser ${eur(sum)}, lancer les dés`,
      choose: 'Choisis une carte\u00a0: accepter ou refuser',
      keep: 'Garder les cartes',
      dice: (k: number) => f.plural(k, { one: '# dé', other: '# dés' }),
    },
    compare: {
      say: 'Le compte de chaque parti\u00a0: réunions × (popularité + accord), ajoutées à ses votes jusqu’à 50\u202f; puis les sièges.',
      heads: ['Parti', 'Votes', 'Réunions', 'Total', 'Sièges'],
    },
    election: {
      ...world.election,
      votes: 'votes',
      alone: (id: string) =>
        `\u00a0: ${partyOf(id).mid} ${verb(partyOf(id), { one: 'gagne', several: 'gagnent' })}`,
      narrow: (id: string, k: number | undefined) =>
        `\u00a0: ${partyOf(id).mid} ${verb(partyOf(id), { one: 'gagne', several: 'gagnent' })} de justesse${k === undefined ? '' : `, dessus à ${n(k)}`}`,
      together: (who: readonly string[]) => `\u00a0: ${f.list(who)} gagnent ensemble`,
      nobody: '\u00a0: personne n’a de vote',
      cap: '50\u00a0: personne ne va au-delà',
      sidesHead: 'Qui est devant',
      pileHead: 'Votes égaux\u00a0: la pile décide',
      pileSay: 'Qui arrive plus tard sur une case se pose dessus et passe devant.',
      level: 'À sommes égales, celle du parti le plus fort est devant.',
      onTop: 'dessus',
      beneath: 'dessous',
      won: 'gagné',
      seatsHead: 'Les sièges sont des points, pour tous',
      seats: 'sièges',
      rewardsHead: 'Ce que peuvent faire les vainqueurs',
      rewardOne: 'Placer un marqueur médias au national, et jusqu’à deux opinions.',
      rewardNarrow: 'Placer un marqueur médias au national, et une opinion, pas deux.',
      rewardEach:
        'Chaque partenaire\u00a0: un marqueur médias et une opinion\u202f; qui a plus de votes choisit en premier.',
      bare: (who: readonly string[]) => `Sans marqueur médias ici\u00a0: ${f.list(who)}.`,
      rewardLoser: (id: string) =>
        `${says(id, 'place', 'placent')} aussi un marqueur médias, pour une défaite de justesse.`,
      sum: (k: number, p: number, match: number, gain: number) =>
        `${product(k, p, match)} = ${n(gain)}`,
      noMeeting: 'pas de réunion',
      total: (a: number, gain: number, total: number) =>
        `${n(a)} + ${n(gain)} = ${a + gain > total ? `${n(a + gain)} → ` : ''}${votes(total)}`,
      seatsOf: (k: number) => seats(k),
    },
    final: {
      ...world.final,
      kicker: (short: boolean) =>
        `Résultat final · Die Macher 2006, ${short ? 'cinq élections' : 'sept élections'}`,
      key: ['sièges', 'adhésion et bonus', 'médias et opinions au national'],
      members: 'adhérents',
      membersBonus: 'bonus d’adhésion',
      membersBonusBrief: 'bonus',
      membersSecond: 'bonus, deuxième',
      membersSecondBrief: '2ᵉ',
      program: 'national',
    },
  };
};
