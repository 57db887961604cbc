import { SMTPServer } from 'smtp-server';
import { until } from './until.js';

export type Mail = { readonly to: string; readonly text: string };

export type PostOffice = {
  readonly smtpUrl: string;
  /** What was sent, in the order it came. */
  readonly mails: readonly Mail[];
  mailsTo(address: string): readonly string[];
  /** Waits for this many mails to an address; gives the last one. */
  mailTo(address: string, count?: number): Promise<string>;
  /** What the link in the last mail to an address ends with. */
  linkTo(address: string, count?: number): Promise<string>;
  stop(): Promise<void>;
};

/** A real mail server that keeps what it is given. */
export async function openPostOffice(): Promise<PostOffice> {
  const mails: Mail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo)
          mails.push({ to: address, text: unfold(text) });
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const mailsTo = (address: string): string[] =>
    mails.filter(({ to }) => to === address).map(({ text }) => text);
  const mailTo = async (address: string, count = 1): Promise<string> => {
    const found = await until(
      async () => mailsTo(address),
      ({ length }) => length >= count,
    );
    return found[count - 1];
  };
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    mailsTo,
    mailTo,
    linkTo: async (address, count) =>
      /confirm#([A-Za-z0-9_-]+)/.exec(await mailTo(address, count))?.[1] ?? '',
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}

/** Quoted-printable, as our own mails use it: lines that go on, and bytes of UTF-8. */
const unfold = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );
