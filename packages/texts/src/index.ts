export * from './catalogue.js';
export * from './common/index.js';
export * from './formats.js';
export * from './languages.js';
export * from './names.js';
export * from './pseudo.js';
export * from './section.js';
export * from './speaker.js';
