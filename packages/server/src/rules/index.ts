/** Rules as code, for whoever needs no server beside them. */
export { buildFrom, nameOf, openBuild, type Build } from './build.js';
