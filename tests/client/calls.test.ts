/** What the client does besides sending a request, against small servers that misbehave in one way each. */

import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '#client/call.ts';
import { checked } from '#client/checked.ts';
import { createGroundswell, type GroundswellError, type GroundswellOptions, rowsOf } from '#client/index.ts';
import { stream } from '#client/stream.ts';
import type { Session } from '#generated/types.gen.ts';

type Answerer = (request: Request) => Response | Promise<Response>;

const URL = 'https://community.example/api';
const like = call<{ path: { id: string }; body?: unknown; url: string }, { data: unknown }>({
  method: 'POST',
  url: '/like/{id}',
  token: true,
  changes: true,
});
const list = call<{ query?: { cursor?: string; search?: string }; url: string }, { data: unknown }>({
  method: 'GET',
  url: '/impact',
  token: true,
});

const answer = (data: unknown, status = 200, headers: HeadersInit = {}) =>
  Response.json({ status, message: '', data }, { status, headers });
const refuse = (status: number, code: string, headers: [string, string][] = []) =>
  Response.json({ status, message: `It is ${code}.`, code }, { status, headers });

/** A community whose server is a function. */
function communityOf(answerer: Answerer, options: Partial<GroundswellOptions> = {}) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request.clone());
    return answerer(request);
  };
  return { groundswell: createGroundswell({ url: URL, fetch, ...options } as GroundswellOptions), requests };
}

const failureOf = async (promise: Promise<unknown>): Promise<GroundswellError> =>
  promise.then(
    () => expect.unreachable('It answered'),
    (error) => error,
  );

async function collect<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

const sessionOf = (name: string) =>
  ({ accessToken: `${name}-access`, refreshToken: `${name}-refresh`, user: { id: 'u1' } }) as Session;

describe('createGroundswell', () => {
  it.each([
    ['https://community.example', 'https://community.example/api'],
    ['https://community.example/api/', 'https://community.example/api'],
    ['http://127.0.0.1:3000/base/api', 'http://127.0.0.1:3000/base/api'],
  ])('takes %s as %s', (url, expected) => {
    expect(createGroundswell({ url }).url).toBe(expected);
  });

  it.each(['', 'community.example', 'ftp://community.example'])('refuses the address “%s”', (url) => {
    expect(() => createGroundswell({ url })).toThrow(TypeError);
  });
});

