/**
 * Marks a browser as one the account was used in: its login attempts are counted separately, so a flood of wrong
 * passwords from elsewhere can't lock the owner out. And as the one an account was registered in: opening the emailed
 * link there also logs in, and the email can be sent again.
 */
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#platform/server/config/config.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import { areEqualSecrets } from '#platform/server/equal-secrets.ts';
import type { Cookies } from '#platform/server/http/handlers.ts';

interface DeviceNeeds {
  keys: Pick<Keys, 'devices'>;
  config: Pick<Config, 'publicOrigin'>;
}

const DEVICE = { name: 'device', path: '/api', maxAge: 31_536_000 } as const;
/** As long as the emailed link lasts. */
const REGISTERED = { name: 'registered', path: '/api', maxAge: 24 * 3600 } as const;

export function rememberDevice(needs: DeviceNeeds, reply: Cookies, userId: string): void {
  set(needs, reply, DEVICE, markOf(needs, 'device', userId));
}

export function isKnownDevice(needs: DeviceNeeds, { cookies }: FastifyRequest, userId: string): boolean {
  return isMarked(needs, 'device', userId, cookies[DEVICE.name] ?? '');
}

/** @param userId a made-up one if nobody registered, so that the answer doesn't tell. */
export function rememberRegistered(needs: DeviceNeeds, reply: Cookies, userId: string): void {
  set(needs, reply, REGISTERED, `${userId}.${markOf(needs, 'registered', userId)}`);
}

/** The account that was registered in this browser lately; null if none was. */
export function findRegistered(needs: DeviceNeeds, { cookies }: FastifyRequest): string | null {
  const [userId = '', mark = ''] = cookies[REGISTERED.name]?.split('.') ?? [];
  return isMarked(needs, 'registered', userId, mark) ? userId : null;
}

export function forgetRegistered(reply: Cookies): void {
  reply.clearCookie(REGISTERED.name, { path: REGISTERED.path });
}

const markOf = ({ keys }: DeviceNeeds, kind: string, userId: string) => sign(keys.devices[0], kind, userId);

const isMarked = ({ keys }: DeviceNeeds, kind: string, userId: string, mark: string) =>
  keys.devices.some((key) => areEqualSecrets(mark, sign(key, kind, userId)));

const sign = (key: Buffer, kind: string, userId: string) =>
  createHmac('sha256', key).update(`${kind}:${userId}`).digest('base64url');

function set(
  { config }: DeviceNeeds,
  reply: Cookies,
  { name, path, maxAge }: typeof DEVICE | typeof REGISTERED,
  value: string,
): void {
  const secure = config.publicOrigin.startsWith('https:');
  reply.setCookie(name, value, { path, maxAge, secure, httpOnly: true, sameSite: 'lax' });
}
