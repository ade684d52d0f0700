/** What records spans, if the operator has traces sent somewhere. */

/** Never what people wrote or who they are: no addresses, names, titles, ids, values or texts of statements. */
export type Attributes = Readonly<Record<string, string | number>>;

export interface SpanStart {
  /** What the process does here: it answers, it asks another, or it works off a queue. */
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** For what has already ended: how long it took. */
  afterMs?: number;
}

export interface Span {
  /** Runs `work`, whose own spans are part of this one. */
  run<Result>(work: () => Result): Result;
  set(attributes: Attributes): void;
  /** @param failure a name for what went wrong, such as the error's class or code; null if nothing did. */
  end(failure: string | null): void;
}

export interface Tracer {
  /** Begins a part of the current trace. */
  start(name: string, start: SpanStart): Span;
  /** Sends what has been recorded. */
  close(): Promise<void>;
}

/** Runs `work` as a span of the current trace, if spans are recorded. */
export async function inSpan<Result>(
  tracer: Tracer | null,
  [name, start]: [name: string, start: SpanStart],
  work: () => Promise<Result>,
): Promise<Result> {
  if (tracer === null) return work();
  const span = tracer.start(name, start);
  try {
    const result = await span.run(work);
    span.end(null);
    return result;
  } catch (error) {
    span.end(failureNameOf(error));
    throw error;
  }
}

/** Says nothing that an error's message could: values, addresses, texts. */
export function failureNameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
