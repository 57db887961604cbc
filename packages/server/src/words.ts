import {
  commonTexts,
  fetchTexts,
  problemSentence,
  problemTexts,
  sentence,
  type CommonTexts,
  type ProblemTexts,
  type Shelf,
  type Speaker,
  type Tongue,
} from '@hustings/texts';
import type { Problem } from './problem.js';
import { noticeTexts, type NoticeTexts } from './texts/index.js';

/** How a game speaks in a language; nothing for one that has no words. */
export type Speakers = (game: string, tongue: Tongue) => Promise<Speaker> | undefined;

/** What the server says to people, and what games say through it. */
export class Words {
  private constructor(
    private readonly speakers: Speakers,
    private readonly problems: ProblemTexts,
    private readonly common: CommonTexts,
    private readonly english: ReadonlyMap<string, Speaker>,
    private readonly shelf: Shelf<NoticeTexts>,
  ) {}

  /** With the words that answers are made of at hand: they are in English, whoever asks. */
  static async open(
    games: readonly string[],
    speakers: Speakers = () => undefined,
    shelf = noticeTexts,
  ): Promise<Words> {
    const [problems, common] = await Promise.all([
      fetchTexts(problemTexts, 'en'),
      fetchTexts(commonTexts, 'en'),
    ]);
    const english = new Map<string, Speaker>();
    for (const game of games) {
      const speaker = await speakers(game, 'en');
      if (speaker !== undefined) english.set(game, speaker);
    }
    return new Words(speakers, problems, common, english, shelf);
  }

  /** A problem as it goes out: with its sentence, and without what is ours. */
  sent(problem: Problem): Sent {
    const { status, code, game: _ours, ...more } = problem;
    return { status, code, message: this.#message(problem), ...more };
  }

  #message(problem: Problem): string {
    const { code: refused, rule, values = {}, game } = problem;
    if (rule === undefined) return problemSentence(this.problems, problem) ?? refused;
    const refusal = { refused, rule, values };
    if (game === undefined) return sentence({}, this.common, refusal);
    return this.english.get(game.id)?.refusal(refusal) ?? game.says(refusal);
  }

  /** How a game speaks to someone; nothing if it has no words. */
  async speaker(game: string, tongue: Tongue): Promise<Speaker | undefined> {
    return this.speakers(game, tongue);
  }

  /** What goes to people by mail, push and webhook. */
  notices(tongue: Tongue): Promise<NoticeTexts> {
    return fetchTexts(this.shelf, tongue);
  }
}

/** A problem with its sentence. */
export type Sent = Omit<Problem, 'game'> & { readonly message: string };
