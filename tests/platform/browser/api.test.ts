import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logIn } from '#generated/auth/logIn.gen.ts';
import { logOut } from '#generated/auth/logOut.gen.ts';
import { removeAppFactor } from '#generated/auth/removeAppFactor.gen.ts';
import { renewToken } from '#generated/auth/renewToken.gen.ts';
import { client } from '#generated/client.gen.ts';
import { exportUsers } from '#generated/users/exportUsers.gen.ts';
import { getCurrentUser } from '#generated/users/getCurrentUser.gen.ts';
import { searchUsers } from '#generated/users/searchUsers.gen.ts';
import { configureApi } from '#platform/browser/calls/api.ts';
import { ApiError, isApiError } from '#platform/browser/calls/api-error.ts';
import { type Answer, listen, openPage, type Received } from './browser-fixtures.ts';

const done = { status: 200, body: { status: 200, message: 'Done.', data: null } };
const refusal = (status: number, code: string, message: unknown = code, more = {}): Answer => ({
  status,
  body: { status, message, code, ...more },
});

let page: ReturnType<typeof openPage>;
let line: Awaited<ReturnType<typeof listen>>;
let respond: (request: Received) => Answer | Promise<Answer>;
const hooks = {
  ensureFresh: vi.fn(async () => {}),
  onSecondStepMissing: vi.fn(() => {}),
  proveIdentity: vi.fn(async () => true),
  onTokenRefused: vi.fn((_: string) => {}),
  onContractBroken: vi.fn((_: ApiError) => {}),
};

beforeEach(async () => {
  vi.clearAllMocks();
  page = openPage();
  line = await listen((request) => respond(request));
  configureApi(hooks);
});
afterEach(async () => {
  await line.close();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!isApiError(error)) throw new Error(`not an ApiError: ${error}`);
  return error;
}

