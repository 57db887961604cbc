import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Free ports in place of 80 and 443. */
export type Ports = { readonly http: number; readonly https: number };

/** Where Caddy, told so by the head below, keeps the certificate that signs all others. */
export const caddyAuthority = 'caddy/pki/authorities/local/root.crt';

/**
 * A Caddyfile as it is, under a head that keeps Caddy to itself: other ports, certificates of its own
 * instead of Let's Encrypt's, nothing of it in the folders of the real machine.
 */
export function caddyfile({ http, https }: Ports, folder: string, text: string): string {
  const head = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `http_port ${http}`,
    `https_port ${https}`,
    `storage file_system ${join(folder, 'caddy')}`,
  ];
  return `{\n\t${head.join('\n\t')}\n}\n${text}`;
}

/** A site's nginx.conf as it is but for its ports, inside what Debian has around it. */
export function nginxConf({ http, https }: Ports, folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const text = site
    .replaceAll(/^.*listen \[::\]:.*\n/gm, '') // not every machine has IPv6
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `);
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []), // nobody else may look into the folder
    'daemon off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr;',
    'events {}',
    'http {',
    ...temporary.map((name) => `${name}_temp_path ${join(folder, `nginx-${name}`)};`),
    'access_log off;',
    text,
    '}',
  ].join('\n');
}

/** A certificate that signs itself, named as certbot names them. */
export async function makeCertificate(folder: string, domain: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'fullchain.pem');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const who = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:${domain}`];
  const out = ['-keyout', join(folder, 'privkey.pem'), '-out', file, '-days', '2'];
  await promisify(execFile)('openssl', ['req', '-x509', ...key, ...who, ...out]);
  return file;
}
