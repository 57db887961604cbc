export { saveFile } from './save.js';
