/** Why a job failed, for admins: without addresses, names or texts, which messages of errors may contain. */

export interface JobCause {
  cause: string;
}

const MAX_LENGTH = 300;
/** The status of an answer by SMTP, with its enhanced code. What follows may name a person. */
const SMTP_STATUS = /^([45]\d\d)(?:[ -](\d\.\d{1,3}\.\d{1,3}))?/;
const QUOTED = /"[^"]*"|'[^']*'|“[^”]*”|‘[^’]*’|`[^`]*`/g;
const ADDRESSES = /[^\s<>]+@[^\s<>]+|\b[a-z][a-z0-9+.-]*:\/\/\S+/gi;
/** Ids, phone numbers and the like. */
const NUMBERS = /\b[\da-f]{8}-[\da-f-]{27}\b|\+?\d[\d\s()/-]{5,}\d/gi;
const LEFT_OUT = '…';

export function causeOf(error: unknown): JobCause {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const [, status, enhanced] = SMTP_STATUS.exec(textIn(inner, 'response')) ?? [];
  const message = error instanceof Error ? error.message : String(error);
  const parts = [status, enhanced, status === undefined ? textIn(inner, 'code') : '', impersonal(message)];
  return { cause: parts.filter(Boolean).join(' ').slice(0, MAX_LENGTH).toWellFormed() };
}

/** Only the first line: others quote what was sent or read. */
const impersonal = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .replaceAll(QUOTED, LEFT_OUT)
    .replaceAll(ADDRESSES, LEFT_OUT)
    .replaceAll(NUMBERS, LEFT_OUT);

function textIn(error: unknown, key: 'code' | 'response'): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : '';
}
