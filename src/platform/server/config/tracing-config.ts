/** Where traces are sent, by the variables of OpenTelemetry's specification. */
import packageJson from '../../../../package.json' with { type: 'json' };

export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export type SamplerName = (typeof SAMPLERS)[number];

export interface TracingConfig {
  /** Receives OTLP over HTTP. */
  url: string;
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Of this release. */
  version: string;
  sampler: SamplerName;
  /** Of all traces, for the samplers that choose by it. */
  ratio: number;
}

export interface TracingVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: Readonly<Record<string, string>> | undefined;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER?: SamplerName | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** @returns null if they're sent nowhere. */
export function readTracing(given: TracingVariables): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = given;
  if (endpoint === undefined) return null;
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: given.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: given.OTEL_SERVICE_NAME,
    version: packageJson.version,
    sampler: given.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** @param text such as `api-key=secret,team=web`, with values as in an address. @returns null if it isn't that. */
export function readHeaderList(text: string): Record<string, string> | null {
  const headers: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([^\s;,]+)\s*$/.exec(part) ?? [];
    if (name === undefined || value === undefined) return null;
    try {
      headers[name] = decodeURIComponent(value);
    } catch {
      // A percent sign that begins no letter.
      return null;
    }
  }
  return headers;
}
