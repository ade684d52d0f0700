/**
 * Whatever is sent, every call answers with a status that the contract names for it, and nothing breaks the server.
 * Inputs are made from the contract: half follow its schemas closely enough to reach the handler, half do not.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_YET_SERVED } from '../../../src/app/not-yet-served.ts';
import { type JsonSchema, type Operation, readOperations } from '../../../src/platform/http/contract.ts';
import { type Client, createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const RUNS = 25;
/** These end the caller's own session, after which nothing is left to find. */
const ENDS_THE_CALLER = new Set(['logOut', 'deactivateAccount', 'changePassword']);

/** Its answer goes on until the caller leaves. */
const GOES_ON = new Set(['streamNotifications']);

let server: TestServer;
let admin: Client;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = (await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' })).client;
  visitor = createClient(server.origin);
});
afterAll(() => server.close());

function inputFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const options = [schema['oneOf'], schema['anyOf']].find(Array.isArray) as JsonSchema[] | undefined;
  if (options) return fc.oneof(...options.map(inputFor));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  if ('const' in schema) return fc.constant(schema['const']);
  const types = [schema['type']].flat();
  return fc.oneof(...types.map((type) => valueOfType(String(type), schema)));
}

function valueOfType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const [least, most] = [Number(schema['minimum'] ?? 0), Number(schema['maximum'] ?? 1000)];
  switch (type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(inputFor(schema['items'] as JsonSchema), { maxLength: 3 });
    case 'integer':
      return fc.integer({ min: least, max: most });
    case 'number':
      return fc.double({ min: least, max: most, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema);
  }
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (schema['required'] ?? []) as string[];
  const members = Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, inputFor(member)]));
  return fc.record(members, { requiredKeys: required });
}

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema['format'] === 'uuid') return fc.uuid();
  if (schema['format'] === 'email') return fc.emailAddress({ size: 'small' });
  if (schema['format'] === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (schema['format'] === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const minLength = Number(schema['minLength'] ?? 0);
  const maxLength = Math.min(Number(schema['maxLength'] ?? 40), minLength + 40);
  // Everything that databases, mails, spreadsheets and pages have choked on stands among the characters.
  const unit = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom(...'\0\r\n\'"<%;=\\\u202e'),
  );
  return fc.string({ unit, minLength, maxLength });
}

const anything = fc.oneof(fc.jsonValue(), fc.constant(undefined));
const orAnything = (schema: JsonSchema | undefined) =>
  schema ? fc.oneof(inputFor(schema), anything) : fc.constant(undefined);

function addressOf({ url }: Operation, params: unknown, query: unknown): string {
  const named = isRecord(params) ? params : {};
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encode(named[name] ?? 'x'));
  const pairs = Object.entries(isRecord(query) ? query : {}).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return `${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}

const encode = (value: unknown) =>
  encodeURIComponent(String(isRecord(value) ? JSON.stringify(value) : value).toWellFormed());
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function expectedStatuses({ operationId, responses, isStreamed }: Operation): number[] {
  const named = Object.keys(responses).filter((status) => /^\d+$/.test(status));
  // 413 and 404 come before an operation is known: a body or an address that no call takes.
  const always = [404, 413, 422, 429];
  return [
    ...named.map(Number),
    ...(isStreamed ? [200] : []),
    ...always,
    ...((NOT_YET_SERVED as readonly string[]).includes(operationId) ? [501] : []),
  ];
}

describe('any input to', () => {
  for (const operation of readOperations()) {
    const { operationId, method, params, querystring, body } = operation;
    if (ENDS_THE_CALLER.has(operationId) || GOES_ON.has(operationId)) continue;
    it(`${operationId} answers as the contract says`, async () => {
      const statuses = expectedStatuses(operation);
      const inputs = fc.tuple(orAnything(params), orAnything(querystring), orAnything(body));
      await fc.assert(
        fc.asyncProperty(inputs, fc.boolean(), async ([pathValues, query, payload], asAdmin) => {
          const client = asAdmin ? admin : visitor;
          const { status } = await client.call(method, addressOf(operation, pathValues, query), { body: payload });
          expect(statuses).toContain(status);
        }),
        { numRuns: RUNS },
      );
    });
  }
});
