/** French: what bots are called by how well they play. */
export const levels = {
  intern: 'Stagiaire',
  organiser: 'Organisateur',
  strategist: 'Stratège',
  chancellor: 'Chancelier',
};
