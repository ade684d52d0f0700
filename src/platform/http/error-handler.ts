/** Turns any error into the failure envelope. Details of a 5xx go to the log only. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure as FailureBody } from '#generated/types.gen.ts';
import { isDatabaseUnavailable, isUnstorableText } from '../db/unavailable.ts';
import { StorageUnavailableError } from '../storage/storage.ts';
import { addressTooLong } from './address-length.ts';
import { Failure, invalid, notFound, tooManyRequests, unavailable } from './failure.ts';
import { fewOf, shortMessage } from './failure-size.ts';

export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toFailure(error);
  if (failure.status >= 500) request.log.error({ err: error }, 'Request failed');
  // A client that trickles its body loses the connection (slowloris).
  if (isHandlerTimeout(error) && !request.raw.complete) reply.header('connection', 'close');
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  sendFailure(reply, failure);
}

const isHandlerTimeout = (error: Error) => 'code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT';

export function sendFailure(reply: FastifyReply, failure: Failure): void {
  const body: Omit<FailureBody, 'message'> & { message: Failure['body'] } = {
    status: failure.status,
    message: shortMessage(failure.body),
    code: failure.code,
    ...(failure.errors && { errors: fewOf(failure.errors) }),
  };
  reply.code(failure.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

function toFailure(error: FastifyError | Error): Failure {
  if (error instanceof Failure) return error;
  if (isUnstorableText(error)) {
    return invalid([{ field: 'body', message: 'This text contains a character we can’t store. Remove it.' }]);
  }
  const isAway = isDatabaseUnavailable(error) || error instanceof StorageUnavailableError;
  if (isAway) return unavailable('The service is busy. Try again in a moment.', error);
  const status = 'statusCode' in error && error.statusCode ? error.statusCode : 500;
  if ('code' in error && error.code === 'FST_ERR_BAD_URL') return notFound('There is nothing at this address.');
  if (status === 414) return addressTooLong();
  if (status === 413) return new Failure(413, 'payload_too_large', 'The request is larger than allowed.');
  if (status === 415) return new Failure(415, 'media_type_unsupported', 'Send the body as the contract describes it.');
  if (status === 429) return tooManyRequests(60);
  if (status === 503) return unavailable('The service is busy. Try again in a moment.', error);
  if (status >= 400 && status < 500) {
    return invalid([{ field: 'body', message: 'We couldn’t read the request. Send valid JSON.' }]);
  }
  return new Failure(500, 'internal', 'Something went wrong on our side. Try again later.', { cause: error });
}
