/**
 * Marks a browser as one the account was used in. Its login attempts are counted separately, so a flood of wrong
 * passwords from elsewhere can't lock the owner out.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Cookies } from '#platform/http/handlers.ts';

export interface Devices {
  remember(reply: Cookies, userId: string): void;
  isKnown(request: FastifyRequest, userId: string): boolean;
}

const COOKIE = 'device';
const A_YEAR_S = 31_536_000;

export function createDevices(key: Buffer, secure: boolean): Devices {
  const markOf = (userId: string) => createHmac('sha256', key).update(`device:${userId}`).digest();
  return {
    remember: (reply, userId) => {
      const options = { path: '/api/login', httpOnly: true, sameSite: 'lax', secure, maxAge: A_YEAR_S } as const;
      reply.setCookie(COOKIE, markOf(userId).toString('base64url'), options);
    },
    isKnown: (request, userId) => {
      const mark = Buffer.from(request.cookies[COOKIE] ?? '', 'base64url');
      const expected = markOf(userId);
      return mark.length === expected.length && timingSafeEqual(mark, expected);
    },
  };
}
