/** A real S3 server in the test's process, with an empty bucket. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import S3rver from '@20minutes/s3rver';
import type { StoreConfig } from '#platform/server/config/store-config.ts';

/** The server's only account. */
const STORE_KEY = 'S3RVER';
const BUCKET = 'groundswell-files';

export interface FileStore {
  config: StoreConfig;
  /** The environment variables with which an operator would configure this store. */
  env: Record<string, string>;
  /** Refuses new connections, or accepts them again. */
  setUnavailable(isUnavailable: boolean): void;
  /** Ends the next connection after this many bytes in one direction; `silent` keeps it open but sends nothing more. */
  interruptNext(direction: 'up' | 'down', afterBytes: number, how: 'cut' | 'silent'): void;
  close(): Promise<void>;
}

interface Interruption {
  direction: 'up' | 'down';
  afterBytes: number;
  how: 'cut' | 'silent';
}

export async function startFileStore(): Promise<FileStore> {
  const directory = mkdtempSync(join(tmpdir(), 'groundswell-store-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await store.run();
  const proxy = await startFaultyProxy(port);
  const endpoint = `http://127.0.0.1:${proxy.port}`;
  return {
    config: {
      bucket: BUCKET,
      prefix: 'community/',
      endpoint: new URL(endpoint),
      region: 'us-east-1',
      accessKey: STORE_KEY,
      secretKey: STORE_KEY,
      isPathStyle: true,
    },
    env: {
      STORAGE_URL: `s3://${BUCKET}/community`,
      STORAGE_ENDPOINT: endpoint,
      STORAGE_ACCESS_KEY: STORE_KEY,
      STORAGE_SECRET_KEY: STORE_KEY,
    },
    setUnavailable: proxy.setUnavailable,
    interruptNext: proxy.interruptNext,
    close: async () => {
      proxy.close();
      store.httpServer.closeAllConnections();
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The network between us and the store, which can fail. */
async function startFaultyProxy(storePort: number) {
  const sockets = new Set<Socket>();
  let isUnavailable = false;
  let next: Interruption | null = null;
  const destroySockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (isUnavailable) {
      client.destroy();
      return;
    }
    const upstream = connect(storePort, '127.0.0.1');
    const interruption = next;
    next = null;
    for (const [from, to, direction] of [
      [client, upstream, 'up'],
      [upstream, client, 'down'],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      forward(from, to, interruption?.direction === direction ? interruption : null);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    setUnavailable: (value: boolean) => {
      isUnavailable = value;
      if (value) destroySockets();
    },
    interruptNext: (direction: Interruption['direction'], afterBytes: number, how: Interruption['how']) => {
      next = { direction, afterBytes, how };
    },
    close: () => {
      destroySockets();
      server.close();
    },
  };
}

function forward(from: Socket, to: Socket, interruption: Interruption | null): void {
  let left = interruption?.afterBytes ?? Number.POSITIVE_INFINITY;
  from.on('data', (chunk) => {
    to.write(chunk.subarray(0, left));
    left -= chunk.length;
    if (left > 0 || !interruption) return;
    if (interruption.how === 'cut') from.destroy();
    else from.pause();
  });
}

/** A store that gives the same answer to every request. */
export async function startFixedStore(status: number, body: string) {
  let requestCount = 0;
  const server = http.createServer((request, response) => {
    requestCount += 1;
    request.resume();
    const headers = { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) };
    request.on('end', () => response.writeHead(status, headers).end(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: new URL(`http://127.0.0.1:${portOf(server)}`),
    requestCount: () => requestCount,
    close: async () => {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
