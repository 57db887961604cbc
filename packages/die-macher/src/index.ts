export { dieMacher2006 } from './edition-2006/index.js';
export { dieMacher2019 } from './edition-2019/index.js';
