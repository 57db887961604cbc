export const name = 'Die Macher';
