import type { CommandTexts, FlagTexts, HelpTexts, ValueTexts } from './help-texts.js';
import type {
  ArenaTexts,
  BalanceTexts,
  BenchTexts,
  CountTexts,
  DemoTexts,
  ExplainTexts,
  GameTexts,
  ProgressTexts,
  ProveTexts,
  ServerTexts,
  SimulateTexts,
  TrainTexts,
  TuneTexts,
  VerifyTexts,
} from './report-texts.js';
import type { WrongTexts } from './wrong-texts.js';

/** All that the command line says. A language that lacks something does not compile. */
export type CliTexts = {
  readonly help: HelpTexts;
  readonly commands: CommandTexts;
  readonly flags: FlagTexts;
  readonly values: ValueTexts;
  readonly wrong: WrongTexts;
  readonly count: CountTexts;
  readonly progress: ProgressTexts;
  readonly game: GameTexts;
  readonly demo: DemoTexts;
  readonly simulate: SimulateTexts;
  readonly balance: BalanceTexts;
  readonly arena: ArenaTexts;
  readonly tune: TuneTexts;
  readonly train: TrainTexts;
  readonly explain: ExplainTexts;
  readonly verify: VerifyTexts;
  readonly prove: ProveTexts;
  readonly bench: BenchTexts;
  readonly server: ServerTexts;
};
