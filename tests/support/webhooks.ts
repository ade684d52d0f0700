/** Webhooks for tests, and receivers that listen on this machine. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook as Verifier } from 'standardwebhooks';
import type {
  MadeWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryList,
  WebhookInput,
  Webhooks,
} from '#generated/types.gen.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { Client } from './client.ts';
import { dataOf } from './impacts.ts';

export interface Received {
  body: string;
  headers: IncomingHttpHeaders;
}

export interface Receiver {
  url: string;
  /** In the order in which they arrived. */
  received: Received[];
  /** What it answers from now on. */
  respond: (response: ServerResponse, received: Received) => void;
  close(): Promise<void>;
}

/** Set this as WEBHOOK_HOSTS. */
export const RECEIVER_HOST = '127.0.0.1';

export const status = (code: number) => (response: ServerResponse) => {
  response.writeHead(code).end('noted');
};

export async function startReceiver(respond: Receiver['respond'] = status(204)): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const received = { body: Buffer.concat(chunks).toString(), headers: request.headers };
    receiver.received.push(received);
    receiver.respond(response, received);
  });
  await new Promise<void>((resolve) => server.listen(0, RECEIVER_HOST, resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://${RECEIVER_HOST}:${port}/hook`,
    received: [],
    respond,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}

export type Event = Webhooks['body'];

/** Checks the signature with the package of the standard, which isn't ours. */
export const verified = ({ body, headers }: Received, secret: string): Event =>
  new Verifier(secret).verify(body, headers as Record<string, string>) as Event;

export const eventsIn = ({ received }: Receiver): Event[] => received.map(({ body }) => JSON.parse(body));

export const typesIn = (receiver: Receiver): string[] => eventsIn(receiver).map(({ type }) => type);

const DEADLINE_MS = 30_000;

export async function until(isSo: () => boolean | Promise<boolean>, deadlineMs = DEADLINE_MS): Promise<void> {
  for (const deadline = Date.now() + deadlineMs; !(await isSo()); ) {
    if (Date.now() > deadline) throw new Error('What was waited for did not happen');
    await wait(20);
  }
}

export async function makeWebhook(client: Client, traits: Partial<WebhookInput> = {}): Promise<MadeWebhook> {
  const input = {
    name: 'Team chat',
    url: 'https://hooks.example.org/',
    subject: 'everything',
    events: ['impact.submitted'],
  };
  return dataOf(await client.post<MadeWebhook>('/users/me/webhooks', { ...input, ...traits }));
}

export const readWebhook = async (client: Client, id: string): Promise<Webhook> =>
  dataOf(await client.get<{ webhook: Webhook }>(`/webhooks/${id}`)).webhook;

/** The newest first. */
export const deliveriesOf = async (client: Client, id: string, query = ''): Promise<WebhookDelivery[]> =>
  dataOf(await client.get<WebhookDeliveryList>(`/webhooks/${id}/deliveries${query}`)).data;

export const readDelivery = async (client: Client, id: string): Promise<WebhookDeliveryDetail> =>
  dataOf(await client.get<WebhookDeliveryDetail>(`/webhook-deliveries/${id}`));

export const sendTest = async (client: Client, id: string): Promise<WebhookDelivery> =>
  dataOf(await client.post<WebhookDelivery>(`/webhooks/${id}/test`));

/** Lets the pauses after failures pass, once no attempt is under way. */
export async function letPausesPass({ run }: Pick<Database, 'run'>, webhookId: string): Promise<void> {
  await until(async () => {
    const { rows } = await run(`select id from webhook_deliveries where webhook_id = $1 and state = 'sending'`, [
      webhookId,
    ]);
    return rows.length === 0;
  });
  await run('update webhooks set paused_until = null where id = $1', [webhookId]);
  await run(`update webhook_deliveries set due_at = now() where webhook_id = $1 and state = 'retrying'`, [webhookId]);
  await run(`select pg_notify('webhook_deliveries', '')`);
}
