import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, globalAgent } from 'node:https';

/** For 127.0.0.1 and this test alone: everyone can read its key here. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgd6PaN5g5b2PSQG0v
fOKd5l+vPem87b6HwThVZMVDMi2hRANCAASUUTHBVuaCrGq4SSgqY7W/N07O0E1F
iVcn39WqUcwv1z6CXLxHGHVIEHEd11wj8OvXp+qj7MeLm3rlvbyulIFl
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBmDCCAT6gAwIBAgIUD7Uj0oeVeMNmQE8d6oOeGTFcHrAwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNSHVzdGluZ3MgdGVzdDAgFw0yNjExMTYwMDA3MzNaGA8yMTI2
MTAyMzAwMDczM1owGDEWMBQGA1UEAwwNSHVzdGluZ3MgdGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABJRRMcFW5oKsarhJKCpjtb83Ts7QTUWJVyff1apRzC/X
PoJcvEcYdUgQcR3XXCPw69en6qPsx4ubeuW9vK6UgWWjZDBiMB0GA1UdDgQWBBSj
kQ/StiGyqpgbje/AYvr/dgbcsTAfBgNVHSMEGDAWgBSjkQ/StiGyqpgbje/AYvr/
dgbcsTAPBgNVHRMBAf8EBTADAQH/MA8GA1UdEQQIMAaHBH8AAAEwCgYIKoZIzj0E
AwIDSAAwRQIgUtrEBD3wH6D/kO7fTQAFFJG2M0L6tjnrHhKZsdk+hioCIQDVqk/r
otFE4sE4E1xGpe8frHL13Sy+MXE8D6pK2F6OXw==
-----END CERTIFICATE-----`;

export type Pushed = { readonly headers: IncomingHttpHeaders; readonly body: Buffer };

export type PushService = {
  readonly origin: string;
  readonly pushed: Pushed[];
  /** What it answers from now on. */
  status: number;
  stop(): Promise<void>;
};

/** A push service as browsers have one, on this machine; this process trusts it until it stops. */
export async function startPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      pushed.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(service.status).end();
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const trusted = globalAgent.options.ca;
  globalAgent.options.ca = cert;
  const service: PushService = {
    origin: `https://127.0.0.1:${port}`,
    pushed,
    status: 201,
    stop: async () => {
      globalAgent.options.ca = trusted;
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  return service;
}

/** A browser that has subscribed: it alone can read what is pushed to it (RFC 8291). */
export class Subscription {
  readonly #keys = createECDH('prime256v1');
  readonly #secret = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.#keys.generateKeys();
  }

  get target(): object {
    const p256dh = this.#keys.getPublicKey('base64url');
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.#secret.toString('base64url') } };
  }

  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const idLength = body[20];
    const sender = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const shared = this.#keys.computeSecret(sender);
    const info = ['WebPush: info\0', this.#keys.getPublicKey(), sender];
    const material = derive(this.#secret, shared, info, 32);
    const contentKey = derive(salt, material, ['Content-Encoding: aes128gcm\0'], 16);
    const nonce = derive(salt, material, ['Content-Encoding: nonce\0'], 12);
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = open.lastIndexOf(2); // then only padding
    return open.subarray(0, end).toString();
  }
}

function derive(
  salt: Buffer,
  material: Buffer,
  info: readonly (string | Buffer)[],
  length: number,
): Buffer {
  const whole = Buffer.concat(info.map((part) => Buffer.from(part)));
  return Buffer.from(hkdfSync('sha256', material, salt, whole, length));
}

/** The claims of the sender, if they are signed with the key that it names (RFC 8292). */
export function vapidOf(authorization: string | undefined): {
  readonly publicKey: string;
  readonly claims: Readonly<Record<string, unknown>>;
} {
  const [, token, publicKey] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization ?? '') ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!right) throw new Error('the signature is not of this key');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  return { publicKey, claims: read };
}
