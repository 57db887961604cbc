import { does, type Formats } from '@hustings/texts';
import type { Occasion, Work } from '../../edition-2019/about.js';
import type { Texts } from '../../edition-2019/texts.js';
import { counts } from '../world.js';

const at = ({ politician, state }: Work): string => `${politician} ${state.in}`;

/** What is asked. */
export const questions = (f: Formats<'fr'>): Texts['questions'] => {
  const n = f.number;
  const eur = f.euros;
  const { cards: count, mediaMarkers } = counts(f);
  const purse = (money: number): string => `Tu as ${eur(money)}.`;
  /** The work of a politician is named first. */
  const inWork = ({ work }: Occasion, question: string): string =>
    work === undefined ? f.begin(question) : `${at(work)}\u00a0: ${question}`;
  const politicians = (k: number): string =>
    f.plural(k, { one: '# politicien', other: '# politiciens' });
  return {
    draftPick: ({ pick, picks, cards }) =>
      `Choix ${n(pick)} sur ${n(picks)}\u00a0: laquelle des ${count(cards)} prends\u2011tu\u202f? Les autres passent à gauche.`,
    layProgram: ({ who, cards, held }) =>
      cards === 5
        ? `Lesquelles de tes ${count(held)} forment le programme ${who.of}\u202f? Il en faut cinq, sur cinq thèmes.`
        : `Lesquelles de tes ${count(held)} ouvrent le programme ${who.of}\u202f? Tu n’as que ${n(cards)} thèmes\u00a0: pose une carte de chaque.`,
    completeProgram: ({ cards }) =>
      cards === 0
        ? 'Aucune des cartes piochées n’a un thème qui te manque\u00a0: elles sont montrées, et tu repioches.'
        : f.plural(cards, {
            one: 'Quelle carte d’un thème qui te manque ajoutes\u2011tu à ton programme\u202f?',
            other:
              'Quelles # cartes de thèmes qui te manquent ajoutes\u2011tu à ton programme\u202f?',
          }),
    keepCard: ({ cards }) =>
      `Laquelle de tes ${count(cards)} restantes gardes\u2011tu en main\u202f? Le reste est défaussé, face cachée.`,
    startPosition: ({ who }) =>
      `Où commence la campagne ${who.of}, et avec quoi\u202f? Choisis une bande de départ et un Land pour chacun de ses symboles\u202f; deux fois le même symbole demande deux Länder.`,
    bid: ({ money }) =>
      `Combien mises\u2011tu pour commencer\u202f? Seule la plus haute mise est payée. ${purse(money)}`,
    raise: ({ bid, others, money }) =>
      `Égalité avec ${f.list(others.map(({ mid }) => mid))} pour commencer\u00a0: vas\u2011tu au-delà de ${eur(bid)}\u202f? ${purse(money)}`,
    drawPrograms: ({ display, ...occasion }) =>
      inWork(
        occasion,
        `pioches\u2011tu des cartes pour ton programme\u202f? Dans l’étalage\u00a0: ${count(display)}.`,
      ),
    takeFromDisplay: ({ display, ...occasion }) =>
      inWork(
        occasion,
        display === 1
          ? 'prends\u2011tu la carte de l’étalage\u202f?'
          : `laquelle des ${count(display)} de l’étalage prends\u2011tu\u202f?`,
      ),
    swapPrograms: (occasion) =>
      inWork(
        occasion,
        'qu’est-ce qui change dans ton programme\u202f? Jusqu’à deux cartes de ta main en remplacent chacune une\u202f; à la fin, tous les thèmes doivent être différents.',
      ),
    keepProgram: ({ cards, ...occasion }) =>
      inWork(
        occasion,
        `laquelle de tes ${count(cards)} gardes\u2011tu en main\u202f? Le reste est défaussé, face cachée.`,
      ),
    buyMedia: ({ price, money, markers }) =>
      `Dans quel Land achètes\u2011tu un marqueur Média pour ${eur(price)}\u202f? ${purse(money)} Dans ta réserve\u00a0: ${mediaMarkers(markers)}.`,
    placeRallies: ({ who, money, supply }) =>
      `Où organiser les nouveaux meetings ${who.of}\u202f? ${purse(money)} Dans ta réserve\u00a0: ${f.plural(supply, { one: '# meeting', other: '# meetings' })}.`,
    sendPoliticians: ({ politicians: held }) =>
      `Qui envoies\u2011tu, au plus un par Land\u202f? Tu as ${politicians(held)}. On les paie quand ils agissent.`,
    payPolitician: ({ cost, money, ...work }) =>
      `${at(work)}\u00a0: paies\u2011tu ${eur(cost)}, ou le laisses\u2011tu partir\u202f? ${purse(money)}`,
    chooseAction: ({ part, ...work }) =>
      part === 'main'
        ? `${at(work)}\u00a0: fais\u2011tu l’action principale\u202f?`
        : `${at(work)}\u00a0: laquelle des actions secondaires fais\u2011tu\u202f?`,
    placeDouble: (work) =>
      `${at(work)}\u00a0: quelle opinion compte désormais double, pour tout le monde\u202f?`,
    removeMedia: ({ price, ...work }) =>
      `${at(work)}\u00a0: quel parti perd un marqueur Média\u202f? Il reçoit ${eur(price)} de toi et ne peut pas refuser.`,
    placeMedia: (work) =>
      `${at(work)}\u00a0: places\u2011tu un de tes marqueurs Média sur la case libre, gratuitement\u202f?`,
    shiftOpinion: ({ state }) =>
      `Tu domines les médias ${state.in}\u00a0: quelle opinion remplaces\u2011tu par une de l’étalage\u202f?`,
    bidForPoll: ({ state, back, highest, auctioneer, isAuctioneer, money }) => {
      const bid =
        highest === undefined
          ? 'Personne n’a encore misé.'
          : `${does(highest.who, 'a', 'ont')} misé ${eur(highest.bid)}, la plus haute mise.`;
      const last = isAuctioneer
        ? 'Tu joues le commissaire-priseur et parles en dernier.'
        : `${does(auctioneer, 'joue', 'jouent')} le commissaire-priseur, qui parle en dernier.`;
      return `Combien mises\u2011tu sur le sondage ${state.in}\u202f? D’après son dos, il fait monter ${back.whom}. ${bid} ${last} ${purse(money)}`;
    },
    publishPoll: ({ state, back, front, ...occasion }) => {
      const figures = front.map(({ who, by }) => `${who.name} ${f.signed(by)}`).join(', ');
      return inWork(
        occasion,
        `publies\u2011tu ton sondage ${state.in}\u202f? D’après son dos, il fait monter ${back.whom}\u202f; sa face, que personne d’autre ne voit, dit ${figures}.`,
      );
    },
    convertRallies: ({ state, rallies, round }) =>
      `Combien de tes ${f.plural(rallies, { one: '# meeting', other: '# meetings' })} ${state.in} convertis\u2011tu dès maintenant en voix, quatre ou plus\u202f? On y vote à la manche ${n(round)}.`,
    useDonation: ({ money, base }) =>
      `Lequel de tes dons utilises\u2011tu, et prends\u2011tu l’argent\u202f? ${purse(money)} La base de ton parti est à ${n(base)}.`,
  };
};

