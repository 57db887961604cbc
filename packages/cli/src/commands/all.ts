import type { Command } from '../command.js';

/**
 * Every command, in the order of the overview. One is loaded when it is asked for: the server that some
 * need takes longer to load than others take for their work.
 */
const commandNamed = {
  games: async () => (await import('./games.js')).gamesCommand,
  demo: async () => (await import('./demo.js')).demoCommand,
  simulate: async () => (await import('./simulate.js')).simulateCommand,
  balance: async () => (await import('./balance.js')).balanceCommand,
  verify: async () => (await import('./verify.js')).verifyCommand,
  show: async () => (await import('./show.js')).showCommand,
  engine: async () => (await import('./engine.js')).engineCommand,
  record: async () => (await import('./record.js')).recordCommand,
  prove: async () => (await import('./prove.js')).proveCommand,
  bench: async () => (await import('./bench.js')).benchCommand,
  arena: async () => (await import('./arena.js')).arenaCommand,
  'arena-worker': async () => (await import('./arena-worker.js')).arenaWorkerCommand,
  tune: async () => (await import('./tune.js')).tuneCommand,
  train: async () => (await import('./train.js')).trainCommand,
  explain: async () => (await import('./explain.js')).explainCommand,
  serve: async () => (await import('./serve.js')).serveCommand,
  backup: async () => (await import('./backup.js')).backupCommand,
  restore: async () => (await import('./backup.js')).restoreCommand,
  rules: async () => (await import('./rules.js')).rulesCommand,
  migrate: async () => (await import('./migrate.js')).migrateCommand,
  'new-game': async () => (await import('./new-game.js')).newGameCommand,
} as const satisfies Readonly<Record<string, () => Promise<Command>>>;

const isCommand = (name: string): name is keyof typeof commandNamed =>
  Object.hasOwn(commandNamed, name);

/** The one of this name; all of them where there is none, for whoever looks for one. */
export async function commandsFor(name = ''): Promise<readonly Command[]> {
  return isCommand(name) ? [await commandNamed[name]()] : allCommands();
}

export const allCommands = (): Promise<readonly Command[]> =>
  Promise.all(Object.values(commandNamed).map((load) => load()));
