import type { Command } from '../command.js';
import { arenaCommand } from './arena.js';
import { arenaWorkerCommand } from './arena-worker.js';
import { backupCommand, restoreCommand } from './backup.js';
import { balanceCommand } from './balance.js';
import { benchCommand } from './bench.js';
import { demoCommand } from './demo.js';
import { engineCommand } from './engine.js';
import { explainCommand } from './explain.js';
import { gamesCommand } from './games.js';
import { migrateCommand } from './migrate.js';
import { newGameCommand } from './new-game.js';
import { proveCommand } from './prove.js';
import { recordCommand } from './record.js';
import { rulesCommand } from './rules.js';
import { serveCommand } from './serve.js';
import { showCommand } from './show.js';
import { simulateCommand } from './simulate.js';
import { trainCommand } from './train.js';
import { tuneCommand } from './tune.js';
import { verifyCommand } from './verify.js';

export const commands: readonly Command[] = [
  gamesCommand,
  demoCommand,
  simulateCommand,
  balanceCommand,
  verifyCommand,
  showCommand,
  engineCommand,
  recordCommand,
  proveCommand,
  benchCommand,
  arenaCommand,
  arenaWorkerCommand,
  tuneCommand,
  trainCommand,
  explainCommand,
  serveCommand,
  backupCommand,
  restoreCommand,
  rulesCommand,
  migrateCommand,
  newGameCommand,
];
