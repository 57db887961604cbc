import { isRefusal, PASS_WORD, seedFrom, sfc, type Json } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { answerInWords, speechFor } from './speech.js';
import type { Entry, Table } from '../table/index.js';

/** A move of one's own in words, as it would have been said when it was open. */
export async function inWords(
  table: Table,
  speaker: Speaker,
  entry: Entry,
  move: Json,
): Promise<string> {
  const then = await table.peek(entry.number - 1);
  const { game } = table;
  if (then === undefined || game === undefined) return '';
  const speech = speechFor(speaker, then.view, entry.kind);
  if (move === null) return speech.label(PASS_WORD).text;
  const world = game.determinize(then.view, sfc(seedFrom(table.id), 'simulation 0'));
  const form = game.form(world, entry.seat);
  return isRefusal(form) ? '' : answerInWords(speech, form, move);
}
