import type { CabinetId, CabinetName } from '../../edition-2006/texts.js';

const office = (name: string, whom: string): CabinetName => ({ name, whom });

/** Polish: the shadow cabinet. */
export const offices: Readonly<Record<CabinetId, CabinetName>> = {
  chancellor: office('Kanclerz', 'Kanclerza'),
  speaker: office('Przewodniczący Bundestagu', 'Przewodniczącego Bundestagu'),
  chiefWhip: office('Lider frakcji', 'Lidera frakcji'),
  foreignMinister: office('Minister spraw zagranicznych', 'Ministra spraw zagranicznych'),
  justiceMinister: office('Minister sprawiedliwości', 'Ministra sprawiedliwości'),
  financeMinister: office('Minister finansów', 'Ministra finansów'),
  backbencher: office('Poseł', 'Posła'),
};
