import { connect, type Socket } from 'node:net';
import type { Config } from '../config.js';
import { reasonOf, type Calls } from './calls.js';

export type Mailer = {
  /** With an address that stops more of its kind, the mail says so to the program that shows it. */
  readonly send: (
    to: string,
    subject: string,
    lines: readonly string[],
    stop?: string,
  ) => Promise<void>;
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
    send: (to, subject, lines, stop) => {
      const headers = stop === undefined ? {} : stoppedBy(stop);
      const mail = { from: smtpFrom, to, subject, text: `${lines.join('\n\n')}\n`, headers };
      return calls.call((signal) => sendWithin(signal, mail));
    },
  };
}

/** RFC 2369 and, where there is TLS, RFC 8058: one click in the mail program, and no more come. */
function stoppedBy(address: string): Readonly<Record<string, string>> {
  const list = { 'List-Unsubscribe': `<${address}>` };
  if (!address.startsWith('https:')) return list;
  return { ...list, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
