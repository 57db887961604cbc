export { backup, restore } from './store/backup.js';
export { readConfig, variables, type Config } from './config.js';
export { randomPlayer, standardPlayers, type Player, type Players } from './play/player.js';
export type { Build } from './rules/build.js';
export { migrate, type Moved } from './rules/migrate.js';
export { createServer, type Server, type ServerOptions } from './server.js';
export { hasData, openStore } from './store/open.js';
export type { Store } from './store/store.js';
