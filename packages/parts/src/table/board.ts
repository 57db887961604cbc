import type { View } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import type { Component } from 'svelte';
import type { Table } from './table.js';

/** A game drawn: the module of its board. Its words are fetched before it is drawn. */
export type Board = {
  readonly default: Component<{ table: Table; speaker: Speaker }>;
  readonly need: () => Promise<void>;
};

/**
 * How seats are told apart outside the board: a component that brings the symbols `#p-MARK` and the
 * inks of a scope `.p-MARK`, which of them a seat has, and what it is called.
 */
export type Marks = {
  readonly default: Component;
  readonly need: () => Promise<void>;
  readonly markOf: (view: View, seat: number) => string | undefined;
  readonly nameOf: (mark: string) => string;
};

/**
 * Pieces of a board as pictures for books: a component that draws one of them by its name, as it lies
 * on a table.
 */
export type Pictures = {
  readonly default: Component<{ name: string }>;
  readonly need: () => Promise<void>;
};

/** What the front page shows of a game: the picture beside its headline. */
export type Poster = { readonly default: Component<{ label: string }> };

/** Pictures for a game's book, drawn from the pieces of its board as they lie in its lesson. */
export type Figures = {
  readonly default: Component<{ name: string; table: Table }>;
  readonly need: () => Promise<void>;
  /** Each picture by its name, and after how many moves of the lesson's course it is taken. */
  readonly moments: Readonly<Record<string, number>>;
};
