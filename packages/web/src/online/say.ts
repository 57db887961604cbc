import { problemSentence } from '@hustings/texts';
import { problems } from '../texts/areas.js';
import { speakerOf } from '../texts/speakers.js';
import type { Problem } from './api.js';

/**
 * A problem in the reader's language; a refusal of the rules in the words of its game. Only what is
 * not known here, as of a newer server, is said in the server's own words.
 */
export function say(problem: Problem, game?: string): string {
  const { code, message, values, rule } = problem;
  const known = rule === undefined ? problemSentence(problems.texts, { code, values }) : undefined;
  return known ?? refusal(problem, game) ?? (message === '' ? problems.texts.unreachable : message);
}

function refusal({ code, rule, values }: Problem, game: string | undefined): string | undefined {
  if (rule === undefined || game === undefined) return undefined;
  const words = speakerOf(game);
  void words?.need().catch(() => undefined); // until they are there, the server's sentence stands
  return words?.found?.refusal({ refused: code, rule, values: values ?? {} });
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not allowed to: the text is there to be selected
  }
}
