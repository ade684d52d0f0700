/** The web server before it knows the product: limits, headers, parsing, compression, validation, one error handler. */
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { MAX_PARAM_LENGTH } from './address-length.ts';
import { handleError } from './error-handler.ts';
import { tooManyRequests, unavailable } from './failure.ts';
import { isForPageFile } from './page.ts';
import { addressKey } from './rate-limits.ts';
import { answerUnreadable } from './unreadable.ts';
import { compileSerialiser, compileValidator } from './validators.ts';

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
  /** Sooner only where a test waits for it. */
  stalledAfterMs?: number;
}

export const BODY_LIMIT_BYTES = 256 * 1024;
const HEADERS_TIMEOUT_MS = 30_000;
/** Long enough for an upload over a slow line: every other body has to come within the handler's limit. */
const REQUEST_TIMEOUT_MS = 600_000;
/** A client that reads nothing of a response for this long is treated as gone. */
const STALLED_AFTER_MS = 120_000;
const MAX_EVENT_LOOP_DELAY_MS = 3_000;

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < options.trustedProxyHops,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: options.handlerTimeoutSeconds * 1000,
    exposeHeadRoutes: false,
    // What the router refuses before it knows a call: an address that is too long, or that isn't one.
    frameworkErrors: handleError,
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
  });
  app.setErrorHandler(handleError);
  // No call takes plain text: it is refused as another kind of body, and not read as JSON gone wrong.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerialiser);
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;
  logRequests(app);
  hangUpOnStalled(app, options.stalledAfterMs ?? STALLED_AFTER_MS);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    // An interval in which the loop stood still counts as endless delay: a shorter one would undercut the limit.
    sampleInterval: MAX_EVENT_LOOP_DELAY_MS,
    exposeStatusRoute: false,
    // Calls cost work and are turned away; the page itself and the health checks are cheap and always answered.
    pressureHandler: async (request) => {
      if (request.routeOptions.config.operationId) throw unavailable('The service is busy. Try again in a moment.');
    },
  });
  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    // The page's own files cost little and come in crowds; without one of them the page would not work.
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

/** From the beginning of an answer on: how long it may take until then is the handler's limit. */
function hangUpOnStalled(app: FastifyInstance, afterMs: number): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.raw.setTimeout(afterMs, () => reply.raw.destroy());
  });
}