describe('every request', () => {
  it('carries the stored token and the anti-forgery cookie', async () => {
    page.localStorage.setItem('accessToken', 'a1');
    page.document.cookie = 'theme=dark; XSRF-TOKEN=x%3D1; other=2';
    respond = () => done;
    await logOut();
    expect(line.received[0]).toMatchObject({
      method: 'POST',
      path: '/api/logout',
      headers: { authorization: 'Bearer a1', 'x-xsrf-token': 'x=1' },
    });
  });

  it('carries neither if there is none', async () => {
    respond = () => done;
    await logOut();
    expect(line.received[0]?.headers).not.toHaveProperty('authorization');
    expect(line.received[0]?.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('keeps its own authorization, without waiting', async () => {
    page.localStorage.setItem('accessToken', 'a1');
    respond = () => done;
    await logOut({ headers: { Authorization: 'Bearer own' } });
    expect(line.received[0]?.headers.authorization).toBe('Bearer own');
    expect(hooks.ensureFresh).not.toHaveBeenCalled();
  });

  it('waits for a renewal and then carries the new token', async () => {
    page.localStorage.setItem('accessToken', 'old');
    hooks.ensureFresh.mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      page.localStorage.setItem('accessToken', 'new');
    });
    respond = () => done;
    await logOut();
    expect(line.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer new']);
  });

  it('fails if the renewal failed', async () => {
    hooks.ensureFresh.mockRejectedValueOnce(new ApiError({ kind: 'network', operation: 'x', message: 'no line' }));
    expect(await failureOf(logOut())).toMatchObject({ kind: 'network', message: 'no line' });
    expect(line.received).toEqual([]);
  });

  it('leaves null and undefined out of its query', async () => {
    respond = () => ({ status: 200, text: '{}' });
    await client.get({
      url: '/users/search',
      query: { search: 'a b', page: null, sort: undefined, isLive: false },
    });
    expect(line.received[0]?.path).toBe('/api/users/search?search=a%20b&isLive=false');
  });
});

describe('a request refused for outdated credentials', () => {
  it('is retried once when the anti-forgery cookie has changed, body included', async () => {
    page.document.cookie = 'XSRF-TOKEN=old';
    respond = ({ headers }) => {
      if (headers['x-xsrf-token'] === 'new') return refusal(401, 'login_refused', { email: 'x' });
      page.document.cookie = 'XSRF-TOKEN=new';
      return refusal(403, 'anti_forgery');
    };
    const body = { email: 'amina@example.org', password: 'correct horse battery' };
    await failureOf(logIn({ body }));
    expect(line.received).toHaveLength(2);
    expect(line.received.map((request) => JSON.parse(request.body))).toEqual([body, body]);
    expect(line.received[1]?.headers['content-type']).toBe('application/json');
  });

  it('is retried once and never again', async () => {
    let cookies = 0;
    respond = () => {
      page.document.cookie = `XSRF-TOKEN=${++cookies}`;
      return refusal(403, 'anti_forgery');
    };
    expect(await failureOf(logOut())).toMatchObject({ kind: 'refused', code: 'anti_forgery', status: 403 });
    expect(line.received).toHaveLength(2);
  });

  it('fails immediately when the cookie is the same, or for another reason', async () => {
    page.document.cookie = 'XSRF-TOKEN=same';
    respond = () => refusal(403, 'anti_forgery');
    await failureOf(logOut());
    respond = () => {
      page.document.cookie = 'XSRF-TOKEN=changed';
      return refusal(403, 'role_forbidden');
    };
    await failureOf(logOut());
    expect(line.received).toHaveLength(2);
  });

  it('is retried with a token that another tab renewed meanwhile', async () => {
    page.localStorage.setItem('accessToken', 'old');
    respond = ({ headers }) => {
      page.localStorage.setItem('accessToken', 'new');
      return headers.authorization === 'Bearer new' ? done : refusal(401, 'token_expired', 'Token Expired');
    };
    await logOut();
    expect(line.received).toHaveLength(2);
    expect(hooks.onTokenRefused).not.toHaveBeenCalled();
  });

  it('is retried when only the message says that the token has expired', async () => {
    page.localStorage.setItem('accessToken', 'old');
    respond = ({ headers }) => {
      page.localStorage.setItem('accessToken', 'new');
      return headers.authorization === 'Bearer new' ? done : { status: 401, body: { message: 'Token Expired' } };
    };
    await logOut();
    expect(line.received).toHaveLength(2);
  });
});

describe('a failure', () => {
  it.each(['Token Invalid', 'Token Expired'])('of the stored token is reported (%s)', async (message) => {
    page.localStorage.setItem('accessToken', 'a1');
    respond = () => refusal(401, 'token_invalid', message);
    expect(await failureOf(getCurrentUser())).toMatchObject({ kind: 'token', status: 401, message });
    expect(hooks.onTokenRefused.mock.calls).toEqual([[message]]);
  });

  it('of the retried token is reported', async () => {
    page.localStorage.setItem('accessToken', 'old');
    respond = () => {
      page.localStorage.setItem('accessToken', 'new');
      return refusal(401, 'token_invalid', 'Token Invalid');
    };
    await failureOf(getCurrentUser());
    expect(line.received).toHaveLength(2);
    expect(hooks.onTokenRefused).toHaveBeenCalledOnce();
  });

  it('of another token than the stored one isn’t reported', async () => {
    page.localStorage.setItem('accessToken', 'a1');
    respond = () => refusal(401, 'token_invalid', 'Token Invalid');
    const call = renewToken({
      path: { id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41' },
      headers: { Authorization: 'Bearer r1' },
    });
    expect(await failureOf(call)).toMatchObject({ kind: 'token', operation: 'GET /getToken/{id}' });
    expect(hooks.onTokenRefused).not.toHaveBeenCalled();
  });

  it('with any other 401 is a refusal', async () => {
    page.localStorage.setItem('accessToken', 'a1');
    respond = () => refusal(401, 'account_inactive', 'This account is not active.');
    expect(await failureOf(getCurrentUser())).toMatchObject({
      kind: 'refused',
      message: 'This account is not active.',
    });
    expect(hooks.onTokenRefused).not.toHaveBeenCalled();
  });

  it('for want of a second step is reported', async () => {
    page.localStorage.setItem('accessToken', 'a1');
    respond = () => refusal(403, 'second_step_missing', 'Set up a second step first: your role needs one.');
    expect(await failureOf(getCurrentUser())).toMatchObject({ kind: 'refused', code: 'second_step_missing' });
    expect(hooks.onSecondStepMissing).toHaveBeenCalledOnce();
    expect(hooks.onTokenRefused).not.toHaveBeenCalled();
  });

  it('for want of a fresh proof is repeated, body and all, once the person has given it', async () => {
    page.localStorage.setItem('accessToken', 'a1');
    let isProven = false;
    hooks.proveIdentity.mockImplementation(async () => (isProven = true));
    respond = () => (isProven ? done : refusal(403, 'fresh_proof_needed', 'Confirm that it’s you first.'));
    const body = { code: '492 039' };
    await removeAppFactor({ body });
    expect(hooks.proveIdentity).toHaveBeenCalledOnce();
    expect(hooks.ensureFresh).toHaveBeenCalledTimes(2);
    const sent = { method: 'POST', path: '/api/users/me/factors/app/remove', body: JSON.stringify(body) };
    expect(line.received).toMatchObject([sent, sent]);
  });

  it('for want of a fresh proof stands if the person gives none', async () => {
    hooks.proveIdentity.mockResolvedValueOnce(false);
    respond = () => refusal(403, 'fresh_proof_needed', 'Confirm that it’s you first. Nothing was changed.');
    expect(await failureOf(getCurrentUser())).toMatchObject({
      kind: 'refused',
      code: 'fresh_proof_needed',
      message: 'Confirm that it’s you first. Nothing was changed.',
    });
    expect(line.received).toHaveLength(1);
  });

  it('of a login groups its messages by field', async () => {
    respond = () => refusal(401, 'login_refused', { email: 'e', password: 'p' });
    const error = await failureOf(logIn({ body: { email: 'amina@example.org', password: 'x' } }));
    expect(error).toMatchObject({ kind: 'refused', messageByField: { email: 'e', password: 'p' }, message: '' });
  });

  it('of validation is grouped by field', async () => {
    const errors = [
      { field: 'email', message: 'one' },
      { field: 'password', message: 'two' },
      { field: 'email', message: 'three' },
    ];
    respond = () => refusal(422, 'validation_failed', 'Some fields need attention.', { errors });
    const error = await failureOf(logIn({ body: { email: 'amina@example.org', password: 'x' } }));
    expect(error).toMatchObject({ kind: 'invalid', status: 422, code: 'validation_failed' });
    expect(error.fields).toEqual([
      { name: 'email', errors: ['one', 'three'] },
      { name: 'password', errors: ['two'] },
    ]);
  });

  it('for too many requests says how long to wait', async () => {
    respond = () => ({ ...refusal(429, 'too_many_requests'), headers: { 'Retry-After': '60' } });
    expect(await failureOf(logOut())).toMatchObject({ kind: 'refused', status: 429, retryAfter: 60 });
  });

  it.each([500, 501, 503])('of the server is reported as such (%i)', async (status) => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    respond = () => refusal(status, 'internal', 'Something went wrong on our side.', { traceId });
    expect(await failureOf(logOut())).toMatchObject({ kind: 'server', status, operation: 'POST /logout', traceId });
    respond = () => ({ status, text: '<h1>Bad gateway</h1>', headers: { 'Content-Type': 'text/html' } });
    expect(await failureOf(logOut())).toMatchObject({ kind: 'server', status, traceId: null });
    expect(hooks.onContractBroken).not.toHaveBeenCalled();
  });

  it('of the network keeps its cause', async () => {
    await line.close();
    const error = await failureOf(logOut());
    expect(error).toMatchObject({ kind: 'network', status: null, operation: 'POST /logout' });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('counts as one of the network when the response is cut off', async () => {
    respond = () => ({ status: 200, isCut: true });
    expect(await failureOf(logOut())).toMatchObject({ kind: 'network', operation: 'POST /logout' });
    expect(hooks.onContractBroken).not.toHaveBeenCalled();
  });

  it('is none when the caller aborted', async () => {
    respond = () => done;
    const controller = new AbortController();
    controller.abort();
    await expect(logOut({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(hooks.onContractBroken).not.toHaveBeenCalled();
  });

  it('by timeout counts as one of the network', async () => {
    respond = () => new Promise((resolve) => setTimeout(resolve, 200, done));
    expect(await failureOf(logOut({ signal: AbortSignal.timeout(20) }))).toMatchObject({ kind: 'network' });
  });
});

describe('a broken contract', () => {
  const breaks = async (call: Promise<unknown>, operation: string, field: string) => {
    const error = await failureOf(call);
    expect(error).toMatchObject({ kind: 'contract', operation, field });
    expect(error.message).toContain(operation);
    expect(error.message).toContain(field);
    expect(hooks.onContractBroken.mock.calls).toEqual([[error]]);
  };

  it('names the field of the response', async () => {
    respond = () => ({ status: 200, body: { status: 200, message: 'Done.', data: 'surprise' } });
    await breaks(logOut(), 'POST /logout', 'data');
  });

  it('names the field of the intended variant', async () => {
    const user = {
      id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41',
      name: null,
      lastName: null,
      email: 'amina@example.org',
      role: 'Member',
      isProfileCompleted: true,
      isVerified: true,
      location: null,
      contactNo: null,
      isTermsAgreed: true,
    };
    const data = { accessToken: 'a', refreshToken: 'r', expiresAt: 7, user };
    respond = () => ({ status: 200, body: { status: 200, message: 'Done.', data } });
    await breaks(logIn({ body: { email: 'amina@example.org', password: 'x' } }), 'POST /login', 'data.expiresAt');
  });

  it('names the field of a request, which isn’t sent', async () => {
    await breaks(logIn({ body: { email: 'nobody', password: 'x' } }), 'POST /login', 'body.email');
    expect(line.received).toEqual([]);
  });

  it.each([
    ['HTML', { status: 200, text: '<!doctype html>', headers: { 'Content-Type': 'text/html' } }],
    ['text', { status: 200, text: 'fine', headers: { 'Content-Type': 'text/plain' } }],
    ['nothing', { status: 200, text: '', headers: { 'Content-Length': '0' } }],
    ['half a JSON', { status: 200, text: '{"status":' }],
  ])('is detected in a response with %s', async (_, answer) => {
    respond = () => answer;
    await breaks(getCurrentUser(), 'GET /users/view', 'response');
  });

  it('is detected in a failure that doesn’t match the contract', async () => {
    respond = () => ({ status: 404, body: { status: 404, message: 'No.', code: 'who_knows' } });
    await breaks(searchUsers({ query: { search: 'amina' } }), 'GET /users/search', 'code');
  });
});

it('passes a file through as a file', async () => {
  respond = () => ({ status: 200, text: 'id,name\n', headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
  const { data } = await exportUsers();
  expect(data).toBeInstanceOf(Blob);
});
