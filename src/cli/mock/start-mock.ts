/**
 * An API made from the contract alone: it accepts what the contract allows, refuses everything else, answers with the
 * contract's examples and remembers what it's sent.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { readContract } from '../contract/read-operations.ts';
import { createAnswers } from './answer.ts';
import { refusal } from './refusals.ts';
import { compileSchemas } from './schemas.ts';
import type { Answer, Asked } from './wire.ts';

export interface Mock {
  /** Without the base path: the contract's paths work with and without `/api` before them. */
  origin: string;
  stop(): Promise<void>;
}

const BASE = '/api';

/** @param port 0 for a free one. */
export async function startMock(port = 0): Promise<Mock> {
  const answer = createAnswers(compileSchemas(readContract()));
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    allowOtherOrigins(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const given = await read(request)
      .then(answer)
      .catch((error: unknown) => refusal(500, 'internal', String(error)));
    write(response, given);
  };
  const server = createServer((request, response) => void respond(request, response)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mock does not listen');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mock');
  const path = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;
  const bytes = await buffer(request);
  return { method: request.method ?? 'GET', path, query: searchParams, headers: request.headers, bytes };
}

function write(response: ServerResponse, { status, type, body, cookies = [] }: Answer): void {
  if (type) response.setHeader('content-type', type);
  if (cookies.length > 0) response.setHeader('set-cookie', [...cookies]);
  response.writeHead(status).end(type === 'application/json' ? JSON.stringify(body) : String(body ?? ''));
}

/** A page that is being built has an origin of its own. */
function allowOtherOrigins({ headers }: IncomingMessage, response: ServerResponse): void {
  const { origin } = headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader('access-control-allow-headers', 'authorization, content-type, x-xsrf-token, accept-language');
  response.setHeader('vary', 'origin');
}
