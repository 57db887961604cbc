import type { CabinetId, CabinetName } from '../../edition-2006/texts.js';

const office = (name: string, whom: string): CabinetName => ({ name, whom });

/** French: the shadow cabinet. */
export const offices: Readonly<Record<CabinetId, CabinetName>> = {
  chancellor: office('Chancelier', 'le Chancelier'),
  speaker: office('Président du Bundestag', 'le Président du Bundestag'),
  chiefWhip: office('Chef de groupe', 'le Chef de groupe'),
  foreignMinister: office(
    'Ministre des Affaires étrangères',
    'le ministre des Affaires étrangères',
  ),
  justiceMinister: office('Ministre de la Justice', 'le ministre de la Justice'),
  financeMinister: office('Ministre des Finances', 'le ministre des Finances'),
  backbencher: office('Député de base', 'le Député de base'),
};
