/**
 * An API made from the contract alone: it accepts what the contract allows, rejects everything else, and answers
 * with the contract's examples.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { exampleOf } from './contract-examples.ts';
import { type Operation, readContract, type Schema } from './contract-reading.ts';

interface Answer {
  status: number;
  type: string | null;
  body: unknown;
}

export interface ContractApi {
  origin: string;
  stop(): Promise<void>;
}

const BASE = 'contract';
const refusal = (status: number, message: string): Answer => ({ status, type: 'application/json', body: { message } });

export async function startContractApi(): Promise<ContractApi> {
  const answer = createAnswers();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, type, body } = await answer(request).catch((error: unknown) => refusal(500, String(error)));
    if (type) response.setHeader('content-type', type);
    response.writeHead(status).end(type === 'application/json' ? JSON.stringify(body) : String(body ?? ''));
  };
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The API does not listen');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function createAnswers(): (request: IncomingMessage) => Promise<Answer> {
  const contract = readContract();
  const ajv = new Ajv2020({ strict: false, coerceTypes: false, allErrors: true });
  const requestValidator = new Ajv2020({ strict: false, coerceTypes: 'array', allErrors: true });
  for (const validator of [ajv, requestValidator]) {
    formats(validator);
    validator.addSchema(contract.document, BASE);
  }
  /** @returns what is wrong, in words; null if valid. */
  const faults = (checker: Ajv2020, schema: object, value: unknown): string | null =>
    checker.validate(fromContract(schema), value) ? null : checker.errorsText();

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://contract');
    const operation = contract.operations.find(
      (candidate) => candidate.method === request.method && candidate.matches(pathname),
    );
    if (!operation) return refusal(404, `The contract has no ${request.method} ${pathname}`);
    if (!isProven(operation, request)) return refusal(401, 'The headers that prove who asks are missing');
    const query = Object.fromEntries(
      [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
    );
    const inQuery = faults(requestValidator, querySchema(operation), unwrap(query));
    if (inQuery) return refusal(422, `The query does not keep the contract: ${inQuery}`);
    if (operation.body) {
      const hasBody = request.headers['content-length'] !== undefined && request.headers['content-length'] !== '0';
      const inBody = hasBody ? faults(ajv, operation.body, await json(request)) : null;
      if (inBody || (operation.isBodyRequired && !hasBody)) return refusal(422, `The body: ${inBody ?? 'is missing'}`);
    }
    const { status, type, schema } = operation.answer;
    const body = schema ? exampleOf(contract, schema) : null;
    const wrong = schema && type === 'application/json' ? faults(ajv, schema, body) : null;
    if (wrong) throw new Error(`The example of ${operation.id} does not keep the contract: ${wrong}`);
    return { status, type, body };
  };
}

function isProven({ proofs }: Operation, { headers }: IncomingMessage): boolean {
  return proofs.length === 0 || proofs.some((names) => names.every((name) => headers[name] !== undefined));
}

const unwrap = (query: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(query).map(([name, values]) => [name, values.length === 1 ? values[0] : values]));

function querySchema({ query }: Operation): object {
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** References are resolved within the contract. */
function fromContract(schema: object): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${BASE}#/`));
}
