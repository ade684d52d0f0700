/**
 * A minimal pooler in transaction mode: each transaction runs on the connection that became free last. It refuses
 * settings like PgBouncer and, like its versions before 1.21, forgets prepared statements.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TestPooler {
  url: string;
  close(): Promise<void>;
}

interface PoolerOptions {
  connections: number;
  /** Whether prepared statements survive a transaction, as in PgBouncer since version 1.21. */
  keepsPrepared: boolean;
}

interface Backend {
  socket: Socket;
  prepared: Set<string>;
  /** Null while it is free. */
  serve: ((type: string, message: Buffer) => void) | null;
}

const KNOWN = new Set(['user', 'database', 'client_encoding', 'application_name']);
const STARTUP_HEAD = 8;
const STATUSES = { server_version: '18', client_encoding: 'UTF8', DateStyle: 'ISO, MDY', integer_datetimes: 'on' };

export async function startPooler(databaseUrl: string, options: PoolerOptions): Promise<TestPooler> {
  const free: Backend[] = [];
  const waiting: ((backend: Backend) => void)[] = [];
  const sockets = new Set<Socket>();
  const release = (backend: Backend) => {
    backend.serve = null;
    const next = waiting.shift();
    if (next) next(backend);
    else free.push(backend);
  };
  const take = (use: (backend: Backend) => void) => {
    const backend = free.pop();
    if (backend) use(backend);
    else waiting.push(use);
  };
  for (let count = 0; count < options.connections; count += 1) {
    const backend = await openBackend(new URL(databaseUrl));
    sockets.add(backend.socket);
    release(backend);
  }
  let clients = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    clients += 1;
    const id = `client${clients}`;
    greet(socket, (rest) => relay(socket, rest, { take, release, id, ...options }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { url: url.href, close };
}

/** Calls back with each message: its type, and all of it. */
function readMessages(hear: (type: string, message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const message = rest.subarray(0, rest.readInt32BE(1) + 1);
      rest = rest.subarray(message.length);
      hear(String.fromCharCode(message[0] ?? 0), message);
    }
  };
}

function messageOf(type: string, body: Buffer | string): Buffer {
  const content = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

async function openBackend({ hostname, port, username, pathname }: URL): Promise<Backend> {
  const socket = connect({ port: Number(port), host: hostname, noDelay: true });
  const backend: Backend = { socket, prepared: new Set(), serve: null };
  socket.on('error', () => undefined);
  const ready = new Promise<void>((resolve, reject) => {
    const first = (type: string, message: Buffer) => {
      if (type === 'Z') resolve();
      if (type === 'E') reject(new Error(message.toString()));
    };
    const hear = (type: string, message: Buffer) => (backend.serve ?? first)(type, message);
    socket.on('data', readMessages(hear));
  });
  const parameters = `user\0${username}\0database\0${pathname.slice(1)}\0\0`;
  const startup = Buffer.alloc(STARTUP_HEAD);
  startup.writeInt32BE(STARTUP_HEAD + parameters.length);
  startup.writeInt32BE(3 << 16, 4);
  socket.write(Buffer.concat([startup, Buffer.from(parameters)]));
  await ready;
  return backend;
}

/** Answers a client's first message itself. */
function greet(socket: Socket, then: (rest: Buffer) => void): void {
  socket.once('data', (chunk) => {
    const length = chunk.readInt32BE(0);
    const names = chunk
      .toString('utf8', STARTUP_HEAD, length)
      .split('\0')
      .filter((_, index) => index % 2 === 0);
    const unknown = names.find((name) => name !== '' && !KNOWN.has(name));
    if (unknown) {
      const text = `unsupported startup parameter: ${unknown}`;
      socket.end(messageOf('E', `SFATAL\0VFATAL\0C08P01\0M${text}\0\0`));
      return;
    }
    const statuses = Object.entries(STATUSES).map(([name, value]) => messageOf('S', `${name}\0${value}\0`));
    const key = messageOf('K', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1]));
    socket.write(Buffer.concat([messageOf('R', Buffer.alloc(4)), ...statuses, key, messageOf('Z', 'I')]));
    then(chunk.subarray(length));
  });
}

interface Relaying {
  take(use: (backend: Backend) => void): void;
  release(backend: Backend): void;
  id: string;
  keepsPrepared: boolean;
}

function relay(socket: Socket, rest: Buffer, { take, release, id, keepsPrepared }: Relaying): void {
  const parses = new Map<string, Buffer>();
  let backend: Backend | null = null;
  let queued: (readonly [type: string, message: Buffer])[] = [];
  let unanswered = 0;
  /** For each preparation in progress, whether the client requested it. */
  let asked: boolean[] = [];

  const serve = (type: string, message: Buffer) => {
    if (type === '1' && asked.shift() === false) return;
    socket.write(message);
    if (type !== 'Z') return;
    unanswered -= 1;
    asked = [];
    if (unanswered > 0 || message[5] !== 'I'.charCodeAt(0) || !backend) return;
    const done = backend;
    backend = null;
    release(done);
  };
  const use = (given: Backend) => {
    backend = given;
    given.serve = serve;
    const messages = queued;
    queued = [];
    for (const [type, message] of messages) pass(given, type, message);
  };
  const pass = (to: Backend, type: string, message: Buffer) => {
    if (type === 'S' || type === 'Q') unanswered += 1;
    to.socket.write(keepsPrepared ? renamed(to, type, message) : message);
  };
  /** Gives each client's statements unique names, and prepares them on connections that don't have them yet. */
  const renamed = (to: Backend, type: string, message: Buffer): Buffer => {
    if (type !== 'P' && type !== 'B') return message;
    const [before = '', name = ''] = message.toString('latin1', 5).split('\0');
    const own = type === 'P' ? before : name;
    if (type === 'P') asked.push(true);
    if (own === '') return message;
    const unique = `${id}_${own}`;
    const from = 5 + (type === 'P' ? 0 : before.length + 1);
    const body = [message.subarray(5, from), Buffer.from(unique), message.subarray(from + own.length)];
    const full = messageOf(type, Buffer.concat(body));
    if (type === 'P') parses.set(unique, full);
    if (type === 'P' || to.prepared.has(unique)) {
      to.prepared.add(unique);
      return full;
    }
    asked.push(false);
    to.prepared.add(unique);
    return Buffer.concat([parses.get(unique) ?? Buffer.alloc(0), full]);
  };
  const hear = readMessages((type, message) => {
    if (type === 'X') return;
    if (backend) pass(backend, type, message);
    else {
      queued.push([type, message]);
      if (queued.length === 1) take(use);
    }
  });
  socket.on('data', hear);
  hear(rest);
}
