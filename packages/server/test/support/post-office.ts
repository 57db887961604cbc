import { SMTPServer } from 'smtp-server';

export type PostOffice = {
  /** For SMTP_URL. */
  readonly url: string;
  /** What was sent, in the order it came. */
  readonly mails: readonly { readonly to: string; readonly text: string }[];
  readonly close: () => Promise<void>;
};

/** A mail server that keeps what it is given. */
export async function openPostOffice(): Promise<PostOffice> {
  const mails: { to: string; text: string }[] = [];
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
  const close = (): Promise<void> => new Promise((resolve) => smtp.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, mails, close };
}

/** Quoted-printable, as far as our own mails use it. */
const unfold = (text: string): string => text.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
