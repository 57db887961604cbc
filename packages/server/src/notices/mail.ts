import type { Config } from '../config.js';

export type Mailer = {
  readonly send: (to: string, subject: string, lines: readonly string[]) => Promise<void>;
  readonly close: () => void;
};

/** Mail over SMTP, if there is a server for it. */
export async function openMailer({ smtpUrl, smtpFrom }: Config): Promise<Mailer | undefined> {
  if (smtpUrl === undefined) return undefined;
  const { default: nodemailer } = await import('nodemailer'); // not everyone sends mail
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    send: async (to, subject, lines) => {
      await transport.sendMail({ from: smtpFrom, to, subject, text: `${lines.join('\n\n')}\n` });
    },
    close: () => transport.close(),
  };
}
