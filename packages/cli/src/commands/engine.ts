import { command } from '../command.js';
import { Engine, LINE_LIMIT } from '../engine/engine.js';
import { lines } from '../engine/lines.js';

export const engineCommand = command({
  name: 'engine',
  summary: ({ commands }) => commands.engine.summary,
  about: ({ commands }) => commands.engine.about,
  protocol: true,
  flags: {},
  run: async (_values, { io, games, speech }) => {
    const engine = await Engine.of(games, speech);
    for await (const line of lines(io.input, LINE_LIMIT)) {
      if (line?.trim() !== '') await io.write(engine.answer(line));
    }
    return 0;
  },
});
