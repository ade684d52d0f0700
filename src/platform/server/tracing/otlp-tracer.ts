/**
 * Records spans with OpenTelemetry and sends them over OTLP/HTTP. Spans are begun by hand: automatic instrumentation
 * finds nothing in a bundle, and would record statements with their text.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Context, type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SamplerName, TracingConfig } from '../config/tracing-config.ts';
import type { Logger } from '../logging/logger.ts';
import { newTraceId, runInTrace, type Trace, traceNow } from './trace.ts';
import type { Span, Tracer } from './tracer.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
const SAMPLED = 1;
/** Less than the process has for stopping: a collector that is away must not hold it up. */
const LAST_SENDING_MS = 2_000;

export function createOtlpTracer(config: TracingConfig, log: Logger): Tracer {
  const exporter = new OTLPTraceExporter({ url: config.url, headers: config.headers });
  const spanIds = new RandomIdGenerator();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName, 'service.version': config.version }),
    sampler: samplerOf(config.sampler, config.ratio),
    // A request's id is made before anything is recorded of it.
    idGenerator: {
      generateTraceId: () => traceNow()?.id ?? newTraceId(),
      generateSpanId: () => spanIds.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: logFailures(exporter, log) })],
  });
  const tracer = provider.getTracer('groundswell');
  return {
    start: (name, { kind, attributes, afterMs }) => {
      const start = {
        kind: KINDS[kind],
        ...(attributes && { attributes }),
        ...(afterMs !== undefined && { startTime: Date.now() - afterMs }),
      };
      return wrapSpan(tracer.startSpan(name, start, contextOf(traceNow())));
    },
    close: async () => {
      const sent = provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'The last traces are lost'));
      await Promise.race([sent, wait(LAST_SENDING_MS, undefined, { ref: false })]);
    },
  };
}

function contextOf(now: Trace | undefined): Context {
  if (!now?.parent) return ROOT_CONTEXT;
  const { id, isSampled, isRemote } = now.parent;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: now.id,
    spanId: id,
    traceFlags: isSampled ? SAMPLED : 0,
    isRemote,
  });
}

function wrapSpan(span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const inside: Trace = { id: traceId, parent: { id: spanId, isSampled: traceFlags === SAMPLED, isRemote: false } };
  return {
    run: (work) => runInTrace(inside, work),
    set: (attributes) => span.setAttributes(attributes),
    end: (failure) => {
      if (failure !== null) {
        span.setAttribute('error.type', failure);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

function samplerOf(name: SamplerName, ratio: number): Sampler {
  const root = name.replace('parentbased_', '');
  const own =
    root === 'always_off'
      ? new AlwaysOffSampler()
      : root === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler();
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root: own }) : own;
}

/** The library would drop spans that can't be sent without a word. */
function logFailures(exporter: SpanExporter, log: Logger): SpanExporter {
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        if (result.error) log.warn({ err: result.error }, 'Traces couldn’t be sent');
        onResult(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
