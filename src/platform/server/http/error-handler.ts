/** Turns any error into the failure envelope. Details of a 5xx go to the log only. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure as FailureBody, FieldError } from '#generated/types.gen.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { isDatabaseUnavailable, isUnstorableText } from '../db/database-errors.ts';
import { StorageUnavailableError } from '../storage/storage.ts';
import { Failure, type FailureMessage, invalid, notFound, tooManyRequests, unavailable } from './failure.ts';
import { addressTooLong } from './limits/address-length.ts';
import { languageAccepted } from './pages/request-language.ts';

/** The contract's limits. */
const MESSAGE_LENGTH = 500;
const FIELD_LENGTH = 200;
const MAX_ERRORS = 20;
/** Keeps the whole body below 4 kB. */
const MAX_BYTES = 3_400;
/** Failures are written in the reader's language, so they vary by this header. */
const LANGUAGE_HEADER = 'accept-language';

export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  // Parsing a body or an address runs outside the request's async context, so its errors have no language yet.
  const failure =
    error instanceof Failure ? error : speakIn(languageAccepted(request), () => toFailure(error, request));
  if (!isClientGone(request)) logFailure(error, failure, request);
  // A client that trickles its body loses the connection (slowloris).
  if (isHandlerTimeout(error) && !request.raw.complete) reply.header('connection', 'close');
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  sendFailure(reply, failure, request.id);
}

/** An expected state, such as overload, isn't a defect: nobody needs its stack. */
function logFailure(error: Error, { status, code, cause, message }: Failure, { log }: FastifyRequest): void {
  if (status < 500) return;
  if (error instanceof Failure && cause === undefined) log.warn({ code, reason: message }, 'Request refused');
  else log.error({ err: error }, 'Request failed');
}

/** The line broke, or the person left, while the request was arriving: that's no failure of ours, and nobody reads the answer. */
const isClientGone = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

const isHandlerTimeout = (error: Error) => 'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT';

/** @param traceId by which the operator finds a failure of ours in the log. */
export function sendFailure(reply: FastifyReply, failure: Failure, traceId: string): void {
  const body: Omit<FailureBody, 'message'> & { message: Failure['body'] } = {
    status: failure.status,
    message: shortMessage(failure.body),
    code: failure.code,
    ...(failure.errors && { errors: limitErrors(failure.errors) }),
    ...(failure.status >= 500 && { traceId }),
  };
  reply.header('vary', withLanguage(reply.getHeader('vary')));
  reply.code(failure.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

const withLanguage = (vary: unknown): string => (vary === undefined ? LANGUAGE_HEADER : `${vary}, ${LANGUAGE_HEADER}`);

function toFailure(error: FastifyError | Error, request: FastifyRequest): Failure {
  if (isUnstorableText(error)) {
    return invalid([{ field: findUnstorableField(request), message: say('failures.unstorableText') }]);
  }
  const isAway = isDatabaseUnavailable(error) || error instanceof StorageUnavailableError;
  if (isAway) return unavailable(say('failures.busy'), error);
  const status = 'statusCode' in error && error.statusCode ? error.statusCode : 500;
  if ('code' in error && error.code === 'FST_ERR_BAD_URL') return notFound(say('failures.nothingHere'));
  if (status === 414) return addressTooLong();
  if (status === 413) return new Failure(413, 'payload_too_large', say('failures.tooLarge'));
  if (status === 415) return new Failure(415, 'media_type_unsupported', say('failures.otherMediaType'));
  if (status === 429) return tooManyRequests(60);
  if (status === 503) return unavailable(say('failures.busy'), error);
  if (status >= 400 && status < 500) {
    return invalid([{ field: 'body', message: say('failures.unreadableJson') }]);
  }
  return new Failure(500, 'internal', say('failures.internal'), { cause: error });
}

/** Finds the text that PostgreSQL can't store, such as one with NUL: the database's error doesn't name the field. */
function findUnstorableField({ params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>): string {
  for (const part of [params, query, body]) {
    const path = pathToUnstorable(part);
    if (path && path.length > 0) return path.join('.');
  }
  return 'body';
}

/** @returns the path to it; null if all text can be stored, empty if the value itself can't. */
function pathToUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const path = pathToUnstorable(inner);
    if (path) return [name, ...path];
  }
  return null;
}

/** As many of the first field errors as fit: a caller can send thousands of invalid fields. */
export function limitErrors(errors: readonly FieldError[]): FieldError[] {
  const kept: FieldError[] = [];
  let bytes = 0;
  for (const { field, message } of errors.slice(0, MAX_ERRORS)) {
    const error = { field: shorten(field, FIELD_LENGTH), message: shorten(message, MESSAGE_LENGTH) };
    bytes += Buffer.byteLength(JSON.stringify(error)) + 1;
    if (bytes > MAX_BYTES) break;
    kept.push(error);
  }
  return kept;
}

export function shortMessage(message: FailureMessage): FailureMessage {
  if (typeof message === 'string') return shorten(message, MESSAGE_LENGTH);
  return Object.fromEntries(Object.entries(message).map(([key, text]) => [key, shorten(text, MESSAGE_LENGTH)]));
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).toWellFormed()}…` : text;
}
