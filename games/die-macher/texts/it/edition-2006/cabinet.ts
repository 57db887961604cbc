import type { CabinetId, CabinetName } from '../../edition-2006/texts.js';

const office = (name: string): CabinetName => ({ name, whom: `il ${name}` });

/** Italian: the shadow cabinet. */
export const offices: Readonly<Record<CabinetId, CabinetName>> = {
  chancellor: office('Cancelliere'),
  speaker: office('Presidente del Bundestag'),
  chiefWhip: office('Capogruppo'),
  foreignMinister: office('Ministro degli Esteri'),
  justiceMinister: office('Ministro della Giustizia'),
  financeMinister: office('Ministro delle Finanze'),
  backbencher: office('Parlamentare'),
};
