/** French: what bots are called by how well they play. */
export const levels = {
  volunteer: 'Bénévole',
  intern: 'Stagiaire',
  delegate: 'Délégué',
  organiser: 'Organisateur',
  adviser: 'Conseiller',
  strategist: 'Stratège',
  chancellor: 'Chancelier',
};
