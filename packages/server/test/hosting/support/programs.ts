import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps what only administrators call. */
const path = `${process.env['PATH'] ?? ''}${delimiter}/usr/sbin${delimiter}/sbin`;

/** With the folders for administrators, where nginx lies. */
export const programPath = path;

/**
 * Are all these programs on this machine? Where they are not, the tests that need them are left out,
 * loudly; where CI=true they run and fail, for there nothing may go untried (.ci/run installs them).
 */
export function has(...names: readonly string[]): boolean {
  const missing = names.filter(
    (name) => !path.split(delimiter).some((folder) => existsSync(join(folder, name))),
  );
  if (missing.length === 0) return true;
  console.warn(`NOT TRIED, for want of ${missing.join(', ')}: apt-get install nginx caddy systemd`);
  return process.env['CI'] === 'true';
}
