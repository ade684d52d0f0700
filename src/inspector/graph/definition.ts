/** A serialisable machine, in source order, with functions replaced by their names. */
import type { AnyStateMachine } from 'xstate';

export interface StateDefinition {
  [key: string]: unknown;
}

export interface MachineDefinition extends StateDefinition {
  id: string;
  /** Milliseconds by name; null for delays computed at run time. */
  delays: Record<string, number | null>;
}

export function describeMachine({ config, implementations, id }: AnyStateMachine): MachineDefinition {
  const { context: _, ...rest } = config;
  const delays = Object.entries(implementations.delays).map(([name, delay]) => [
    name,
    typeof delay === 'number' ? delay : null,
  ]);
  return { ...JSON.parse(JSON.stringify(rest, nameFunctions)), id, delays: Object.fromEntries(delays) };
}

/** Functions that compute inputs or parameters are left out, since their names say nothing. */
function nameFunctions(key: string, value: unknown): unknown {
  if (typeof value !== 'function') return value;
  return key === 'params' || key === 'input' || key === 'output' ? undefined : { type: value.name };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses an untrusted definition; null if it is invalid. */
export function readDefinition(text: string | undefined): MachineDefinition | null {
  if (text === undefined) return null;
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || typeof value['id'] !== 'string' || !isRecord(value['states'])) return null;
  const delays = isRecord(value['delays']) ? value['delays'] : {};
  const known = Object.entries(delays).map(([name, ms]) => [name, typeof ms === 'number' ? ms : null]);
  return { ...value, id: value['id'], delays: Object.fromEntries(known) };
}

export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** The name of an action, guard or actor, with or without parameters. */
export function nameOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return isRecord(value) && typeof value['type'] === 'string' ? value['type'] : null;
}
