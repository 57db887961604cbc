/** English: what bots are called by how well they play. */
export const levels = {
  volunteer: 'Volunteer',
  intern: 'Intern',
  delegate: 'Delegate',
  organiser: 'Organiser',
  adviser: 'Adviser',
  strategist: 'Strategist',
  chancellor: 'Chancellor',
};
