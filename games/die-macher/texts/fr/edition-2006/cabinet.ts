import type { CabinetId, CabinetName } from '../../edition-2006/texts.js';

const office = (name: string, whom: string): CabinetName => ({ name, whom });

/** French: the shadow cabinet. */
export const offices: Readonly<Record<CabinetId, CabinetName>> = {
  chancellor: office('Chancelier', 'le Chancelier'),
  speaker: office('Président de la Chambre', 'le Président de la Chambre'),
  chiefWhip: office('Whip en chef', 'le Whip en chef'),
  foreignMinister: office(
    'Ministre des Affaires étrangères',
    'le ministre des Affaires étrangères',
  ),
  justiceMinister: office('Ministre de la Justice', 'le ministre de la Justice'),
  financeMinister: office('Ministre des Finances', 'le ministre des Finances'),
  backbencher: office('Député d’arrière-ban', 'le Député d’arrière-ban'),
};
