/** German: what bots are called by how well they play. */
export const levels = {
  intern: 'Praktikant',
  organiser: 'Organisator',
  strategist: 'Stratege',
  chancellor: 'Kanzler',
};
