/** Answers requests that Node.js couldn't parse, in the failure envelope. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure as FailureBody } from '#generated/types.gen.ts';

const MALFORMED: FailureBody = {
  status: 400,
  message: 'We couldn’t read the request. Send valid HTTP.',
  code: 'validation_failed',
};
const BY_CODE: Record<string, FailureBody> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The address or the headers are longer than allowed.',
    code: 'payload_too_large',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long to arrive. Send it again.',
    code: 'unavailable',
  },
};

export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  // The client has disconnected.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = BY_CODE[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify(failure);
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
