/** English: what bots are called by how well they play. */
export const levels = {
  intern: 'Intern',
  organiser: 'Organiser',
  strategist: 'Strategist',
  chancellor: 'Chancellor',
};
