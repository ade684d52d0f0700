/** Bounds the size of a failure: a caller can send thousands of invalid fields. */
import type { FieldError } from '#generated/types.gen.ts';
import type { FailureMessage } from './failure.ts';

/** The contract's limits. */
const MESSAGE_LENGTH = 500;
const FIELD_LENGTH = 200;
const MAX_ERRORS = 20;
/** Keeps the whole body below 4 kB. */
const MAX_BYTES = 3_400;

/** Returns as many of the first field errors as fit. */
export function limitErrors(errors: readonly FieldError[]): FieldError[] {
  const kept: FieldError[] = [];
  let bytes = 0;
  for (const { field, message } of errors.slice(0, MAX_ERRORS)) {
    const error = { field: shorten(field, FIELD_LENGTH), message: shorten(message, MESSAGE_LENGTH) };
    bytes += Buffer.byteLength(JSON.stringify(error)) + 1;
    if (bytes > MAX_BYTES) break;
    kept.push(error);
  }
  return kept;
}

export function shortMessage(message: FailureMessage): FailureMessage {
  if (typeof message === 'string') return shorten(message, MESSAGE_LENGTH);
  return Object.fromEntries(Object.entries(message).map(([key, text]) => [key, shorten(text, MESSAGE_LENGTH)]));
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).toWellFormed()}…` : text;
}
