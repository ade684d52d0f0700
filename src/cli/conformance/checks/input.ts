/** What the contract doesn't allow is refused with 422, and the refusal names the field. */
import type { Operation, Parameter } from '../../contract/read-operations.ts';
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
  const body = strangeBody(kit.contract, operation);
  return {
    as,
    params,
    query,
    body: body && guarded(kit, operation, body, null),
    ...(operation.form && { form: new FormData() }),
  };
}

async function checkAddress(kit: Kit, operation: Operation, as: Question['as']): Promise<void> {
  const base = baseOf(kit, operation, as);
  // A server may stop at what is wrong in the body.
  const isNamed = !isGuarded(kit, operation);
  for (const parameter of operation.inPath) {
    for (const text of refusedTexts(kit.contract, parameter.schema).slice(0, 1)) {
      const question = { ...base, params: { ...base.params, [parameter.name]: text } };
      await check(kit, operation, `with a wrong ${parameter.name} in its path`, question, refusal(parameter, isNamed));
    }
  }
  for (const parameter of operation.query) {
    for (const text of refusedTexts(kit.contract, parameter.schema)) {
      const question = { ...base, query: { ...base.query, [parameter.name]: text } };
      const shown = text.length > 30 ? 'one that is too long' : text;
      await check(kit, operation, `with ${parameter.name}=${shown}`, question, refusal(parameter, isNamed));
    }
    if (!parameter.required) continue;
    const { [parameter.name]: _left, ...query } = base.query ?? {};
    await check(kit, operation, `without ${parameter.name}`, { ...base, query }, refusal(parameter, isNamed));
  }
}

const refusal = ({ name, pointer }: Parameter, isNamed: boolean) => ({
  status: 422,
  code: 'validation_failed',
  fields: isNamed ? [name] : [],
  pointer,
});

async function checkBody(kit: Kit, operation: Operation, as: Question['as']): Promise<void> {
  if (!operation.body) return;
  const base = baseOf(kit, operation, as);
  const whole = strangeBody(kit.contract, operation) ?? {};
  const { properties = {}, required = [] } = kit.contract.resolve(operation.body);
  const pointer = `${operation.pointer}/requestBody/content/application~1json/schema`;
  // Where there is something to find in the address, a server may look for it first.
  const status = operation.inPath.length > 0 && operation.responses.has('404') ? [422, 404] : [422];
  const ask = async (name: string, body: object, field: string) => {
    const expected = { status, pointer: `${pointer}/properties/${field}`, fields: [field] };
    await check(kit, operation, name, { ...base, body: guarded(kit, operation, body, field) }, expected);
  };
  for (const name of required) {
    const { [name]: _left, ...body } = whole;
    await ask(`without ${name}`, body, name);
  }
  for (const [name, schema] of Object.entries(properties)) {
    for (const value of refusedValues(kit.contract, schema)) {
      const shown = typeof value === 'object' ? 'of another type' : 'beyond its bounds';
      await ask(`with ${name} ${shown}`, { ...whole, [name]: value }, name);
    }
  }
  await ask('with a field that the contract lacks', { ...whole, surplus: true }, 'surplus');
}

/**
 * While the kit only reads, a body that could make something lacks a field besides, so that a server which lets the fault
 * pass still makes nothing.
 */
function guarded(kit: Kit, operation: Operation, body: object, about: string | null): object {
  if (!isGuarded(kit, operation)) return body;
  const { required = [] } = kit.contract.resolve(operation.body ?? {});
  const left = required.find((name) => name !== about);
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== left));
}

const isGuarded = ({ writes }: Kit, { isChange, inPath, body }: Operation) =>
  !writes && isChange && inPath.length === 0 && body !== null;
