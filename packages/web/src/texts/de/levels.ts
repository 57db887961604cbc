/** German: what bots are called by how well they play. */
export const levels = {
  volunteer: 'Freiwilliger',
  intern: 'Praktikant',
  delegate: 'Delegierter',
  organiser: 'Organisator',
  adviser: 'Berater',
  strategist: 'Stratege',
  chancellor: 'Kanzler',
};
