// Kills the server process at its nth statement to the database (CHAOS_DIE_AT), whichever of the
// two it is: so every step of a migration is once the last one.
import { isMainThread } from 'node:worker_threads';
import Libsql from 'libsql';
import pg from 'pg';

let left = Number(process.env.CHAOS_DIE_AT);

function count(prototype, name) {
  const real = prototype[name];
  prototype[name] = function counted(...args) {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return real.apply(this, args);
  };
}

if (isMainThread) {
  count(Libsql.prototype, 'exec');
  count(Libsql.prototype, 'prepare');
  count(pg.Client.prototype, 'query');
}
