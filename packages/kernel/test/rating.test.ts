import { describe, expect, it } from 'vitest';
import { blurred, newSkill, rateGame, type Skill } from '@hustings/kernel';

/** Believed and how uncertain, to ten digits. */
const figures = (skills: readonly Skill[]): readonly string[] =>
  skills.map(({ mu, sigma }) => `${mu.toFixed(10)} ± ${sigma.toFixed(10)}`);

/** Published figures and those of openskill 5.0.1: whoever has a rating goes on with the same one. */
describe('ratings', () => {
  it('of two new players are as the published implementation has them', () => {
    const [winner, loser] = rateGame([newSkill(), newSkill()], [0, 1]);
    expect(winner.mu).toBeCloseTo(27.63523138347365, 8);
    expect(winner.sigma).toBeCloseTo(8.065506316323548, 8);
    expect(loser.mu).toBeCloseTo(22.36476861652635, 8);
  });

  it('do not change among equals who share a place', () => {
    const [one, other] = rateGame([newSkill(), newSkill()], [0, 0]);
    expect(one.mu).toBeCloseTo(25);
    expect(other.mu).toBeCloseTo(25);
  });

  it('of four people of different skill, two of them sharing a place', () => {
    const before = [
      { mu: 31.5, sigma: 2.25 },
      newSkill(),
      { mu: 18.75, sigma: 1.5 },
      { mu: 27, sigma: 6 },
    ];
    expect(figures(rateGame(before.map(blurred), [2, 1, 2, 4]))).toEqual([
      '31.3714990691 ± 2.2490248901',
      '28.9775777483 ± 8.1599696866',
      '18.7788399725 ± 1.5020303605',
      '25.3904323367 ± 5.8892925931',
    ]);
  });

  it('stay as movable after a hundred games as people are', () => {
    const rounds = [
      [1, 2, 3],
      [2, 1, 3],
      [1, 1, 3],
      [3, 2, 1],
    ];
    let skills: readonly Skill[] = [newSkill(), newSkill(), newSkill()];
    for (let i = 0; i < 100; i++) skills = rateGame(skills.map(blurred), rounds[i % 4]);
    expect(figures(skills)).toEqual([
      '26.2451646148 ± 2.7568661700',
      '30.5688394142 ± 2.7215816170',
      '18.0626489517 ± 3.2605127011',
    ]);
  });
});
