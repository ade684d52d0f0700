/** Receives traces over OTLP/HTTP on a port of its own, as a collector does. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.union([z.string(), z.number()]).optional() }),
});
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  attributes: z.array(attribute).default([]),
  status: z.object({ code: z.int().optional() }).optional(),
});
const received = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type ReceivedSpan = z.infer<typeof span>;

export interface TraceCollector {
  url: string;
  spans(): ReceivedSpan[];
  /** Of the service that sent them. */
  resources(): Record<string, string | undefined>[];
  /** Everything it was ever sent: addresses, headers and bodies. */
  bytes(): string;
  headers(): IncomingHttpHeaders[];
  /** Refuses everything from now on. */
  fail(): void;
  close(): Promise<void>;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const requests: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  let isFailing = false;
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString();
    requests.push({ url: request.url ?? '', headers: request.headers, body });
    response.writeHead(isFailing ? 400 : 200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const resourceSpans = () =>
    requests
      .filter(({ url }) => url === '/v1/traces')
      .flatMap(({ body }) => received.parse(JSON.parse(body)).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => resourceSpans().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resources: () =>
      resourceSpans().map(({ resource }) =>
        Object.fromEntries(resource.attributes.map(({ key, value }) => [key, value.stringValue])),
      ),
    bytes: () => JSON.stringify(requests),
    headers: () => requests.map(({ headers }) => headers),
    fail: () => {
      isFailing = true;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export const attributesOf = ({ attributes }: ReceivedSpan): Record<string, string | number | undefined> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
