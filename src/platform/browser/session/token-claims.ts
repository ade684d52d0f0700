/** The claims that the page schedules renewals by, and the service worker finds an account's cache by. */

/** Only the server verifies tokens. */
interface TokenClaims {
  subject: string | null;
  /** Seconds since 1970, by the server's clock. */
  issuedAt: number | null;
  expiresAt: number | null;
}

/** A token that can't be decoded has unknown claims; it is never an error here. */
export function readClaims(token: string): TokenClaims {
  const { sub, iat, exp } = decodePayload(token.split('.')[1] ?? '');
  return { subject: textOf(sub), issuedAt: numberOf(iat), expiresAt: numberOf(exp) };
}

function decodePayload(part: string): Record<string, unknown> {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? { ...payload } : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
