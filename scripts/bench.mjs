// npm run bench: the same as `hustings bench`, which `npm run bench -- --help` explains.
process.argv.splice(2, 0, 'bench');
await import('../packages/cli/bin/hustings.mjs');
