/** A skill as OpenSkill keeps it: what is believed, and how uncertain that is. */
export type Skill = { readonly mu: number; readonly sigma: number };

const MU = 25;
const SIGMA = MU / 3;
const BETA = SIGMA / 2;
const KAPPA = 0.0001;
const TAU = MU / 300;

export const newSkill = (): Skill => ({ mu: MU, sigma: SIGMA });

/** What a player is worth with some certainty. */
export const ordinal = ({ mu, sigma }: Skill): number => mu - 3 * sigma;

/** People change between two games, so what was believed of them is a little less certain. */
export const blurred = ({ mu, sigma }: Skill): Skill => ({
  mu,
  sigma: Math.sqrt(sigma ** 2 + TAU ** 2),
});

/**
 * One game under the Plackett–Luce model of OpenSkill (Weng and Lin 2011): skills in any order,
 * with their places (lower is better, equal is shared).
 */
export function rateGame(skills: readonly Skill[], places: readonly number[]): Skill[] {
  const c = Math.sqrt(skills.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strength = skills.map(({ mu }) => Math.exp(mu / c));
  const behind = places.map((place) =>
    strength.reduce((sum, one, i) => (places[i] >= place ? sum + one : sum), 0),
  );
  const shared = places.map((place) => places.filter((other) => other === place).length);
  return skills.map((skill, i) => {
    let omega = 0;
    let delta = 0;
    places.forEach((place, q) => {
      if (place > places[i]) return;
      const part = strength[i] / behind[q];
      omega += (q === i ? 1 - part : -part) / shared[q];
      delta += (part * (1 - part)) / shared[q];
    });
    const { mu, sigma } = skill;
    const gamma = sigma / c;
    const grown = 1 - gamma * ((sigma / c) ** 2 * delta);
    return {
      mu: mu + (sigma ** 2 / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(grown, KAPPA)),
    };
  });
}
