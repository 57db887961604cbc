import { describe, expect, it } from 'vitest';
import { namingOf } from '../src/new-game/naming.js';
import { hustings } from './helpers.js';

describe('new-game', () => {
  it.each([
    [[], 'NAME is missing.'],
    [['Harbour'], '"Harbour" can\'t name a game: small letters, digits and single hyphens'],
    [['4-winds'], 'a letter first'],
    [['a--b'], 'single hyphens'],
    [['../stall'], '"../stall" can\'t name a game'],
    [['x'.repeat(25)], 'at most 24 of them'],
    [['new'], '"new" means something in code; choose another name.'],
    [['stall'], 'there is a game "stall" already.'],
    [['copycat'], 'there is a folder games/copycat already.'],
    [['games'], 'games/registry.ts uses the word "games" already; choose another name.'],
    [['harbour', '--title', '<b>'], '"<b>" can\'t be a title'],
    [['harbour', '--title', "Harbour's"], "can't be a title"],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { code, out, err } = await hustings(['new-game', ...args]);
    expect(err).toContain(sentence);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  it('makes of a name what code, people and rules call the game', () => {
    expect(namingOf('harbour-lights')).toEqual({
      id: 'harbour-lights',
      name: 'harbourLights',
      title: 'Harbour Lights',
      rule: 'HL',
    });
    expect(namingOf('go4', 'Go, four times')).toMatchObject({
      name: 'go4',
      title: 'Go, four times',
      rule: 'GO',
    });
  });
});
