/** Italian: what bots are called by how well they play. */
export const levels = {
  volunteer: 'Volontario',
  intern: 'Stagista',
  delegate: 'Delegato',
  organiser: 'Organizzatore',
  adviser: 'Consigliere',
  strategist: 'Stratega',
  chancellor: 'Cancelliere',
};
