/** Every call refuses ids, dates and cursors that only look right, naming the field. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#generated/types.gen.ts';
import { type JsonSchema, type Operation, readOperations } from '#platform/server/http/contract.ts';
import type { Client } from '../../support/client.ts';
import { foundApproved } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const AN_ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';

const REFUSED: Record<string, string[]> = {
  uuid: [`urn:uuid:${AN_ID}`, `{${AN_ID}}`, AN_ID.replaceAll('-', ''), `${AN_ID}\n`],
  date: ['0000-01-01', '9999-12-31', '2025-02-29', '2025-6-30', '02025-06-30'],
  'date-time': [
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2025-02-29T12:00:00Z',
    '2025-06-30T23:59:60Z',
    '2025-06-30T24:00:00Z',
    '2025-06-30T12:00:00+02',
    '2025-06-30T12:00:00+0200',
    '2025-06-30T12:00:00',
    '2025-06-30 12:00:00Z',
  ],
};

const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Cursors that no list issues in any order. */
const FORGED = [
  'abc',
  '\0',
  cursorOf(null),
  cursorOf([]),
  cursorOf(['newest', AN_ID]),
  cursorOf({ 0: 'newest', 1: '', 2: AN_ID }),
  cursorOf([null, null, null]),
  cursorOf(['newest', '', `urn:uuid:${AN_ID}`]),
  cursorOf(['newest', '', '-'.repeat(36)]),
  cursorOf(['another list', '', AN_ID]),
];

let server: TestServer;
const clients = new Map<Role, Client>();
/** A council and a person: their lists are only read if they exist. */
const existing = { council: '', person: '' };

beforeAll(async () => {
  server = await startTestServer();
  for (const role of ['Admin', 'Member', 'Partner', 'Judge'] as const) {
    const { client, user } = await buildLoggedIn(server.origin, server.database.db, { role });
    clients.set(role, client);
    existing.person = user.id;
  }
  const [owner, admin] = [clients.get('Member'), clients.get('Admin')];
  if (owner && admin) existing.council = (await foundApproved(owner, admin)).id;
});
afterAll(() => server.close());

const operations = readOperations();

function clientFor({ who }: Operation): Client {
  const client = clients.get(who.roles?.[0] ?? 'Admin');
  if (!client) throw new Error('Nobody has this role');
  return client;
}

const propertiesOf = (schema: JsonSchema | undefined) =>
  Object.entries((schema?.['properties'] ?? {}) as Record<string, JsonSchema>);

/** Formats of a field whose value can only be a string. */
function formatsOf(schema: JsonSchema): string[] {
  const options = [schema['oneOf'], schema['anyOf']].find(Array.isArray) as JsonSchema[] | undefined;
  return (options ?? [schema]).flatMap(({ format }) => (typeof format === 'string' ? [format] : []));
}

function wrongValues(schema: JsonSchema): string[] {
  return formatsOf(schema).flatMap((format) => REFUSED[format] ?? []);
}

const addressOf = ({ url }: Operation, params: Record<string, string>, query: Record<string, string>) => {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? AN_ID));
  return `${path}?${new URLSearchParams(query)}`;
};

interface Sent {
  operation: Operation;
  field: string;
  value: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Every call with each of its fields that have a format. */
function* callsWithWrongFields(operation: Operation): Generator<Sent> {
  const { params, querystring, body } = operation;
  for (const [field, schema] of propertiesOf(params)) {
    for (const value of wrongValues(schema)) yield { operation, field, value, params: { [field]: value } };
  }
  for (const [field, schema] of propertiesOf(querystring)) {
    for (const value of wrongValues(schema)) yield { operation, field, value, query: { [field]: value } };
  }
  for (const [field, schema] of propertiesOf(body)) {
    for (const value of wrongValues(schema)) yield { operation, field, value, body: { [field]: value } };
    const items = schema['items'] as JsonSchema | undefined;
    for (const value of items ? wrongValues(items) : []) {
      yield { operation, field: `${field}.0`, value, body: { [field]: [value] } };
    }
  }
}

async function expectRefused({ operation, field, value, params = {}, query = {}, body }: Sent): Promise<void> {
  const answer = await clientFor(operation).call(operation.method, addressOf(operation, params, query), { body });
  const told = { value, status: answer.status, fields: answer.body.errors?.map((error) => error.field) };
  expect(told).toEqual({ value, status: 422, fields: expect.arrayContaining([field]) });
}

describe('an id or date that only looks like one', () => {
  const concerned = operations.filter(
    (operation) => !operation.form && [...callsWithWrongFields(operation)].length > 0,
  );

  it('can be sent to most calls', () => expect(concerned.length).toBeGreaterThan(60));

  it.each(concerned)('is refused by $operationId', async (operation) => {
    for (const sent of callsWithWrongFields(operation)) await expectRefused(sent);
  });
});

describe('a forged cursor', () => {
  const walked = operations.filter(({ querystring }) => propertiesOf(querystring).some(([name]) => name === 'cursor'));
  const required = (operation: Operation): Record<string, string> => {
    const names = (operation.querystring?.['required'] ?? []) as string[];
    const samples: Record<string, string> = {
      model: 'Impact',
      search: 'a',
      councilId: existing.council,
      kind: 'impact',
    };
    return Object.fromEntries(names.map((name) => [name, samples[name] ?? AN_ID]));
  };
  const sortsOf = ({ querystring }: Operation) => {
    const sort = propertiesOf(querystring).find(([name]) => name === 'sort')?.[1];
    return (sort?.['enum'] ?? [undefined]) as (string | undefined)[];
  };

  it('can be sent to every list', () => expect(walked.length).toBeGreaterThan(25));

  it.each(walked)('is refused by $operationId in every order', async (operation) => {
    for (const sort of sortsOf(operation)) {
      for (const value of FORGED) {
        const query = { ...required(operation), ...(sort && { sort }), cursor: value };
        const params = { id: /council|gda/.test(operation.url) ? existing.council : existing.person };
        const answer = await clientFor(operation).call(operation.method, addressOf(operation, params, query));
        const told = { value, status: answer.status, fields: answer.body.errors?.map(({ field }) => field) };
        expect(told).toEqual({ value, status: 422, fields: ['cursor'] });
      }
    }
  });
});

describe('a text with forbidden characters', () => {
  it.each([
    ['NUL', 'a\0b'],
    ['half of a pair of surrogates', 'a\ud800b'],
  ])('is refused with a clear message where it would be stored as JSON (%s)', async (_name, reason) => {
    const admin = clients.get('Admin');
    const { user } = await buildLoggedIn(server.origin, server.database.db, { role: 'Member' });
    const answer = await admin?.call('PATCH', `/users/${user.id}`, { body: { role: 'Judge', reason } });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reason', message: 'This text contains a character we can’t store. Remove it.' }] },
    });
  });
});
