/** The claims that the page schedules renewals by, and the service worker finds an account's cache by. */

import { bytesOfBase64url } from '#platform/shared/base64url.ts';

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
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytesOfBase64url(part)));
    return typeof payload === 'object' && payload !== null ? { ...payload } : {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
