/** Someone else's program that webhooks post to. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  /** As it arrived: a signature covers every byte. */
  body: string;
}

export interface WebhookReceiver {
  /** Its host and port, as the setting `WEBHOOK_HOSTS` names it. */
  host: string;
  /** Oldest first. */
  received: Received[];
  /** What it answers with from now on. */
  answer: { status: number; body: string };
  close(): void;
}

/** @param port 0 for a free one. */
export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    receiver.received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    response.writeHead(receiver.answer.status).end(receiver.answer.body);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const receiver: WebhookReceiver = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: { status: 200, body: 'Thank you.' },
    close: () => server.close(),
  };
  return receiver;
}
