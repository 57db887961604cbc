import type { Formats } from '../formats.js';
import type { CommonTexts, RefusalValue } from './texts.js';

/** Italian: what can go wrong in every game. */
export const common = (f: Formats<'it'>): CommonTexts => {
  const w = (value: RefusalValue): string => shown(value, f);
  const each = (values: RefusalValue): string =>
    Array.isArray(values) ? values.map(w).join(', ') : w(values);
  return {
    refusals: {
      'commitment-broken': () =>
        'Il seme non corrisponde all’impegno pubblicato prima della partita.',
      'broken-invariant': ({ invariant }) =>
        `Questa posizione è impossibile: «${w(invariant)}» non vale.`,
      'game-over': () => 'La partita è finita.',
      'hash-differs': () => 'La posizione non è quella registrata.',
      'malformed-state': ({ where }) => `Questa non è una posizione del gioco: ${w(where)}.`,
      'must-choose': () => 'Qui devi scegliere: passare non è possibile.',
      'no-such-seat': () => 'Questo posto non esiste.',
      'no-undo': () =>
        'Non si può ritirare nulla: qualcosa è stato rivelato, o qualcun altro ha già giocato.',
      'not-a-game-file': () => 'Questo non è un file di partita di Hustings.',
      'not-a-list': () => 'Serve un elenco di parole.',
      'not-a-move': ({ move }) => `La mossa ${w(move)} del file non è una mossa.`,
      'not-a-number': () => 'Serve un numero intero, non negativo.',
      'not-a-seed': () => 'Un seme ha 64 cifre esadecimali.',
      'not-a-word': () => 'Serve una sola parola.',
      'not-an-allocation': () => 'Serve un oggetto con un numero per ogni posto.',
      'not-an-answer': () => 'Una risposta è un oggetto che ha soltanto «kind» e «move».',
      'not-an-assignment': () => 'Serve un oggetto con una parola per ogni posto.',
      'not-options': () => 'Le opzioni sono un oggetto di nomi e valori.',
      'not-your-turn': () => 'Non tocca a te decidere.',
      'other-decision': () => 'Adesso c’è da prendere un’altra decisione.',
      'other-game': ({ game }) => `Il file è di un altro gioco (${w(game)}).`,
      'other-rules': ({ file, here }) =>
        `Il file è stato giocato con le regole ${w(file)}; queste sono le regole ${w(here)}.`,
      'picked-twice': () => 'La stessa scelta compare due volte.',
      'seed-not-shown': () => 'Nel file il seme non c’è: si vede a partita finita.',
      stale: ({ number }) => `La partita è andata avanti; mosse fatte finora: ${w(number)}.`,
      'too-long-a-list': () => 'L’elenco è troppo lungo.',
      'unknown-file-version': ({ version }) =>
        `La versione ${w(version)} di questi file qui non è conosciuta.`,
      'unknown-option': () => 'Questa scelta non c’è.',
      'unknown-value': ({ option, values }) =>
        `L’opzione ${w(option)} può essere: ${each(values)}.`,
      'wrong-number-of-seats': ({ min, max }) =>
        `Questo gioco è per un numero di giocatori da ${w(min)} a ${w(max)}.`,
    },
  };
};

/** A value as it stands in a sentence: several are listed. */
function shown(value: RefusalValue, f: Formats<'it'>): string {
  if (Array.isArray(value)) return f.list(value.map((one: RefusalValue) => shown(one, f)));
  if (typeof value === 'number') return f.number(value);
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
