/** Replaces the descriptions in a generated definition by the machine's own, which are in the reader's language. */
import { isRecord, type StateDefinition } from './definition.ts';

export function withDescriptions<Definition extends StateDefinition>(
  definition: Definition,
  machine: unknown,
): Definition {
  if (!isRecord(machine)) return definition;
  const { description, states } = machine;
  return {
    ...definition,
    ...(typeof description === 'string' && { description }),
    ...(isRecord(definition['states']) && isRecord(states) && { states: innerStates(definition['states'], states) }),
  };
}

const innerStates = (definitions: Record<string, unknown>, states: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(definitions).map(([key, inner]) => [
      key,
      isRecord(inner) ? withDescriptions(inner, states[key]) : inner,
    ]),
  );