/** What each is for. */
export const purposes: Texts['purposes'] = {
  draftPick:
    'Elles feront ton programme. Une carte qui plaît dans plusieurs Länder y multiplie tes meetings.',
  layProgram:
    'Le programme est ton multiplicateur dans chaque Land, et décide qui peut gouverner avec toi.',
  completeProgram: 'Un programme a besoin de cinq thèmes différents.',
  keepCard: 'Une carte en main, c’est un revirement pour plus tard.',
  startPosition:
    'De quoi prendre pied\u00a0: les meetings deviennent des voix, médias et tendance rapportent plus tard.',
  bid: 'Commencer\u00a0: premier choix des cases Média et des meetings, et tu gagnes les égalités.',
  raise:
    'Commencer\u00a0: premier choix des cases Média et des meetings, et tu gagnes les égalités.',
  drawPrograms: 'Un meilleur accord multiplie tous tes meetings dans un Land.',
  takeFromDisplay: 'Un meilleur accord multiplie tous tes meetings dans un Land.',
  swapPrograms:
    'Un meilleur accord multiplie les meetings\u202f; des cartes en commun ouvrent des coalitions.',
  keepProgram: 'Une carte en main, c’est un revirement pour plus tard.',
  buyMedia:
    'Le plus de marqueurs dans un Land\u00a0: tu modifies ses opinions, et aucun sondage ne t’y fait baisser.',
  placeRallies:
    'Le jour de l’élection, les meetings deviennent des voix\u00a0: (meetings + tendance) × accord.',
  sendPoliticians:
    'Les politiciens agissent une fois\u00a0: tendance, voix, opinions, médias, sondages.',
  payPolitician: 'Seuls les politiciens payés agissent. Celui-ci attendait là, face cachée.',
  chooseAction:
    'Chacun a une action principale et une autre\u202f; laquelle aide le plus, cela dépend du Land.',
  placeDouble: 'Double une opinion que tu partages, ou une que le parti en tête combat.',
  removeMedia: 'Qui y a le plus de marqueurs modifie les opinions et ne craint pas les sondages.',
  placeMedia: 'Un marqueur de plus te rapproche de la première place dans les médias.',
  shiftOpinion: 'Tu domines les médias\u00a0: fais penser le Land comme ton programme.',
  bidForPoll:
    'Publié, un sondage déplace les tendances\u202f; gardé secret, il donne 3 points de base\u00a0: de l’argent chaque manche sauf la dernière, des points à la fin.',
  publishPoll:
    'Déplacer les tendances, ou gagner de la base\u00a0: de l’argent chaque manche sauf la dernière, des points à la fin.',
  convertRallies:
    'Les voix sont acquises, les meetings peuvent encore perdre leur accord. Les meetings te reviennent.',
  useDonation:
    'De l’argent tout de suite, ou de la base, qui paie chaque manche sauf la dernière et compte à la fin. Argent restant à la fin\u00a0: 6 points au plus riche, 3 au deuxième.',
};
