// npm run reliability: are the chances right that are shown? Strategists play whole games; every so many
// decisions the chance of every seat is noted as an analysis tells it, and at the end who won. Of all
// the chances between 20 and 30 %, say, about a quarter should have come true. One table for each game.
// npm run reliability -- GAME 4     only this game, or this number of players
// npm run reliability -- fit …      the spread of each game's forecast (`Knowledge.spread`) that fits best
// Environment: GAMES (200), SEED (reliability), EVERY (12).
import { botOf, decide, winChances } from '@hustings/bots';
import { chancesAt } from '@hustings/bots/analysis';
import { matchSeed } from '@hustings/bots/arena';
import { sfc } from '@hustings/kernel';
import { cells, percent, tables } from './tables.mjs';

const { GAMES = '200', SEED = 'reliability', EVERY = '12' } = process.env;
/** Chances are told apart by tens of a hundred. */
const TENTHS = 10;

const firstOwed = ({ flow: { owed } }) => 31 - Math.clz32(owed & -owed);

/** One game: what was told now and then, and what came of it for each seat. */
function told(knowledge, seats, number) {
  const { game, parameters } = knowledge;
  const seed = matchSeed(SEED, number);
  const state = game.simulate(game.readOptions({}, seats), seats, seed);
  const bot = botOf(knowledge, 'strategist');
  const streams = Array.from({ length: seats }, (_, seat) => sfc(seed, `bot ${seat}`));
  const moments = [];
  /** By seat: its share of the win, once it is known. */
  const came = streams.map(() => 0);
  for (let decision = number; state.flow.owed !== 0; decision++) {
    if (decision % Number(EVERY) === 0) {
      const points = knowledge.forecast(state, parameters.strategist);
      const chances = chancesAt(knowledge, state);
      moments.push({ chances, points, left: knowledge.left(state), came });
    }
    const seat = firstOwed(state);
    game.apply(state, seat, decide(bot, game.view(state, seat), streams[seat]));
  }
  const { winners } = game.result(state);
  for (const seat of winners) came[seat] = 1 / winners.length;
  return moments;
}

/** How surprising what came was, on average, with a spread. */
function surprise(moments, { end, round }) {
  let sum = 0;
  for (const { points, left, came } of moments) {
    winChances(points, end + round * left).forEach((chance, seat) => {
      sum -= came[seat] * Math.log(Math.max(chance, 1e-9));
    });
  }
  return sum / moments.length;
}

/** The spread with which it was least surprising: up and down by ever smaller steps. */
function fitted(moments, begin) {
  let best = { ...begin, surprise: surprise(moments, begin) };
  for (let step = 2; step > 0.05; step /= 2) {
    for (let isBetter = true; isBetter;) {
      isBetter = false;
      for (const [end, round] of [
        [step, 0],
        [-step, 0],
        [0, step],
        [0, -step],
      ]) {
        const other = { end: best.end + end, round: best.round + round };
        if (other.end < 0.25 || other.round < 0) continue;
        const found = surprise(moments, other);
        if (found >= best.surprise) continue;
        best = { ...other, surprise: found };
        isBetter = true;
      }
    }
  }
  return best;
}

/** What came of the chances of each tenth, and how far off they were, squared, all in all. */
function tableOf(all) {
  const tenths = Array.from({ length: TENTHS }, () => ({ count: 0, said: 0, came: 0 }));
  for (const { chance, came } of all) {
    const tenth = tenths[Math.min(TENTHS - 1, Math.floor(chance * TENTHS))];
    tenth.count++;
    tenth.said += chance;
    tenth.came += came;
  }
  const brier = all.reduce((sum, { chance, came }) => sum + (chance - came) ** 2, 0) / all.length;
  const off = tenths.reduce((sum, { said, came }) => sum + Math.abs(said - came), 0) / all.length;
  return { tenths, brier, off };
}

const [first, ...rest] = process.argv.slice(2);
const isFit = first === 'fit';
const words = isFit || first === undefined ? rest : [first, ...rest];

if (isFit) {
  cells('game', 'players', 'end', 'round', 'surprise', 'before');
  cells('---', '---', '---', '---', '---', '---');
}
for (const { id, seats, knowledge } of await tables()) {
  if (!words.every((word) => [id, String(seats)].includes(word))) continue;
  const moments = Array.from({ length: Number(GAMES) }, (_, i) => told(knowledge, seats, i)).flat();
  if (isFit) {
    const begin = knowledge.spread[seats];
    const { end, round, surprise: least } = fitted(moments, begin);
    const before = surprise(moments, begin);
    cells(id, seats, end.toFixed(2), round.toFixed(2), least.toFixed(4), before.toFixed(4));
    continue;
  }
  const all = moments.flatMap(({ chances, came }) =>
    chances.map((chance, seat) => ({ chance, came: came[seat] })),
  );
  const { tenths, brier, off } = tableOf(all);
  console.log(
    `\n${id}, ${seats} players, ${GAMES} games: off by ${percent(off)} on average, Brier ${brier.toFixed(4)}\n`,
  );
  cells('chances between', 'how many', 'said, on average', 'came true');
  cells('---', '---', '---', '---');
  tenths.forEach(({ count, said, came }, i) => {
    if (count === 0) return;
    const range = `${i * TENTHS} and ${(i + 1) * TENTHS} %`;
    cells(range, count, percent(said / count), percent(came / count));
  });
}
