/** A message of the official inspector → one that can be sent and kept: plain data, nothing secret in it. */
import { isRecord } from '../graph/definition.ts';
import type { FlowMessage } from './channel.ts';
import { createRedactor } from './redact.ts';

/** @param definitionOf the definition in its own order, of an actor of ours. */
export function createSerializer(definitionOf: (sessionId: string) => string | undefined) {
  const redact = createRedactor();
  return (message: FlowMessage): FlowMessage => {
    const told = redact(plain(message));
    const definition = definitionOf(message.sessionId);
    const isActor = message.type === '@xstate.actor' && isRecord(told);
    // Redacting makes no other shape out of it.
    return (isActor ? { ...told, definition: definition ?? message.definition } : told) as FlowMessage;
  };
}

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
  if (value instanceof Blob) return `a file of ${value.size} bytes`;
  return typeof value === 'function' ? undefined : value;
}
