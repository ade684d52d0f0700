/** Sends emails over SMTP. Loaded only where a mail server is set. */
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { DkimConfig } from '../config/dkim-config.ts';
import { NonRetryableError } from '../jobs/non-retryable-error.ts';
import { domainOf, SINGLE_ADDRESS } from './address.ts';
import { headersOf, type Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { AddressRefusedError } from './refusing-addresses.ts';

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
        if (isAddressRefused(error)) throw new AddressRefusedError('The address refuses emails', { cause: error });
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

/** A mailbox that is full may be emptied, so those emails are retried too, whatever status the server gives it. */
const FULL = /^5\d\d[ -]5\.2\.2|^552(?![ -]5\.(?!2\.2))/;

/** The address is wrong or has moved, or its mailbox is closed (RFC 3463): neither the sender's address nor the message. */
const NO_SUCH_ADDRESS = /^5\d\d[ -]5\.(?:1\.(?:0|1|2|3|4|5|6|10)|2\.1)\b/;
/** What servers without such codes answer to RCPT TO. Many refuse by policy with the same status, and say so. */
const NO_MAILBOX = /^(?:550|551|553)[ -](?!5\.\d)/;
const HAS_CODE = /^5\d\d[ -]5\.\d/;
const SAYS_POLICY =
  /relay|denied|not (?:allowed|permitted|authori[sz]ed)|polic|spam|block|black|reputation|authenticat|\b(?:spf|dkim|dmarc)\b|https?:/i;

/** By its code or, without one, in words. */
const isByPolicy = (response: string): boolean =>
  POLICY.test(response) || (!HAS_CODE.test(response) && SAYS_POLICY.test(response));

function isAddressRefused(error: unknown): boolean {
  const { data } = refusal.safeParse(error);
  if (data === undefined) return false;
  const { command, response } = data;
  if (NO_SUCH_ADDRESS.test(response)) return true;
  return command === 'RCPT TO' && NO_MAILBOX.test(response) && !isByPolicy(response);
}

/** Refusals of this address or this message are permanent. Any other refusal is about our settings or temporary. */
function isRefusedForGood(error: unknown): boolean {
  const { data } = refusal.safeParse(error);
  return data !== undefined && !isByPolicy(data.response) && !FULL.test(data.response);
}

/** The server's own words, if it said any. */
function answerIn(error: unknown): string {
  const { data } = z.object({ response: z.string().min(1) }).safeParse(error);
  return data?.response ?? (error instanceof Error ? error.message : String(error));
}
