import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

type Mail = { readonly to: string; readonly text: string };

export type PostOffice = {
  /** For SMTP_URL. */
  readonly url: string;
  /** What was sent, in the order it came. */
  readonly mails: readonly Mail[];
  readonly close: () => void;
};

/** A mail server that keeps what it is given; it knows as much of SMTP as our server speaks. */
export async function openPostOffice(): Promise<PostOffice> {
  const mails: Mail[] = [];
  const server = createServer((socket) => void serve(socket, mails));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => void server.close() };
}

async function serve(socket: Socket, mails: Mail[]): Promise<void> {
  const say = (words: string): void => void socket.write(`${words}\r\n`);
  let to = '';
  let text: string[] | undefined;
  say('220 post office');
  for await (const line of createInterface({ input: socket })) {
    if (text !== undefined && line !== '.') {
      text.push(line);
      continue;
    }
    if (text !== undefined) {
      mails.push({ to, text: unfold(text.join('\n')) });
      text = undefined;
    }
    to = /^RCPT TO:<(.+?)>/i.exec(line)?.[1] ?? to;
    if (/^DATA/i.test(line)) text = [];
    say(answerTo(line));
  }
}

function answerTo(line: string): string {
  if (/^DATA/i.test(line)) return '354 go on';
  return /^QUIT/i.test(line) ? '221 bye' : '250 well';
}

/** Quoted-printable, as far as our own mails use it. */
const unfold = (text: string): string => text.replace(/=\n/g, '').replace(/=3D/g, '=');
