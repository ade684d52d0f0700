/** A push service that listens on this machine, with browsers that open what it gets. */
import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import type { PushMessage } from '#domains/notifications/push-message.ts';
import type { PushDeviceInput } from '#generated/types.gen.ts';
import { RECEIVER_HOST } from './webhooks.ts';

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  origin: string;
  received: ReceivedPush[];
  /** What it answers from now on. */
  answer: { status: number; headers?: Record<string, string> };
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    service.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(service.answer.status, service.answer.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, RECEIVER_HOST, resolve));
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    origin: `http://${RECEIVER_HOST}:${port}`,
    received: [],
    answer: { status: 201 },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

export interface PushBrowser {
  subscription: PushDeviceInput;
  open(push: ReceivedPush): PushMessage;
}

export function makePushBrowser(endpoint: string): PushBrowser {
  const privateKey: ECDH = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    subscription: { endpoint, p256dh, auth },
    open: ({ body }) =>
      JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth }).toString()) as PushMessage,
  };
}
