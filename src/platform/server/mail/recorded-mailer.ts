import { inSpan, type SpanStart, type Tracer } from '../tracing/tracer.ts';
import type { Mailer } from './mailer.ts';

const SENDING: [string, SpanStart] = ['send email', { kind: 'client' }];

/** Records each email that is sent, without anything of it. */
export function recordEmails(mailer: Mailer, tracer: Tracer | null): Mailer {
  if (tracer === null) return mailer;
  return {
    send: (mail) => inSpan(tracer, SENDING, () => mailer.send(mail)),
    try: (mail) => inSpan(tracer, SENDING, () => mailer.try(mail)),
    close: () => mailer.close(),
  };
}
