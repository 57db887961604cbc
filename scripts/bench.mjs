// npm run bench: the same as `hustings bench`, which `npm run bench -- --help` explains; with `--web`
// the client in a browser instead (packages/web/bench.mjs).
if (process.argv.includes('--web')) {
  await import('./build-web.mjs');
  await import('../packages/web/bench.mjs');
} else {
  process.argv.splice(2, 0, 'bench');
  await import('../packages/cli/bin/hustings.mjs');
}
