/**
 * Who may import whom. Arrows point one way: web, command line → games → parts, bots, texts → kernel.
 *
 * Games are known by pattern: a new one needs no line here. A package that is missing from this
 * table fails the check (scripts/check-arrows.mjs).
 */
const mayImport = {
  kernel: { packages: [], outside: false },
  texts: { packages: ['kernel'], outside: false },
  protocol: { packages: ['kernel', 'texts'], outside: false },
  proving: { packages: ['kernel', 'texts'], outside: false },
  bots: { packages: ['kernel'], outside: true },
  server: { packages: ['kernel', 'texts', 'protocol'], outside: true },
  parts: { packages: ['kernel', 'texts'], outside: true },
  cli: { packages: ['kernel', 'texts', 'proving', 'bots', 'server'], outside: true, games: true },
  web: { packages: ['kernel', 'texts', 'protocol', 'parts', 'bots'], outside: true, games: true },
};

/** What each part of a game may import: packages, and parts of its own game besides itself. */
const partsOfGames = {
  rules: { packages: ['kernel'], parts: [] },
  bots: { packages: ['kernel', 'bots'], parts: ['rules'] },
  texts: { packages: ['kernel', 'texts'], parts: ['rules'] },
  board: { packages: ['kernel', 'texts', 'parts'], parts: ['rules', 'texts'], svelte: true },
  lesson: { packages: ['kernel', 'texts', 'parts'], parts: ['rules', 'texts'], svelte: true },
  book: { packages: ['texts'], parts: [] },
};

const severity = 'error';
const forbidden = [
  {
    severity,
    name: 'no-circles',
    comment: 'Modules that import each other can only be understood together.',
    from: {},
    to: { circular: true },
  },
  {
    severity,
    name: 'games-stay-apart',
    comment: 'A game knows no other game.',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
  },
  {
    severity,
    name: 'world-knows-no-edition',
    comment: 'The world of a game is what its editions share.',
    from: { path: '^games/([^/]+)/([^/]+)/world/' },
    to: { path: '^games/$1/$2/edition-' },
  },
  {
    severity,
    name: 'editions-stay-apart',
    comment: 'An edition shares with another edition only what is in world/.',
    from: { path: '^games/([^/]+)/.+/(edition-[^/]+)/' },
    to: { path: '^games/$1/.+/edition-[^/]+/', pathNot: '^games/$1/.+/$2/' },
  },
  {
    severity,
    name: 'bots-run-everywhere',
    comment: 'Bots think in Node and in browsers; only src/node/ knows where it is.',
    from: { path: '^packages/bots/src/', pathNot: '^packages/bots/src/node/' },
    to: { pathNot: '^packages/' },
  },
  {
    severity,
    name: 'bots-see-no-table',
    comment: 'What thinks is given views; what holds the true state of a game stays out of reach.',
    from: {
      path: '^(packages/bots/src|games/[^/]+/bots)/',
      pathNot: '^packages/bots/src/(arena|tune)/',
    },
    to: { path: '^packages/bots/src/(arena|tune)/' },
  },
  {
    severity,
    name: 'sources-know-no-tests',
    comment: 'Tests import what they test, never the other way round.',
    from: { path: '^(packages|games)/', pathNot: '^(packages|games)/[^/]+/test/' },
    to: { path: '^(packages|games)/[^/]+/test/' },
  },
  {
    severity,
    name: 'sources-not-dist',
    comment: 'A package is imported by its name, never by what it was built to.',
    // Faults are planted in the server as it was built.
    from: { pathNot: '^packages/server/test/chaos/hooks/planted.mjs$' },
    to: { path: '^(packages/[^/]+|games)/dist/' },
  },
  {
    severity,
    name: 'no-unresolvable',
    comment: 'An import that leads nowhere is an arrow nobody checked.',
    from: {},
    // Svelte's own parts are resolved by vite, through conditions that are not looked at here.
    to: { couldNotResolve: true, pathNot: '^svelte/' },
  },
];

for (const [name, { packages, outside, games = false }] of Object.entries(mayImport)) {
  const own = [name, ...packages].join('|');
  forbidden.push({
    severity,
    name: `arrows-of-${name}`,
    comment: `packages/${name}/src imports only these packages: ${own}.`,
    from: { path: `^packages/${name}/src/` },
    to: { path: '^(packages|games)/', pathNot: `^(packages/(${own})${games ? '|games' : ''})/` },
  });
  // Tests play real games; those of the web client start a database as the server's do.
  const more = name === 'web' ? ['proving', 'server/test/support'] : ['proving'];
  forbidden.push({
    severity,
    name: `tests-of-${name}`,
    comment: `packages/${name}/test imports only these packages, and games: ${own}.`,
    from: { path: `^packages/${name}/test/` },
    to: { path: '^packages/', pathNot: `^packages/(${[own, ...more].join('|')})/` },
  });
  if (!outside) {
    forbidden.push({
      severity,
      name: `${name}-is-pure`,
      comment: 'Rules use no Node, no browser and no dependency: they run everywhere.',
      from: { path: `^packages/${name}/src/` },
      to: { pathNot: '^packages/' },
    });
  }
}

for (const [part, { packages, parts, svelte = false }] of Object.entries(partsOfGames)) {
  const own = [part, ...parts].join('|');
  forbidden.push({
    severity,
    name: `${part}-of-games`,
    comment: `The ${part} of a game import only ${own} of it and these packages: ${packages.join(', ')}.`,
    from: { path: `^games/([^/]+)/${part}/` },
    to: {
      pathNot: `^(packages/(${packages.join('|')})/src/|games/$1/(${own})/${svelte ? '|(node_modules/)?svelte/' : ''})`,
    },
  });
}

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: '(^|/)(node_modules|dist)/' }, // seen as targets, not looked into
    tsPreCompilationDeps: true, // type-only imports are arrows too
    // Packages that are modules only name no other way in.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    tsConfig: { fileName: 'tsconfig.json' }, // resolves packages to their sources
  },
};
