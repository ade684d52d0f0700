/** Turns any failure of a call into an ApiError. */
import * as z from 'zod/mini';
import { zFailureCode } from '#generated/schemas/FailureCode.gen.ts';
import { zFieldError } from '#generated/schemas/FieldError.gen.ts';
import { deepestIssue } from '#platform/shared/deepest-issue.ts';
import { networkError } from '../page/load-code.ts';
import { ApiError, type FieldErrors, foldFieldErrors, isApiError, TOKEN_MESSAGES } from './api-error.ts';

/**
 * A failure as the specification describes it: a message, for the whole or by field, and a list of field messages with
 * a 422. Our server adds `code` and repeats the status; the page also has to understand servers that do neither.
 */
const zAnyFailure = z.object({
  message: z._default(z.union([z.string(), z.record(z.string(), z.nullable(z.string()))]), ''),
  code: z.nullish(zFailureCode),
  errors: z.nullish(z.array(zFieldError)),
  traceId: z.nullish(z.string()),
});

/** `error` is the body of an answer that refuses, or what was thrown on the way. */
export function toApiError(error: unknown, operation: string, response: Response | undefined): ApiError {
  if (isApiError(error)) return error;
  if (error instanceof z.core.$ZodError) return brokenContract(operation, response, error);
  // A truncated body counts as no answer.
  if (response === undefined || (response.ok && error instanceof TypeError)) {
    return networkError(operation, error);
  }
  if (response.ok) return brokenContract(operation, response, error);
  return refusal(error, operation, response);
}

/** A request or an answer that violates the contract; `cause` tells where, if it comes from validation. */
export function brokenContract(operation: string, response: Response | undefined, cause: unknown): ApiError {
  const issue = cause instanceof z.core.$ZodError ? deepestIssue(cause.issues) : null;
  const side = response === undefined ? 'request' : 'response';
  const field = issue?.path.join('.') || side;
  const reason = issue?.message ?? (cause instanceof Error ? cause.message : 'unexpected value');
  const message = `The ${side} of ${operation} breaks the contract at ${field}: ${reason}`;
  return new ApiError({ kind: 'contract', operation, message, field, status: response?.status ?? null, cause });
}

function refusal(body: unknown, operation: string, response: Response): ApiError {
  const { status } = response;
  const parsed = z.safeParse(zAnyFailure, body);
  if (!parsed.success) {
    // A proxy whose upstream is down answers with a body of its own.
    if (status < 500) return brokenContract(operation, response, parsed.error);
    return new ApiError({
      kind: 'server',
      operation,
      status,
      message: `${operation} failed with ${status}`,
      cause: body,
    });
  }
  const { message, code = null, errors, traceId = null } = parsed.data;
  const text = typeof message === 'string' ? message : '';
  const about = { operation, status, code, message: text, cause: body };
  if (status >= 500) return new ApiError({ ...about, kind: 'server', retryAfter: secondsToWait(response), traceId });
  if (status === 401 && TOKEN_MESSAGES.includes(text)) return new ApiError({ ...about, kind: 'token' });
  const messageByField = typeof message === 'string' ? null : withoutEmptyMessages(message);
  const fields = errors ? foldFieldErrors(errors) : asFieldErrors(messageByField);
  if (status === 422) return new ApiError({ ...about, kind: 'invalid', messageByField, fields });
  return new ApiError({ ...about, kind: 'refused', messageByField, fields, retryAfter: secondsToWait(response) });
}

/** Fields with an empty message are left out. */
function withoutEmptyMessages(message: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(message).flatMap(([name, text]) => (text ? [[name, text] as const] : [])));
}

const asFieldErrors = (messageByField: Readonly<Record<string, string>> | null): FieldErrors[] =>
  Object.entries(messageByField ?? {}).map(([name, text]) => ({ name, errors: [text] }));

function secondsToWait(response: Response): number | null {
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds;
}
