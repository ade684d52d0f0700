/**
 * How long 1,000 events take to 20 receivers of which five hang:
 * `node tests/support/with-postgres.ts node tests/bench/webhooks.ts`.
 */
import { v7 as uuidv7 } from 'uuid';
import { emit } from '#domains/webhooks/server/public.ts';
import { buildLoggedIn } from '../support/factories.ts';
import { startTestServer } from '../support/server.ts';
import { makeWebhook, RECEIVER_HOST, type Receiver, startReceiver, until } from '../support/webhooks.ts';
import { median, quantile } from './quantile.ts';
import { describeMachine, startRecord } from './record.ts';

const EVENTS = 1_000;
const RECEIVERS = 20;
const HANGING = 5;
/** As many people act at once. */
const AT_ONCE = 5;

const { say } = startRecord();
say(describeMachine());
const server = await startTestServer({ WEBHOOK_HOSTS: RECEIVER_HOST });
const { db } = server.database;
const { client, user } = await buildLoggedIn(server.origin, db, { role: 'Admin' });

const delays: number[] = [];
let lastAt = 0;
const take: Receiver['respond'] = (response, { body }) => {
  lastAt = Date.now();
  delays.push(lastAt - Date.parse(JSON.parse(body).timestamp));
  response.writeHead(204).end();
};
const receivers: Receiver[] = [];
for (let number = 0; number < RECEIVERS; number += 1) {
  const receiver = await startReceiver(number < HANGING ? () => undefined : take);
  receivers.push(receiver);
  await makeWebhook(client, { url: receiver.url, events: ['impact.submitted'] });
}

async function act(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const id = uuidv7();
    const owner = { id: user.id, name: 'Amina Diallo' };
    const data = { id, title: 'Mangroves for the Casamance', link: `/impacts/${id}/mangroves`, owner };
    await db
      .transaction()
      .execute((tx) => emit(tx, { type: 'impact.submitted', list: async () => [{ subjectId: id, data }] }));
  }
}

const beganAt = Date.now();
await Promise.all(Array.from({ length: AT_ONCE }, () => act(EVENTS / AT_ONCE)));
const writtenMs = Date.now() - beganAt;
const healthy = receivers.slice(HANGING);
await until(() => healthy.every(({ received }) => received.length === EVENTS), 600_000);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
say(`${EVENTS} events were written in ${seconds(writtenMs)}.`);
say(`The ${healthy.length} healthy receivers had all of them ${seconds(lastAt - beganAt)} after the first began.`);
say(`Delay of a delivery: median ${seconds(median(delays))}, 99 % within ${seconds(quantile(delays, 0.99))}.`);
say(
  `The ${HANGING} that hang got ${receivers.slice(0, HANGING).reduce((sum, { received }) => sum + received.length, 0)}.`,
);

const quietDelays: number[] = [];
for (let index = 0; index < 100; index += 1) {
  delays.length = 0;
  await act(1);
  await until(() => delays.length === healthy.length);
  quietDelays.push(...delays);
}
say(`One event at a time: median ${median(quietDelays)} ms, 99 % within ${quantile(quietDelays, 0.99)} ms.`);
await server.close();
await Promise.all(receivers.map(({ close }) => close()));
