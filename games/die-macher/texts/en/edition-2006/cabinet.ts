import type { CabinetId, CabinetName } from '../../edition-2006/texts.js';

const office = (name: string, whom: string): CabinetName => ({ name, whom });

/** English: the shadow cabinet. */
export const offices: Readonly<Record<CabinetId, CabinetName>> = {
  chancellor: office('Chancellor', 'the Chancellor'),
  speaker: office('Speaker', 'the Speaker'),
  chiefWhip: office('Chief whip', 'the chief whip'),
  foreignMinister: office('Foreign minister', 'the foreign minister'),
  justiceMinister: office('Justice minister', 'the justice minister'),
  financeMinister: office('Finance minister', 'the finance minister'),
  backbencher: office('Backbencher', 'the backbencher'),
};
