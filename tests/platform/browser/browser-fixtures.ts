import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** Web storage in the test's memory. */
class MemoryStorage implements Storage {
  readonly entries = new Map<string, string>();
  get length(): number {
    return this.entries.size;
  }
  clear(): void {
    this.entries.clear();
  }
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.entries.delete(key);
  }
  setItem(key: string, value: string): void {
    this.entries.set(key, value);
  }
}

/** The parts of a page that the transport uses. */
export function openPage() {
  const page = {
    localStorage: new MemoryStorage(),
    sessionStorage: new MemoryStorage(),
    document: Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' }),
    location: { protocol: 'https:' },
  };
  const events = new EventTarget();
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  return { ...page, events };
}

/** A token like the server's, with a signature that no one checks here. */
export function tokenOf(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.signature`;
}

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent unchanged instead of `body`. */
  text?: string;
  /** The connection fails halfway through the body. */
  isCut?: boolean;
}

/** A fake server: records requests and gives the test's responses. */
export async function listen(respond: (request: Received) => Answer | Promise<Answer>) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const seen = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    received.push(seen);
    const { status, body: json, headers, text, isCut = false } = await respond(seen);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    if (isCut) {
      response.write('{', () => response.destroy());
      return;
    }
    response.end(text ?? JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${port}/api`);
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { received, close };
}
