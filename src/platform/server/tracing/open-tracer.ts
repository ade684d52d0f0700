import type { TracingConfig } from '../config/tracing-config.ts';
import type { Logger } from '../logging/logger.ts';
import type { Tracer } from './tracer.ts';

/** Loads what records spans. @returns null, and loads nothing, if they're sent nowhere. */
export async function openTracer(config: TracingConfig | null, log: Logger): Promise<Tracer | null> {
  if (config === null) return null;
  const { createOtlpTracer } = await import('./otlp-tracer.ts');
  return createOtlpTracer(config, log);
}
