// npm run reliability: are the chances right that are shown? Strategists play whole games; every so many
// decisions the chance of every seat is noted as an analysis tells it, and at the end who won. Of all
// the chances between 20 and 30 %, say, about a quarter should have come true. One table for each game.
// npm run reliability -- GAME 4     only this game, or this number of players
// Environment: GAMES (200), SEED (reliability), EVERY (12).
import { botOf, decide } from '@hustings/bots';
import { chancesAt } from '@hustings/bots/analysis';
import { matchSeed } from '@hustings/bots/arena';
import { sfc } from '@hustings/kernel';
import { cells, percent, tables } from './tables.mjs';

const { GAMES = '200', SEED = 'reliability', EVERY = '12' } = process.env;
/** Chances are told apart by tens of a hundred. */
const TENTHS = 10;

const firstOwed = ({ flow: { owed } }) => 31 - Math.clz32(owed & -owed);

/** One game: each chance that was told, and what came of it. */
function told(knowledge, seats, number) {
  const { game } = knowledge;
  const seed = matchSeed(SEED, number);
  const state = game.simulate(game.readOptions({}, seats), seats, seed);
  const bot = botOf(knowledge, 'strategist');
  const streams = Array.from({ length: seats }, (_, seat) => sfc(seed, `bot ${seat}`));
  const chances = [];
  for (let decision = number; state.flow.owed !== 0; decision++) {
    if (decision % Number(EVERY) === 0) chances.push(chancesAt(knowledge, state));
    const seat = firstOwed(state);
    game.apply(state, seat, decide(bot, game.view(state, seat), streams[seat]));
  }
  const { winners } = game.result(state);
  const share = (seat) => (winners.includes(seat) ? 1 / winners.length : 0);
  return chances.flatMap((all) => all.map((chance, seat) => ({ chance, came: share(seat) })));
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

const words = process.argv.slice(2);

for (const { id, seats, knowledge } of await tables()) {
  if (!words.every((word) => [id, String(seats)].includes(word))) continue;
  const all = Array.from({ length: Number(GAMES) }, (_, i) => told(knowledge, seats, i)).flat();
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
