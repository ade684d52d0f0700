/** The contract's calls, as the package needs to know them. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const zContents = z.optional(z.record(z.string(), z.unknown()));
const zOperation = z.object({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  security: z._default(z.array(z.record(z.string(), z.unknown())), []),
  requestBody: z.optional(z.object({ content: zContents })),
  responses: z.record(z.string(), z.looseObject({ content: zContents })),
});
const zContract = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), zOperation)),
});

export interface Operation {
  operationId: string;
  /** Where its generated code is, in `generated/`. */
  file: string;
  /** The beginning of its types' names. */
  typeName: string;
  method: string;
  url: string;
  summary: string;
  takesToken: boolean;
  changesSomething: boolean;
  sends: 'json' | 'files' | 'form';
  answers: 'json' | 'file' | 'events';
}

export interface Contract {
  version: string;
  operations: Operation[];
}

export function readContract(path: string): Contract {
  const { info, paths } = z.parse(zContract, JSON.parse(readFileSync(path, 'utf8')));
  const operations = Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => describeOperation(method, url, operation)),
  );
  return { version: info.version, operations };
}

function describeOperation(method: string, url: string, operation: z.infer<typeof zOperation>): Operation {
  const { operationId, tags, summary, security, requestBody, responses } = operation;
  const schemes = security.flatMap((requirement) => Object.keys(requirement));
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const [sent = 'application/json'] = Object.keys(requestBody?.content ?? {});
  const answered = Object.keys(success?.content ?? {});
  return {
    operationId,
    file: `${tags[0]}/${operationId}.gen.ts`,
    typeName: operationId.charAt(0).toUpperCase() + operationId.slice(1),
    method: method.toUpperCase(),
    url,
    summary,
    takesToken: schemes.some((scheme) => /bearer$/i.test(scheme)),
    changesSomething: schemes.includes('antiForgery'),
    sends: sent === 'multipart/form-data' ? 'files' : sent === 'application/json' ? 'json' : 'form',
    answers: answered.includes('text/event-stream')
      ? 'events'
      : answered.includes('application/json')
        ? 'json'
        : 'file',
  };
}
