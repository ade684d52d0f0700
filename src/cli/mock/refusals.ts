/** Refusals in the contract's envelope. */
import type { Answer } from './wire.ts';

export function refusal(status: number, code: string, message: string): Answer {
  return { status, type: 'application/json', body: { status, message, code } };
}

export const notFound = () => refusal(404, 'not_found', 'There is nothing with this id.');

/** @param fields what is wrong, by field. */
export function invalid(fields: readonly { field: string; message: string }[]): Answer {
  const body = { status: 422, message: 'Some fields need attention.', code: 'validation_failed', errors: fields };
  return { status: 422, type: 'application/json', body };
}
