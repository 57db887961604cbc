import type { Formats } from '../formats.js';
import type { CommonTexts, RefusalValue } from './texts.js';

/** German: what can go wrong in every game. */
export const common = (f: Formats<'de'>): CommonTexts => {
  const w = (value: RefusalValue): string => shown(value, f);
  const each = (values: RefusalValue): string =>
    Array.isArray(values) ? values.map(w).join(', ') : w(values);
  return {
    refusals: {
      'commitment-broken': () =>
        'Der Startwert passt nicht zu dem Siegel, das vor dem Spiel veröffentlicht wurde.',
      'broken-invariant': ({ invariant }) =>
        `Dieser Spielstand ist unmöglich: „${w(invariant)}“ gilt nicht.`,
      'game-over': () => 'Das Spiel ist beendet.',
      'hash-differs': () => 'Die Stellung ist nicht die aufgezeichnete.',
      'malformed-state': ({ where }) => `Das ist kein Stand dieses Spiels: ${w(where)}.`,
      'must-choose': () => 'Du musst wählen; passen geht hier nicht.',
      'no-such-seat': () => 'Diesen Platz gibt es nicht.',
      'no-undo': () =>
        'Zurücknehmen geht nicht mehr: Etwas wurde aufgedeckt, oder jemand anderes hat seitdem gezogen.',
      'not-a-game-file': () => 'Das ist keine Spieldatei von Hustings.',
      'not-a-list': () => 'Erwartet wird eine Liste von Wörtern.',
      'not-a-move': ({ move }) => `Zug ${w(move)} der Datei ist kein Zug.`,
      'not-a-number': () => 'Erwartet wird eine ganze Zahl, nicht negativ.',
      'not-a-seed': () => 'Ein Startwert hat 64 hexadezimale Ziffern.',
      'not-a-word': () => 'Erwartet wird ein einzelnes Wort.',
      'not-an-allocation': () => 'Erwartet wird ein Objekt mit einer Zahl für jeden Ort.',
      'not-an-answer': () => 'Eine Antwort ist ein Objekt, das nur „kind“ und „move“ enthält.',
      'not-an-assignment': () => 'Erwartet wird ein Objekt mit einem Wort für jeden Ort.',
      'not-options': () => 'Optionen sind ein Objekt aus Namen und Werten.',
      'not-your-turn': () => 'Du bist gerade nicht am Zug.',
      'other-decision': () => 'Jetzt steht eine andere Entscheidung an.',
      'other-game': ({ game }) => `Die Datei gehört zu einem anderen Spiel (${w(game)}).`,
      'other-rules': ({ file, here }) =>
        `Die Datei wurde mit Regelstand ${w(file)} gespielt; hier gilt Regelstand ${w(here)}.`,
      'picked-twice': () => 'Dieselbe Auswahl kommt zweimal vor.',
      'seed-not-shown': () =>
        'Der Startwert steht nicht in der Datei; er wird erst nach Spielende gezeigt.',
      stale: ({ number }) => `Das Spiel ist schon weiter: ${w(number)} Züge sind gemacht.`,
      'too-long-a-list': () => 'Die Liste ist zu lang.',
      'unknown-file-version': ({ version }) =>
        `Dateien der Version ${w(version)} sind hier nicht bekannt.`,
      'unknown-option': () => 'Diese Auswahl gibt es nicht.',
      'unknown-value': ({ option, values }) => `Möglich für Option ${w(option)}: ${each(values)}.`,
      'wrong-number-of-seats': ({ min, max }) =>
        `Dieses Spiel ist für ${w(min)} bis ${w(max)} Personen.`,
    },
  };
};

/** A value as it stands in a sentence: several are listed. */
function shown(value: RefusalValue, f: Formats<'de'>): string {
  if (Array.isArray(value)) return f.list(value.map((one: RefusalValue) => shown(one, f)));
  if (typeof value === 'number') return f.number(value);
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
