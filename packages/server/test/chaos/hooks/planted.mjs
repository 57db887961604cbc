// Faults to plant in a server, from outside of its code: `--import` of this file with CHAOS_FAULT
// changes a class of the built server before the server is made. The suite must find each of them
// (planted.journey.test.ts); it would be of no use otherwise.
import { openSync } from 'node:fs';
import { isMainThread, Worker } from 'node:worker_threads';
import { Hub } from '../../../dist/play/hub.js';
import { SqliteHome } from '../../../dist/store/sqlite.js';

/** Replaces a method by one that is made from it. */
function change(prototype, name, make) {
  const real = prototype[name];
  prototype[name] = make(real);
}

/**
 * Who only watches gets what `make` does with each update for them. Players hear all there is: where
 * one of them is not told that it is their turn, no update follows that could come too early.
 */
const changeUpdatesOfSpectators = (make) =>
  changeUpdates((say, { seat }) => (seat === -1 ? make(say) : say));

/** Whoever begins to listen to a table gets what `make` does with each update for them. */
function changeUpdates(make) {
  change(
    Hub.prototype,
    'add',
    (add) =>
      function added(watcher) {
        const { say } = watcher;
        const sayUpdate = make(say, watcher);
        const changed = Object.assign(watcher, {
          say: (text) => (isUpdate(text) ? sayUpdate(text) : say(text)),
        });
        return add.call(this, changed);
      },
  );
}

const isUpdate = (text) => text.startsWith('{"type":"update"');
const isMove = ({ notices = [], writes }) =>
  notices.some(({ about }) => about === 'table') && writes.some(isEntry);
const isOfPerson = ({ writes }) => writes.find(isEntry).parameters.includes('person');
const isEntry = ({ sql }) => sql.startsWith('insert into "entries"');
const isLease = ({ sql }) => sql.startsWith('update "jobs" set "leased_until"');
const isTime = (value) => typeof value === 'number' && value > 1e9;
/** The same at the time when the lease ends: the latest of its times. */
const afterItsLease = ({ sql, parameters }) => {
  const end = Math.max(...parameters.filter(isTime));
  return { sql, parameters: parameters.map((value) => (isTime(value) ? end : value)) };
};
const rest = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));

/** Every nth time. */
function every(n) {
  let count = 0;
  return () => ++count % n === 0;
}

const faults = {
  /** The sender gets the acknowledgement, and the move is written a little later. */
  'acknowledge before commit': () => {
    let written = Promise.resolve();
    change(
      SqliteHome.prototype,
      'atomically',
      (atomically) =>
        function early(unit) {
          if (!isMove(unit)) return written.then(() => atomically.call(this, unit));
          written = written.then(() => rest(40)).then(() => atomically.call(this, unit));
          return Promise.resolve(true);
        },
    );
    change(
      SqliteHome.prototype,
      'rows',
      (rows) =>
        function later(statement) {
          return written.then(() => rows.call(this, statement));
        },
    );
  },
  /** Everyone who listens is in the list twice. */
  'doubled listener': () =>
    change(
      Hub.prototype,
      'add',
      (add) =>
        function twice(watcher) {
          add.call(this, watcher);
          add.call(this, { ...watcher });
        },
    ),
  /** Whatever is said at a table is said twice. (A notice heard twice does no harm: words are told once.) */
  'doubled word': () =>
    change(
      Hub.prototype,
      'add',
      (add) =>
        function twice(watcher) {
          const { say } = watcher;
          const repeat = (text) => {
            say(text);
            if (text.includes('"type":"chat"')) say(text);
          };
          add.call(this, Object.assign(watcher, { say: repeat }));
        },
    ),
  /** Now and then nobody is told that a table has changed. */
  'lost notice': () =>
    change(
      SqliteHome.prototype,
      'listen',
      (listen) =>
        function lossy(hear) {
          const isLost = every(9);
          return listen.call(this, (notice) => {
            if (notice.about !== 'table' || !isLost()) hear(notice);
          });
        },
    ),
  /** Now and then an update goes nowhere, and the next one goes on from there. */
  'lost update': () =>
    changeUpdatesOfSpectators((say) => {
      const isLost = every(9);
      return (text) => void (isLost() || say(text));
    }),
  /** Two updates change places. */
  'updates out of order': () =>
    changeUpdatesOfSpectators((say) => {
      const isHeld = every(9);
      let held;
      return (text) => {
        if (held === undefined && isHeld()) return void (held = text);
        say(text);
        if (held !== undefined) say(held);
        held = undefined;
      };
    }),
  /** Who watches hears of a move when the next is made. */
  'spectators late for ever': () =>
    changeUpdatesOfSpectators((say) => {
      let held;
      return (text) => {
        if (held !== undefined) say(held);
        held = text;
      };
    }),
  /** Once a move is entered a second time. */
  'move written twice': () => {
    const isDoubled = every(5);
    change(
      SqliteHome.prototype,
      'atomically',
      (atomically) =>
        async function twice(unit) {
          const done = await atomically.call(this, unit);
          if (!done || !isMove(unit) || !isOfPerson(unit) || !isDoubled()) return done;
          const { sql, parameters } = unit.writes.find(isEntry);
          const [table, number, ...words] = parameters;
          const more = `update tables set revision = revision + 1,
        doc = json_set(doc, '$.head', ${number + 2}) where id = ?`;
          const entry = { sql, parameters: [table, number + 1, ...words] };
          await atomically.call(this, { writes: [entry, { sql: more, parameters: [table] }] });
          return done;
        },
    );
  },
  /** Now and then what was just handed out is handed out again, as if its lease were over. */
  'job leased twice': () => {
    const isDoubled = every(5);
    change(
      SqliteHome.prototype,
      'rows',
      (rows) =>
        async function twice(statement) {
          const taken = await rows.call(this, statement);
          if (!isLease(statement) || taken.length === 0 || !isDoubled()) return taken;
          const again = await rows.call(this, afterItsLease(statement));
          return [...taken, ...again];
        },
    );
  },
  /** It is a bot's turn, and no job says so: never again, as the job of another move would wake it. */
  'bot forgotten': () => {
    let count = 0;
    const isLost = () => ++count > 8;
    change(
      SqliteHome.prototype,
      'atomically',
      (atomically) =>
        function lossy(unit) {
          const writes = unit.writes.filter(
            ({ sql, parameters }) =>
              !sql.startsWith('insert into "jobs"') || !parameters.includes('bot') || !isLost(),
          );
          return atomically.call(this, { ...unit, writes });
        },
    );
  },
  /** Whoever connects leaves a descriptor behind. */
  'leak of descriptors': () =>
    changeUpdates((say) => {
      openSync('/dev/null');
      return say;
    }),
  /** Whoever connects leaves a thread behind. */
  'leak of threads': () => {
    const kept = [];
    changeUpdates((say) => {
      kept.push(new Worker('setInterval(() => 0, 1e6)', { eval: true, execArgv: [] }));
      return say;
    });
  },
  /** Whoever connects leaves something in memory. */
  'leak of memory': () => {
    const kept = [];
    changeUpdates((say) => {
      kept.push(Buffer.alloc(8 << 20, 1));
      return say;
    });
  },
};

if (isMainThread) faults[process.env.CHAOS_FAULT]();
