/** The web server without the product: limits, headers, parsing, compression, validation, one error handler. */
import { Socket } from 'node:net';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { MINUTE_MS } from '../../shared/moment.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { keepCookiesPrivate } from './cache/public-answer.ts';
import { handleClientError } from './client-errors.ts';
import { compileSerialiser, compileValidator } from './compile-schemas.ts';
import { handleError } from './error-handler.ts';
import { invalid, tooManyRequests } from './failure.ts';
import { MAX_PARAM_LENGTH } from './limits/address-length.ts';
import { normaliseForwardedFor } from './limits/forwarded-addresses.ts';
import { type OverloadLimits, rejectWhenOverloaded } from './limits/overload.ts';
import { addressKey } from './limits/rate-limits.ts';
import { isForPageFile } from './pages/page.ts';
import { speakToReaders } from './pages/request-language.ts';
import { requestIdOf, traceRequests } from './trace-requests.ts';
import { describeValidation } from './validation-messages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
}

export interface AppOptions {
  log: FastifyBaseLogger;
  trustedProxyHops: number;
  requestsPerMinute: number;
  handlerTimeoutSeconds: number;
  /** Null if spans aren't recorded. */
  tracer?: Tracer | null;
  /** Shorter in tests only. */
  stalledAfterMs?: number;
  /** Shorter in tests only. */
  restOfBodyMs?: number;
  /** Lower in tests only. */
  overload?: OverloadLimits;
}

/** Of log lines. */
const TRACE_FIELD = 'traceId';
export const BODY_LIMIT_BYTES = 256 * 1024;
const HEADERS_TIMEOUT_MS = 30_000;
/** Long enough for an upload over a slow connection; any other body has to arrive within the handler's timeout. */
const REQUEST_TIMEOUT_MS = 600_000;
/** A client that reads nothing of a response for this long is treated as gone. */
const STALLED_AFTER_MS = 120_000;
/** After an answer, for the rest of a body that is on its way: hanging up at once would lose the answer. */
const REST_OF_BODY_MS = 5_000;

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: TRACE_FIELD }),
    genReqId: requestIdOf,
    trustProxy: (_address, hop) => hop < options.trustedProxyHops,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: options.handlerTimeoutSeconds * 1000,
    exposeHeadRoutes: false,
    // For addresses that are too long or malformed: the router rejects them before any route.
    frameworkErrors: handleError,
    schemaErrorFormatter: (errors, part) => invalid(describeValidation(errors, part)),
    clientErrorHandler: handleClientError,
    forceCloseConnections: 'idle',
    // While closing, still answer requests on open connections, which close after that: people would see a 503.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
  });
  app.setErrorHandler(handleError);
  // No call accepts plain text: answer 415, rather than a JSON syntax error.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerialiser);
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  if (options.trustedProxyHops > 0) normaliseForwardedFor(app);
  traceRequests(app, options.tracer ?? null);
  speakToReaders(app);
  logRequests(app);
  closeStalledConnections(app, options.stalledAfterMs ?? STALLED_AFTER_MS);
  closeUnfinishedRequests(app, options.restOfBodyMs ?? REST_OF_BODY_MS);
  await app.register(cookie);
  // After the plugin's own hook, which writes the cookies.
  keepCookiesPrivate(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  rejectWhenOverloaded(app, options.overload);
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => addressKey(request.ip),
    // The page's assets are cheap, come in bursts, and the page breaks without any of them, so they aren't limited.
    allowList: isForPageFile,
    errorResponseBuilder: (_request, context) => tooManyRequests(Math.ceil(context.ttl / 1000)),
  });
  return app;
}

/** No address, no query and no header is logged: links carry secrets, and addresses are personal. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.routeOptions.config.operationId) return;
    request.log.info(
      {
        operationId: request.routeOptions.config.operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.caller && { userId: request.caller.userId }),
      },
      'Request',
    );
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

/** Applies once the response has begun; until then the handler's timeout does. */
function closeStalledConnections(app: FastifyInstance, afterMs: number): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.raw.setTimeout(afterMs, () => reply.raw.destroy());
  });
}

/** A call that was refused early must not keep its connection by sending its body slowly. */
function closeUnfinishedRequests(app: FastifyInstance, afterMs: number): void {
  app.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw;
    // The process's own requests, such as those that draw a page, have none.
    if (raw.complete || !(socket instanceof Socket)) return;
    const timer = setTimeout(() => socket.destroy(), afterMs).unref();
    raw.once('end', () => clearTimeout(timer));
  });
}
