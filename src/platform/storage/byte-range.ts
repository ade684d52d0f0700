/** Ranges of bytes, as the Range header requests them (RFC 9110, section 14). */

/** A null `end` is the end of the file; `last` is a number of bytes before it. */
export type ByteRange = { first: number; end: number | null } | { last: number };

/** Both ends are included. */
export interface Place {
  first: number;
  end: number;
}

export class OutsideFileError extends Error {
  override name = 'OutsideFileError';
  readonly bytes: number;

  constructor(bytes: number) {
    super(`The file has only ${bytes} bytes`);
    this.bytes = bytes;
  }
}

/** @returns null for several ranges at once, other units and anything malformed: the whole file is sent then. */
export function readRange(header: string | undefined): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '') return to === '' ? null : { last: Number(to) };
  if (to === '') return { first: Number(from), end: null };
  return Number(to) < Number(from) ? null : { first: Number(from), end: Number(to) };
}

/** @throws {OutsideFileError} */
export function placeIn(bytes: number, range: ByteRange): Place {
  const first = 'last' in range ? Math.max(0, bytes - range.last) : range.first;
  const asked = 'last' in range || range.end === null ? bytes - 1 : range.end;
  if (first >= bytes) throw new OutsideFileError(bytes);
  return { first, end: Math.min(asked, bytes - 1) };
}
