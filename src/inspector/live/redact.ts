/**
 * Redacts secrets from a page's messages. A value is secret because of the name under which it first appears, and from
 * then on wherever it appears.
 */
import { MASK, maskAddresses } from './mask.ts';

const SECRET_NAME = /password|passphrase|secret|tokens?(param)?$|authorization|cookie|inviteid|^(codes|svg)$/i;
/** The callback parameters of an identity provider. */
const RETURN_NAMES = ['code', 'state'];
const JSON_WEB_TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** Shorter values would match parts of ordinary words. */
const MIN_LENGTH = 6;

export interface Redactor {
  /** Learns secret values, to recognise them under other names later. */
  notice(value: unknown): void;
  /** Accepts and returns JSON values. Idempotent. */
  redact(value: unknown): unknown;
}

export function createRedactor(): Redactor {
  const secrets = new Set<string>();

  function collect(value: unknown, isSecret: boolean): void {
    if (typeof value === 'string') {
      if (isSecret && value !== MASK && value.length >= MIN_LENGTH) secrets.add(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) collect(inner, isSecretHere(value, name));
    }
  }

  function masked(value: unknown, isSecret: boolean): unknown {
    if (typeof value === 'string') return isSecret ? MASK : withoutSecrets(value);
    if (Array.isArray(value)) return value.map((inner) => masked(inner, isSecret));
    if (typeof value !== 'object' || value === null) return isSecret && value !== null ? MASK : value;
    const entries = Object.entries(value).map(([name, inner]) => [name, masked(inner, isSecretHere(value, name))]);
    return Object.fromEntries(entries);
  }

  function withoutSecrets(text: string): string {
    let clean = maskAddresses(text.replace(JSON_WEB_TOKEN, MASK));
    for (const secret of secrets) clean = clean.replaceAll(secret, MASK);
    return clean;
  }

  return {
    notice: (value) => collect(value, false),
    redact(value) {
      collect(value, false);
      return masked(value, false);
    },
  };
}

/** Objects under a secret name are searched, since not every field of `tokens` is secret. */
function isSecretHere(parent: object, name: string): boolean {
  if ('iss' in parent && RETURN_NAMES.includes(name)) return true;
  // Of a login's second step; elsewhere a code is the reason of a refusal.
  if (name === 'code' && ('password' in parent || Reflect.get(parent, 'type') === 'code.submitted')) return true;
  const inner = Object.getOwnPropertyDescriptor(parent, name)?.value;
  return SECRET_NAME.test(name) && (typeof inner !== 'object' || Array.isArray(inner));
}
