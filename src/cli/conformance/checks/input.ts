/** What the contract doesn't allow is refused with 422, and the refusal names the field. */
import type { Operation } from '../../contract/read-operations.ts';
import { check, type Question } from '../ask.ts';
import { allowedPeople, type Kit } from '../kit.ts';
import { refusedTexts, refusedValues, strangeBody, unknownId } from '../values.ts';

export async function checkInput(kit: Kit, operation: Operation): Promise<void> {
  if (!operation.responses.has('422') || operation.who.kind === 'refresh') return;
  const as = operation.who.kind === 'visitor' ? null : (allowedPeople(kit, operation)[0] ?? null);
  if (!as && operation.who.kind !== 'visitor') return;
  await checkAddress(kit, operation, as);
  if (operation.body) await checkBody(kit, operation, as);
}

function baseOf(kit: Kit, operation: Operation, as: Question['as']): Question {
  const params = Object.fromEntries(
    operation.inPath.map(({ name, schema }) => {
      const { enum: values, type } = kit.contract.resolve(schema);
      return [name, values ? String(values[0]) : type === 'integer' ? '1' : unknownId()];
    }),
  );
  const query = Object.fromEntries(
    operation.query
      .filter(({ required }) => required)
      .map(({ name, schema }) => {
        const { enum: values } = kit.contract.resolve(schema);
        return [name, values ? String(values[0]) : unknownId()];
      }),
  );
  return {
    as,
    params,
    query,
    body: strangeBody(kit.contract, operation),
    ...(operation.form && { form: new FormData() }),
  };
}

async function checkAddress(kit: Kit, operation: Operation, as: Question['as']): Promise<void> {
  const base = baseOf(kit, operation, as);
  for (const parameter of operation.inPath) {
    for (const text of refusedTexts(kit.contract, parameter.schema).slice(0, 1)) {
      const question = { ...base, params: { ...base.params, [parameter.name]: text } };
      await check(kit, operation, `with a wrong ${parameter.name} in its path`, question, refusal(parameter));
    }
  }
  for (const parameter of operation.query) {
    for (const text of refusedTexts(kit.contract, parameter.schema)) {
      const question = { ...base, query: { ...base.query, [parameter.name]: text } };
      const shown = text.length > 30 ? 'one that is too long' : text;
      await check(kit, operation, `with ${parameter.name}=${shown}`, question, refusal(parameter));
    }
    if (!parameter.required) continue;
    const { [parameter.name]: _left, ...query } = base.query ?? {};
    await check(kit, operation, `without ${parameter.name}`, { ...base, query }, refusal(parameter));
  }
}

const refusal = ({ name, pointer }: { name: string; pointer: string }) => ({
  status: 422,
  code: 'validation_failed',
  fields: [name],
  pointer,
});

async function checkBody(kit: Kit, operation: Operation, as: Question['as']): Promise<void> {
  if (!operation.body) return;
  const base = baseOf(kit, operation, as);
  const { properties = {}, required = [] } = kit.contract.resolve(operation.body);
  const pointer = `${operation.pointer}/requestBody/content/application~1json/schema`;
  // Where there is something to find in the address, a server may look for it first.
  const status = operation.inPath.length > 0 && operation.responses.has('404') ? [422, 404] : [422];
  const ask = async (name: string, body: unknown, field: string) => {
    const fieldPointer = `${pointer}/properties/${field}`;
    const expected = { status, pointer: fieldPointer, fields: [field] };
    await check(kit, operation, name, { ...base, body }, expected);
  };
  for (const name of required) {
    const { [name]: _left, ...body } = base.body as Record<string, unknown>;
    await ask(`without ${name}`, body, name);
  }
  for (const [name, schema] of Object.entries(properties)) {
    for (const value of refusedValues(kit.contract, schema)) {
      const shown = typeof value === 'object' ? 'of another type' : 'beyond its bounds';
      await ask(`with ${name} ${shown}`, { ...(base.body as object), [name]: value }, name);
    }
  }
  await ask('with a field that the contract lacks', { ...(base.body as object), surplus: true }, 'surplus');
}
