import { verb, type Formats } from '@hustings/texts';
import { data } from '../../../rules/edition-2006/index.js';
import type { PointTexts } from '../../en/edition-2006/point.js';
import { called, worldBoard } from '../board.js';
import { counted } from './counted.js';

/** Italian: what is told about a piece that one points at. */
export const point = (f: Formats<'it'>): PointTexts => {
  const { number: n, euros: eur } = f;
  const { partyOf, quoted, says, stateOf } = called(f, data.topics);
  const { points, votes } = worldBoard(f, data.topics);
  const { members, seats } = counted(f);
  return {
    state: (elects: boolean, round: number, most: number) =>
      `${elects ? 'Si vota in questo round' : `Si vota nel round ${n(round)}`}. 50 voti danno ${seats(most)}, meno voti in proporzione.`,
    /** Of the last election, and what its signs mean. */
    alone: 'È soltanto un’elezione: prima, nel suo round, non si decide nulla.',
    pays: 'Segno con le persone: alla sua elezione ogni partito riceve 1.000\u00a0€ per iscritto.',
    barred: 'Segno con i cerchi sbarrati: qui niente coalizioni.',
    fit: (code: string) => `La tua affinità ${stateOf(code).in}:`,
    fitSay:
      '+1 per ogni opinione scoperta che il tuo programma condivide, −1 per ognuna a cui si oppone, il doppio con un tema chiave.',
    ifNow: (barred: boolean) =>
      `Tutti i comizi convertiti in voti, fino a 50; poi ${barred ? 'partito contro partito' : 'schieramento contro schieramento, una coalizione con i voti di entrambi'}. A parità vince lo schieramento del partito più forte; se anche questi sono pari, chi sta in cima.`,
    scale: (code: string) => `Popolarità ${stateOf(code).in}:`,
    on: (who: string, figure: string) => `${who} ${figure}`,
    scaleSay: (lines: readonly string[]) => `${lines.join(', ')}. Si somma all’affinità.`,
    hidden: 'Un’opinione nascosta:',
    hiddenSay: 'non conta ancora. Dopo un round se ne scopre una in ogni altra regione.',
    cardIn: (card: number, code: string) => `${quoted(card)} ${stateOf(code).in}:`,
    worth: (worth: number, twice: boolean) => {
      if (worth === 0) return 'il tuo programma non ne parla: 0 per la tua affinità.';
      const figure = f.signed(twice ? worth * 2 : worth);
      const marker = twice ? ', il doppio come tema chiave' : '';
      return `${worth > 0 ? 'il tuo programma dice lo stesso' : 'il tuo programma dice il contrario'}: ${figure} per la tua affinità${marker}.`;
    },
    media: (code: string) => `I media ${stateOf(code).in}:`,
    spotFree: (code: string) => `Uno spazio media libero ${stateOf(code).in}:`,
    spotOf: (id: string, code: string) =>
      `Un segnalino media ${partyOf(id).of} ${stateOf(code).in}:`,
    noLead:
      'nessuno li controlla. Chi ha più segnalini può scambiare un’opinione, e i sondaggi non possono farlo scendere.',
    leads: (id: string, a: number, b: number) =>
      `${says(id, 'li controlla', 'li controllano')} ${n(a)} : ${n(b)}, lì ${verb(partyOf(id), { one: 'può', several: 'possono' })} scambiare un’opinione, al riparo dai sondaggi.`,
    slotFree: (code: string) => `Il posto per una carta gabinetto ${stateOf(code).in}:`,
    slotDown: (id: string, code: string) =>
      `Una carta gabinetto ${partyOf(id).of} ${stateOf(code).in}:`,
    slotUp: (id: string, name: string) => `${name} ${partyOf(id).of}:`,
    slotSay:
      'giocata a faccia in giù nella fase 3; poi tutte si scoprono insieme, si pagano e agiscono.',
    deeds: (cost: number, what: string) => `${eur(cost)}; a scelta: ${what}.`,
    served: 'carta già usata; ognuna serve una volta per partita.',
    figures: {
      pile: 'Posto a parità di voti',
      votes: 'Voti',
      talk: 'Coalizione',
      held: 'Comizi',
      trend: 'Popolarità',
      match: 'Affinità',
      factor: 'Fattore',
      gain: 'Voti dai comizi',
      worth: 'Seggi',
    },
    figure: (what: string, id: string, code: string) =>
      `${what} ${partyOf(id).of} ${stateOf(code).in}:`,
    tileSay: (tile: string) =>
      `${tile}. Si tratta nella fase 4 del round in cui questa regione vota.`,
    talks: (code: string) => `Coalizioni ${stateOf(code).in}:`,
    pile: (place: number, of: number) =>
      `; ${place === 1 ? 'in cima' : `al ${n(place)}º posto dall’alto`} fra ${n(of)} alla pari`,
    pileSay: (place: number, of: number) =>
      `${n(of)} partiti a pari voti, nell’ordine dei loro segnalini; questo è ${place === 1 ? 'in cima, quindi davanti' : `al ${n(place)}º posto dall’alto`}. La casella scura è la sua.`,
    meetings: (k: number, most: number) =>
      `${n(k)} su ${n(most)}. All’elezione ognuno si moltiplica per il fattore.`,
    popularity: (figure: number) => `${f.signed(figure)}, su una scala da −3 a +3.`,
    match: (k: number) =>
      `${f.signed(k)}: le opinioni scoperte che il programma condivide, meno quelle a cui si oppone.`,
    factor: (popularity: number, match: number, k: number) =>
      `${f.signed(popularity)} ${match < 0 ? '−' : '+'} ${n(Math.abs(match))}${k === 0.5 ? ' è meno di 1 e vale ½' : ` = ${n(k)}`}.`,
    seatsFor: (v: number, k: number, most: number) =>
      `Con ${votes(v)}: ${n(k)} su ${n(most)}. Ogni seggio è un punto, anche senza vittoria.`,
    party: (who: string, name: string) => `${who}, ${name}:`,
    partySay: (k: number, m: number) => `finora ${seats(k)} e ${members(m)}. Ognuno vale un punto.`,
    alike: (k: number) => `Carte in comune, ${n(k)} su 5:`,
    alikeSay: 'per una coalizione ne servono due; con tre o più nessuno può rifiutare.',
    has: (who: string, what: string) => `${who}, ${what}:`,
    contribution: (sum: number) => `contributo di ${eur(sum)}`,
    contributionSay:
      'accettato porta il denaro e costa iscritti; rifiutato porta iscritti. Decidono i dadi, nella fase 10.',
    contributionUsed: 'carta già usata.',
    hand: 'Nella tua mano: nella fase 2 può entrare nel tuo programma.',
    reserve:
      'Nella riserva di scambio: chi controlla i media di una regione può metterla lì nella fase 5, una maggioranza assoluta nella fase 8.',
    ownCard:
      'Nel tuo programma. Un’opinione uguale conta per la tua affinità, quella opposta contro; sulla plancia nazionale porta iscritti e punti.',
    theirCard: (worth: number) =>
      worth > 0
        ? 'Come nel tuo programma.'
        : worth < 0
          ? 'Il tuo programma dice il contrario.'
          : 'Il tuo programma non ne parla.',
    spaceFree: 'Libero: il prossimo argomento nuovo va sul primo spazio libero.',
    space: (card: number, dominant: boolean, who: readonly string[]) =>
      `${quoted(card)}${dominant ? `, dominante: ${n(data.dominantPoints)} punti in più` : ''}. ${who.length === 0 ? 'In nessun programma.' : `Nel programma: ${f.list(who)}.`}`,
    presence: (k: number) => `Media, elezione ${n(k)}:`,
    presenceSay: (worth: number, who: readonly string[]) =>
      `un segnalino lì vale ${points(worth)} alla fine. ${who.length === 0 ? 'Nessuno ne ha uno.' : `Ci sono: ${f.list(who)}.`}`,
    round: (name: string | undefined, won: readonly string[]) =>
      `${name ?? 'La sua regione non è ancora sorteggiata.'}${won.length === 0 ? '' : ` · vittoria: ${f.list(won)}`}`,
    phaseFor: (k: number) => `è per la fase ${n(k)}.`,
    phase: (k: number) => ({
      title: k === 0 ? 'Prima del round 1:' : `Fase ${n(k)}:`,
      text: [
        'ogni partito sceglie in segreto una colonna di ognuna delle due liste, e una regione per ogni parte.',
        'offerte segrete; chi offre di più paga e indica il primo giocatore. Nessun altro paga.',
        'a turno si cambiano carte in mano e si modifica una carta del programma.',
        'a turno si giocano carte gabinetto a faccia in giù, poi si scoprono insieme, si pagano e si usano.',
        'nella regione che vota, i partiti con una tessera e due carte in comune possono governare insieme.',
        `a turno, giro dopo giro, si comprano segnalini media a ${eur(data.mediaCost)} l’uno; poi chi controlla i media può scambiare un’opinione.`,
        `a turno si organizzano comizi dove si vuole, a ${eur(data.meetingCost)} l’uno.`,
        'in ogni regione un sondaggio va all’asta aperta; chi lo compra ne pubblica delle righe o tira i dadi per gli iscritti.',
        'nelle regioni che votano più tardi, cinque o più comizi possono diventare voti.',
        'i comizi diventano voti, la regione vota; chi vince porta media e opinioni sulla plancia nazionale, poi iscritti e denaro.',
        'ogni partito accetta o rifiuta un contributo; poi si tirano i dadi.',
      ][k],
    }),
  };
};
