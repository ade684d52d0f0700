import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

describe('the settings for traces', () => {
  it('send them nowhere by default', () => {
    expect(readConfig({}).tracing).toBe(null);
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_SERVICE_NAME: 'web' }).tracing).toBe(null);
  });

  it('follow OpenTelemetry’s variables', () => {
    expect(readConfig(ENDPOINT).tracing).toMatchObject({
      url: 'http://127.0.0.1:4318/v1/traces',
      headers: {},
      serviceName: 'groundswell',
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
    const given = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret, x-team=web',
      OTEL_SERVICE_NAME: 'groundswell-of-dakar',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    };
    expect(readConfig(given).tracing).toMatchObject({
      url: 'https://collector.example/otlp/v1/traces',
      headers: { 'api-key': 'a secret', 'x-team': 'web' },
      serviceName: 'groundswell-of-dakar',
      sampler: 'parentbased_traceidratio',
      ratio: 0.05,
    });
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ ...ENDPOINT, OTEL_TRACES_SAMPLER: 'jaeger_remote' }, 'OTEL_TRACES_SAMPLER'],
    [{ ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '5' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'hush-hush' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=%hush' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
  ])('stop the start if one is wrong, without repeating a secret', (env, name) => {
    expect(() => readConfig(env)).toThrow(`${name}: expected`);
    expect(() => readConfig(env)).not.toThrow('hush');
  });
});
