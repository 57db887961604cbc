import type { Formats } from '@hustings/texts';
import type { AnswerTexts } from '../../edition-2006/texts.js';
import { counted, reckoned, startPart } from './counted.js';

const ordinals = { f: ['prima', 'seconda', 'terza'], m: ['primo', 'secondo', 'terzo'] } as const;
const nth = (gender: keyof typeof ordinals, number: number): string => ordinals[gender][number - 1];

/** What answers are called, what they cost and what they do. */
export const answers = (f: Formats<'it'>): AnswerTexts => {
  const { cards, dice, mediaMarkers, meetings, moreMembers, points, votes } = counted(f);
  const { euros: eur, number: n, signed } = f;
  const part = startPart(f);
  const arrow = ({ from, to }: { from: number; to: number }): string =>
    `${signed(from)} → ${signed(to)}`;
  return {
    list: (number) => `Opzione della ${nth('f', number)} lista`,
    listOne: (parts) => f.begin(f.list(parts.map(part))),
    listTwo: (markers, members) =>
      f.list([
        ...(markers === 0 ? [] : [mediaMarkers(markers)]),
        ...(members === 0 ? [] : [moreMembers(members)]),
      ]),
    partPlace: (number, known) =>
      known === undefined
        ? `Regione per la ${nth('f', number)} parte della prima lista`
        : `Regione per: ${part(known)} (${nth('f', number)} parte)`,
    markerPlace: (number) => `Regione per il ${nth('m', number)} segnalino media`,
    you: ({ name }) => `${name} (tu)`,
    partner: (equal, how) => {
      const alike = f.plural(equal, {
        one: '# carta programma uguale',
        other: '# carte programma uguali',
      });
      return {
        forced: `${alike}: la coalizione si forma subito`,
        asked: `${alike}: può accettare o rifiutare`,
        impossible: alike,
      }[how];
    },
    programChange: (into, out) => `${into} al posto di ${out}`,
    comesIn: (card) => `Entra ${card}`,
    matchChanges: (changes) =>
      changes.length === 0
        ? 'la tua affinità non cambia'
        : `affinità: ${changes.map((one) => `${one.state.name} ${arrow(one)}`).join(', ')}`,
    cabinetCard: ({ name }, cost) => `${name}, ${eur(cost)}`,
    powers: (powers) => {
      const either = [
        votes(powers.votes),
        ...(powers.popularity === 0 ? [] : [`popolarità ${signed(powers.popularity)}`]),
        ...(powers.other === 0 ? [] : [`popolarità di un altro partito ${signed(powers.other)}`]),
        ...(powers.keyIssue ? ['tema chiave'] : []),
        ...(powers.media ? ['sostituire un segnalino media'] : []),
      ].join(', o ');
      return powers.telephone ? `${either}; porta una tessera coalizione` : either;
    },
    campaign: ({ votes: got, meetings: held, popularity, match }) =>
      `hai ${votes(got)}, ${meetings(held)}, popolarità ${signed(popularity)}, affinità ${signed(match)}`,
    cabinetIn: ({ name }, state) => `${state.name}: ${name}`,
    gainVotes: (gain, state) => `${votes(gain)} ${state.in}`,
    votesThere: (there) => `lì ne hai ${n(there)}`,
    raise: (by, state) => `La tua popolarità ${signed(by)} ${state.in}`,
    lower: (party, by, state) => `Popolarità ${party.of} ${signed(by)} ${state.in}`,
    replaceMedia: (party, state) => `Sostituisci un segnalino media ${party.of} ${state.in}`,
    replaceCost: (sum) => `costa ${eur(sum)}, metà a chi lo perde`,
    keyIssueOff: (state) => `Rimuovi il tema chiave ${state.in}`,
    keyIssueOn: (opinion, state) => `Tema chiave ${state.in}: ${opinion}`,
    countsTwice: 'così vale doppio',
    hiddenOpinion: (space) => `l’opinione nascosta ${n(space)}`,
    acceptCoalition: 'Accetta la coalizione',
    refuseCoalition: 'Rifiuta',
    markersThere: (markers, leader) => {
      const most = leader === undefined ? 'nessuno è in testa' : `in testa: ${leader.name}`;
      return `lì hai ${f.plural(markers, { one: '# segnalino', other: '# segnalini' })}, ${most}`;
    },
    swap: (into, out) => `${into} al posto di ${out}`,
    goesOut: (opinion) => `Esce ${opinion}`,
    ownMatch: (change) =>
      change.from === change.to ? 'la tua affinità non cambia' : `la tua affinità ${arrow(change)}`,
    pollLine: ({ name }, by) => `${name} ${signed(by)}`,
    popularity: (change) => `popolarità ${arrow(change)}`,
    moveMedia: 'Sposta un segnalino media sulla plancia nazionale',
    worth: (score) => `${points(score)} alla fine`,
    carry: (opinion, space) => `${opinion} nello spazio ${n(space)}`,
    carryFree: (score) => `spazio libero, ${points(score)} alla fine per chi ce l’ha`,
    carryDominant: 'lì diventa dominante',
    carryReplaces: (card) => `sostituisce ${card}`,
    accept: (sum) => `Accetta ${eur(sum)}`,
    acceptDice: (rolled) =>
      `a faccia in su; tira ${dice(rolled)}: ${rolled === 1 ? 'perdi altrettanti iscritti' : 'perdi tanti iscritti quanto il più alto'}`,
    refuse: (sum) => `Rifiuta ${eur(sum)}`,
    refuseDice: (rolled, bonus) =>
      `a faccia in giù; tira ${dice(rolled)}: guadagni altrettanti iscritti, e ancora ${dice(bonus)} se solo tu rifiuti la somma più alta`,
    keeps: (money) => `ti restano ${eur(money)}`,
    conversion: (sum) =>
      `${reckoned(f)(sum.meetings, sum.popularity, sum.match)} = ${votes(sum.votes)}; ne avresti ${n(sum.total)}`,
    meetings,
    cards,
  };
};
