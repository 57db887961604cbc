export const name = 'Copycat';
