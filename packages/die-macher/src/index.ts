export { dieMacher2019 } from './edition-2019/index.js';