describe('a call', () => {
  it('sends its path, query, token and language', async () => {
    const { groundswell, requests } = communityOf(() => answer([]), { token: async () => 'gsw_1', language: 'de' });
    await list(groundswell, { query: { search: 'sea & sky', cursor: undefined as never } });
    await like(groundswell, { path: { id: 'a/b' }, body: { likeStatus: true } });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${URL}/impact?search=sea+%26+sky`,
      `POST ${URL}/like/a%2Fb`,
    ]);
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer gsw_1', 'Bearer gsw_1']);
    expect(requests[0]?.headers.get('Accept-Language')).toBe('de');
    expect(await requests[1]?.json()).toEqual({ likeStatus: true });
  });

  it('repeats a change once with the cookies that its refusal sets, and sends them from then on', async () => {
    const isSent = ({ headers }: Request) => headers.get('X-XSRF-TOKEN') === 'pair';
    const cookies: [string, string][] = [
      ['Set-Cookie', 'sid=one; Path=/; HttpOnly'],
      ['Set-Cookie', 'XSRF-TOKEN=pair; Path=/'],
    ];
    const { groundswell, requests } = communityOf((request) =>
      isSent(request) ? answer({ likes: 1 }) : refuse(403, 'anti_forgery', cookies),
    );
    expect((await like(groundswell, { path: { id: '1' }, body: {} })).data).toEqual({ likes: 1 });
    await like(groundswell, { path: { id: '2' } });
    expect(requests.map(isSent)).toEqual([false, true, true]);
    expect(requests[1]?.headers.get('Cookie')).toBe('sid=one; XSRF-TOKEN=pair');
    expect(await requests[1]?.json()).toEqual({});
  });

  it('gives up after the second refusal', async () => {
    const { groundswell, requests } = communityOf(() => refuse(403, 'anti_forgery'));
    expect((await failureOf(like(groundswell, { path: { id: '1' } }))).code).toBe('anti_forgery');
    expect(requests).toHaveLength(2);
  });

  it('renews an expired session once for all calls that meet it, and hands the new one over', async () => {
    const onRenewed = vi.fn();
    const { groundswell, requests } = communityOf(
      ({ url, headers }) => {
        const token = headers.get('Authorization');
        if (url.endsWith('/getToken/u1'))
          return token === 'Bearer old-refresh' ? answer(sessionOf('new')) : refuse(401, 'token_invalid');
        return token === 'Bearer new-access' ? answer([]) : refuse(401, 'token_expired');
      },
      { session: sessionOf('old'), onRenewed },
    );
    await Promise.all([list(groundswell), list(groundswell), list(groundswell)]);
    await list(groundswell);
    expect(requests.filter(({ url }) => url.includes('/getToken/'))).toHaveLength(1);
    expect(onRenewed.mock.calls).toEqual([[sessionOf('new')]]);
  });

  it('says that a session has ended', async () => {
    const { groundswell } = communityOf(
      ({ url }) => (url.includes('/getToken/') ? refuse(401, 'token_invalid') : refuse(401, 'token_expired')),
      { session: sessionOf('old') },
    );
    expect(await failureOf(list(groundswell))).toMatchObject({ call: 'GET /getToken/{id}', code: 'token_invalid' });
  });

  it('throws what the server refuses, with its code, fields and pause', async () => {
    const errors = [{ field: 'email', message: 'Enter an email address.' }];
    const { groundswell } = communityOf(() =>
      Response.json(
        { status: 429, message: 'Slower, please.', code: 'too_many', errors },
        { status: 429, headers: { 'Retry-After': '30' } },
      ),
    );
    expect(await failureOf(list(groundswell))).toMatchObject({
      name: 'GroundswellError',
      message: 'GET /impact: Slower, please.',
      reason: 'refused',
      status: 429,
      code: 'too_many',
      errors,
      retryAfter: 30,
    });
  });

  it('reads the messages of a refused login as those of its fields', async () => {
    const message = { email: null, password: 'It is another one.' };
    const { groundswell } = communityOf(() =>
      Response.json({ status: 401, message, code: 'login_refused' }, { status: 401 }),
    );
    const failure = await failureOf(list(groundswell));
    expect(failure.errors).toEqual([{ field: 'password', message: 'It is another one.' }]);
    expect(failure.message).toBe('GET /impact: It is another one.');
  });

  it.each<[string, Answerer]>([
    ['a page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['nothing', () => new Response(null, { status: 204 })],
    ['other JSON', () => Response.json({ ok: true })],
    ['null', () => Response.json(null)],
  ])('throws rather than answer %s', async (_, answerer) => {
    const failure = await failureOf(list(communityOf(answerer).groundswell));
    expect(failure).toMatchObject({ reason: 'contract', call: 'GET /impact' });
  });

  it('understands the page of a proxy whose server is down', async () => {
    const { groundswell } = communityOf(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    expect(await failureOf(list(groundswell))).toMatchObject({ reason: 'refused', status: 502, code: null });
  });

  it('throws that nothing answers, and its own signal as it is', async () => {
    const { groundswell } = communityOf(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(list(groundswell))).toMatchObject({ reason: 'unreachable', status: null });
    const { groundswell: slow } = communityOf((request) => fetch(request));
    expect(await failureOf(list(slow, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
  });
});

describe('a checked call', () => {
  const checkedList = checked('GET /impact', list, {
    query: z.object({ search: z.optional(z.string().check(z.minLength(2))) }),
    answer: z.object({ data: z.array(z.object({ title: z.string() })) }),
  });

  it('answers as the plain one does, with fields that are newer than the check', async () => {
    const rows = [{ title: 'Mangroves', mood: 'calm' }];
    expect((await checkedList(communityOf(() => answer(rows)).groundswell)).data).toEqual(rows);
  });

  it('names where the answer breaks the contract', async () => {
    const failure = await failureOf(checkedList(communityOf(() => answer([{ title: 7 }])).groundswell));
    expect(failure).toMatchObject({ reason: 'contract', errors: [{ field: 'answer.data.0.title' }] });
  });

  it('sends nothing that breaks the contract', async () => {
    const { groundswell, requests } = communityOf(() => answer([]));
    const failure = await failureOf(checkedList(groundswell, { query: { search: 'a' } }));
    expect(failure).toMatchObject({ reason: 'contract', errors: [{ field: 'query.search' }] });
    expect(requests).toEqual([]);
  });
});

describe('rowsOf', () => {
  const pages: Record<string, [number[], string | null]> = { '': [[1, 2], 'b'], b: [[], 'c'], c: [[3], null] };
  const numbers = call<
    { query?: { cursor?: string }; url: string },
    { data: { data: number[]; meta: { nextCursor: string | null } } }
  >({
    method: 'GET',
    url: '/numbers',
  });
  const server = () =>
    communityOf(({ url }) => {
      const [data, nextCursor] = pages[new globalThis.URL(url).searchParams.get('cursor') ?? ''] ?? [[], null];
      return answer({ data, meta: { nextCursor } });
    });

  it('reads every page', async () => {
    expect(await collect(rowsOf(server().groundswell, numbers, {}))).toEqual([1, 2, 3]);
    expect(await collect(rowsOf(server().groundswell, numbers, { query: { cursor: 'c' } }))).toEqual([3]);
  });

  it('reads no page that nobody asks for', async () => {
    const { groundswell, requests } = server();
    for await (const row of rowsOf(groundswell, numbers, {})) if (row === 2) break;
    expect(requests).toHaveLength(1);
  });
});

describe('a stream', () => {
  const notifications = stream<{ url: string }>({ method: 'GET', url: '/stream', token: true });
  const events = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });

  it('reads events by their names until the server ends it', async () => {
    const { groundswell, requests } = communityOf(
      () => events('event: unread\ndata: 4\n\nid: n1\nevent: notification\ndata: {"a":1}\n\n'),
      { token: 'gsw_1' },
    );
    expect(await collect(notifications(groundswell))).toEqual([
      { event: 'unread', data: 4 },
      { event: 'notification', id: 'n1', data: { a: 1 } },
    ]);
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer gsw_1');
  });

  it('throws once the server refuses', async () => {
    const { groundswell } = communityOf(() => refuse(401, 'token_invalid'));
    expect(await failureOf(collect(notifications(groundswell)))).toMatchObject({ code: 'token_invalid' });
  });
});
