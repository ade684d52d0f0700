/** Ranges of bytes, as the Range header requests them (RFC 9110, section 14). */

/** A null `end` is the end of the file; `last` is a number of bytes before it. */
export type ByteRange = { first: number; end: number | null } | { last: number };

/** Both ends are included. */
export interface ResolvedRange {
  first: number;
  end: number;
}

export class RangeNotSatisfiableError extends Error {
  override name = 'RangeNotSatisfiableError';
  readonly bytes: number;

  constructor(bytes: number) {
    super(`The file has only ${bytes} bytes`);
    this.bytes = bytes;
  }
}

/** @returns null for several ranges at once, other units and anything malformed: the whole file is sent then. */
export function parseRange(header: string | undefined): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '') return to === '' ? null : { last: Number(to) };
  if (to === '') return { first: Number(from), end: null };
  return Number(to) < Number(from) ? null : { first: Number(from), end: Number(to) };
}

/** @throws {RangeNotSatisfiableError} */
export function resolveRange(bytes: number, range: ByteRange): ResolvedRange {
  const first = 'last' in range ? Math.max(0, bytes - range.last) : range.first;
  const requestedEnd = 'last' in range || range.end === null ? bytes - 1 : range.end;
  if (first >= bytes) throw new RangeNotSatisfiableError(bytes);
  return { first, end: Math.min(requestedEnd, bytes - 1) };
}
