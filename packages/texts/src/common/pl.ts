import type { Formats } from '../formats.js';
import type { CommonTexts, RefusalValue } from './texts.js';

/** Polish: what can go wrong in every game. */
export const common = (f: Formats<'pl'>): CommonTexts => {
  const w = (value: RefusalValue): string => shown(value, f);
  const each = (values: RefusalValue): string =>
    Array.isArray(values) ? values.map(w).join(', ') : w(values);
  return {
    refusals: {
      'commitment-broken': () => 'Ziarno nie pasuje do pieczęci ogłoszonej przed rozgrywką.',
      'broken-invariant': ({ invariant }) =>
        `Taki stan gry jest niemożliwy: nie zachodzi „${w(invariant)}”.`,
      'game-over': () => 'Gra jest skończona.',
      'hash-differs': () => 'Sytuacja na stole różni się od zapisanej.',
      'malformed-state': ({ where }) => `To nie jest stan tej gry: ${w(where)}.`,
      'must-choose': () => 'Trzeba coś wybrać; tu nie można spasować.',
      'no-such-seat': () => 'Nie ma takiego miejsca.',
      'no-undo': () => 'Nie ma czego cofnąć: coś już odkryto albo ktoś inny wykonał ruch.',
      'not-a-game-file': () => 'To nie jest plik z\u00a0rozgrywką Hustings.',
      'not-a-list': () => 'Potrzebna jest lista słów.',
      'not-a-move': ({ move }) => `Ruch ${w(move)} w\u00a0pliku nie jest ruchem.`,
      'not-a-number': () => 'Potrzebna jest liczba całkowita, nieujemna.',
      'not-a-seed': () => 'Ziarno ma 64 cyfry szesnastkowe.',
      'not-a-word': () => 'Potrzebne jest jedno słowo.',
      'not-an-allocation': () => 'Potrzebny jest obiekt z\u00a0liczbą dla każdego miejsca.',
      'not-an-answer': () => 'Odpowiedź to obiekt, który ma tylko „kind” i\u00a0„move”.',
      'not-an-assignment': () => 'Potrzebny jest obiekt ze słowem dla każdego miejsca.',
      'not-options': () => 'Opcje to obiekt z\u00a0nazwami i\u00a0wartościami.',
      'not-your-turn': () => 'To nie Twoja kolej.',
      'other-decision': () => 'Teraz jest inna decyzja do podjęcia.',
      'other-game': ({ game }) => `W\u00a0tym pliku jest inna gra (${w(game)}).`,
      'other-rules': ({ file, here }) =>
        `Zasady w\u00a0pliku: ${w(file)}; zasady tutaj: ${w(here)}.`,
      'picked-twice': () => 'Ten sam wybór podano dwa razy.',
      'seed-not-shown': () => 'W\u00a0pliku nie ma ziarna; zostanie ujawnione po zakończeniu gry.',
      stale: ({ number }) => `Gra poszła już dalej; ruchów do tej pory: ${w(number)}.`,
      'too-long-a-list': () => 'Lista jest za długa.',
      'unknown-file-version': ({ version }) => `Nieznana wersja pliku: ${w(version)}.`,
      'unknown-option': () => 'Nie ma takiej możliwości.',
      'unknown-value': ({ option, values }) =>
        `Możliwe wartości opcji ${w(option)}: ${each(values)}.`,
      'wrong-number-of-seats': ({ min, max }) =>
        `Liczba graczy w\u00a0tej grze: od ${w(min)} do ${w(max)}.`,
    },
  };
};

/** A value as it stands in a sentence: several are listed. */
function shown(value: RefusalValue, f: Formats<'pl'>): string {
  if (Array.isArray(value)) return f.list(value.map((one: RefusalValue) => shown(one, f)));
  if (typeof value === 'number') return f.number(value);
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
