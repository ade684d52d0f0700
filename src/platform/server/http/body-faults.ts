/** What the contract says against values that don't come in a call's body, such as the cells of a table. */
import type { RouteHandlers } from '#generated/fastify.gen.ts';
import type { FieldError } from '#generated/types.gen.ts';
import { compileValidator } from './compile-schemas.ts';
import { type JsonSchema, readOperations } from './contract.ts';
import { describeValidation } from './validation-messages.ts';

const bodies = new Map<keyof RouteHandlers, JsonSchema>();

/** As if they were the body of this call; fields of nested ones are named with a dot. */
export function findBodyFaults(operationId: keyof RouteHandlers, values: object): FieldError[] {
  const validate = compileValidator({ schema: bodyOf(operationId), httpPart: 'body' });
  return validate(values) ? [] : describeValidation(validate.errors ?? [], 'body');
}

function bodyOf(operationId: keyof RouteHandlers): JsonSchema {
  const known = bodies.get(operationId) ?? readOperations().find((one) => one.operationId === operationId)?.body;
  if (!known) throw new Error(`${operationId} has no JSON body`);
  bodies.set(operationId, known);
  return known;
}
