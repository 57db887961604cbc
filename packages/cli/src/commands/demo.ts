import { randomBytes } from 'node:crypto';
import { SPECTATOR, seedFrom, type Match } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { choiceFlags, choiceText, choose, type Choice } from '../choose.js';
import { command } from '../command.js';
import { text } from '../flags.js';
import { writeJson } from '../io.js';
import { playMatch } from '../play.js';
import { positionText, resultText } from '../position-text.js';
import { columns, count } from '../text.js';
import { isWrong } from '../wrong.js';

export const demoCommand = command({
  name: 'demo',
  summary: 'play one game between players who choose at random, and show how it went',
  flags: {
    ...choiceFlags,
    seed: text('TEXT', 'the same text gives the same game; another game each time if not given'),
  },
  run: async (values, { io, games, speech }) => {
    const choice = choose(games, values);
    if (isWrong(choice)) return choice;
    const named = values.seed ?? randomBytes(4).toString('hex');
    const teller = new Teller(choice.game.program.questions.map(({ path }) => path));
    const match = playMatch(choice, seedFrom(named), (state) => teller.note(state.flow.at));
    const told = { choice, named, match, teller, speaker: await speech(choice.game) };
    if (values.json) await writeJson(io, facts(told));
    else await io.write(demoText(told));
    return 0;
  },
});

/** One time round the game's sequence: its phases, and how many decisions each took. */
type Round = Map<string, number>;

type Told = {
  readonly choice: Choice;
  readonly named: string;
  readonly match: Match;
  readonly teller: Teller;
  readonly speaker: Speaker;
};

/** Tells rounds apart: a phase that stands before the last one begins a new round. */
class Teller {
  readonly rounds: Round[] = [];
  readonly phases: readonly string[];
  #last = Infinity;

  constructor(paths: readonly string[]) {
    this.phases = [...new Set(paths.map(phaseOf))];
  }

  note(path: string): void {
    const phase = phaseOf(path);
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

function facts({ choice, named, match, teller, speaker }: Told): object {
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

function demoText({ choice, named, match, teller, speaker }: Told): string {
  const { game } = choice;
  const parts = [
    `${speaker.title}, every move at random (seed ${named})\n${choiceText(choice)}`,
    `Decisions in each phase, round by round\n${roundsText(teller)}`,
    `After ${count(match.number, 'move')}:\n\n${positionText(speaker, game.view(match.state, SPECTATOR))}`,
    `Points\n${resultText(game, speaker, match.state)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A line for each phase, a column for each round. */
function roundsText({ phases, rounds }: Teller): string {
  const rows = phases
    .filter((phase) => rounds.some((round) => round.has(phase)))
    .map((phase) => [phase].concat(rounds.map((round) => String(round.get(phase) ?? ''))));
  return columns(
    [['', ...rounds.map((_, i) => String(i + 1))], ...rows],
    ['left', ...rounds.map(() => 'right' as const)],
  );
}
