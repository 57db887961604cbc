import { factor } from '../../edition-2019/factor.js';
import { verb, type Formats } from '@hustings/texts';
import { data, type Verb } from '../../../rules/edition-2019/index.js';
import type { PoliticianId } from '../../edition-2019/texts.js';
import type { BoardTexts } from '../../en/edition-2019/board.js';
import { called, worldBoard } from '../board.js';
import { actions, politicians } from './politicians.js';

/** A politician with an article, where the board gives the name. */
const whom = (name: string): string =>
  Object.values(politicians).find((one) => one.name === name)?.whom ?? name;
const your = (name: string): string => whom(name).replace(/^le /, 'ton ').replace(/^la /, 'ta ');

/** French: Die Macher 2019. Sums are in thousands of euros. */
export const board = (f: Formats<'fr'>): BoardTexts => {
  const eur = f.euros;
  const n = f.number;
  const world = worldBoard(f, data.topics);
  const { partyOf, stateOf, inNamed, allOf, quoted, says } = called(f, data.topics);
  const { votes, points, party } = world;
  const theCards = (list: readonly number[]): string =>
    `${list.length === 1 ? 'la carte' : 'les cartes'} ${f.list(list.map(quoted))}`;
  const rallies = (count: number): string =>
    f.plural(count, { one: '# meeting', other: '# meetings' });
  /** For winning, on top of those for votes. */
  const extra = (count: number): string => `+${n(count)}\u00a0de\u00a0bonus`;
  const act = actions(f);
  return {
    ...world,
    title: 'Die Macher 2019',
    politician: (id: string): string => politicians[id as PoliticianId].name,
    action: (deed: Verb, figure: number): string => act[deed](figure),
    /** What the actions of politicians do and cost, for whoever chooses among them. */
    deeds: {
      ask: 'Que font ces actions\u202f?',
      says: {
        double:
          'Une opinion visible compte double, pour tout le monde. S’il y a déjà un marqueur, on le retire à la place.',
        trend:
          'Ton marqueur monte sur l’échelle −3, −2, 0, +2, +3, +4\u00a0: à partir de 0, une case de plus donne +2.',
        media: `Tu paies ${eur(5)} à un autre parti, en plus du politicien. Il reprend un marqueur\u202f; un des tiens peut prendre la case gratuitement.`,
        votes: 'Comptées aussitôt, sans meetings.',
        othersTrend: 'Tous les autres partis perdent une case sur l’échelle de tendance du Land.',
        base: 'Chaque point de base\u00a0: 1\u202f000\u00a0€ par manche, et un point à la fin.',
        poll: 'Le premier sondage de la pile, gratuitement\u00a0: regarde-le, puis publie-le ou prends 3 points de base.',
        program: 'Comme en phase 2\u00a0: piocher, échanger jusqu’à deux cartes, en garder une.',
      },
      onceMark: '(une fois par Land)',
      once: 'Par Land et par manche, seul le premier arrivé peut le faire.',
      poor: (left: number) => `Impossible\u00a0: après le paiement, il resterait ${eur(left)}.`,
      first: (id: string) =>
        `${says(id, 'peut', 'peuvent')} le faire avant toi\u00a0: alors ce n’est plus possible.`,
      alone: 'Impossible en l’état\u00a0: aucun autre parti n’a de marqueur ici.',
    },
    doubleMarker: 'Marqueur ×2',
    rallies,
    phases: [
      'Premier joueur',
      'Programmes',
      'Médias',
      'Meetings',
      'Politiciens',
      'Actions',
      'Influence des médias',
      'Sondages',
      'Élection',
    ],
    phasesShort: [
      'Départ',
      'Programmes',
      'Médias',
      'Meetings',
      'Politiciens',
      'Actions',
      'Influence',
      'Sondages',
      'Élection',
    ],
    strip: { ...world.strip, setupSteps: ['Draft', 'Programme', 'Départ'] },
    table: {
      ...world.table,
      upTo: 'points max.',
      points: 'points',
      majority: 'majorité',
      rallies: 'meetings',
      trend: 'tendance',
      match: 'accord',
      adds: '+ voix',
      wouldAdd: 'en plus',
      trendTitle: 'Tendance',
      politicians: 'Politiciens',
      sentDown: 'un politicien, face cachée',
      unpaid: 'renvoyé',
      sum: (r: number, trend: number, match: number, gain: number, before: number, total: number) =>
        `(${factor(f, rallies(r), r, trend)}) × ${n(match)} = ${n(gain)}\u202f; ${n(before)} + ${n(gain)} = ${votes(total)}`,
      sumTight: (
        r: number,
        trend: number,
        match: number,
        gain: number,
        before: number,
        total: number,
      ) =>
        `(${factor(f, n(r), r, trend)}) × ${n(match)} = ${n(gain)}\u202f; ${n(before)} + ${n(gain)} = ${votes(total)}`,
      noRally: (total: number) => `Pas de meeting ici, donc rien en plus\u00a0: ${votes(total)}`,
      coalition: (sum: number, bonus: number) =>
        ` = ${n(sum)}\u00a0: coalition, ${extra(bonus)} par parti`,
      noPair: (who: string, bonus: number) =>
        `${who} en tête, aucun duo n’atteint 50\u00a0: ${extra(bonus)}`,
      noPairTight: (who: string, bonus: number) => `${who} en tête\u00a0: ${extra(bonus)}`,
      coalitionTight: (bonus: number) => `\u00a0: coalition, ${extra(bonus)} par parti`,
      noRallyTight: (total: number) => `Pas de meeting, rien en plus\u00a0: ${votes(total)}`,
      nobodyYet: 'Personne n’a encore de voix ni de meetings ici.',
      countsAs: 'compte ×\u00a01',
      factor: (match: number) => `× ${n(match)}`,
      countsAsLong: (match: number) =>
        `Un accord inférieur à 1 compte ×\u00a01, le minimum. Ici, il est de ${n(match)}.`,
      matchSay: 'Accord\u00a0: ton programme face aux opinions du Land, au moins 1',
      wins: (who: string, bonus: number) => `${who} à 50 ou plus\u00a0: ${extra(bonus)}`,
      several: (bonus: number) => `à 50 ou plus\u00a0: ${extra(bonus)} par parti`,
      chartLine: (who: string, now: number, then: number) =>
        `${who} ${n(now)}, ${n(then)} si on votait maintenant`,
      stairs: (lines: readonly string[]) => `Tendance\u00a0: ${lines.join(', ')}`,
      ofRallies: (held: number, planned: number) =>
        `${rallies(held)} sur 8${
          planned > 0
            ? `, ${f.plural(planned, { one: '# prévu en plus', other: '# prévus en plus' })}`
            : ''
        }`,
      program: 'Étalage Programme',
      opinions: 'Étalage Opinions',
      left: (k: number) => f.plural(k, { one: 'reste # sur 14', other: 'restent # sur 14' }),
      poll: 'Prochain sondage',
      polls: (k: number) => f.plural(k, { one: 'reste #', other: 'restent #' }),
      raises: 'fait monter',
      raisesBy: (who: string) => `${who}, +2 cases`,
      raisesNobody: (who: string) => `${who}, pas ici`,
      presence: 'Présence médiatique',
    },
    seat: {
      ...world.seat,
      starts: 'commence',
      base: 'base',
      donations: 'dons',
      rallies: 'meetings',
      politicians: 'politiciens',
      points: 'points',
      says: {
        money:
          'Chaque paiement est dans le journal, le solde n’est pas affiché. À la fin, le plus riche gagne 6 points, le deuxième 3.',
        moneySeen:
          'Chaque paiement est dans le journal. À la fin, le plus riche gagne 6 points, le deuxième 3.',
        base: 'Base du parti\u00a0: 1\u202f000\u00a0€ par point à la fin de chaque manche, et un point chacun à la fin de la partie.',
        donations:
          'Un par manche\u00a0: de l’argent contre de la base, ou de la base au lieu d’argent.',
        rallies: 'Encore en réserve.',
        media: 'Marqueurs Média encore en réserve.',
        politicians: 'Encore en main.',
      },
    },
    /** What is told about a piece that one points at. */
    point: {
      state: (elects: boolean, round: number, most: number) =>
        `${elects ? 'Vote cette manche' : `Vote à la manche ${n(round)}`}. À partir de 50 voix\u00a0: ${points(most)}.`,
      fit: (code: string) => `Ton accord ${stateOf(code).in}`,
      ifNow:
        'Tous les meetings convertis en voix\u202f; puis qui a 50 gagne, sinon le parti en tête cherche un partenaire, le programme le plus proche d’abord.',
      scale: (code: string) => `Tendance ${stateOf(code).in}`,
      on: (who: string, figure: string) => `${who} ${figure}`,
      scaleSay: (lines: readonly string[]) =>
        `${lines.join(', ')}. Elle s’ajoute aux meetings\u202f; il n’y a pas de ±1.`,
      hidden: 'Une opinion cachée',
      hiddenSay: 'Elle ne compte pas encore. Entre les manches, on en retourne une par Land.',
      cardIn: (number: number, code: string) => `${quoted(number)} ${stateOf(code).in}`,
      worth: (worth: number, twice: boolean) => {
        if (worth === 0) return 'Ton programme n’en parle pas\u00a0: 0 pour ton accord.';
        const figure = f.signed(twice ? worth * 2 : worth);
        const marker = twice ? ', doublé par le marqueur' : '';
        return `${worth > 0 ? 'Ton programme dit pareil' : 'Ton programme dit le contraire'}\u00a0: ${figure} pour ton accord${marker}.`;
      },
      media: (code: string) => `Médias ${stateOf(code).in}`,
      spotFree: (code: string) => `Une case Média libre ${stateOf(code).in}`,
      spotOf: (id: string, code: string) =>
        `Un marqueur Média ${partyOf(id).of} ${stateOf(code).in}`,
      noLead:
        'Personne n’y domine les médias\u00a0: qui le fait peut modifier une opinion et ne craint pas les sondages.',
      leads: (id: string, a: number, b: number) =>
        `${says(id, 'mène', 'mènent')} ${n(a)} à ${n(b)}, ${verb(partyOf(id), { one: 'peut', several: 'peuvent' })} y modifier une opinion et ${verb(partyOf(id), { one: 'ne craint', several: 'ne craignent' })} pas les sondages.`,
      slotFree: (code: string) => `Une place de politicien ${stateOf(code).in}`,
      slotDown: (id: string, code: string) => `Un politicien ${partyOf(id).of} ${stateOf(code).in}`,
      slotUp: (id: string, name: string) => `${name} ${partyOf(id).of}`,
      slotSay: 'Envoyé face cachée en phase 5\u202f; retourné, payé ou renvoyé en phase 6.',
      deeds: (cost: number, main: string, then: readonly string[]) =>
        `${eur(cost)}\u00a0: ${main}, puis ${then.join(' ou ')}.`,
      figures: {
        votes: 'Voix',
        held: 'Meetings',
        trend: 'Tendance',
        match: 'Accord',
        gain: 'Apport des meetings',
        worth: 'Points',
      },
      figure: (what: string, id: string, code: string) =>
        `${what} ${partyOf(id).of} ${stateOf(code).in}\u00a0:`,
      points: (k: number) => `, ${points(k)}`,
      rallies: (k: number, most: number) =>
        `${n(k)} sur ${n(most)}. À l’élection, chacun donne une voix, fois l’accord.`,
      trend: (figure: number) =>
        `${f.signed(figure)}, ajoutée aux meetings avant la multiplication.`,
      match: (k: number) =>
        `× ${n(k)}\u00a0: opinions que le programme y partage, moins celles qu’il combat.`,
      pointsFor: (v: number, k: number, next: readonly [number, number] | undefined) =>
        `${votes(v)}, soit ${n(k)}.${next === undefined ? '' : ` Palier suivant\u00a0: ${points(next[1])} pour ${votes(next[0])}.`}`,
      party: (who: string, name: string) => `${who}, ${name}\u00a0:`,
      partySay: (v: number, won: number) =>
        `${points(v + won)} jusqu’ici, ${n(v)} pour les voix et ${n(won)} de bonus.`,
      alike: (k: number) =>
        f.plural(k, {
          one: '# carte sur 5 en commun\u00a0:',
          other: '# cartes sur 5 en commun\u00a0:',
        }),
      alikeSay: 'à l’élection, le parti en tête sollicite d’abord le programme le plus proche.',
      has: (who: string, what: string) => `${who}, ${what}\u00a0:`,
      cards: {
        opinionOffer:
          'Dans l’étalage Opinions\u00a0: qui domine les médias d’un Land peut l’y placer, en phase 7.',
        offer: 'Dans l’étalage Programme\u00a0: on peut la prendre en phase 2.',
        hand: 'Dans ta main\u00a0: elle peut entrer dans ton programme en phase 2.',
      },
      displays: {
        offer: 'qui modifie son programme en phase 2 peut prendre une de ces cartes.',
        opinionOffer: 'qui domine les médias d’un Land peut y placer une de celles-ci, en phase 7.',
      },
      ownCard:
        'Dans ton programme. Une opinion identique augmente ton accord, le contraire le diminue.',
      theirCard: (worth: number) =>
        worth > 0
          ? 'Comme dans ton programme.'
          : worth < 0
            ? 'Ton programme dit le contraire.'
            : 'Ton programme n’en parle pas.',
      presence: (k: number) => `Présence médiatique, élection ${n(k)}\u00a0:`,
      presenceSay: (worth: number, who: readonly string[]) =>
        `un marqueur y vaut ${points(worth)} à la fin. ${who.length === 0 ? 'Personne n’en a.' : `Sur place\u00a0: ${f.list(who)}.`}`,
      poll: (id: string) =>
        `Son dos fait monter ${partyOf(id).whom} de deux cases. Mis aux enchères dans chaque Land\u202f; publié, il déplace les tendances.`,
      pollAbsent: (id: string) =>
        `Son dos désigne ${partyOf(id).whom}, qui ${verb(partyOf(id), { one: 'n’est', several: 'ne sont' })} pas à cette table. Mis aux enchères dans chaque Land\u202f; publié, il déplace les tendances.`,
      /** Two elect in each of the last rounds of seven elections; what is not revealed is counted. */
      round: (states: readonly string[], hidden: number, won: readonly string[]) => {
        const count = states.length + hidden;
        const elect =
          states.length === 0
            ? `${n(count)} Länder votent, tous deux encore face cachée`
            : `${count > 1 ? `${n(count)} Länder votent\u00a0: ` : ''}${f.list(hidden > 0 ? [...states, 'un autre encore face cachée'] : states)}`;
        return `${elect}${won.length === 0 ? '' : ` · victoire\u00a0: ${f.list(won)}`}`;
      },
      phaseFor: (k: number) => `c’est pour la phase ${n(k)}.`,
      phase: (k: number) => ({
        title: k === 0 ? 'Avant la manche 1' : `Phase ${n(k)}\u00a0:`,
        text: [
          'On drafte des cartes, on en pose cinq comme programme, puis chaque parti commence quelque part.',
          'Mises secrètes\u00a0: la plus haute est payée et donne le premier tour. Personne d’autre ne paie.',
          'À tour de rôle, on pioche des cartes et on en échange jusqu’à deux dans son programme.',
          'Tour après tour, on achète des marqueurs Média à 5\u202f000\u00a0€.',
          'À tour de rôle, chacun organise des meetings où il veut\u202f; plus il y en a dans un Land, plus c’est cher.',
          'À tour de rôle, on envoie des politiciens face cachée, au plus un par Land.',
          'Land par Land, on les retourne\u202f; payés, ils agissent, sinon ils partent.',
          'Qui domine les médias d’un Land peut y modifier une opinion.',
          'Dans chaque Land, le premier sondage est mis aux enchères\u202f; qui l’achète peut le publier.',
          'Les meetings deviennent des voix, le Land vote\u202f; puis l’argent, et le Land suivant.',
        ][k],
      }),
    },
    whatFor: 'Le but\u00a0:',
    waiting: {
      ...world.waiting,
      kinds: {
        draftPick: 'draft',
        layProgram: 'les programmes',
        completeProgram: 'les programmes',
        keepCard: 'les cartes gardées',
        startPosition: 'mise en place initiale',
        bid: 'mises secrètes',
        raise: 'l’égalité',
        drawPrograms: 'programmes',
        takeFromDisplay: 'programmes',
        swapPrograms: 'programmes',
        keepProgram: 'programmes',
        buyMedia: 'marqueurs Média',
        placeRallies: 'meetings',
        sendPoliticians: 'envoi des politiciens',
        payPolitician: 'paie des politiciens',
        chooseAction: 'action d’un politicien',
        placeDouble: 'action d’un politicien',
        removeMedia: 'action d’un politicien',
        placeMedia: 'action d’un politicien',
        shiftOpinion: 'une opinion',
        bidForPoll: 'le sondage',
        publishPoll: 'le sondage',
        convertRallies: 'voix',
        useDonation: 'dons',
      },
    },
    draft: {
      q: (k: number) => `Laquelle des ${n(k)} cartes prends\u2011tu\u202f?`,
      when: (k: number, all: number) => `choix ${n(k)} sur ${n(all)}`,
      hint: 'Un chiffre dit ce que la carte vaut dans un Land en ce moment. Un programme a besoin de cinq thèmes différents. Les cartes que tu laisses passent à gauche\u202f; les trois dernières te reviennent.',
      foot: 'Tes choix ensemble',
      picks: 'Tes choix',
      last: 'Les trois dernières te reviennent aussi',
      go: (name: string) => `Prendre la carte ${name}`,
      choose: 'Choisis une carte',
    },
    program: {
      q: (id: string, k: number) =>
        k === 5
          ? `Quelles cinq cartes forment le programme ${partyOf(id).of}\u202f?`
          : `Quelles ${n(k)} cartes ouvrent le programme ${partyOf(id).of}\u202f?`,
      hint: 'Sept cartes\u00a0: les quatre de ton choix et les trois dernières reçues. Pose cinq thèmes, une carte chacun\u202f; des deux autres, tu en gardes une.',
      fewHint: (k: number) =>
        `Sept cartes\u00a0: les quatre de ton choix et les trois dernières reçues. Elles n’ont que ${n(k)} thèmes\u00a0: pose une carte de chaque. Le reste est montré et repioché.`,
      missingQ: 'Quelles cartes complètent ton programme\u202f?',
      missingHint:
        'Tes cartes avaient trop peu de thèmes. Le surplus a été montré, et autant de cartes piochées.',
      noneHint:
        'Aucune des cartes piochées n’a un thème qui te manque\u00a0: elles sont montrées, et tu repioches.',
      foot: 'Ton accord',
      topics: 'Thèmes',
      topicsOf: (k: number, all: number) => `${n(k)} sur ${n(all)}`,
      hand: 'En main',
      handCards: (k: number) => f.plural(k, { one: '# carte', other: '# cartes' }),
      go: (k: number) => f.plural(k, { one: 'Poser cette carte', other: 'Poser ces # cartes' }),
      again: 'Les montrer et repiocher',
      need: (k: number, all: number) =>
        f.plural(k, { one: `# choix sur ${n(all)}.`, other: `# choix sur ${n(all)}.` }),
      same: 'le même thème',
      laidTopic: 'ce thème est déjà dans ton programme',
      laid: 'Posé',
    },
    keep: {
      q: 'Quelle carte reste dans ta main\u202f?',
      hint: 'En phase 2, elle pourra entrer dans ton programme. Le reste est défaussé, face cachée.',
      hintLater:
        'Au prochain changement de programme, elle pourra y entrer. Le reste est défaussé, face cachée.',
      sixth: 'un autre thème\u00a0: peut remplacer n’importe laquelle des cinq',
      same: 'comme dans ton programme',
      only: (number: number) => `ne peut remplacer que ${quoted(number)}`,
      go: (number: number) => `Garder la carte ${quoted(number)}`,
      choose: 'Choisis la carte à garder',
    },
    start: {
      q: (id: string) => `Où commence la campagne ${partyOf(id).of}, et avec quoi\u202f?`,
      hint: 'Choisis d’abord une des cinq bandes, puis un Land pour chacun de ses symboles. Deux fois le même symbole demande deux Länder.',
      strip: (k: number, list: string) => `Bande ${n(k)}\u00a0: ${list}`,
      strips: 'Bloc de départ',
      symbols: {
        rallies: '3 meetings',
        trend: 'tendance +',
        votes: '6 voix',
        media: 'média',
      },
      put: (what: string, where: string) => `${what} ${inNamed(where)}`,
      stateFor: (what: string) => `Land\u00a0: ${what}`,
      gives: (r: number, t: number, match: number, v: number) =>
        r > 0 ? `(${n(r)} + ${n(t)}) × ${n(match)}${v > 0 ? ` + ${n(v)}` : ''}` : votes(v),
      only: 'pas encore de voix',
      ralliesLeft: 'Meetings restants',
      mediaLeft: 'Médias restants',
      of: (a: number, b: number) => `${n(a)} sur ${n(b)}`,
      go: (codes: readonly string[]) => `Commencer\u00a0: ${f.list(codes)}`,
      chooseStrip: 'Choisis une bande',
      unset: (left: number) =>
        f.plural(left, { one: '# symbole sans Land', other: '# symboles sans Land' }),
    },
    bid: {
      ...world.bid,
      q: 'Combien donnerais\u2011tu pour commencer\u202f?',
      hint: 'Qui mise le plus paie la banque et commence. Personne d’autre ne paie.',
      say: (id: string) =>
        `Le premier joueur agit en premier dans les phases 2 à 5 et gagne les égalités. Jusqu’ici\u00a0: ${partyOf(id).mid}.`,
      once: 'surenchérir une fois ou passer',
    },
    raise: {
      q: (bid: number) => `Égalité. Vas\u2011tu au-delà de ${eur(bid)}\u202f?`,
      hint: (ids: readonly string[]) =>
        `Les partis à égalité parlent une fois chacun, dans le sens horaire à partir du précédent premier joueur\u00a0: ${allOf(ids)}.`,
      raise: 'Surenchérir',
      pass: 'Passer',
      go: (sum: number) => `Surenchérir à ${eur(sum)}`,
      passGo: 'Passer',
      passSay: (id: string, sum: number, sure: boolean) =>
        `${says(id, 'commence', 'commencent')} pour ${eur(sum)}${sure ? '' : ', si personne ne surenchérit'}`,
      passMine: (sum: number) => `tu commences pour ${eur(sum)}`,
    },
    draw: {
      q: 'Pioches\u2011tu des cartes pour ton programme\u202f?',
      hint: 'Les cartes piochées peuvent entrer au programme\u202f; une reste dans ta main.',
      stack: 'Pile, puis étalage',
      stackSay: (k: number) =>
        k === 1
          ? 'Voir d’abord la carte du dessus, puis prendre celle de l’étalage.'
          : `Voir d’abord la carte du dessus, puis en prendre une des ${n(k)}.`,
      display: 'Nouvel étalage',
      displaySay: (k: number) =>
        k === 1
          ? 'Défausser cette carte, en dévoiler de nouvelles, en prendre une.'
          : `Défausser ces ${n(k)} cartes, en dévoiler de nouvelles, en prendre une.`,
      nothing: 'Rien',
      nothingSay: 'N’échanger qu’avec la carte en main, ou tout laisser.',
      cards: (k: number) => f.plural(k, { one: '# carte', other: '# cartes' }),
      goStack: 'Piocher la carte du dessus',
      goDisplay: 'Renouveler l’étalage',
      goNothing: 'Ne rien piocher',
    },
    take: {
      q: 'Quelle carte de l’étalage prends\u2011tu\u202f?',
      hint: 'Tout le monde voit laquelle tu prends.',
      inHand: 'En main, visibles de personne d’autre',
      choose: 'Choisis une carte',
      go: (name: string) => `Prendre la carte ${name}`,
    },
    swap: {
      q: 'Qu’est-ce qui change dans ton programme\u202f?',
      hint: 'Jusqu’à deux échanges, cinq thèmes à la fin. Choisis une carte en main, puis celle qu’elle remplace.',
      program: 'Programme',
      hand: 'Main',
      swaps: (k: number) => f.plural(k, { one: '# échange sur 2', other: '# échanges sur 2' }),
      match: 'Ton accord',
      alike: 'En commun',
      none: 'Ne rien changer',
      go: (list: readonly number[]) => `Faire entrer ${theCards(list)}`,
      both: (list: readonly number[], kept: number) =>
        `Faire entrer ${theCards(list)}, garder ${quoted(kept)}`,
      by: (out: number, into: number) => `remplacer ${quoted(out)} par ${quoted(into)}`,
      take: (number: number) =>
        `prendre ${quoted(number)}, à la place de la carte suivante sur laquelle tu cliques`,
      back: (number: number) => `${quoted(number)} reste en main`,
      stays: (number: number) => `laisser ${quoted(number)} telle quelle`,
      replace: (number: number) => `remplacer ${quoted(number)}`,
      /** The card in hand whose place is chosen below. */
      with: (number: number) => `${quoted(number)} reste en main, ou remplace\u00a0:`,
    },
    media: {
      ...world.media,
      q: 'Achètes\u2011tu un marqueur Média\u202f?',
      hint: '5\u202f000\u00a0€, sur une case libre. Qui passe peut encore acheter plus tard, jusqu’à ce que tous passent d’affilée.',
      lead: (a: number, b: number) =>
        `Tu mènerais ${n(a)} à ${n(b)} et pourrais modifier une opinion en phase 7.`,
    },
    rally: {
      q: (id: string) => `Où organiser les meetings ${partyOf(id).of}\u202f?`,
      hint: 'Autant de Länder que tu veux, une fois par manche. Une case montre le prix jusqu’à elle, en milliers.',
      none: 'aucun',
      plus: (k: number) => `+${n(k)}`,
      group: (name: string) => `Nouveaux meetings ${inNamed(name)}`,
      cell: (k: number, cost: number) => `${n(k)} pour ${eur(cost)}`,
      change: (a: number, b: number, c: number, d: number) =>
        `${n(a)} → ${n(b)} voix, ${n(c)} → ${n(d)} points.`,
      stays: (a: number, b: number) => `reste à ${votes(a)}, ${points(b)}`,
      early: (k: number) =>
        `Ici, ${rallies(k)}\u00a0: dès la phase 9 de cette manche, ils peuvent devenir des voix, comme tout groupe de quatre ou plus.`,
      rest: 'À partir de quatre dans un Land, ils peuvent devenir des voix dès la phase 9 de cette manche.',
      left: 'Meetings restants',
      go: (k: number, cost: number) => `Organiser ${rallies(k)} pour ${eur(cost)}`,
      passes: (ids: readonly string[], v: number) =>
        `Tu dépasses ${f.list(ids.map((id) => partyOf(id).whom))} (${n(v)}).`,
      together: (id: string, v: number) => `${f.begin(partyOf(id).with)}, cela fait ${n(v)}.`,
      alone: 'Cela fait 50\u00a0voix\u00a0: la majorité sans partenaire.',
      nobody: 'Aucun meeting cette manche',
    },
    send: {
      q: 'Qui envoies\u2011tu, et où\u202f?',
      hint: 'Au plus un par Land, face cachée, gratuit. Tu paies en phase 6, ou tu les laisses partir. Chacun sert une fois par partie.',
      stay: 'reste',
      where: (name: string) => `Où va ${whom(name)}\u202f?`,
      after: 'puis',
      or: ' ou ',
      later: 'À payer plus tard',
      ofYour: 'sur tes',
      tooMuch: 'Plus que tu n’as\u00a0: qui ne sera pas payé devra partir.',
      go: (k: number, codes: readonly string[]) =>
        `${f.plural(k, { one: 'En envoyer un', other: 'En envoyer #' })}\u00a0: ${f.list(codes)}`,
      one: (name: string, where: string) => `envoyer ${whom(name)} ${inNamed(where)}`,
      nobodyTo: (where: string) => `n’envoyer personne ${inNamed(where)}`,
      nobody: 'N’envoyer personne',
      rows: 'Déjà sur place\u00a0:',
    },
    pay: {
      q: (name: string) => `Paies\u2011tu ${your(name)}\u202f?`,
      hint: 'Qui n’est pas payé quitte aussitôt la partie, sans effet.',
      main: 'Principale',
      after: 'puis',
      or: 'ou',
      have: 'Tu as',
      left: 'Reste',
      go: (cost: number) => `Payer ${eur(cost)}`,
      letGo: 'Laisser partir',
      paid: 'payé',
      gone: 'renvoyé',
      decides: 'décide après toi',
    },
    act: {
      q: (name: string) => `Que fait ${your(name)}\u202f?`,
      hintMain: 'L’action principale, à laquelle on peut renoncer.',
      hintBoth:
        'L’action principale, puis une des autres\u202f; on peut renoncer à l’une comme à l’autre.',
      hintThen: 'À présent, une des actions secondaires, ou aucune.',
      hintBarred:
        'Plus d’action principale ici. À présent, une des actions secondaires, ou aucune.',
      hintOnce:
        'Ce qui est marqué (une fois par Land) revient, à chaque manche, au premier arrivé.',
      skip: 'Y renoncer',
      skipBoth: 'Renoncer aux deux',
      choose: 'Choisis une action',
      chooseMain: 'Choisis l’action principale',
      chooseThen: 'Choisis la deuxième action',
      stuck: 'Aucune n’est possible maintenant',
      stuckMain: 'Aucune action principale n’est possible maintenant',
      trend: (a: number, b: number) => `${f.signed(a)} → ${f.signed(b)}`,
      trendTo: (steps: number, a: number, b: number) =>
        a === b
          ? `Ta tendance est au bout de l’échelle et reste à ${f.signed(a)}.`
          : `Ta tendance passe de ${f.signed(a)} à ${f.signed(b)}, ${f.plural(steps, { one: 'la case suivante', other: '# cases plus haut' })} sur l’échelle.`,
      ifNow: (a: number, b: number) =>
        `Avec tes meetings, si on votait maintenant\u00a0: ${n(a)} → ${votes(b)}.`,
      votesCounted: (a: number, b: number, c: number, d: number) =>
        `Voix comptées jusqu’ici\u00a0: ${n(a)} → ${n(b)}. Avec tes meetings, si on votait maintenant\u00a0: ${n(c)} → ${n(d)}.`,
      votesTo: (a: number, b: number) => `${n(a)} → ${votes(b)}`,
      base: (a: number, b: number) => `base ${n(a)} → ${n(b)}`,
      double:
        'Une opinion compte double\u202f; s’il y a déjà un marqueur, on le retire à la place.',
      undouble: 'Le marqueur posé là est retiré.',
      media: (left: number) =>
        `Payer 5\u202f000\u00a0€ à un parti, qui reprend un marqueur\u202f; un des tiens peut prendre la case. Il resterait ${eur(left)}.`,
      others: 'La tendance de tous les autres baisse d’une case.',
      poll: (who: string) =>
        `Gratuit. Tu vois sa face, puis tu le publies ou non. Dos\u00a0: ${who} en hausse.`,
      program: 'Piocher, échanger jusqu’à deux cartes, en garder une\u00a0: comme en phase 2.',
      go: (what: string) => `Faire\u00a0: ${what}`,
      both: 'Faire les deux',
      title: {
        double: 'Doubler une opinion (une fois par Land)',
        undouble: 'Retirer le marqueur ×2 (une fois par Land)',
        trend: 'Ta tendance',
        media: 'Évincer un marqueur Média (une fois par Land)',
        votes: 'Voix',
        othersTrend: 'Tendance des autres en baisse (une fois par Land)',
        base: 'Base du parti',
        poll: 'Prendre le sondage',
        program: 'Modifier le programme',
      },
    },
    double: {
      q: (name: string) => `Quelle opinion compte double ${inNamed(name)}\u202f?`,
      hint: 'Pour tout le monde, jusqu’à ce qu’un autre politicien retire le marqueur ou que le Land vote.',
      go: (number: number) => `Doubler l’opinion ${quoted(number)}`,
      choose: 'Choisis une opinion',
      match: 'accord',
    },
    remove: {
      q: (name: string) => `Quel parti perd un marqueur Média ${inNamed(name)}\u202f?`,
      hint: 'Il reçoit 5\u202f000\u00a0€ de toi et ne peut pas refuser.',
      takes: (id: string) => `${says(id, 'en reprend', 'en reprennent')} un`,
      gets: (who: string, sum: number) => `${who} +${eur(sum)}`,
      go: (id: string, sum: number) => `Payer ${eur(sum)} ${partyOf(id).to}`,
      choose: 'Choisis le marqueur à évincer',
    },
    place: {
      q: 'Un de tes marqueurs prend-il la case libre\u202f?',
      hint: 'Cela ne coûte rien.',
      go: 'Y placer ton marqueur',
      pass: 'La laisser libre',
      left: 'Marqueurs restants',
    },
    shift: {
      q: (name: string) => `Modifies\u2011tu une opinion ${inNamed(name)}\u202f?`,
      hint: 'Une sort, une de l’étalage entre\u00a0: aucune autre opinion visible n’y a son thème.',
      out: 'Sort',
      in: 'Entre',
      key: 'encadrée\u00a0: comme ton programme\u202f; barrée\u00a0: contre lui',
      takeOut: (number: number) => `faire sortir ${quoted(number)}`,
      bringIn: (number: number) => `faire entrer ${quoted(number)}`,
      doubled: 'doublée',
      match: 'accord',
      yours: (name: string, sum: string) => `Le tien ${inNamed(name)}\u00a0: ${sum}.`,
      go: (a: number, b: number) => `Remplacer ${quoted(a)} par ${quoted(b)}`,
      leave: (name: string) => `Ne rien changer ${inNamed(name)}`,
      choose: 'Choisis une sortie et une entrée',
    },
    auction: {
      ...world.auction,
      q: (bid: number) =>
        bid < 0
          ? 'Mises\u2011tu sur le sondage\u202f?'
          : `Mises\u2011tu plus de ${eur(bid)}\u202f?`,
      hint: 'Chacun parle une fois, toutes les mises sont ouvertes.',
      whyLast: (id: string, counted: number, tied: boolean) =>
        `${says(id, 'parle', 'parlent')} en dernier, comme commissaire-priseur\u00a0: ${
          tied ? 'à égalité pour le' : 'le'
        } plus de voix comptées jusqu’ici (${n(counted)}\u202f; les meetings ne comptent pas encore)${
          tied ? ', et au plus près du premier joueur' : ''
        }.`,
      highest: 'la plus haute',
      outbid: 'dépassée',
      you: 'toi',
      passed: 'passe',
      last: 'parle en dernier',
      publish: 'Publier',
      keep: 'Garder secret',
      trend: (a: number, b: number) => `tendance ${f.signed(a)} → ${f.signed(b)}`,
      plusOnly: 'seulement avec un plus pour toi',
      noPlus: 'impossible\u00a0: pas de plus pour toi',
      base: (a: number, b: number) => `base ${n(a)} → ${n(b)}`,
      votesNot: (a: number, b: number) =>
        a === b ? votes(a) : `${votes(a)} au lieu de\u00a0${n(b)}`,
      front: 'Sa face cachée est une de ces deux\u00a0:',
      frontHead: 'soit',
      orHead: 'soit',
      absent: (id: string) =>
        `${says(id, 'n’est', 'ne sont')} pas à cette table\u00a0: ce +2 ne va à personne.`,
      shielded: (id: string) =>
        `${says(id, 'domine', 'dominent')} les médias ici et ne ${verb(partyOf(id), { one: 'baisse', several: 'baissent' })} pas.`,
    },
    publish: {
      q: 'Publies\u2011tu ton sondage\u202f?',
      hint: 'Personne d’autre ne voit cette face. Sans publication, personne ne la verra.',
      front: 'La face',
      absent: 'pas à cette table',
      stays: (a: number) => `reste à ${f.signed(a)}`,
      plusOther: 'plus des autres\u00a0: rien',
      shielded: 'domine les médias ici',
      end: 'au bout de l’échelle',
      none: 'pas de changement',
      noPlus: 'pas de plus pour toi',
      steps: (k: number) =>
        k > 0
          ? f.plural(k, { one: '# case de plus', other: '# cases de plus' })
          : f.plural(-k, { one: '# case de moins', other: '# cases de moins' }),
      go: (figure: number) => `Publier\u00a0: ta tendance à ${f.signed(figure)}`,
      goPlain: 'Publier',
      keep: (base: number) => `Garder secret\u00a0: base à ${n(base)}`,
    },
    convert: {
      q: 'Combien de meetings deviennent des voix maintenant\u202f?',
      hint: (k: number) =>
        `On y vote à la manche ${n(k)}. Aucun, ou au moins quatre\u202f; les autres restent.`,
      yours: (name: string, k: number) => `${name}, à toi\u00a0: ${rallies(k)}`,
      few: 'Ici, on n’en convertit pas moins de quatre.',
      now: 'Maintenant',
      points: 'Points',
      ended: 'si ça finissait ainsi',
      stay: 'Restent',
      mayChange: (k: number) =>
        k > 0
          ? f.plural(k, {
              one: 'pour plus tard\u202f; # opinion est encore cachée',
              other: 'pour plus tard\u202f; # opinions sont encore cachées',
            })
          : 'pour plus tard\u202f; toutes les opinions sont visibles',
      back: 'De retour en réserve',
      go: (k: number, v: number) => `Convertir ${rallies(k)} en ${votes(v)}`,
      none: 'Ne rien convertir',
      gain: (v: number) => `+${n(v)}`,
      group: 'Meetings à convertir en voix',
    },
    donation: {
      money: 'Ton argent',
      q: 'Quel don, et l’acceptes\u2011tu\u202f?',
      hint: 'Un par manche, chacun une fois par partie.',
      accept: 'accepter',
      reject: 'refuser',
      noMoney: 'pas d’argent',
      base: (k: number) => `base ${f.signed(k)}`,
      used: 'utilisé',
      say: (pays: number) =>
        pays === 0
          ? 'Un point de base, c’est un point à la fin\u202f; il ne rapporte plus d’argent.'
          : `Un point de base, c’est un point à la fin, et ${eur(1)} pendant ${f.plural(pays, { one: 'encore une manche', other: 'encore # manches' })}.`,
      receive: 'Cette manche en tout',
      forVotes: 'Pour les voix',
      gift: 'Don',
      before: (k: number) => `${n(k)}, avant qu’elle change`,
      change: (a: number, b: number) => `base ${n(a)} → ${n(b)}`,
      partyBase: 'Base du parti',
      choose: 'Choisis un don\u00a0: accepter ou refuser',
      goAccept: (sum: number, base: number) => `Accepter ${eur(sum)}, base à ${n(base)}`,
      goReject: (sum: number, base: number) => `Refuser ${eur(sum)}, base à ${n(base)}`,
    },
    compare: {
      say: 'Le compte de chaque parti\u00a0: (meetings + tendance) × accord, ajoutés à ses voix\u202f; puis les points, et le bonus.',
      heads: ['Parti', 'Voix', 'Meetings', 'Total', 'Points'],
    },
    election: {
      ...world.election,
      together: (who: readonly string[]) => `\u00a0: ${f.list(who)} gouvernent ensemble`,
      alone: (id: string) =>
        `\u00a0: ${partyOf(id).mid} ${verb(partyOf(id), { one: 'gouverne', several: 'gouvernent' })} sans partenaire`,
      severalHead: (who: readonly string[]) =>
        `\u00a0: ${f.list(who)} devant, plusieurs atteignent 50`,
      none: (who: string) => `\u00a0: pas de majorité, ${who} en tête`,
      nobody: 'Personne n’atteint 50',
      one: (id: string) => `${says(id, 'atteint', 'atteignent')} 50`,
      many: (k: number) => `${n(k)} partis atteignent 50`,
      strongest: (id: string, v: number) =>
        `${says(id, 'arrive', 'arrivent')} en tête avec ${n(v)} et ${verb(partyOf(id), { one: 'doit', several: 'doivent' })} chercher un partenaire\u00a0: le programme le plus proche d’abord\u202f; à égalité, le parti le plus près du premier joueur.`,
      level: (ids: readonly string[], first: string, v: number) =>
        `${f.begin(allOf(ids))} sont à égalité avec ${n(v)}. Au plus près du premier joueur, ${partyOf(first).mid} ${verb(partyOf(first), { one: 'compte comme le parti en tête et doit', several: 'comptent comme le parti en tête et doivent' })} chercher un partenaire\u00a0: le programme le plus proche d’abord\u202f; à égalité, le parti le plus près du premier joueur.`,
      aloneSay: (v: number, bonus: number) =>
        `${votes(v)}\u00a0: la majorité sans aide, ${points(bonus)}.`,
      severalSay: (bonus: number) =>
        `Chacun d’eux reçoit ${points(bonus)}\u202f; qui a le plus de voix gagne.`,
      noneSay: (id: string, bonus: number) =>
        `Aucun duo n’atteint 50, donc personne ne gouverne. ${says(id, 'reçoit', 'reçoivent')} ${points(bonus)} pour la première place.`,
      waits: (id: string) =>
        `Personne n’atteint 50. À qui ira l’offre de coalition ${partyOf(id).of}\u202f?`,
      asks: (id: string, together: number, yes: boolean) =>
        `${party(id)}\u202f? Ensemble ${n(together)}\u00a0: ${yes ? 'oui\u202f!' : 'trop peu.'}`,
      alike: (k: number) => f.plural(k, { one: '# carte en commun', other: '# cartes en commun' }),
      partner: 'partenaire',
      notAsked: 'pas sollicité',
      tooFew: 'trop peu de voix',
      pointsHead: 'Points',
      winning: 'bonus',
      mediaHead: 'Les marqueurs Média bougent',
      mediaStays: 'Aucun marqueur Média ne bouge',
      mediaNone: (won: boolean) =>
        won
          ? 'Aucun vainqueur n’y a de marqueur Média, et personne ne domine les médias.'
          : 'Sans majorité ni coalition, personne ne gagne, et personne ne domine les médias.',
      mediaSay: (ids: readonly string[], worth: number) =>
        `${ids.length === 1 ? says(ids[0], 'en place un', 'en placent un') : `${f.begin(allOf(ids))} en placent un chacun`} dans la présence médiatique\u00a0: ${points(worth)} à la fin.`,
      // It breaks before its result, if at all.
      sum: (r: number, trend: number, match: number, gain: number) =>
        `${f.whole(`(${factor(f, n(r), r, trend)}) × ${n(match)}`)} ${f.whole(`= ${n(gain)}`)}`,
      noRally: 'pas de meeting',
      total: (v: number, gain: number, total: number) => `${n(v)} + ${n(gain)} = ${votes(total)}`,
      coalition: 'coalition',
    },
    final: {
      ...world.final,
      kicker: (elections: number) =>
        `Résultat final · Die Macher 2019, ${elections === 7 ? 'sept' : 'quatre'} élections`,
      key: ['voix', 'bonus d’élection', 'présence médiatique, base, argent'],
      base: 'base',
      money: 'argent',
      moneyLeft: (k: number, sum: number) => `argent ${n(k)} (reste ${eur(sum)})`,
      wonIn: (name: string) => `bonus ${inNamed(name)}`,
    },
  };
};
