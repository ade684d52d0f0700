/** Distinguishes an unavailable database from a faulty statement. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/**
 * PostgreSQL's codes: no connection (08), no disk, memory or connection left (53), shutting down or starting up (57P),
 * cancelled by a timeout, a broken disk, lock not available, idle for too long in a transaction, and a server that
 * refuses the login (28) or doesn't have the database (3D).
 */
const SQL_STATES = /^(?:08...|53...|57P..|57014|58030|55P03|25P03|28...|3D000)$/;
/**
 * The pool's own errors have no code, and a database that accepts no connections shares its code with other failures.
 */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|not currently accepting connections/;

export function isDatabaseUnavailable(error: Error): boolean {
  const code = codeOf(error);
  return NETWORK_CODES.has(code) || SQL_STATES.test(code) || MESSAGES.test(error.message);
}

/** PostgreSQL's class for a transaction that got in the way of another: a deadlock, or one that couldn't be serialized. */
const IN_THE_WAY = /^40...$/;

/** Whether the same work may succeed later. */
export function isTransient(error: Error): boolean {
  return isDatabaseUnavailable(error) || IN_THE_WAY.test(codeOf(error));
}

/** PostgreSQL's code for a character that text may not contain, such as NUL. */
const UNSTORABLE_TEXT = '22021';
/** The same in JSON, where it is an escape sequence: NUL, or a lone surrogate. */
const UNSTORABLE_JSON = /^22P0[25]$/;

export function isUnstorableText(error: Error): boolean {
  const code = codeOf(error);
  if (code === UNSTORABLE_TEXT) return true;
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : '';
  return UNSTORABLE_JSON.test(code) && /surrogate|\\u0000/.test(detail);
}

/** PostgreSQL's code of an error, or Node.js's of a lost connection; empty for any other. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
