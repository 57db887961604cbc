import type { Kind } from '../cast.js';
import type { Scene, Stage, StoreKind } from '../scene.js';

type Size = {
  readonly kills: number;
  /** At most so many moves between two kills. */
  readonly moves: number;
  readonly together: number;
  readonly kinds: readonly Kind[];
};

/** kill −9 at any moment: under load, and again and again while it starts. */
export const kills = (store: StoreKind, size: Size): Scene => ({
  title: `${size.kills} kills under load and during start-up (${store})`,
  store,
  kinds: size.kinds,
  together: size.together,
  trouble: (stage) => killing(stage, size),
});

async function killing(stage: Stage, { kills: most, moves }: Size): Promise<void> {
  const { servers, dice, patience, figure } = stage;
  const [server] = servers;
  const usualMs = server.startMs;
  let done = 0;
  let early = 0;
  while (done < most) {
    await patience.more(dice.between(1, moves));
    await patience.rest(dice.below(50));
    await server.kill();
    done++;
    while (done < most && dice.chance(50)) {
      let up = false;
      server.launch().then(
        () => (up = true),
        () => undefined, // killed
      );
      await patience.rest(dice.below(usualMs * 1.2));
      await server.kill();
      done++;
      if (!up) early++;
    }
    await patience.during(() => server.start());
  }
  figure('kills', done);
  figure('before it listened', early);
}
