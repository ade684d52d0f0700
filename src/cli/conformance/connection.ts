/** Requests to the server: cookies, the anti-forgery header and patience with a server that asks for it. */
import { type ClientRequest, type IncomingMessage, request as requestPlainly } from 'node:http';
import { request as requestByTls } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export interface Request {
  method: string;
  /** Below the base path, with its query. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  form?: FormData;
  token?: string | null;
  antiForgery?: 'right' | 'missing' | 'wrong';
  headers?: Record<string, string>;
  /** For a response that never ends: only its head is read. */
  isEndless?: boolean;
}

export interface Received {
  status: number;
  headers: Headers;
  type: string;
  /** Undefined for anything but JSON. */
  json: unknown;
  /** The beginning of anything else. */
  bytes: Buffer;
}

export interface Connection {
  readonly base: string;
  /** How many requests were sent. */
  sent(): number;
  /** @throws if the server can't be reached. */
  send(request: Request): Promise<Received>;
}

const JSON_TYPE = 'application/json';
const TIMEOUT_MS = 60_000;
const MAX_WAIT_S = 65;
const MAX_WAITS = 3;

/** Cookies of its own, as a browser has them. Not with fetch, which adds and replaces headers like a browser. */
export function openConnection(base: string): Connection {
  const cookies = new Map<string, string>();
  const open = base.startsWith('https:') ? requestByTls : requestPlainly;
  let sent = 0;

  async function sendOnce(request: Request): Promise<Received> {
    const { method, path, body, form, token, antiForgery = 'right', headers = {}, isEndless } = request;
    const xsrf = cookies.get('XSRF-TOKEN');
    // A form's boundary and bytes, as a browser writes them.
    const written = form ? new Response(form) : null;
    const type = written?.headers.get('content-type') ?? (body === undefined ? null : 'application/json');
    const payload = written
      ? Buffer.from(await written.arrayBuffer())
      : body === undefined
        ? null
        : JSON.stringify(body);
    sent += 1;
    const options = {
      method,
      timeout: TIMEOUT_MS,
      headers: {
        'accept-language': 'en',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(antiForgery === 'right' && xsrf && { 'x-xsrf-token': xsrf }),
        ...(antiForgery === 'wrong' && { 'x-xsrf-token': 'not-the-value-of-the-cookie' }),
        ...(type !== null && { 'content-type': type }),
        ...(payload !== null && { 'content-length': Buffer.byteLength(payload) }),
        ...headers,
      },
    };
    const response = await exchange(() => open(`${base}${path}`, options), payload);
    const received = headersOf(response);
    for (const line of received.getSetCookie()) keepCookie(cookies, line);
    const mediaType = (received.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    const status = response.statusCode ?? 0;
    if (isEndless && mediaType !== JSON_TYPE) {
      response.destroy();
      return { status, headers: received, type: mediaType, json: undefined, bytes: Buffer.alloc(0) };
    }
    const bytes = await buffer(response);
    return { status, headers: received, type: mediaType, json: parseJson(mediaType, bytes), bytes };
  }

  async function send(request: Request): Promise<Received> {
    for (let waits = 0; ; waits += 1) {
      const received = await sendOnce(request);
      const seconds = Number(received.headers.get('retry-after') ?? Number.NaN);
      const isBusy = received.status === 429 || received.status === 503;
      if (!isBusy || waits === MAX_WAITS || !(seconds >= 0 && seconds <= MAX_WAIT_S)) return received;
      await pause(Math.max(0.2, seconds) * 1_000);
    }
  }

  return { base, sent: () => sent, send };
}

function exchange(begin: () => ClientRequest, payload: string | Buffer | null): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sending = begin();
    // The server closed an idle connection just as it was used again, and has read nothing.
    const isUnread = (error: Error) => sending.reusedSocket && Reflect.get(error, 'code') === 'ECONNRESET';
    const late = () => new Error(`${sending.host} didn't answer within ${TIMEOUT_MS / 1_000} seconds`);
    sending
      .once('response', resolve)
      .once('timeout', () => sending.destroy(late()))
      .once('error', (error) => (isUnread(error) ? resolve(exchange(begin, payload)) : reject(error)))
      .end(payload ?? undefined);
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
}

function parseJson(type: string, bytes: Buffer): unknown {
  if (type !== JSON_TYPE) return undefined;
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const name = pair.slice(0, pair.indexOf('=')).trim();
  const value = pair.slice(pair.indexOf('=') + 1);
  const isGone = value === '' || attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0');
  if (isGone) cookies.delete(name);
  else cookies.set(name, value);
}
