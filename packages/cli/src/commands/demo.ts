import { randomBytes } from 'node:crypto';
import { SPECTATOR, seedFrom, type Match } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { choiceFlags, choiceText, choose, type Choice } from '../choose.js';
import { command } from '../command.js';
import { text } from '../flags.js';
import { writeJson } from '../io.js';
import { playMatch } from '../play.js';
import { positionText, resultText } from '../position-text.js';
import { columns } from '../text.js';
import type { Words } from '../words.js';
import { isWrong } from '../wrong.js';

export const demoCommand = command({
  name: 'demo',
  summary: ({ commands }) => commands.demo.summary,
  flags: {
    ...choiceFlags,
    seed: text('text', ({ flags }) => flags.demoSeed),
  },
  run: async (values, { io, games, words, speech }) => {
    const choice = choose(games, values);
    if (isWrong(choice)) return choice;
    const named = values.seed ?? randomBytes(4).toString('hex');
    const { game } = choice;
    const speaker = await speech(game);
    const teller = new Teller(game.program.questions.map(({ path }) => path));
    const match = playMatch(choice, seedFrom(named), (state) =>
      teller.note(state.flow.at, () => speaker.phaseName(game.view(state, SPECTATOR))),
    );
    const told = { choice, named, match, teller, speaker, words };
    if (values.json) await writeJson(io, facts(told));
    else await io.write(demoText(told));
    return 0;
  },
});

/** One time round the game's sequence: its phases, and how many decisions each took. */
type Round = Map<string, number>;

type Demo = {
  readonly choice: Choice;
  readonly named: string;
  readonly match: Match;
  readonly teller: Teller;
  readonly speaker: Speaker;
  readonly words: Words;
};

/** Tells rounds apart: a phase that stands before the last one begins a new round. */
class Teller {
  readonly rounds: Round[] = [];
  readonly phases: readonly string[];
  /** What each is called. */
  readonly names = new Map<string, string>();
  #last = Infinity;

  constructor(paths: readonly string[]) {
    this.phases = [...new Set(paths.map(phaseOf))];
  }

  note(path: string, name: () => string): void {
    const phase = phaseOf(path);
    if (!this.names.has(phase)) this.names.set(phase, name());
    const place = this.phases.indexOf(phase);
    if (place < this.#last) this.rounds.push(new Map());
    this.#last = place;
    const round = this.rounds[this.rounds.length - 1];
    round.set(phase, (round.get(phase) ?? 0) + 1);
  }
}

function phaseOf(path: string): string {
  return path.split('/')[0];
}

function facts({ choice, named, match, teller, speaker }: Demo): object {
  const { game, seats, options } = choice;
  return {
    game: game.id,
    players: seats,
    options,
    seed: named,
    moves: match.number,
    rounds: teller.rounds.map((round) => Object.fromEntries(round)),
    result: game.result(match.state),
    end: positionText(speaker, game.view(match.state, SPECTATOR)),
  };
}

function demoText({ choice, named, match, teller, speaker, words }: Demo): string {
  const { game } = choice;
  const { demo } = words.texts;
  const parts = [
    `${demo.title(speaker.title, named)}\n${choiceText(choice, words)}`,
    `${demo.rounds}\n${roundsText(teller)}`,
    demo.after(match.number),
    positionText(speaker, game.view(match.state, SPECTATOR)),
    `${demo.points}\n${resultText({ game, speaker, words }, match.state)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A line for each phase as people call it, a column for each round. */
function roundsText({ phases, names, rounds }: Teller): string {
  const met = phases.filter((phase) => names.has(phase));
  const rows = [...new Set(met.map((phase) => names.get(phase) ?? ''))].map((name) => {
    const ofName = met.filter((phase) => names.get(phase) === name);
    const decisions = rounds.map((round) =>
      ofName.reduce((sum, phase) => sum + (round.get(phase) ?? 0), 0),
    );
    return [name].concat(decisions.map((n) => (n === 0 ? '' : String(n))));
  });
  return columns(
    [['', ...rounds.map((_, i) => String(i + 1))], ...rows],
    ['left', ...rounds.map(() => 'right' as const)],
  );
}
