/** The only kind of error that a failed call throws. */
import type { FailureCode } from '#generated/types.gen.ts';

/** The messages of a 401 that refuses the access token. */
export const TOKEN_MESSAGES = ['Token Invalid', 'Token Expired'];

export type ApiErrorKind =
  /** The server refused the request: `status`, `code`, and `message` or `messageByField`. */
  | 'refused'
  /** The input is not valid (422): `fields`. */
  | 'invalid'
  /** The access token is no longer accepted; `message` is "Token Invalid" or "Token Expired". */
  | 'token'
  /** There was no answer. */
  | 'network'
  /** A request or a response violates the contract: `operation` and `field`. */
  | 'contract'
  /** The server failed (5xx). */
  | 'server';

export interface FieldErrors {
  name: string;
  errors: string[];
}

interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** Method and path as in the contract, `POST /login`. */
  operation: string;
  message: string;
  status?: number | null;
  code?: FailureCode | null;
  messageByField?: Readonly<Record<string, string>> | null;
  fields?: readonly FieldErrors[];
  field?: string | null;
  retryAfter?: number | null;
  traceId?: string | null;
  cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly operation: string;
  /** The HTTP status; null when no answer came. */
  readonly status: number | null;
  readonly code: FailureCode | null;
  readonly messageByField: Readonly<Record<string, string>> | null;
  readonly fields: readonly FieldErrors[];
  /** With kind `contract`: the path of the violation, such as `data.user.email`. */
  readonly field: string | null;
  /** From the Retry-After header, if there is one. */
  readonly retryAfter: number | null;
  /** With kind `server`: by which the operator finds the request in the log; null if the server sent none. */
  readonly traceId: string | null;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.kind = details.kind;
    this.operation = details.operation;
    this.status = details.status ?? null;
    this.code = details.code ?? null;
    this.messageByField = details.messageByField ?? null;
    this.fields = details.fields ?? [];
    this.field = details.field ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.traceId = details.traceId ?? null;
  }
}

export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}

/** Whether the server refused for one of these reasons. */
export const isRefusedFor = (error: unknown, ...codes: FailureCode[]): error is ApiError =>
  isApiError(error, 'refused') && error.code !== null && codes.includes(error.code);

/** Groups the `[{ field, message }]` of a 422 into one entry per field, in the order of their first appearance. */
export function foldFieldErrors(errors: readonly { field: string; message: string }[]): FieldErrors[] {
  const byName = Map.groupBy(errors, ({ field }) => field);
  return [...byName].map(([name, entries]) => ({ name, errors: entries.map(({ message }) => message) }));
}

/** Whether the server has answered that there is no such thing for this person: reading it again won't help. */
export const isAnsweredNo = (error: unknown): boolean =>
  isApiError(error, 'refused') || isApiError(error, 'invalid') || isApiError(error, 'contract');
