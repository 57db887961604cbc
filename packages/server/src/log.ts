import { pino, type Logger } from 'pino';
import type { Config } from './config.js';

const terminal = { write: (line: string) => void process.stdout.write(`${lineOf(line)}\n`) };

/** JSON lines for machines, short lines for who sits at the terminal. */
export function openLog({ logLevel, logFormat }: Config): Logger {
  const text = logFormat === undefined ? process.stdout.isTTY : logFormat === 'text';
  if (!text) return pino({ level: logLevel });
  return pino({ level: logLevel }, terminal);
}

type Written = {
  readonly time: number;
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
};

/** A line as a person wants it: when, how bad, what, and where an error came from. */
export function lineOf(json: string): string {
  const { time, level, msg = '', err } = JSON.parse(json) as Written; // pino wrote it
  const at = new Date(time).toTimeString().slice(0, 8);
  const name = pino.levels.labels[level] ?? String(level);
  const why = err?.stack ?? err?.message;
  return `${at} ${name}: ${msg}${why === undefined ? '' : `\n  ${why}`}`;
}

/** Fastify has nothing to say that is worth a line, unless something goes wrong. */
export function quieter(log: Logger): Logger {
  const { warn } = pino.levels.values;
  return log.levelVal >= warn ? log : log.child({}, { level: 'warn' });
}
