/**
 * Merges `oneOf` a schema and null into one nullable schema: to tell the two apart, the serialiser would validate what
 * it is about to write, once for each row of a list. A value that isn't null is written as the schema says, or refused,
 * either way.
 */
export function mergeNull(schema: object): object {
  const merged = new Map<object, object>();
  const visit = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const known = merged.get(node) ?? (Array.isArray(node) ? node.map(visit) : visitObject(node));
    merged.set(node, known);
    return known;
  };
  const visitObject = (node: object) => {
    const { oneOf, ...rest } = node as { oneOf?: readonly object[] };
    const present = oneOf?.length === 2 && oneOf.some(isNull) ? oneOf.find((one) => !isNull(one)) : undefined;
    const isSingle = present && 'type' in present && typeof present.type === 'string';
    const whole = isSingle ? { ...rest, ...present, nullable: true } : node;
    return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, visit(value)]));
  };
  return visitObject(schema);
}

const isNull = (schema: object) => 'type' in schema && schema.type === 'null';
