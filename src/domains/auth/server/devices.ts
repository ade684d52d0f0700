/**
 * Marks a browser as one the account was used in: its login attempts are counted separately, so a flood of wrong
 * passwords from elsewhere can't lock the owner out. And as the one an account was registered in: opening the emailed
 * link there also logs in, and the email can be sent again.
 */
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { areEqualSecrets } from '#platform/equal-secrets.ts';
import type { Cookies } from '#platform/http/handlers.ts';

export interface Devices {
  remember(reply: Cookies, userId: string): void;
  isKnown(request: FastifyRequest, userId: string): boolean;
  /** @param userId a made-up one if nobody registered, so that the answer doesn't tell. */
  rememberRegistered(reply: Cookies, userId: string): void;
  /** The account that was registered in this browser lately; null if none was. */
  findRegistered(request: FastifyRequest): string | null;
  forgetRegistered(reply: Cookies): void;
}

const DEVICE = { name: 'device', path: '/api/login', maxAge: 31_536_000 } as const;
/** As long as the emailed link lasts. */
const REGISTERED = { name: 'registered', path: '/api', maxAge: 24 * 3600 } as const;

export function createDevices(key: Buffer, secure: boolean): Devices {
  const markOf = (kind: string, userId: string) =>
    createHmac('sha256', key).update(`${kind}:${userId}`).digest('base64url');
  const set = (reply: Cookies, { name, path, maxAge }: typeof DEVICE | typeof REGISTERED, value: string) =>
    reply.setCookie(name, value, { path, maxAge, secure, httpOnly: true, sameSite: 'lax' });
  return {
    remember: (reply, userId) => set(reply, DEVICE, markOf('device', userId)),
    isKnown: ({ cookies }, userId) => areEqualSecrets(cookies[DEVICE.name] ?? '', markOf('device', userId)),
    rememberRegistered: (reply, userId) => set(reply, REGISTERED, `${userId}.${markOf('registered', userId)}`),
    findRegistered: ({ cookies }) => {
      const [userId = '', mark = ''] = cookies[REGISTERED.name]?.split('.') ?? [];
      return areEqualSecrets(mark, markOf('registered', userId)) ? userId : null;
    },
    forgetRegistered: (reply) => reply.clearCookie(REGISTERED.name, { path: REGISTERED.path }),
  };
}
