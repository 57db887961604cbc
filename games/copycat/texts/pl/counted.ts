import type { Formats, Who } from '@hustings/texts';

/** Things that sentences count, as Polish counts them. */
export const counted = (f: Formats<'pl'>) => {
  const some =
    (one: string, few: string, many: string, other: string) =>
    (n: number): string =>
      f.plural(n, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}`, other: `# ${other}` });
  return {
    some,
    cards: some('karta', 'karty', 'kart', 'karty'),
    /** What someone draws, keeps or buys. */
    cardsTaken: some('kartę', 'karty', 'kart', 'karty'),
    /** Up to how many: 'do 1 karty', 'do 3 kart'. */
    cardsUpTo: some('karty', 'kart', 'kart', 'karty'),
    coins: some('moneta', 'monety', 'monet', 'monety'),
    /** What someone pays or gets. */
    coinsTaken: some('monetę', 'monety', 'monet', 'monety'),
    points: some('punkt', 'punkty', 'punktów', 'punktu'),
    markers: some('znacznik', 'znaczniki', 'znaczników', 'znacznika'),
    markersThere: (n: number): string =>
      f.plural(n, {
        one: 'leży tam # znacznik',
        few: 'leżą tam # znaczniki',
        many: 'leży tam # znaczników',
        other: 'leży tam # znacznika',
      }),
    workers: some('wolontariusz', 'wolontariuszy', 'wolontariuszy', 'wolontariusza'),
    freeWorkers: some(
      'wolny wolontariusz',
      'wolnych wolontariuszy',
      'wolnych wolontariuszy',
      'wolnego wolontariusza',
    ),
    moreWorkers: some(
      'dodatkowego wolontariusza',
      'dodatkowych wolontariuszy',
      'dodatkowych wolontariuszy',
      'dodatkowego wolontariusza',
    ),
    buys: some('zakup', 'zakupy', 'zakupów', 'zakupu'),
  };
};

/** Subject and verb; who reads it is spoken to by the verb alone: 'Dobierasz'. */
export function acts(who: Who, one: string, you: string): string {
  if (who.reader === true) return you.charAt(0).toUpperCase() + you.slice(1);
  return `${who.mid} ${one}`;
}
