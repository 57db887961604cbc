export { copyLink } from './link.js';
export { saveFile } from './save.js';
