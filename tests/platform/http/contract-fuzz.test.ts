/**
 * Whatever is sent, every call answers with a status and a body from the contract, and nothing crashes the server.
 * Requests are valid ones with a few changes, so that they get past validation. Every day it sends a few per call;
 * FULL=1 sends 50,000, FUZZ_EACH=… sends that many per call, FUZZ_SEED=… repeats a run.
 */
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStrictFormats } from '#platform/server/http/compile-schemas.ts';
import { type JsonSchema, type Operation, readOperations } from '#platform/server/http/contract.ts';
import { untilNotBusy } from '../../support/not-busy.ts';
import { AN_ID, changesFor, cursorOf } from './fuzz/changes.ts';
import { propertiesOf, type Received, type Request, send } from './fuzz/requests.ts';
import { NEVER_SUCCEEDS, validRequest } from './fuzz/valid-requests.ts';
import { buildWorld, type World } from './fuzz/world.ts';

const isFull = process.env['FULL'] === '1';
const REQUESTS_EACH = Number(process.env['FUZZ_EACH'] ?? (isFull ? 200 : 6));
/** After this many requests, the item that they are about may be gone, so a new one is created. */
const FRESH_AFTER = 25;
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const MAX_REPORTED = 5;
const MAX_REFUSED = 10;

/** Calls with an endless response. */
const GOES_ON = new Set(['streamNotifications']);
/**
 * Calls that end the caller's session, change their role or make their profile incomplete, so only the valid request's
 * own caller makes them.
 */
const ENDS_THE_CALLER = new Set([
  'logOut',
  'deactivateAccount',
  'changePassword',
  'endSession',
  'endOtherSessions',
  'administerUser',
  'eraseAccount',
  'updateProfile',
  'renewToken',
]);

let world: World;
const operations = readOperations().filter(({ operationId }) => !GOES_ON.has(operationId));
const succeeded = new Set<string>();
let sent = 0;

beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

const ajv = addStrictFormats(new Ajv({ strict: false }));
const validators = new Map<object, ValidateFunction>();

/** @returns how the response violates the contract, or null. */
function brokenPromise({ responses, isStreamed }: Operation, { status, json }: Received): string | null {
  if (json === undefined) return isStreamed && status === 200 ? null : 'no JSON';
  const schema = responses[status] ?? ([404, 413, 414, 429].includes(status) ? responses['422'] : undefined);
  if (!schema) return `no response ${status} in the contract`;
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate(json) ? null : ajv.errorsText(validate.errors);
}

/** A busy machine may reject a call: it is repeated once the server is no longer busy. */
async function sendCalmly(operation: Operation, request: Request): Promise<Received> {
  const { origin } = world.server;
  const received = await send(origin, operation, request);
  if (received.status !== 503) return received;
  await untilNotBusy(origin);
  return send(origin, operation, request);
}

/** Prepared requests of reading calls, which are reused because a read changes nothing. */
const reads = new Map<string, Request>();

async function prepare(operation: Operation): Promise<Request> {
  // Rate limits are tested elsewhere; here they would hide everything behind them. So would a changed request to
  // setSecondStepRule, setProofRule or changeCommunitySettings: then staff without a second step may do nothing, logging
  // in needs a proof, and only invited people may register.
  await world.server.database.run(
    'delete from rate_windows; delete from second_step_rules; delete from proof_rules; delete from setting_changes; ' +
      'delete from points_recounts',
  );
  for (let turnedAway = 0; ; turnedAway += 1) {
    await untilNotBusy(world.server.origin);
    try {
      const request = reads.get(operation.operationId) ?? (await validRequest(world, operation));
      if (operation.method === 'GET') reads.set(operation.operationId, request);
      return request;
    } catch (error) {
      if (turnedAway === MAX_REFUSED || !(error instanceof Error && /answered 503/.test(error.message))) throw error;
    }
  }
}

/** @returns what is wrong with the response, or null. */
async function faultOf(operation: Operation, request: Request): Promise<string | null> {
  sent += 1;
  const received = await sendCalmly(operation, request);
  if (received.status < 300) succeeded.add(operation.operationId);
  const broken = brokenPromise(operation, received);
  if (broken === null) return null;
  const { params, query, body } = request;
  const told = JSON.stringify({ status: received.status, params, query, body, answer: received.json });
  return `${operation.operationId} with FUZZ_SEED=${SEED}: ${broken} ${told.slice(0, 2_000)}`;
}

