import { factor } from '../../edition-2019/factor.js';
import type { Formats } from '@hustings/texts';
import type { Change, LabelTexts } from '../../edition-2019/label-texts.js';
import { counts } from '../world.js';

/** What answers are called, what they cost and do. */
export const labels = (f: Formats<'it'>): LabelTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, mediaMarkers, cards } = counts(f);
  const rallies = (k: number): string => f.plural(k, { one: '# convegno', other: '# convegni' });
  const plain = ({ from, to }: Change): string => `${n(from)} → ${n(to)}`;
  const signed = ({ from, to }: Change): string => `${f.signed(from)} → ${f.signed(to)}`;
  const base = (change: Change): string => `base nazionale ${plain(change)}`;
  return {
    passes: {
      raise: 'Non rilanciare: passa',
      drawPrograms: 'Non pescare nulla',
      buyMedia: 'Per ora nessuno spazio media: passa',
      chooseAction: 'Rinuncia all’azione',
      placeMedia: 'Lascia libero lo spazio',
      shiftOpinion: 'Lascia le opinioni come sono',
      bidForPoll: 'Non offrire: passa',
      convertRallies: 'Per ora non trasformarne in voti',
    },
    letGo: (whom) => `Congeda ${whom}`,
    letGoNote: 'esce subito dal gioco, senza effetto',
    nothings: {
      completeProgram: 'mostrale e pesca di nuovo',
      swapPrograms: 'non cambiare nulla',
      placeRallies: 'nessun convegno',
      sendPoliticians: 'non inviare nessuno',
    },
    nothing: 'nulla',
    worth: (states) =>
      states.length === 0
        ? 'nessuna opinione visibile ne parla'
        : `vale ${states.map(({ state, by }) => `${f.signed(by)} ${state.in}`).join(', ')}`,
    stripSlot: 'Dotazione iniziale',
    strip: (number, symbols) =>
      symbols === undefined
        ? `Dotazione\u00a0${n(number)}`
        : `Dotazione ${n(number)} (${symbols.join(', ')})`,
    symbolSlot: (number, symbol) =>
      symbol === undefined
        ? `Regione per il simbolo ${n(number)}`
        : `${symbol} (simbolo ${n(number)})`,
    match: (match) => `la tua affinità lì: ${n(match)}`,
    matchChange: (change) =>
      change.from === change.to
        ? `la tua affinità resta ${n(change.from)}`
        : `la tua affinità ${plain(change)}`,
    standing: ({ votes: got, rallies: held, trend, match }) =>
      `lì hai ${votes(got)}, ${rallies(held)}, tendenza ${f.signed(trend)}, affinità ${n(match)}`,
    draw: {
      stack: 'Pesca dal mazzo, poi prendi una carta disponibile',
      display: 'Metti carte nuove e prendine una',
    },
    drawNotes: {
      stack: (display) =>
        `prima vedi la carta in cima al mazzo; fra le disponibili: ${cards(display)}`,
      display: (display) => `quelle disponibili ora si scartano: ${cards(display)}`,
    },
    media: (own, now, then) => {
      const leads = now === undefined ? 'nessuno è in testa' : `in testa: ${now.name}`;
      const would = then === undefined ? 'nessuno sarebbe in testa' : `in testa: ${then.name}`;
      return `lì hai ${mediaMarkers(own)}, ${leads}; con uno in più, ${would}`;
    },
    politician: (name, cost) => `${name}, ${eur(cost)}`,
    powers: (main, others) => `azione principale: ${main}; poi ${f.either(others)}`,
    pay: (cost) => `Paga ${eur(cost)}`,
    left: (money) => `se paghi ti restano ${eur(money)}`,
    parts: { main: 'Azione principale', secondary: 'Azioni secondarie' },
    effects: {
      double: (removes) =>
        removes
          ? 'Il segnalino 2x che è lì viene rimosso.'
          : 'Un’opinione a faccia in su vale doppio, per tutti.',
      trend: (trend) =>
        trend.from === trend.to
          ? `La tua tendenza è in cima al tracciato e resta ${f.signed(trend.to)}.`
          : `La tua tendenza passa da ${f.signed(trend.from)} a ${f.signed(trend.to)}.`,
      media: (price, left) =>
        left < 0
          ? `Paghi ${eur(price)} a un altro partito perché si riprenda un segnalino; uno dei tuoi può prenderne il posto.`
          : `Paghi ${eur(price)} a un altro partito perché si riprenda un segnalino; uno dei tuoi può prenderne il posto. Ti resterebbero ${eur(left)}.`,
      votes: (change) => `I tuoi voti lì: ${plain(change)}.`,
      othersTrend: 'Ogni altro partito scende di uno spazio sul tracciato tendenza della regione.',
      base: (change) => `La tua base nazionale: ${plain(change)}.`,
      poll: (back) =>
        `Il sondaggio in cima, gratis: ne vedi il fronte, poi lo rendi pubblico o no. Il dorso fa salire ${back.mid}.`,
      program: 'Come nella fase 2: pesca, scambia fino a due carte, conservane una.',
    },
    once: 'Una sola volta per regione e per round: per chi arriva per primo.',
    owner: (markers, price) => `lì: ${mediaMarkers(markers)}; ${eur(price)} a chi lo perde`,
    place: 'Metti il tuo segnalino nello spazio libero',
    markersLeft: (markers) => `gratis; nella tua riserva: ${mediaMarkers(markers)}`,
    instead: (into, out) => `${into} al posto di ${out}`,
    goesOut: (out) => `Esce ${out}`,
    publish: 'Rendi pubblico il sondaggio',
    trends: (changes) =>
      changes.length === 0
        ? 'nessuna tendenza si muove'
        : `tendenze: ${changes.map(({ who, ...change }) => `${who.name} ${signed(change)}`).join(', ')}`,
    keepQuiet: 'Non renderlo pubblico',
    base,
    accept: (sum) => `Accetta ${eur(sum)}`,
    reject: (sum) => `Rifiuta ${eur(sum)}`,
    rallies,
    costs: (sum) => `costa ${eur(sum)}`,
    conversion: ({ rallies: held, trend, match, votes: got, total }) =>
      `(${factor(f, n(held), held, trend)}) × ${n(Math.max(1, match))} = ${votes(got)}, ${n(total)} in tutto`,
    units: { money: 'migliaia di €', rallies: 'convegni' },
  };
};
