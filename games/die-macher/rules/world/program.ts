import { filled } from '@hustings/kernel';
import { attitudeOf, cardOf, topicOf, TOPICS } from './topics.js';

/** A party program: for each topic the attitude of the card lying there, 0 where none lies. */
export type Program = number[];

export const emptyProgram = (): Program => filled(TOPICS, 0);

export function layCard(program: Program, card: number): void {
  program[topicOf(card)] = attitudeOf(card);
}

export function takeOut(program: Program, card: number): void {
  program[topicOf(card)] = 0;
}

export const holdsCard = (program: Readonly<Program>, card: number): boolean =>
  program[topicOf(card)] === attitudeOf(card);

/** The cards of a program, by topic. */
export function programCards(program: Readonly<Program>): number[] {
  const cards: number[] = [];
  for (let topic = 0; topic < TOPICS; topic++) {
    if (program[topic] !== 0) cards.push(cardOf(topic, program[topic]));
  }
  return cards;
}

export function programSize(program: Readonly<Program>): number {
  let size = 0;
  for (let topic = 0; topic < TOPICS; topic++) if (program[topic] !== 0) size++;
  return size;
}

/** How many cards two programs have in common, topic and attitude. */
export function agreement(one: Readonly<Program>, other: Readonly<Program>): number {
  let equal = 0;
  for (let topic = 0; topic < TOPICS; topic++) {
    if (one[topic] !== 0 && one[topic] === other[topic]) equal++;
  }
  return equal;
}
