import type { CabinetId, CabinetName } from '../../edition-2006/texts.js';

const office = (name: string, whom = name): CabinetName => ({ name, whom: `den ${whom}` });

/** German: the shadow cabinet. */
export const offices: Readonly<Record<CabinetId, CabinetName>> = {
  chancellor: office('Kanzler'),
  speaker: office('Bundestagspräsident', 'Bundestagspräsidenten'),
  chiefWhip: office('Fraktionsführer'),
  foreignMinister: office('Außenminister'),
  justiceMinister: office('Justizminister'),
  financeMinister: office('Finanzminister'),
  backbencher: office('Hinterbänkler'),
};
