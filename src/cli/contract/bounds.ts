/**
 * Writes the lengths and limits that the contract sets for what people send, for use in forms, emails and lists: one
 * file for each schema, so that a page loads only those of its own forms.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const BOUNDS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const;
const INPUT = /Input$/;

const schema = z.looseObject({
  $ref: z.string().optional(),
  oneOf: z.array(z.looseObject({})).optional(),
  properties: z.record(z.string(), z.looseObject({})).optional(),
});
type Schema = z.infer<typeof schema>;

const contract = z.object({
  components: z.object({
    schemas: z.record(z.string(), schema),
    parameters: z.record(z.string(), z.object({ schema })),
  }),
});

/** @param folder already contains the bundled contract. */
export function writeBounds(folder: string): void {
  const { schemas, parameters } = contract.parse(JSON.parse(readFileSync(`${folder}/openapi.json`, 'utf8'))).components;
  mkdirSync(`${folder}/bounds`, { recursive: true });
  const write = (name: string, bounds: object) => {
    if (Object.keys(bounds).length === 0) return;
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Bounds`;
    const code = `/** Written by \`npm run generate\`. */\nexport const ${constant} = ${JSON.stringify(bounds, null, 4)} as const;\n`;
    writeFileSync(`${folder}/bounds/${name}.gen.ts`, code);
  };
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    if (!INPUT.test(name)) continue;
    const bounds = Object.entries(properties).map(([field, value]) => [field, boundsOf(value, schemas)] as const);
    write(name, Object.fromEntries(bounds.filter(([, found]) => Object.keys(found).length > 0)));
  }
  for (const [name, parameter] of Object.entries(parameters)) write(name, boundsOf(parameter.schema, schemas));
}

function boundsOf(value: unknown, schemas: Record<string, Schema>): Record<string, number> {
  const { $ref, oneOf = [], ...own } = schema.parse(value);
  const target = $ref === undefined ? undefined : schemas[$ref.split('/').at(-1) ?? ''];
  const parts = [...oneOf, ...(target ? [target] : [])].map((part) => boundsOf(part, schemas));
  const found = BOUNDS.flatMap((bound) => (typeof own[bound] === 'number' ? [[bound, own[bound]] as const] : []));
  return Object.assign({}, ...parts, Object.fromEntries(found));
}
