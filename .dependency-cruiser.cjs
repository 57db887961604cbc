/**
 * Who may import whom. Arrows point one way: command line, server → games → kernel.
 *
 * A package that is missing from this table fails the check (scripts/check-arrows.mjs), so a new
 * game adds one line here.
 */
const mayImport = {
  kernel: { packages: [], outside: false },
  proving: { packages: ['kernel'], outside: false },
  'die-macher': { packages: ['kernel'], outside: false },
  copycat: { packages: ['kernel'], outside: false },
  bots: { packages: ['kernel', 'die-macher', 'copycat'], outside: true },
  server: { packages: ['kernel'], outside: true },
  cli: {
    packages: ['kernel', 'proving', 'die-macher', 'copycat', 'bots', 'server'],
    outside: true,
  },
  web: { packages: ['kernel', 'die-macher', 'copycat', 'bots'], outside: true },
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
    name: 'world-knows-no-edition',
    comment: 'The world of Die Macher is what its editions share.',
    from: { path: '^packages/die-macher/src/world/' },
    to: { path: '^packages/die-macher/src/', pathNot: '^packages/die-macher/src/world/' },
  },
  {
    severity,
    name: 'editions-stay-apart',
    comment: 'An edition shares with another edition only what is in world/.',
    from: { path: '^packages/die-macher/src/(edition-[^/]+)/' },
    to: {
      path: '^packages/die-macher/src/edition-[^/]+/',
      pathNot: '^packages/die-macher/src/$1/',
    },
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
    from: { path: '^packages/bots/src/', pathNot: '^packages/bots/src/(arena|tune)/' },
    to: { path: '^packages/bots/src/(arena|tune)/' },
  },
  {
    severity,
    name: 'bots-know-one-game-at-a-time',
    comment: 'The framework works on the kernel alone; game knowledge sits in one folder per game.',
    from: { path: '^packages/bots/src/[^/]+\\.ts$', pathNot: '^packages/bots/src/games\\.ts$' },
    to: { path: '^packages/(die-macher|copycat|bots/src/(die-macher-[^/]+|copycat))/' },
  },
  {
    severity,
    name: 'sources-know-no-tests',
    comment: 'Tests import what they test, never the other way round.',
    from: { path: '^packages/[^/]+/src/' },
    to: { path: '^packages/[^/]+/test/' },
  },
  {
    severity,
    name: 'sources-not-dist',
    comment: 'A package is imported by its name, never by what it was built to.',
    // Faults are planted in the server as it was built.
    from: { pathNot: '^packages/server/test/chaos/hooks/planted.mjs$' },
    to: { path: '^packages/[^/]+/dist/' },
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

for (const [name, { packages, outside }] of Object.entries(mayImport)) {
  // Tests of the server play real games; those of the web client start a database as they do.
  const played = { server: ['die-macher', 'copycat'], web: ['server/test/support'] }[name] ?? [];
  for (const [part, more] of Object.entries({ src: [], test: ['proving', ...played] })) {
    const allowed = [name, ...packages, ...more].join('|');
    forbidden.push({
      severity,
      name: part === 'src' ? `arrows-of-${name}` : `tests-of-${name}`,
      comment: `packages/${name}/${part} imports only these packages: ${allowed}.`,
      from: { path: `^packages/${name}/${part}/` },
      to: { path: '^packages/', pathNot: `^packages/(${allowed})/` },
    });
  }
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
