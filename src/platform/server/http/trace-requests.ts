/** Gives each request the id of its trace, and records calls and pages as spans if traces are sent anywhere. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest, RawRequestDefaultExpression } from 'fastify';
import { continueTrace, newTraceId, runInTrace, type Trace, traceNow } from '../tracing/trace.ts';
import type { Span, Tracer } from '../tracing/tracer.ts';
import { isForPage } from './pages/page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace | null;
    span: Span | null;
  }
}

/**
 * The id of the request whose work this one is, such as the drawing of a page, or of the one that a proxy or program is
 * tracing, or one of its own.
 */
export const requestIdOf = ({ headers }: IncomingMessage | RawRequestDefaultExpression): string =>
  traceNow()?.id ?? continueTrace(givenTraceparent(headers))?.id ?? newTraceId();

/** @param tracer null if spans aren't recorded. */
export function traceRequests(app: FastifyInstance, tracer: Tracer | null): void {
  app.decorateRequest('trace', null);
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const trace = traceOf(request);
    request.trace = trace;
    if (tracer === null) return runInTrace(trace, done);
    const name = request.routeOptions.config.operationId ?? (isForPage(request) ? 'page' : null);
    if (name === null) return runInTrace(trace, done);
    runInTrace(trace, () => {
      request.span = tracer.start(name, { kind: 'server', attributes: attributesOf(request) });
      request.span.run(() => {
        request.trace = traceNow() ?? trace;
        done();
      });
    });
  });
  // Parsing a body loses the async context.
  app.addHook('preValidation', (request, _reply, done) => runInTrace(request.trace ?? traceOf(request), done));
  if (tracer === null) return;
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    if (span === null) return;
    span.set({ 'http.response.status_code': statusCode });
    span.end(statusCode >= 500 ? String(statusCode) : null);
  });
}

function traceOf({ id, headers }: FastifyRequest): Trace {
  const now = traceNow();
  if (now?.id === id) return now;
  return { id, parent: continueTrace(givenTraceparent(headers))?.parent ?? null };
}

/** Node.js joins repeated ones with a comma, which is no valid header. */
const givenTraceparent = ({ traceparent }: IncomingMessage['headers']): string | undefined =>
  typeof traceparent === 'string' ? traceparent : undefined;

/** The address as the contract writes it: a request's own contains ids, and sometimes secrets. */
const attributesOf = ({ method, routeOptions }: FastifyRequest) => ({
  'http.request.method': method,
  ...(routeOptions.url !== undefined && { 'http.route': routeOptions.url }),
});
