const [command] = process.argv.slice(2);

if (command === 'demo') {
  console.log('hustings: no game to show yet.');
} else {
  console.error(`hustings: unknown command ${command ?? '(none)'}`);
  process.exitCode = 2;
}
