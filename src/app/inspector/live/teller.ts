/** The official inspector, whose messages are made plain data with nothing secret in them before anybody hears them. */
import { createInspector } from '@statelyai/inspect';
import type { AnyActor, AnyStateMachine } from 'xstate';
import { describeMachine, isRecord } from '../graph/definition.ts';
import type { FlowMessage } from './channel.ts';
import { createRedactor } from './redact.ts';

const LONGEST_WAIT_MS = 200;

/** Answers a function that tells from then on what an actor does, and first how it stands. */
export function createTeller(tell: (message: FlowMessage) => void): (actor: AnyActor) => void {
  const { notice, redact } = createRedactor();
  const definitions = new Map<string, string>();
  const serialize = (message: FlowMessage): FlowMessage => {
    const told = redact(plain(message));
    // The inspector's own has lost the order in which the machine is written.
    const definition = definitions.get(message.sessionId);
    const isOurs = message.type === '@xstate.actor' && definition !== undefined && isRecord(told);
    return (isOurs ? { ...told, definition } : told) as FlowMessage;
  };
  const inspector = createInspector({ send: tell }, { serialize });

  return (actor) => {
    if (isMachine(actor.logic)) definitions.set(actor.sessionId, JSON.stringify(describeMachine(actor.logic)));
    actor.system.inspect((event) => {
      // The inspector waits for a quiet moment; an error may have repeated a secret by then.
      if ('event' in event) notice(plain(event.event));
      withBound(() => inspector.inspect.next?.(event));
    });
    inspector.actor(actor, actor.getSnapshot());
  };
}

/** The inspector sets its wait no bound, and on a busy page the next quiet moment may be half a minute away. */
function withBound(tellInspector: () => void): void {
  if (typeof window === 'undefined' || !('requestIdleCallback' in window)) {
    tellInspector();
    return;
  }
  const { requestIdleCallback } = window;
  window.requestIdleCallback = (callback) => requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
  try {
    tellInspector();
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
    // It holds itself somewhere: the rest of the flow can be followed all the same.
    return isRecord(value) ? { type: value['type'], sessionId: value['sessionId'], _version: value['_version'] } : null;
  }
}

/** Left to JSON, each of these would become nothing at all. */
function showOddValues(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { ...value, name: value.name, message: value.message };
  if (value instanceof Map || value instanceof Set) return [...value];
  if (typeof Blob !== 'undefined' && value instanceof Blob) return `a file of ${value.size} bytes`;
  return typeof value === 'function' ? undefined : value;
}
