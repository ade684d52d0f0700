/** Configures the generated client. It shows no messages and never navigates. */

import type { ResolvedRequestOptions } from '#generated/client/index.ts';
import { client } from '#generated/client.gen.ts';
import { getValidRequestBody } from '#generated/core/utils.gen.ts';
import { say } from '#languages/say.ts';
import { readCookie } from '../page/cookies.ts';
import { loadCode, networkError } from '../page/load-code.ts';
import { readTokens } from '../session/token-storage.ts';
import { type ApiError, isApiError, TOKEN_MESSAGES } from './api-error.ts';

export interface ApiHooks {
  /**
   * Every request with the stored token waits for this; it settles once the token is usable or a renewal has failed.
   * @param expired credentials that the server has just refused as expired.
   */
  ensureFresh(expired?: string | null): Promise<void>;
  /** Called with "Token Invalid" or "Token Expired" when the server refuses the stored token. */
  onTokenRefused(message: string): void;
  /** Called when the server refuses a call because the person has no second step, which their role needs. */
  onSecondStepMissing(): void;
  /**
   * Called when the server wants the person to prove that it's them before this call.
   * @returns whether they have: the call is then repeated.
   */
  proveIdentity(): Promise<boolean>;
  /** Called when a request or a response breaks the contract; the call also fails with this error. */
  onContractBroken(error: ApiError): void;
}

/** Call it once, before the first request. */
export function configureApi(hooks: ApiHooks): void {
  const { VITE_API_BASE } = import.meta.env;
  const headers = { 'Accept-Language': say('language.code') };
  client.setConfig({ baseUrl: VITE_API_BASE ?? '/api', credentials: 'same-origin', headers });
  client.interceptors.request.clear();
  client.interceptors.response.clear();
  client.interceptors.error.clear();

  client.interceptors.request.use(async (request) => {
    if (!request.headers.has('Authorization')) await hooks.ensureFresh();
    setCredentials(request.headers);
    return request;
  });
  client.interceptors.response.use((...answered) => retryOnce(hooks, ...answered));
  client.interceptors.response.use(rejectUnexpectedContent);
  client.interceptors.error.use(async (error, response, request, options) => {
    if (error instanceof DOMException && error.name === 'AbortError') return error;
    const operation = operationOf(options);
    const apiError = await normaliseError(error, operation, response).catch((cause) => networkError(operation, cause));
    if (apiError.kind === 'contract') hooks.onContractBroken(apiError);
    if (apiError.code === 'second_step_missing') hooks.onSecondStepMissing();
    if (apiError.kind === 'token' && carriesStoredToken(request)) hooks.onTokenRefused(apiError.message);
    return apiError;
  });
}

const TOKEN_REASONS: unknown[] = ['token_invalid', 'token_expired', ...TOKEN_MESSAGES];

function setCredentials(headers: Headers): void {
  const tokens = readTokens();
  if (tokens && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${tokens.accessToken}`);
  const antiForgery = readCookie('XSRF-TOKEN');
  if (antiForgery) headers.set('X-XSRF-TOKEN', antiForgery);
}

/**
 * Retries a call refused for a stale anti-forgery cookie or token: the refusal sets a new cookie, another tab new
 * tokens, and a token may expire on a slow line. Also one that needed a fresh proof, which may have taken a while.
 */
async function retryOnce(
  hooks: ApiHooks,
  response: Response,
  request: Request,
  options: ResolvedRequestOptions,
): Promise<Response> {
  if (response.status !== 401 && response.status !== 403) return response;
  const reason = await reasonOf(response);
  const headers = new Headers(options.headers);
  const isProven = reason === 'fresh_proof_needed' && (await hooks.proveIdentity());
  if (isProven) await hooks.ensureFresh();
  if (TOKEN_REASONS.includes(reason) && !headers.has('Authorization'))
    await hooks.ensureFresh(/expired/i.test(`${reason}`) ? request.headers.get('Authorization') : null);
  setCredentials(headers);
  const hasChanged = (name: string) => headers.get(name) !== request.headers.get(name);
  const isRetryable =
    isProven ||
    (reason === 'anti_forgery' && hasChanged('X-XSRF-TOKEN')) ||
    (TOKEN_REASONS.includes(reason) && headers.has('Authorization') && hasChanged('Authorization'));
  if (!isRetryable) return response;
  // From now on, compare with the token of the last attempt.
  headers.forEach((value, name) => {
    request.headers.set(name, value);
  });
  const body = getValidRequestBody(options) as BodyInit | null | undefined;
  const retry = new Request(request.url, { ...options, headers, body });
  return await (options.fetch ?? globalThis.fetch)(retry);
}

/** Our `code`, or the message if the server sent no code. */
async function reasonOf(response: Response): Promise<unknown> {
  try {
    const body: { code?: unknown; message?: unknown } | null = await response.clone().json();
    return body?.code ?? body?.message;
  } catch {
    return undefined;
  }
}

/** The client validates JSON only, and would pass on HTML or an empty body as it is. */
async function rejectUnexpectedContent(
  response: Response,
  _: Request,
  options: ResolvedRequestOptions,
): Promise<Response> {
  if (!response.ok || !options.responseValidator) return response;
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
  const isEmpty = response.status === 204 || response.headers.get('Content-Length') === '0';
  if (!isEmpty && (type === 'application/json' || type.endsWith('+json'))) return response;
  const isFileExpected = await options.responseValidator(new Blob()).then(
    () => true,
    () => false,
  );
  if (!isFileExpected || isEmpty || type === 'text/html') {
    const operation = operationOf(options);
    const { brokenContract } = await loadFailures(operation);
    throw brokenContract(operation, response, new Error(isEmpty ? 'it is empty' : `it is ${type || 'untyped'}`));
  }
  options.parseAs = 'blob';
  return response;
}

async function normaliseError(error: unknown, operation: string, response: Response | undefined): Promise<ApiError> {
  if (isApiError(error)) return error;
  const isNetworkError = error instanceof TypeError || (error instanceof DOMException && response === undefined);
  if (isNetworkError && (response === undefined || response.ok)) return networkError(operation, error);
  const { toApiError } = await loadFailures(operation);
  return toApiError(error, operation, response);
}

const loadFailures = (operation: string) => loadCode(operation, () => import('./to-api-error.ts'));

function carriesStoredToken(request: Request | undefined): boolean {
  const tokens = readTokens();
  return tokens !== null && request?.headers.get('Authorization') === `Bearer ${tokens.accessToken}`;
}

const operationOf = (options: ResolvedRequestOptions): string => `${options.method ?? 'GET'} ${options.url}`;
