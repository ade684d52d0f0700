/**
 * Unsubscribe links. The token is signed and names the person and the kind of email, so it needs no storage, never
 * expires and can't be forged.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify, validate } from 'uuid';
import type { NotificationKind } from '#generated/types.gen.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import { canBeChosen, isKind } from '../../model.ts';

/** Null for the daily summary. */
export type Stopped = NotificationKind | null;

export interface UnsubscribeLink {
  userId: string;
  stopped: Stopped;
}

interface Needs {
  keys: Pick<Keys, 'unsubscribing'>;
}

const DIGEST = 'digest';
const SIGNATURE_BYTES = 16;

export function writeUnsubscribeToken({ keys }: Needs, userId: string, stopped: Stopped): string {
  const text = `${Buffer.from(parse(userId)).toString('base64url')}.${stopped ?? DIGEST}`;
  return `${text}.${sign(keys.unsubscribing[0], text).toString('base64url')}`;
}

/** @returns null for an invalid token. */
export function readUnsubscribeToken({ keys }: Needs, token: string): UnsubscribeLink | null {
  const [person = '', what = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs =
    given.length === SIGNATURE_BYTES &&
    keys.unsubscribing.some((key) => timingSafeEqual(given, sign(key, `${person}.${what}`)));
  if (!isOurs || rest.length > 0) return null;
  const userId = stringify(Buffer.from(person, 'base64url'));
  if (!validate(userId)) return null;
  if (what === DIGEST) return { userId, stopped: null };
  return isKind(what) && canBeChosen(what) ? { userId, stopped: what } : null;
}

const sign = (key: Buffer, text: string) =>
  createHmac('sha256', key).update(`unsubscribe:${text}`).digest().subarray(0, SIGNATURE_BYTES);
