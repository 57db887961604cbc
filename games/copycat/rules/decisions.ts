/** Every kind of decision there is: texts and boards have something for each. */
export const decisionKinds = [
  'bid',
  'turn',
  'step',
  'drawNumber',
  'exchangeNumber',
  'exchangeCards',
  'removeNumber',
  'removeCards',
  'removeForWorker',
  'pay',
  'reuseWorker',
  'copyCard',
  'reuseCard',
  'coinOrPoints',
  'coinsForDoctorate',
  'declinePoints',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];
