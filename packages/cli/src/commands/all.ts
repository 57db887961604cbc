import type { Command } from '../command.js';
import { demoCommand } from './demo.js';
import { gamesCommand } from './games.js';
import { simulateCommand } from './simulate.js';

export const commands: readonly Command[] = [
  gamesCommand,
  demoCommand,
  simulateCommand,
];
