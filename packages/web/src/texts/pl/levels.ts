/** Polish: what bots are called by how well they play. */
export const levels = {
  intern: 'Stażysta',
  organiser: 'Organizator',
  strategist: 'Strateg',
  chancellor: 'Kanclerz',
};
