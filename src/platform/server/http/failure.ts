/** Every failure that a caller can see: a stable code for programs, a message for people, and the cause for the log. */

import type { FailureCode, FieldError } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export type FailureMessage = string | Record<string, string>;

/** The codes of a 409, one per reason. */
export type ConflictCode = Extract<
  FailureCode,
  | 'already_appealed'
  | 'already_asked'
  | 'already_decided'
  | 'already_exists'
  | 'already_verified'
  | 'closed'
  | 'decided_by_you'
  | 'deleted'
  | 'edited_meanwhile'
  | 'full'
  | 'in_use'
  | 'last_admin'
  | 'last_goal'
  | 'locked'
  | 'not_approved'
  | 'not_asked'
  | 'not_declined'
  | 'not_featurable'
  | 'not_verified'
  | 'own_account'
  | 'owner_must_stay'
  | 'person_left'
  | 'places_taken'
  | 'points_below_zero'
  | 'points_over_limit'
  | 'under_review'
  | 'withdrawn'
>;

interface FailureDetails {
  errors?: FieldError[];
  retryAfterSeconds?: number;
  cause?: unknown;
}

export class Failure extends Error {
  override name = 'Failure';
  readonly status: number;
  readonly code: FailureCode;
  readonly body: FailureMessage;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: FailureCode, body: FailureMessage, details: FailureDetails = {}) {
    // A refusal isn't a defect, and nobody reads where it came from: capturing the stack costs more than answering.
    const depth = Error.stackTraceLimit;
    if (status < 500) Error.stackTraceLimit = 0;
    super(typeof body === 'string' ? body : Object.values(body).join(' '), { cause: details.cause });
    Error.stackTraceLimit = depth;
    this.status = status;
    this.code = code;
    this.body = body;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** The two messages that send the page to /logout; part of the specification. */
export const tokenInvalid = () => new Failure(401, 'token_invalid', 'Token Invalid');
export const tokenExpired = () => new Failure(401, 'token_expired', 'Token Expired');
export const tokenMissing = () => new Failure(401, 'token_missing', say('failures.loginFirst'));

export const forbidden = (code: FailureCode, message: string) => new Failure(403, code, message);
export const notFound = (message: string) => new Failure(404, 'not_found', message);
/** Of everything in a part of the community that admins switched off. */
export const areaOff = () => new Failure(404, 'area_off', say('failures.areaOff'));
export const conflict = (code: ConflictCode, message: string) => new Failure(409, code, message);
export const linkGone = () => new Failure(410, 'link_used_or_expired', say('failures.linkGone'));
export const invalid = (errors: FieldError[]) =>
  new Failure(422, 'validation_failed', say('failures.fieldsNeedAttention'), { errors });
export const tooManyRequests = (retryAfterSeconds: number) =>
  new Failure(429, 'too_many_requests', sayTooMany(retryAfterSeconds), {
    retryAfterSeconds,
  });
export const unavailable = (message: string, cause?: unknown) =>
  new Failure(503, 'unavailable', message, { retryAfterSeconds: 5, cause });

export const noRoomForFiles = (cause: unknown) => unavailable(say('failures.storageFull'), cause);

function sayTooMany(seconds: number): string {
  if (seconds < 120) return say('failures.tooManyAttempts.seconds', { count: seconds });
  if (seconds < 7200) return say('failures.tooManyAttempts.minutes', { count: Math.ceil(seconds / 60) });
  return say('failures.tooManyAttempts.hours', { count: Math.ceil(seconds / 3600) });
}
