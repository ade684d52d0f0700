/** Tells a database that cannot answer now from a statement that is wrong. */
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** PostgreSQL's: shutting down, starting up, cancelled by a timeout, too many connections, lock not available. */
const SQL_STATES = new Set(['57P01', '57P02', '57P03', '57014', '53300', '55P03', '25P03', '08006', '08001']);
/** The pool's own errors carry no code. */
const POOL_MESSAGES = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

export function isDatabaseUnavailable(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return NETWORK_CODES.has(code) || SQL_STATES.has(code) || POOL_MESSAGES.test(error.message);
}

/** PostgreSQL's name for a text with a character that no text may hold, such as NUL. */
const UNSTORABLE_TEXT = '22021';

export function isUnstorableText(error: Error): boolean {
  return 'code' in error && error.code === UNSTORABLE_TEXT;
}
