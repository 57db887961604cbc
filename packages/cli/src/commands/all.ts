import type { Command } from '../command.js';
import { balanceCommand } from './balance.js';
import { benchCommand } from './bench.js';
import { demoCommand } from './demo.js';
import { engineCommand } from './engine.js';
import { gamesCommand } from './games.js';
import { proveCommand } from './prove.js';
import { recordCommand } from './record.js';
import { showCommand } from './show.js';
import { simulateCommand } from './simulate.js';
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
];
