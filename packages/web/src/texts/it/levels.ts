/** Italian: what bots are called by how well they play. */
export const levels = {
  intern: 'Stagista',
  organiser: 'Organizzatore',
  strategist: 'Stratega',
  chancellor: 'Cancelliere',
};
