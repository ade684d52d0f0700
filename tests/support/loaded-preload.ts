/** Loaded before a server: prints what it loads to record traces, bundled or not. The metrics always load OpenTelemetry’s interface. */
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, next) => {
    if (/@opentelemetry\/(sdk|exporter|otlp|resources)|otlp-tracer/.test(url)) process.stdout.write(`LOADED ${url}\n`);
    return next(url, context);
  },
});
