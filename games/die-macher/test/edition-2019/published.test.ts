import { seatsIn, seedFrom, sfc, SPECTATOR, type GameEvent } from '@hustings/kernel';
import { sectionsText, speakerIn } from '@hustings/texts';
import { describe, expect, it } from 'vitest';
import { dieMacher2019 as game } from '../../rules/edition-2019/die-macher-2019.js';
import type { Event } from '../../rules/edition-2019/index.js';
import { publishedOnDiscards } from '../../texts/edition-2019/published.js';
import { shelf, speaker } from '../../texts/edition-2019/index.js';

const english = await speakerIn('en', shelf, speaker);

/** A game by chance: after every move the state, and all that a spectator has been told. */
function* happenings(seed: string) {
  const options = game.readOptions({ elections: '7' }, 5);
  if ('refused' in options) throw new Error('options');
  const opening: Event[] = [];
  const state = game.setup(options, 5, seedFrom(seed), opening);
  const random = sfc(seedFrom(seed), 'bot 0');
  const told: GameEvent[] = game.events(opening, SPECTATOR);
  while (!game.isOver(state)) {
    const [seat] = seatsIn(state.flow.owed);
    const events: Event[] = [];
    game.apply(state, seat, game.sample(state, seat, random), events);
    told.push(...game.events(events, SPECTATOR));
    yield { state, events, told };
  }
}

describe('Published polls', () => {
  it('M19-8.6 M19-8.8 lie on the discards until these are shuffled, and everybody can say which', () => {
    const published = new Set<number>();
    let [most, reshuffled] = [0, 0];
    for (const { state, events, told } of happenings('published')) {
      for (const event of events) if (event.type === 'pollPublished') published.add(event.poll);
      if (state.pollDiscards.length === 0 && published.size > 0) {
        reshuffled++;
        published.clear();
      }
      const lying = publishedOnDiscards(game.view(state, SPECTATOR), told);
      expect(lying).toEqual(state.pollDiscards.filter((poll) => published.has(poll)));
      most = Math.max(most, lying.length);
    }
    expect([most > 1, reshuffled > 0]).toEqual([true, true]);
  });

  it('M19-8.6 are in the position in words for who has heard it all, and for nobody else', () => {
    for (const { state, told } of happenings('in words')) {
      const view = game.view(state, SPECTATOR);
      if (publishedOnDiscards(view, told).length === 0) continue;
      const all = sectionsText(english.sections(view, [], told));
      expect(all).toMatch(/A published poll among the discards: .*[+−]\d/);
      expect(sectionsText(english.sections(view, [], told.slice(-3)))).not.toMatch(/A published/);
      expect(sectionsText(english.sections(view, []))).not.toMatch(/A published/);
      return;
    }
    expect.unreachable('no poll was published');
  });
});
