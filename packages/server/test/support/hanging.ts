import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type Hanging = {
  readonly port: number;
  /** How many calls it holds just now. */
  readonly held: number;
  /** The most it has held at once. */
  readonly most: number;
  stop(): Promise<void>;
};

/** Takes every call and answers none; or answers at once, with a body that never ends. */
export async function startHanging(how: 'silent' | 'dripping' = 'silent'): Promise<Hanging> {
  const lines = new Set<Socket>();
  let most = 0;
  const server = createServer((line) => {
    lines.add(line);
    most = Math.max(most, lines.size);
    const drip = setInterval(() => {
      if (how === 'dripping') line.write('.');
    }, 1000);
    if (how === 'dripping') line.write('HTTP/1.1 201 Created\r\ncontent-length: 100000\r\n\r\n');
    line.on('error', () => undefined); // cut off by the other side
    line.on('close', () => {
      clearInterval(drip);
      lines.delete(line);
    });
    line.resume();
  });
  await new Promise<void>((resolve) => void server.listen(0, '0.0.0.0', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get held() {
      return lines.size;
    },
    get most() {
      return most;
    },
    stop: async () => {
      for (const line of lines) line.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
