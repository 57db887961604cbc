/** Polish: what bots are called by how well they play. */
export const levels = {
  volunteer: 'Wolontariusz',
  intern: 'Stażysta',
  delegate: 'Delegat',
  organiser: 'Organizator',
  adviser: 'Doradca',
  strategist: 'Strateg',
  chancellor: 'Kanclerz',
};
