/** What is sent to a collector of traces, and what ties log lines and failures to a request. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type RunningServer, startServer } from '#app/server/server.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { createClient } from '../support/client.ts';
import { buildLoggedIn, PASSWORD, registrationOf } from '../support/factories.ts';
import { findFreePort } from '../support/free-port.ts';
import { impactOf, logImpact } from '../support/impacts.ts';
import { untilJobsAreDone } from '../support/jobs.ts';
import { createMailbox } from '../support/mailbox.ts';
import { untilNotBusy } from '../support/not-busy.ts';
import { startServerProcess } from '../support/server-process.ts';
import { attributesOf, type ReceivedSpan, startTraceCollector } from '../support/trace-collector.ts';

type Line = Record<string, unknown>;

const KIND = { server: 2, client: 3, consumer: 5 };
const FAILED = 2;
const GIVEN_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const GIVEN_SPAN = '00f067aa0ba902b7';

interface Traced extends RunningServer {
  lines: Line[];
}

/** @param env as an operator would set it. */
async function startTraced(env: Record<string, string>): Promise<Traced> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-'));
  const lines: Line[] = [];
  const config = readConfig({
    MODE: 'development',
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    TOKEN_SECRET: randomBytes(32).toString('base64'),
    TRUSTED_PROXY_HOPS: '1',
    PROOF_OF_WORK: 'off',
    ...env,
  });
  const log = createLogger('trace', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const server = await startServer(config, log);
  await untilNotBusy(server.origin);
  const close = async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, lines, close };
}

const byId = (spans: readonly ReceivedSpan[]) => new Map(spans.map((span) => [span.spanId, span]));

describe('traces of a community’s work', () => {
  const personal: string[] = [];
  let spans: ReceivedSpan[];
  let bytes: string;
  let resources: Record<string, string | undefined>[];
  let headers: string[];
  let lines: Line[];

  beforeAll(async () => {
    const collector = await startTraceCollector();
    const server = await startTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=for%20the%20collector,x-team=web',
      OTEL_SERVICE_NAME: 'groundswell-of-dakar',
    });
    ({ lines } = server);
    const { origin, database } = server;

    const email = 'ndeye.sarr.of.saly@example.org';
    const registration = registrationOf(email, {
      name: 'Ndeye',
      lastName: 'Sarr-Gueye',
      contactNo: '+221 77 987 65 43',
    });
    const visitor = createClient(origin, '203.0.113.77');
    expect((await visitor.post('/users', registration)).status).toBeLessThan(300);
    const link = await createMailbox(origin).linkTo(email, /verif/i);
    const { client, user } = await buildLoggedIn(origin, database.db, { name: 'Babacar', lastName: 'Thioune' });
    const impact = await logImpact(client, impactOf({ title: 'Baobabs behind the fish market' }));
    expect((await client.get(`/impact/${impact.id}`)).status).toBe(200);
    expect((await client.get('/impact?search=fish%20market')).status).toBe(200);
    expect((await client.get('/impact/01890000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await fetch(`${origin}/`)).status).toBeLessThan(500);
    await untilJobsAreDone(database);
    personal.push(
      ...[email, 'Ndeye', 'Sarr-Gueye', '987 65 43', PASSWORD, registration.location, '203.0.113.77', link],
      ...[user.email, user.id, 'Babacar', 'Thioune', client.token ?? '', impact.id, impact.title, impact.description],
      ...['fish market', 'fish%20market', impact.location ?? ''].filter((text) => text !== ''),
    );
    await server.close();
    spans = collector.spans();
    bytes = collector.bytes();
    resources = collector.resources();
    headers = collector.headers().map((sent) => `${sent['api-key']} ${sent['x-team']}`);
    await collector.close();
  });

  it('records each call by its operationId, with the address as the contract writes it', () => {
    const calls = spans.filter(({ kind }) => kind === KIND.server);
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['registerUser', 'createImpact', 'listImpacts']),
    );
    const reads = calls.filter(({ name }) => name === 'getImpact').map(attributesOf);
    expect(reads).toEqual([
      { 'http.request.method': 'GET', 'http.route': '/api/impact/:id', 'http.response.status_code': 200 },
      { 'http.request.method': 'GET', 'http.route': '/api/impact/:id', 'http.response.status_code': 404 },
    ]);
  });

  it('records the statements of each call within it, named by what they do to which table', () => {
    const known = byId(spans);
    const [created] = spans.filter(({ name }) => name === 'createImpact');
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === created?.spanId);
    expect(statements.map(({ name }) => name)).toContain('insert impacts');
    expect(statements.every(({ traceId, kind }) => traceId === created?.traceId && kind === KIND.client)).toBe(true);
    const named = spans.filter((span) => 'db.system.name' in attributesOf(span));
    expect(named.filter(({ parentSpanId = '' }) => !known.has(parentSpanId))).toEqual([]);
    for (const { name } of named)
      expect(name).toMatch(/^(select|insert|update|delete|begin|commit|rollback|statement)( \w+)?$/);
  });

  it('records jobs, and the emails that they send', () => {
    const known = byId(spans);
    const sent = spans.filter(({ name }) => name === 'send email');
    expect(sent.length).toBeGreaterThan(0);
    for (const { parentSpanId = '' } of sent) expect(known.get(parentSpanId)?.kind).toBe(KIND.consumer);
  });

  it('sends nothing that says who did it or what they wrote', () => {
    expect(personal.length).toBeGreaterThan(15);
    expect(personal.filter((text) => bytes.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
    const keys = new Set(spans.flatMap((span) => Object.keys(attributesOf(span))));
    expect([...keys].sort()).toEqual([
      'db.collection.name',
      'db.operation.name',
      'db.system.name',
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ]);
  });

  it('says which service sent them, with the headers that the collector wants', () => {
    expect(new Set(resources.map((resource) => resource['service.name']))).toEqual(new Set(['groundswell-of-dakar']));
    expect(resources[0]?.['service.version']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(new Set(headers)).toEqual(new Set(['for the collector web']));
  });

  it('gives the log lines of a job the id of its trace', () => {
    const jobs = spans.filter(({ kind }) => kind === KIND.consumer).map(({ traceId }) => traceId);
    const done = lines.filter(({ msg }) => msg === 'Job done');
    expect(done.length).toBeGreaterThan(0);
    for (const { traceId } of done) expect(jobs).toContain(traceId);
  });
});

describe('a trace that began elsewhere', () => {
  it('is continued, and its sender decides whether it’s recorded', async () => {
    const collector = await startTraceCollector();
    const server = await startTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    });
    const ask = (traceparent: string) => fetch(`${server.origin}/api/impact`, { headers: { traceparent } });
    const continued = await ask(`00-${GIVEN_TRACE}-${GIVEN_SPAN}-01`);
    expect(continued.headers.get('x-request-id')).toBe(GIVEN_TRACE);
    const unsampled = await ask(`00-${GIVEN_TRACE.replace('4', '5')}-${GIVEN_SPAN}-00`);
    expect(unsampled.headers.get('x-request-id')).toBe(GIVEN_TRACE.replace('4', '5'));
    const broken = await ask(`00-${'0'.repeat(32)}-${GIVEN_SPAN}-01`);
    expect(broken.headers.get('x-request-id')).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
    await server.close();
    await collector.close();
    const spans = collector.spans();
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([GIVEN_TRACE]));
    const [call] = spans.filter(({ kind }) => kind === KIND.server);
    expect(call).toMatchObject({ name: 'listImpacts', parentSpanId: GIVEN_SPAN });
  });
});