/** Any role, most often an allowed one. */
function callersFor({ operationId }: Operation, request: Request): fc.Arbitrary<Request['as']> {
  if (ENDS_THE_CALLER.has(operationId)) return fc.constantFrom(request.as, world.visitor);
  const { admin, member, neighbour, partner, judge, visitor } = world;
  const others = [admin, member, neighbour, partner, judge].map(({ client }) => client);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(request.as) },
    { weight: 1, arbitrary: fc.constantFrom(visitor, ...others) },
  );
}

async function fuzz(operation: Operation): Promise<string[]> {
  const faults: string[] = [];
  const changes = fc.sample(changesFor(operation), { numRuns: REQUESTS_EACH, seed: SEED });
  let valid = await prepare(operation);
  const own = valid.as;
  for (const [index, change] of changes.entries()) {
    if (index > 0 && index % FRESH_AFTER === 0) {
      valid = await prepare(operation);
    }
    const [as = own] = fc.sample(callersFor(operation, valid), { numRuns: 1, seed: SEED + index });
    const fault = await faultOf(operation, { ...change(valid), as });
    if (fault) faults.push(fault);
  }
  return faults.slice(0, MAX_REPORTED);
}

const TIMEOUT_MS = REQUESTS_EACH > 50 ? 1_800_000 : 60_000;

describe('a valid request', () => {
  it.each(operations)('to $operationId gets a response that matches the contract', async (operation) => {
    expect(await faultOf(operation, await prepare(operation))).toBeNull();
    if (!NEVER_SUCCEEDS.has(operation.operationId)) expect(succeeded).toContain(operation.operationId);
  });

  it('succeeds for nearly every call', () => expect(succeeded.size).toBeGreaterThanOrEqual(115));
});

/** Concatenated into a statement instead of bound, each of these would break or change it. */
const SQL = ["'", "a' or 'a'='a", "a'); select pg_sleep(9); --", 'a" union select null --', "\\' || $1 || $$"];
/** Lists ordered by a text column, whose cursors therefore contain text. */
const WORD_ORDERS = [
  'accounts:name',
  'accounts:email',
  'councils:title',
  'news:title',
  'resources:title',
  'people:name',
].concat(['opportunities:title', 'partners:name']);

/** Queries that put each of the texts into every parameter of an operation. */
function* queriesWithSql({ querystring }: Operation): Generator<Record<string, string>> {
  const fields = querystring ? propertiesOf(querystring) : [];
  const sorts = fields.flatMap(([name, { enum: values }]) => (name === 'sort' && Array.isArray(values) ? values : []));
  const isFree = ([name, schema]: [string, JsonSchema]) =>
    schema['type'] === 'string' && !schema['enum'] && !schema['format'] && name !== 'cursor';
  for (const text of SQL) {
    for (const [name] of fields.filter(isFree)) yield { [name]: text };
    for (const order of WORD_ORDERS) {
      const sort = order.split(':')[1] ?? '';
      if (sorts.includes(sort)) yield { sort, cursor: cursorOf([order, text, AN_ID]) };
    }
  }
}

describe('a valid request with SQL in its texts', () => {
  const reading = operations.filter((one) => one.method === 'GET' && !queriesWithSql(one).next().done);
  it.each(reading)('to $operationId gets a response that matches the contract', async (operation) => {
    const valid = await prepare(operation);
    const faults: string[] = [];
    for (const query of queriesWithSql(operation)) {
      const fault = await faultOf(operation, { ...valid, query: { ...valid.query, ...query } });
      if (fault) faults.push(fault);
    }
    expect(faults).toEqual([]);
  });

  it('reaches every searchable list', () => expect(reading.length).toBeGreaterThan(15));
});

describe('any other request', () => {
  it.each(operations)(
    'to $operationId gets a response that matches the contract',
    async (operation) => {
      expect(await fuzz(operation)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('leaves the server responsive', async () => {
    expect((await world.visitor.get('/stats')).status).toBe(200);
    expect(sent).toBeGreaterThanOrEqual(operations.length * REQUESTS_EACH);
  });
});
