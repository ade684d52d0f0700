/**
 * What traces cost: CPU time of a member's list on servers that record nothing, everything, and one trace in twenty,
 * which share a database and are asked in turn, so that a machine whose speed changes counts for all of them:
 * `node tests/support/with-postgres.ts node tests/bench/traces.ts`.
 */
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { createClient } from '../support/client.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startTraceCollector } from '../support/trace-collector.ts';
import { microsOf } from './cpu-per-call.ts';
import { startDemoServer } from './demo-server.ts';
import { median } from './quantile.ts';

const DATABASE_URL = process.env['TEST_DATABASE_URL'];
const WARM_UP = 2_000;
const ROUNDS = 30;
const CALLS_PER_ROUND = 300;
const say = (text: string) => process.stdout.write(`${text}\n`);

if (!DATABASE_URL) throw new Error('Run it with node tests/support/with-postgres.ts');
const collector = await startTraceCollector();
const sent = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
const WAYS: Record<string, Record<string, string>> = {
  off: {},
  on: sent,
  'on, 5 %': { ...sent, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' },
};

interface Side {
  name: string;
  server: ServerProcess;
  ask: () => Promise<void>;
  /** Microseconds of CPU per call, in each round. */
  costs: number[];
}

const sides: Side[] = [];
for (const [name, env] of Object.entries(WAYS)) {
  const server = await startDemoServer({ env: { DATABASE_URL, LOG_LEVEL: 'warn', ...env } });
  const client = createClient(server.origin);
  const { email } = DEMO_ACCOUNTS.find(({ role }) => role === 'Member') ?? {};
  const login = await client.post<{ accessToken: string }>('/login', { email, password: DEMO_PASSWORD });
  client.token = login.body.data.accessToken;
  const ask = async () => {
    const { status } = await client.get('/impact');
    if (status !== 200) throw new Error(`It answered ${status}`);
  };
  sides.push({ name, server, ask, costs: [] });
}
for (const { ask } of sides) for (let count = 0; count < WARM_UP; count += 1) await ask();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { server, ask, costs } of sides) {
    const before = microsOf(server.process.pid ?? 0);
    for (let count = 0; count < CALLS_PER_ROUND; count += 1) await ask();
    costs.push((microsOf(server.process.pid ?? 0) - before) / CALLS_PER_ROUND);
  }
}
const off = sides[0]?.costs ?? [];
for (const { name, costs } of sides) {
  const ratio = median(costs.map((cost, round) => cost / (off[round] ?? Number.NaN)));
  say(`${name.padEnd(8)} ${median(costs).toFixed(0).padStart(6)} µs of CPU a call, ${ratio.toFixed(2)} × off`);
}
say(`${collector.spans().length} spans were received`);
for (const { server } of sides) await server.stop();
await collector.close();
