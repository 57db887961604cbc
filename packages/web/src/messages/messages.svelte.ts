export { t } from '../texts/shell.js';
