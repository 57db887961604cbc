import { isRefusal } from '@hustings/kernel';
import { positionText } from '../../position-text.js';
import { flag, optional } from '../fields.js';
import { position, seatVerb, tableVerb, viewVerb } from '../verb.js';

/** Verbs that look at a table and change nothing. */
export const lookVerbs = {
  state: tableVerb({}, ({ play }) => ({ state: play.state })),

  hash: tableVerb({}, ({ game, play }) => ({ number: play.number, hash: game.hash(play.state) })),

  decisions: tableVerb({}, position),

  view: viewVerb(({ game, play }, viewer) => ({ view: game.view(play.state, viewer) })),

  describe: viewVerb(({ game, speaker, play }, viewer) => ({
    text: positionText(speaker, game.view(play.state, viewer), play.told(viewer)),
  })),

  form: seatVerb({}, ({ game, play }, seat) => ({ form: game.form(play.state, seat) })),

  result: tableVerb({}, ({ game, play }) => ({ result: game.result(play.state) ?? null })),

  export: tableVerb({ seed: optional(flag) }, ({ play }, values) => {
    const file = play.export(values.seed);
    return isRefusal(file) ? file : { file };
  }),
};
