/** A small API client: keeps cookies, sends the anti-forgery header and, once logged in, the token. */
import { type IncomingMessage, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: {
    status: number;
    message: unknown;
    code?: string;
    data: T;
    errors?: { field: string; message: string }[];
  };
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** Overrides the Bearer token for this call; null sends none. */
  token?: string | null;
  /** Leaves the anti-forgery header out. */
  withoutAntiForgery?: boolean;
}

export interface Client {
  /** Sent as Bearer token with each call until changed. */
  token: string | null;
  readonly cookies: Map<string, string>;
  call<T = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
  get<T = unknown>(path: string, options?: CallOptions): Promise<Answer<T>>;
  post<T = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<T>>;
  put<T = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<T>>;
}

let addresses = 0;

/** @param address the apparent IP address; each client has its own by default. */
export function createClient(origin: string, address: string = nextAddress()): Client {
  const cookies = new Map<string, string>();
  const client: Client = {
    token: null,
    cookies,
    call: async <T>(method: string, path: string, options: CallOptions = {}) => {
      const from = { 'x-forwarded-for': address };
      if (!cookies.has('XSRF-TOKEN')) {
        // This call is refused because it has no cookie, and the refusal sets it.
        const first = await send(origin, cookies, { method: 'POST', path: '/api/login', headers: from });
        // A server too busy to set the cookie is too busy for the call as well.
        if (first.status === 503) return answerOf<T>(first);
      }
      const token = options.token === undefined ? client.token : options.token;
      const antiForgery = options.withoutAntiForgery ? undefined : cookies.get('XSRF-TOKEN');
      const headers = {
        ...from,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(antiForgery && { 'x-xsrf-token': antiForgery }),
        ...options.headers,
      };
      const { body } = options;
      return answerOf<T>(await send(origin, cookies, { method, path: `/api${path}`, headers, body }));
    },
    get: (path, options) => client.call('GET', path, options),
    post: (path, body, options) => client.call('POST', path, { ...options, body }),
    put: (path, body, options) => client.call('PUT', path, { ...options, body }),
  };
  return client;
}

const answerOf = <T>({ status, headers, text }: { status: number; headers: Headers; text: string }): Answer<T> => ({
  status,
  headers,
  body: readBody(status, headers, text) as Answer<T>['body'],
});

/** A file is returned unparsed. */
function readBody(status: number, headers: Headers, text: string): unknown {
  const isFile = status === 200 && !headers.get('content-type')?.startsWith('application/json');
  return isFile ? { status, message: null, data: text } : JSON.parse(text);
}

interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/** Not with fetch, which adds and replaces headers like a browser. */
async function send(origin: string, cookies: Map<string, string>, call: Request): Promise<Received> {
  const { method, path, headers, body } = call;
  // Without cookies, nothing is changed.
  const isRepeatable = method === 'GET' || cookies.size === 0;
  const payload = body === undefined ? null : JSON.stringify(body);
  const sending = request(`${origin}${path}`, {
    method,
    headers: {
      ...headers,
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(payload !== null && { 'content-type': 'application/json' }),
    },
  });
  const response = await new Promise<IncomingMessage | null>((resolve, reject) => {
    sending
      .once('response', resolve)
      // The server closed an idle connection just as it was reused: browsers retry such a read too.
      .once('error', (error) => (sending.reusedSocket && isRepeatable ? resolve(null) : reject(error)))
      .end(payload ?? undefined);
  });
  if (!response) return send(origin, cookies, call);
  const received = new Headers();
  for (let index = 0; index < response.rawHeaders.length; index += 2) {
    received.append(response.rawHeaders[index] ?? '', response.rawHeaders[index + 1] ?? '');
  }
  for (const line of received.getSetCookie()) keepCookie(cookies, line);
  return { status: response.statusCode ?? 0, headers: received, text: await readText(response) };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  const value = pair.slice(pair.indexOf('=') + 1);
  const isGone = value === '' || attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0');
  if (isGone) cookies.delete(name);
  else cookies.set(name, value);
}

function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
