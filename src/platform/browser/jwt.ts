/** The claims of a token that the page plans by. The server alone judges whether the token is genuine. */
export interface TokenClaims {
  subject: string | null;
  /** Seconds since 1970, by the server's clock. */
  issuedAt: number | null;
  expiresAt: number | null;
}

/** Whatever can't be decoded is unknown, never an error: the server answers for it. */
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
