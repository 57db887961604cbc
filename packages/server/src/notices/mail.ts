import { connect, type Socket } from 'node:net';
import type { Config } from '../config.js';
import { reasonOf, type Calls } from './calls.js';

export type Mailer = {
  readonly send: (to: string, subject: string, lines: readonly string[]) => Promise<void>;
};

/** One answer of a mail server is a few lines. */
const MOST_ANSWER = 16_384;

/** Mail over SMTP, if there is a server for it. */
export async function openMailer(
  { smtpUrl, smtpFrom }: Config,
  calls: Calls,
): Promise<Mailer | undefined> {
  if (smtpUrl === undefined) return undefined;
  const { default: nodemailer } = await import('nodemailer'); // not everyone sends mail
  const sendWithin = async (signal: AbortSignal, mail: object): Promise<void> => {
    const lines: Socket[] = [];
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      maxResponseSize: MOST_ANSWER,
      // The library has deadlines for the parts of a call; a line of our own ends with the whole.
      getSocket: ({ host, port, secure }, done) => {
        const line = connect({
          host: host ?? 'localhost',
          port: Number(port ?? (secure === true ? 465 : 587)),
        });
        lines.push(line);
        line.once('error', done);
        line.once('connect', () => {
          line.off('error', done);
          done(null, { connection: line });
        });
      },
    });
    signal.addEventListener('abort', () => lines.forEach((line) => line.destroy(reasonOf(signal))));
    try {
      await transport.sendMail(mail);
    } finally {
      for (const line of lines) line.destroy();
      transport.close();
    }
  };
  return {
    send: (to, subject, lines) => {
      const mail = { from: smtpFrom, to, subject, text: `${lines.join('\n\n')}\n` };
      return calls.call((signal) => sendWithin(signal, mail));
    },
  };
}
