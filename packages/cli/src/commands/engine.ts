import { command } from '../command.js';
import { Engine, LINE_LIMIT } from '../engine/engine.js';
import { lines } from '../engine/lines.js';

export const engineCommand = command({
  name: 'engine',
  summary: 'drive any game from any language: requests and answers as lines of JSON',
  about: [
    'Reads one JSON object a line from standard input and answers each with one line on standard',
    'output, until the input ends. For example: {"id": 1, "do": "games"}',
    'docs/engine-protocol.md describes every request.',
  ].join('\n'),
  flags: {},
  run: async (_values, { io, games, speech }) => {
    const engine = await Engine.of(games, speech);
    for await (const line of lines(io.input, LINE_LIMIT)) {
      if (line?.trim() !== '') await io.write(engine.answer(line));
    }
    return 0;
  },
});
