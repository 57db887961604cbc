import type { Knowledge, Parameters, Rated } from '@hustings/bots';
import type { GameEvent, Position, Random, View } from '@hustings/kernel';
import type { Account } from './forecasting.js';

/** How an edition judges worlds by its own figures. */
type Judges<S, P> = {
  readonly rate: (s: S, seat: number, p: P, random: Random) => Rated[];
  readonly forecast: (s: S, p: P) => number[];
  readonly account: (s: S, seat: number, p: P) => Account;
};

/** The same as bots ask for it: the parameters they bring are of the edition's own files. */
export const judging = <
  S extends Position,
  V extends View,
  E extends GameEvent,
  P extends Parameters,
>({
  rate,
  forecast,
  account,
}: Judges<S, P>): Pick<Knowledge<S, V, E>, 'rate' | 'forecast' | 'account'> => ({
  rate: (world, seat, parameters, random) => rate(world, seat, parameters as P, random),
  forecast: (world, parameters) => forecast(world, parameters as P),
  account: (world, seat, parameters) => account(world, seat, parameters as P),
});
