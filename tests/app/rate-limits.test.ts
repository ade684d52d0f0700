import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#app/server/limits.ts';
import contract from '#generated/openapi.json' with { type: 'json' };
import type { Role, UnverifiedSession } from '#generated/types.gen.ts';
import { type JsonSchema, type Operation, readOperations } from '#platform/server/http/contract.ts';
import { assertLimited, limitKey } from '#platform/server/http/limits/call-limits.ts';
import { type Client, createClient } from '../support/client.ts';
import { buildLoggedIn, buildUser, PASSWORD } from '../support/factories.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { fileOf, headersOf } from '../support/uploads.ts';

const ADDRESS = '198.51.100.7';
const SOME_ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const PAST = 1_000_000;
const operations = readOperations().filter(({ operationId }) => LIMITS.has(operationId));

let server: TestServer;
const clients = new Map<Role | 'visitor' | 'unverified' | 'refresh', Client>();

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const enter = (name: Role | 'visitor' | 'unverified' | 'refresh', token: string | null) => {
    const client = createClient(server.origin, ADDRESS);
    client.token = token;
    clients.set(name, client);
  };
  for (const role of ['Admin', 'Partner', 'Member', 'Judge'] as const) {
    const { session } = await buildLoggedIn(server.origin, db, { role });
    enter(role, session.accessToken);
    enter('refresh', session.refreshToken);
  }
  const newcomer = await buildUser(db, { isVerified: false });
  const login = createClient(server.origin).post<UnverifiedSession>('/login', {
    email: newcomer.email,
    password: PASSWORD,
  });
  enter('unverified', (await login).body.data.accessToken);
  enter('visitor', null);
  const windows = operations.map(({ operationId }) => ({
    key: limitKey(operationId, 'address', ADDRESS),
    hits: PAST,
    ends_at: new Date(Date.now() + 3_600_000),
  }));
  await db.insertInto('rate_windows').values(windows).execute();
});
afterAll(() => server.close());

function clientFor({ who }: Operation): Client {
  const client = clients.get(who.kind === 'user' ? (who.roles?.[0] ?? 'Member') : who.kind);
  if (!client) throw new Error(`Nobody is a ${who.kind}`);
  return client;
}

/** Every required parameter, with a valid value. */
function valuesOf(schema: JsonSchema | undefined): [string, string][] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, { enum?: string[]; type?: string; format?: string }>;
    required?: string[];
  };
  return required.map((name) => {
    const { enum: values, type, format } = properties[name] ?? {};
    if (format === 'email') return [name, 'kofi@example.org'];
    if (type === 'number' || type === 'integer') return [name, '1'];
    return [name, values?.[0] ?? (type === 'boolean' ? 'true' : SOME_ID)];
  });
}

function addressOf({ url, params, querystring }: Operation): string {
  const values = new Map(valuesOf(params));
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => values.get(name) ?? SOME_ID);
  const query = new URLSearchParams(valuesOf(querystring));
  if (url === '/news/:id') query.set('isLive', 'true');
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The contract's own example of the body. */
function exampleOf({ operationId }: Operation): Record<string, unknown> | undefined {
  const raw = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods) as { operationId: string; requestBody?: object }[])
    .find((one) => one.operationId === operationId);
  const { content = {} } = (raw?.requestBody ?? {}) as { content?: Record<string, { schema: { $ref: string } }> };
  const name = Object.values(content)[0]?.schema.$ref?.split('/').at(-1) ?? '';
  const schema = Object.entries(contract.components.schemas).find(([key]) => key === name)?.[1];
  const example = schema && 'examples' in schema ? schema.examples[0] : undefined;
  return typeof example === 'object' ? { ...example } : undefined;
}

/** Fields that take a file. */
const FILES = new Set(['file', 'files', 'part']);

function formOf(example: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(example)) {
    if (FILES.has(name)) form.append(name, fileOf('list.pdf', Buffer.from('%PDF-1.7')));
    else for (const one of [value].flat()) form.append(name, String(one));
  }
  return form;
}

async function call(operation: Operation): Promise<{ status: number; code?: string; retryAfter: string | null }> {
  const client = clientFor(operation);
  const body = exampleOf(operation);
  if (!operation.form) {
    const answer = await client.call(operation.method, addressOf(operation), {
      ...(operation.body && { body }),
    });
    return { status: answer.status, code: answer.body.code ?? '', retryAfter: answer.headers.get('retry-after') };
  }
  const response = await fetch(`${server.origin}/api${addressOf(operation)}`, {
    method: operation.method,
    headers: { ...(await headersOf(client)), 'x-forwarded-for': ADDRESS },
    body: formOf(body ?? {}),
  });
  const { code }: { code?: string } = await response.json();
  return { status: response.status, code: code ?? '', retryAfter: response.headers.get('retry-after') };
}

const countOf = async (operation: Operation) => {
  const counted = await server.database.db
    .selectFrom('rate_windows')
    .select('hits')
    .where('key', '=', limitKey(operation.operationId, 'address', ADDRESS))
    .executeTakeFirstOrThrow();
  return counted.hits;
};

describe('a call past its limit', () => {
  it.each(operations.map((operation) => ({ name: `${operation.method} ${operation.url}`, operation })))(
    'is counted once and refused with 429: $name ($operation.operationId)',
    async ({ operation }) => {
      const { status, code, retryAfter } = await call(operation);
      expect({ status, code }).toEqual({ status: 429, code: 'too_many_requests' });
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(await countOf(operation)).toBe(PAST + 1);
    },
  );

  it('is each that has a limit', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...LIMITS.keys()].sort());
  });
});

describe('a call that changes something', () => {
  it('has a limit', () => expect(() => assertLimited(readOperations(), LIMITS)).not.toThrow());

  it('stops the start without one, and is named', () => {
    const withoutTwo = new Map([...LIMITS].filter(([name]) => name !== 'createImpact' && name !== 'deactivateAccount'));
    expect(() => assertLimited(readOperations(), withoutTwo)).toThrow(/: (deactivateAccount, createImpact)$/);
  });
});
