import { chancesAt, weigh, type Weighed } from '@hustings/bots/analysis';
import { knowledgeOf } from '@hustings/games';
import { isRefusal, Match, type GameFile, type Position } from '@hustings/kernel';

/** Whoever looks at a game that is over: opened once, then asked for some moves at a time. */
export type Analyst = {
  /** Each seat's chance to win after every move; nothing where no bot knows the game. */
  open(file: GameFile): Promise<number[][]>;
  weigh(numbers: readonly number[]): Promise<Weighed[]>;
};

export function analyst(): Analyst {
  let opened: { readonly file: GameFile; readonly states: readonly Position[] } | undefined;
  return {
    async open(file) {
      const knowledge = await knowledgeOf(file.game);
      if (knowledge === undefined || file.seed === null) return [];
      const begun = Match.start(knowledge.game, file.options, file.seats, file.seed);
      if (isRefusal(begun)) return [];
      let match = begun;
      const states: Position[] = [match.state];
      for (const move of file.moves) {
        const plan = match.recall({ type: 'move', ...move });
        if (isRefusal(plan)) return [];
        match = match.after(plan);
        states.push(match.state);
      }
      opened = { file, states };
      return states.map((state) => chancesAt(knowledge, state));
    },
    async weigh(numbers) {
      const knowledge = await knowledgeOf(opened?.file.game ?? '');
      if (knowledge === undefined || opened === undefined) return [];
      const { file, states } = opened;
      const seed = file.seed ?? '';
      return numbers.map((number) =>
        weigh(knowledge, states[number - 1], file.moves[number - 1], number, seed),
      );
    },
  };
}
