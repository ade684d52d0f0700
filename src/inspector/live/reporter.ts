/** Wraps the official inspector: serialises and redacts its messages before they are sent. */
import { createInspector } from '@statelyai/inspect';
import type { AnyActor, AnyStateMachine } from 'xstate';
import { describeMachine, isRecord } from '../graph/definition.ts';
import type { FlowMessage } from './channel.ts';
import { createRedactor } from './redact.ts';

const MAX_IDLE_WAIT_MS = 200;

/** @returns a function that reports an actor's state and then its events. */
export function createReporter(send: (message: FlowMessage) => void): (actor: AnyActor) => void {
  const { notice, redact } = createRedactor();
  const definitions = new Map<string, string>();
  const serialize = (message: FlowMessage): FlowMessage => {
    const redacted = redact(plain(message));
    // The inspector's own definition loses the source order.
    const definition = definitions.get(message.sessionId);
    const isOurs = message.type === '@xstate.actor' && definition !== undefined && isRecord(redacted);
    return (isOurs ? { ...redacted, definition } : redacted) as FlowMessage;
  };
  const inspector = createInspector({ send }, { serialize });

  return (actor) => {
    if (isMachine(actor.logic)) definitions.set(actor.sessionId, JSON.stringify(describeMachine(actor.logic)));
    actor.system.inspect((event) => {
      // The inspector defers messages until idle; an error may contain a secret by then.
      if ('event' in event) notice(plain(event.event));
      withIdleTimeout(() => inspector.inspect.next?.(event));
    });
    inspector.actor(actor, actor.getSnapshot());
  };
}

/** The inspector sets no timeout for its idle callback, and a busy page may not be idle for half a minute. */
function withIdleTimeout(notify: () => void): void {
  if (typeof window === 'undefined' || !('requestIdleCallback' in window)) {
    notify();
    return;
  }
  const { requestIdleCallback } = window;
  window.requestIdleCallback = (callback) => requestIdleCallback(callback, { timeout: MAX_IDLE_WAIT_MS });
  try {
    notify();
  } finally {
    window.requestIdleCallback = requestIdleCallback;
  }
}

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  isRecord(logic) && 'config' in logic && 'implementations' in logic;

function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value, showOddValues) ?? 'null');
  } catch {
    // A circular value; the rest of the flow can still be followed.
    return isRecord(value) ? { type: value['type'], sessionId: value['sessionId'], _version: value['_version'] } : null;
  }
}

/** Converts values that JSON would drop. */
function showOddValues(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof Map || value instanceof Set) return [...value];
  if (typeof Blob !== 'undefined' && value instanceof Blob) return `a file of ${value.size} bytes`;
  return typeof value === 'function' ? undefined : value;
}
