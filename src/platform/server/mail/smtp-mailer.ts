/** Sends emails over SMTP. Loaded only where a mail server is set. */
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { DkimConfig } from '../config/dkim-config.ts';
import { NonRetryableError } from '../jobs/non-retryable-error.ts';
import { domainOf, SINGLE_ADDRESS } from './address.ts';
import { headersOf, type Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';

const SMTP_TIMEOUT_MS = 10_000;

interface Sender {
  from: string;
  dkim?: Pick<DkimConfig, 'selector' | 'privateKey'> | null;
}

export function createSmtpMailer(smtpUrl: string, { from, dkim }: Sender): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    ...(dkim && { dkim: { domainName: domainOf(from), keySelector: dkim.selector, privateKey: dkim.privateKey } }),
  });
  const deliver = async (mail: Mail): Promise<string> => {
    const { to, subject, text, id } = mail;
    // A string is parsed as a list, in which a line break could add a recipient, so pass one checked address as an
    // object.
    if (!SINGLE_ADDRESS.test(to)) throw new Error('The recipient isn’t a single plain email address');
    const { response } = await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      headers: headersOf(mail),
      ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
    });
    return response;
  };
  return {
    send: async (mail) => {
      try {
        await deliver(mail);
      } catch (error) {
        throw isRefusedForGood(error)
          ? new NonRetryableError('The mail server refused it for good', { cause: error })
          : error;
      }
    },
    try: async (mail) => {
      try {
        return { isAccepted: true, answer: await deliver(mail) };
      } catch (error) {
        return { isAccepted: false, answer: answerIn(error) };
      }
    },
    close: () => transport.close(),
  };
}

const refusal = z.object({
  command: z.enum(['RCPT TO', 'DATA']),
  responseCode: z.int().min(500),
  response: z.string(),
});
/** A refusal by policy is often a misconfiguration that someone will fix, so those emails are retried. */
const POLICY = /^5\d\d[ -]5\.7\./;

/** Refusals of this address or this message are permanent. Any other refusal is about our settings or temporary. */
function isRefusedForGood(error: unknown): boolean {
  const { data } = refusal.safeParse(error);
  return data !== undefined && !POLICY.test(data.response);
}

/** The server's own words, if it said any. */
function answerIn(error: unknown): string {
  const { data } = z.object({ response: z.string().min(1) }).safeParse(error);
  return data?.response ?? (error instanceof Error ? error.message : String(error));
}
