import type { Formats } from '@hustings/texts';
import type { CardKind } from '../rules/index.js';

/**
 * Cards that go somewhere together, by kind. '2 × Local and Friend' would be two of each: where one kind
 * is counted, all are; and several kinds are named as short as can be.
 */
export const theseCards =
  (
    f: Formats,
    kindOf: readonly CardKind[],
    plain: (kind: CardKind) => string,
    terse: (kind: CardKind) => string | undefined,
  ) =>
  (list: readonly number[]): string => {
    const kinds = [...new Set(list.map((card) => kindOf[card]))];
    const called = (kind: CardKind): string =>
      kinds.length === 1 ? plain(kind) : (terse(kind) ?? plain(kind));
    const countOf = (kind: CardKind): number => list.filter((card) => kindOf[card] === kind).length;
    return f.list(
      kinds.map((kind) =>
        list.length > kinds.length ? `${f.number(countOf(kind))} × ${called(kind)}` : called(kind),
      ),
    );
  };