describe('a collector that refuses', () => {
  it('is logged, and costs the people nothing', async () => {
    const collector = await startTraceCollector();
    collector.fail();
    const server = await startTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    expect((await fetch(`${server.origin}/api/impact`)).status).toBe(200);
    await server.close();
    await collector.close();
    expect(server.lines.map(({ msg }) => msg)).toContain('Traces couldn’t be sent');
  });
});

describe.each(['with traces', 'without traces'])('a failure, %s', (how) => {
  it('is found in the log by the id in its answer', async () => {
    const collector = await startTraceCollector();
    const server = await startTraced(how === 'with traces' ? { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } : {});
    await server.database.run('alter table impacts rename to impacts_elsewhere');
    const answer = await fetch(`${server.origin}/api/impact/01890000-0000-7000-8000-000000000000`);
    const failure: { code: string; traceId: string } = await answer.json();
    expect(answer.status).toBe(500);
    expect(failure).toMatchObject({ code: 'internal', traceId: answer.headers.get('x-request-id') });
    expect(failure.traceId).toMatch(/^[0-9a-f]{32}$/);
    const own = server.lines.filter(({ traceId }) => traceId === failure.traceId).map(({ msg }) => msg);
    expect(own).toEqual(['Request failed', 'Request']);
    const missing = await fetch(`${server.origin}/api/nothing`);
    expect(await missing.json()).not.toHaveProperty('traceId');
    await server.close();
    await collector.close();
    const failed = collector.spans().filter(({ status }) => status?.code === FAILED);
    const expected = [
      ['getImpact', '500'],
      // The table that is named first in the fewest parentheses.
      ['select points_rules', '42P01'],
    ];
    expect(failed.map((span) => [span.name, attributesOf(span)['error.type']]).sort()).toEqual(
      how === 'with traces' ? expected : [],
    );
  });
});

describe('a server that sends no traces', () => {
  it('doesn’t load the library', async () => {
    const collector = await startTraceCollector();
    onTestFinished(() => collector.close());
    const preload = join(import.meta.dirname, '../support/loaded-preload.ts');
    const loadedBy = async (env: Record<string, string>) => {
      const server = await startServerProcess({ env: { MODE: 'development', ...env }, preload });
      await server.stop();
      return server.log().includes('LOADED ');
    };
    expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toBe(true);
    expect(await loadedBy({})).toBe(false);
  });
});
