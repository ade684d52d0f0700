/**
 * Which request or job the current work belongs to. Its id is in every log line and in the answer to a failure, whether
 * or not traces are sent anywhere; with spans, it's the id of their trace (https://www.w3.org/TR/trace-context/).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** What spans that begin now are part of; null if nothing was recorded before. */
  parent: ParentSpan | null;
}

export interface ParentSpan {
  id: string;
  isSampled: boolean;
  /** Whether it was recorded by the sender of the request. */
  isRemote: boolean;
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-|$)/;
const SAMPLED = 1;

const current = new AsyncLocalStorage<Trace>();

export const traceNow = (): Trace | undefined => current.getStore();

/** Runs `work`, which belongs to that trace, also after it awaits something. */
export function runInTrace<Result>(trace: Trace, work: () => Result): Result {
  return current.run(trace, work);
}

export const newTrace = (): Trace => ({ id: newTraceId(), parent: null });

export const newTraceId = (): string => randomUUID().replaceAll('-', '');

/** @param traceparent the header of a request. @returns null if there is none, or it isn't one. */
export function continueTrace(traceparent: string | undefined): Trace | null {
  const [, id, span, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (id === undefined || span === undefined || flags === undefined) return null;
  const isSampled = (Number.parseInt(flags, 16) & SAMPLED) !== 0;
  return { id, parent: { id: span, isSampled, isRemote: true } };
}
