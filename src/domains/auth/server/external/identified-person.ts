/**
 * Whom the identity provider has identified in this browser, while the account's second step is asked for. The browser
 * carries it, sealed, so that nothing is stored for people who never come back.
 */

import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '#platform/server/config/config.ts';
import type { Keys } from '#platform/server/config/secrets.ts';
import type { Cookies } from '#platform/server/http/handlers.ts';
import { seal, unseal } from '#platform/server/http/security/sealed-text.ts';
import type { Identity } from './external-sign-in.repository.ts';
import { cookieOptions } from './get-google-sign-in-url.ts';

interface Needs {
  config: Pick<Config, 'publicOrigin'>;
  keys: Pick<Keys, 'externalSignIns'>;
}

const COOKIE = 'identified';
const SECONDS = 600;

const zIdentified = z.object({
  issuer: z.string(),
  subject: z.string(),
  /** What the provider sent the browser back with. */
  state: z.string().optional(),
  until: z.number(),
});

interface Identified extends Identity {
  state?: string | undefined;
}

export function keepIdentified({ config, keys }: Needs, reply: Cookies, { issuer, subject, state }: Identified): void {
  const sealed = seal(
    keys.externalSignIns,
    JSON.stringify({ issuer, subject, state, until: Date.now() + SECONDS * 1000 }),
  );
  reply.setCookie(COOKIE, sealed, { ...cookieOptions(config), maxAge: SECONDS });
}

/** Undefined if there is none, or for longer than ten minutes. */
export function findIdentified({ keys }: Pick<Needs, 'keys'>, { cookies }: FastifyRequest): Identified | undefined {
  const text = unseal(keys.externalSignIns, cookies[COOKIE] ?? '');
  if (text === null) return undefined;
  const { until, ...identified } = zIdentified.parse(JSON.parse(text));
  return until > Date.now() ? identified : undefined;
}

export function forgetIdentified({ config }: Pick<Needs, 'config'>, reply: Cookies): void {
  reply.clearCookie(COOKIE, cookieOptions(config));
}
