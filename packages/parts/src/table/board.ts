import type { View } from '@hustings/kernel';
import type { Component } from 'svelte';
import type { Chair, Entry, Table } from './table.js';

/** A game drawn: the module of its board. Its words are fetched before it is drawn. */
export type Board = {
  readonly default: Component<{ table: Table }>;
  readonly need: () => Promise<void>;
};

/** A line of the log in words. */
export type Told = {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
};

/** How a game tells its log and its answers, where it leaves that to its board. */
export type Presenter = {
  lines(view: View, entries: readonly Entry[]): Told[];
  /** An option as the rules name it, in words for people. */
  word(word: string): string;
  /** A sum of what things cost, and the kinds of decisions that are about sums. */
  price(sum: number): string;
  readonly sums: ReadonlySet<string>;
  /** What a typed sum counts. */
  readonly unit: string;
};

/** The table of a game in words, for the text view, and how the rest of it is told. */
export type InWords = {
  readonly default: Component<{ view: View; chairs: readonly Chair[] }>;
  readonly need: () => Promise<void>;
  readonly presenter: Presenter;
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

/** What the front page shows of a game: the picture beside its headline. */
export type Poster = { readonly default: Component<{ label: string }> };
