/** Sends a call's request, and again once after what the server wants first: the anti-forgery cookie, or a renewal. */

import { formDataBodySerializer, urlSearchParamsBodySerializer } from '#generated/core/bodySerializer.gen.ts';
import { getUrl } from '#generated/core/utils.gen.ts';
import type { SessionEnvelope } from '#generated/types.gen.ts';
import { readJson } from './answers.ts';
import { type CallSpec, nameOf, unreachable } from './call-spec.ts';
import type { Groundswell } from './groundswell.ts';
import { readRefusal } from './read-refusal.ts';

export interface Sent {
  body?: unknown;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** @returns an answer that is a success. */
export async function send(groundswell: Groundswell, spec: CallSpec, sent: Sent = {}): Promise<Response> {
  const { connection } = groundswell;
  const remedies = new Map<string | null, (usedToken: string | undefined) => Promise<void>>();
  if (spec.changes) remedies.set('anti_forgery', async () => undefined);
  if (spec.token && connection.sessions)
    remedies.set('token_expired', async (usedToken) => {
      if (connection.sessions?.current.accessToken === usedToken) await renewOnce(groundswell);
    });
  for (;;) {
    const token = spec.token ? await connection.token() : undefined;
    const response = await connection
      .fetch(requestOf(groundswell, spec, sent, token))
      .catch((cause) => Promise.reject(unreachable(spec, cause)));
    connection.cookies.keep(response);
    if (response.ok) return response;
    const refusal = await readRefusal(nameOf(spec), response);
    const remedy = remedies.get(refusal.code);
    if (!remedy) throw refusal;
    remedies.delete(refusal.code);
    await remedy(token);
  }
}

function requestOf(
  { url, connection: { language, cookies } }: Groundswell,
  spec: CallSpec,
  { body, path, query, headers, signal }: Sent,
  token: string | undefined,
): Request {
  const isJson = body !== undefined && spec.sends === undefined;
  return new Request(addressOf(url, spec, path, query), {
    method: spec.method,
    headers: {
      ...(language && { 'Accept-Language': language }),
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(spec.changes && cookies.headers()),
      ...headers,
    },
    ...(body !== undefined && { body: bodyOf(spec, body) }),
    ...(signal && { signal }),
    credentials: 'same-origin',
  });
}

const addressOf = (url: string, spec: CallSpec, path: Sent['path'], query: Sent['query']) =>
  getUrl({ baseUrl: url, url: spec.url, ...(path && { path }), ...(query && { query }), querySerializer: queryOf });

const queryOf = (query: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString();

function bodyOf({ sends }: CallSpec, body: unknown): BodyInit {
  if (sends === 'files') return formDataBodySerializer.bodySerializer(body) as FormData;
  return sends === 'form' ? (urlSearchParamsBodySerializer.bodySerializer(body) as string) : JSON.stringify(body);
}

const RENEWAL: CallSpec = { method: 'GET', url: '/getToken/{id}', changes: true };

/** Calls that meet an expired token together wait for one renewal: a refresh token works once. */
async function renewOnce(groundswell: Groundswell): Promise<void> {
  const { sessions } = groundswell.connection;
  if (!sessions) return;
  sessions.renewal ??= renew(groundswell).finally(() => {
    sessions.renewal = null;
  });
  await sessions.renewal;
}

async function renew(groundswell: Groundswell): Promise<void> {
  const { sessions } = groundswell.connection;
  if (!sessions) return;
  const { user, refreshToken } = sessions.current;
  const sent = { path: { id: user.id }, headers: { Authorization: `Bearer ${refreshToken}` } };
  const answer = (await readJson(RENEWAL, await send(groundswell, RENEWAL, sent))) as SessionEnvelope;
  sessions.current = answer.data;
  await sessions.onRenewed(answer.data);
}
