import type { Formats } from '@hustings/texts';
import type { CountTexts } from '../report-texts.js';

export const counts = (f: Formats<'pl'>): CountTexts => {
  const some =
    (one: string, few: string, many: string, other: string) =>
    (n: number): string =>
      f.plural(n, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}`, other: `# ${other}` });
  return {
    decisions: some('decyzja', 'decyzje', 'decyzji', 'decyzji'),
    files: some('plik', 'pliki', 'plików', 'pliku'),
    games: some('gra', 'gry', 'gier', 'gry'),
    moves: some('ruch', 'ruchy', 'ruchów', 'ruchu'),
    players: some('gracz', 'graczy', 'graczy', 'gracza'),
    positions: some('sytuacja', 'sytuacje', 'sytuacji', 'sytuacji'),
    reasons: some('powód', 'powody', 'powodów', 'powodu'),
    tables: some('stół', 'stoły', 'stołów', 'stołu'),
  };
};
