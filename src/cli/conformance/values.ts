/** Values that a schema allows, or refuses. */
import { randomUUID } from 'node:crypto';
import { exampleOf } from '../contract/example-of.ts';
import type { OpenApi, Operation, Schema } from '../contract/read-operations.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MAX_SENT_LENGTH = 3_000;

/** An id that nothing has: of version 7, as ids are, and otherwise random. */
export const unknownId = (): string => randomUUID().replace(/^(.{14})./, '$17');

const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat();

/** A schema without the choice of null. */
function plain(contract: OpenApi, schema: Schema): Schema {
  const resolved = contract.resolve(schema);
  const choices = (resolved.oneOf ?? resolved.anyOf ?? []).map((one) => contract.resolve(one));
  const [only, other] = choices.filter((one) => !typesOf(one).includes('null'));
  return only && !other ? only : resolved;
}

/** Texts of an address that the schema refuses. */
export function refusedTexts(contract: OpenApi, schema: Schema): string[] {
  const { enum: listed, type, format, maxLength, minimum, maximum } = plain(contract, schema);
  const types = [type ?? []].flat();
  if (listed) return ['not-one-of-them'];
  if (types.includes('boolean')) return ['perhaps'];
  if (types.includes('integer') || types.includes('number')) {
    return [
      'many',
      ...(minimum === undefined ? [] : [String(minimum - 1)]),
      ...(maximum === undefined ? [] : [String(maximum + 1)]),
    ];
  }
  if (format === 'uuid' || format === 'date' || format === 'date-time') return ['not-of-this-kind'];
  return maxLength !== undefined && maxLength < MAX_SENT_LENGTH ? ['x'.repeat(maxLength + 1)] : [];
}

/** A value of a body's field that the schema refuses: the wrong type, and beyond its bounds. */
export function refusedValues(contract: OpenApi, schema: Schema): unknown[] {
  const { enum: listed, maxLength, maximum, format, ...rest } = plain(contract, schema);
  const types = typesOf(rest);
  const wrongType = types.includes('object') ? 'text' : { wrong: true };
  if (listed) return [wrongType, 'not-one-of-them'];
  if (types.includes('string') && maxLength !== undefined && maxLength < MAX_SENT_LENGTH)
    return [wrongType, 'x'.repeat(maxLength + 1)];
  if (types.includes('string') && (format === 'uuid' || format === 'date')) return [wrongType, 'not-of-this-kind'];
  if (types.includes('integer') && maximum !== undefined) return [wrongType, maximum + 1];
  return [wrongType];
}

/** The contract's example of a call's body, about things that exist nowhere. */
export function strangeBody(contract: OpenApi, { body }: Operation): Record<string, unknown> | undefined {
  if (!body) return undefined;
  const example = JSON.stringify(exampleOf(contract, body), (_, value: unknown) =>
    typeof value === 'string' && UUID.test(value) ? unknownId() : value,
  );
  return JSON.parse(example);
}

/** A value that an address may have for this parameter. */
export function allowedText(contract: OpenApi, schema: Schema): string {
  const value = exampleOf(contract, schema);
  return String(value === 'text' ? 'a' : value);
}

/** Every value of a parameter that is one of a few. */
export function everyText(contract: OpenApi, schema: Schema): string[] {
  const { enum: listed, ...rest } = plain(contract, schema);
  if (listed) return listed.filter((value) => value !== null).map(String);
  return typesOf(rest).includes('boolean') ? ['true', 'false'] : [];
}

/** The schema of the rows of a list; null if the call doesn't answer with a list in pages. */
export function rowsSchema(contract: OpenApi, { answer }: Operation): { list: Schema; row: Schema } | null {
  if (!answer.schema) return null;
  const data = contract.resolve(answer.schema).properties?.['data'];
  const list = data && contract.resolve(data);
  const rows = list?.properties?.['data'];
  const items = rows && contract.resolve(rows).items;
  return list && items && list.properties?.['meta'] ? { list, row: contract.resolve(items) } : null;
}
