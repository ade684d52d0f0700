/** Structured logs. Personal data and secrets are redacted here, whatever the caller logs. */
import { type DestinationStream, type Logger, type LoggerOptions, pino, type SerializedError } from 'pino';
import { traceNow } from '../tracing/trace.ts';
import { createErrorCounter } from './repeated-errors.ts';

export type { Logger };

const SECRET_FIELDS = [
  'password',
  'confirmpassword',
  'currentPassword',
  'accessToken',
  'refreshToken',
  'token',
  'email',
];

/** Properties of a database error that contain values of the statement or of rows. */
const VALUE_FIELDS = ['params', 'parameters', 'queryOptions', 'detail', 'where', 'internalQuery'];

/** @param destination default: the standard output. @param countedForMs how long equal errors are counted, before their number is logged. */
export function createLogger(level: string, destination?: DestinationStream, countedForMs?: number): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    // A request's own logger has the id already.
    mixin: (_line, _level, used) => (used === logger ? idOfTrace() : {}),
    hooks: { logMethod: createErrorCounter(countedForMs) },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [...SECRET_FIELDS, ...SECRET_FIELDS.map((field) => `*.${field}`), '*.headers', 'headers'],
      censor: '[redacted]',
    },
    serializers: { err: (error: Error) => withoutValues(pino.stdSerializers.err(error)) },
  };
  const logger = destination ? pino(options, destination) : pino(options);
  return logger;
}

/** Finds the lines of one request or job. */
function idOfTrace(): { traceId?: string } {
  const now = traceNow();
  return now ? { traceId: now.id } : {};
}

function withoutValues(error: SerializedError): SerializedError {
  for (const field of VALUE_FIELDS) delete error[field];
  const parts: unknown = error['aggregateErrors'];
  if (Array.isArray(parts)) for (const part of parts) withoutValues(part);
  return error;
}
