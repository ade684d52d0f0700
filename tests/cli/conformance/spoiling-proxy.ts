/** A proxy in front of a server that spoils some of what it answers, or of what it's asked. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Passing {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Returning {
  status: number;
  type: string;
  /** Undefined for anything but JSON. */
  json: Json | undefined;
  cookies: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: spoils reach into answers of every shape
export type Json = any;

export interface Spoil {
  /** Changes a request on its way in. */
  asked?: (passing: Passing) => void;
  /** Changes an answer on its way out. */
  answered?: (returning: Returning, passing: Passing) => void;
}

export interface SpoilingProxy {
  base: string;
  close(): Promise<void>;
}

export async function startSpoilingProxy(origin: string, { asked, answered }: Spoil): Promise<SpoilingProxy> {
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const passing: Passing = {
      method: incoming.method ?? 'GET',
      path: (incoming.url ?? '').slice('/api'.length),
      headers: { ...incoming.headers },
      body: (await buffer(incoming)).toString('latin1'),
    };
    asked?.(passing);
    const answer = await forward(origin, passing);
    const bytes = await buffer(answer);
    const type = answer.headers['content-type'] ?? '';
    const isJson = type.startsWith('application/json');
    const returning: Returning = {
      status: answer.statusCode ?? 0,
      type,
      json: isJson ? JSON.parse(bytes.toString()) : undefined,
      cookies: answer.headers['set-cookie'] ?? [],
    };
    answered?.(returning, passing);
    outgoing.setHeader('content-type', returning.type);
    outgoing.setHeader('set-cookie', returning.cookies);
    outgoing.writeHead(returning.status).end(isJson ? JSON.stringify(returning.json) : bytes);
  };
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy does not listen');
  return {
    base: `http://127.0.0.1:${address.port}/api`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(origin: string, { method, path, headers, body }: Passing): Promise<IncomingMessage> {
  const bytes = Buffer.from(body, 'latin1');
  const sending = request(`${origin}/api${path}`, {
    method,
    headers: { ...headers, 'content-length': bytes.length, host: new URL(origin).host },
  });
  return new Promise((resolve, reject) => {
    sending.once('response', resolve).once('error', reject).end(bytes);
  });
}
