// Stands in for a command that a test must not really run: asks the test what to do.
import { spawnSync } from 'node:child_process';
import { request } from 'node:http';

const [, , name, ...args] = process.argv;
const { HUSTINGS_PRETEND, HUSTINGS_REAL_PATH } = process.env;

const answer = await new Promise((resolve, reject) => {
  const asking = request({ socketPath: HUSTINGS_PRETEND, method: 'POST' }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part) => (text += part));
    response.on('end', () => resolve(JSON.parse(text)));
  });
  asking.on('error', reject);
  asking.end(JSON.stringify({ name, args, cwd: process.cwd() }));
});

process.stdout.write(answer.out ?? '');
process.stderr.write(answer.wrong ?? '');
process.exitCode = answer.wrong === undefined ? 0 : 1;
if (answer.run !== undefined) {
  const [command, ...rest] = answer.run;
  const env = answer.real ? { ...process.env, PATH: HUSTINGS_REAL_PATH } : process.env;
  const { status } = spawnSync(command, rest, { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}
