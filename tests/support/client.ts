/** A small caller of our API: keeps cookies, sends the anti-forgery header and, once logged in, the token. */
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
  /** The Bearer token of this one call; null sends none. */
  token?: string | null;
  /** Leaves the anti-forgery header out. */
  withoutAntiForgery?: boolean;
}

export interface Client {
  /** Sent as Bearer with each call until it is changed. */
  token: string | null;
  readonly cookies: Map<string, string>;
  call<T = unknown>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
  get<T = unknown>(path: string, options?: CallOptions): Promise<Answer<T>>;
  post<T = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<T>>;
  put<T = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<Answer<T>>;
}

let addresses = 0;

/** @param address where the calls seem to come from; each client has its own unless told otherwise. */
export function createClient(origin: string, address: string = nextAddress()): Client {
  const cookies = new Map<string, string>();
  const client: Client = {
    token: null,
    cookies,
    call: async <T>(method: string, path: string, options: CallOptions = {}) => {
      if (!cookies.has('XSRF-TOKEN')) await send(origin, 'GET', '/api/users/view', { 'x-forwarded-for': address }, cookies);
      const token = options.token === undefined ? client.token : options.token;
      const antiForgery = options.withoutAntiForgery ? undefined : cookies.get('XSRF-TOKEN');
      const headers = {
        'x-forwarded-for': address,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(antiForgery && { 'x-xsrf-token': antiForgery }),
        ...options.headers,
      };
      const response = await send(origin, method, `/api${path}`, headers, cookies, options.body);
      return { status: response.status, headers: response.headers, body: (await response.json()) as Answer<T>['body'] };
    },
    get: (path, options) => client.call('GET', path, options),
    post: (path, body, options) => client.call('POST', path, { ...options, body }),
    put: (path, body, options) => client.call('PUT', path, { ...options, body }),
  };
  return client;
}

async function send(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  cookies: Map<string, string>,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...headers,
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
  return response;
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
