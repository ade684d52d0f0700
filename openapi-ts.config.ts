/**
 * Writes the client and the server's handler types from the bundled contract.
 *
 * Each schema and each operation gets its own file, so that a page only loads the validation of the calls it makes: a
 * bundler splits code between files, never inside one.
 */
import { readFileSync } from 'node:fs';
import { defineConfig } from '@hey-api/openapi-ts';

const OUTPUT = process.env['GENERATED_DIR'] ?? './generated';
const BUNDLE = `${OUTPUT}/openapi.json`;

interface ContractOperation {
  operationId: string;
  tags: [string];
  /** True if the operation only reads, whatever its method. */
  'x-reads'?: boolean;
  security?: Record<string, unknown>[];
}

interface GeneratedSymbol {
  name: string;
  meta: { artifact?: string; resource?: string; resourceId?: string };
}

const operations = new Map<string, ContractOperation>();
const bundle: { paths: Record<string, Record<string, ContractOperation>> } = JSON.parse(readFileSync(BUNDLE, 'utf8'));
for (const path of Object.values(bundle.paths)) {
  for (const operation of Object.values(path)) operations.set(operation.operationId, operation);
}

function operationFile(operationId: string): string | undefined {
  const operation = operations.get(operationId);
  return operation && `${operation.tags[0]}/${operationId}`;
}

function fileOf({ name, meta }: GeneratedSymbol): string | undefined {
  if (meta.artifact === 'types' || meta.artifact === 'fastify') return undefined;
  if (meta.resource === 'definition') return `schemas/${meta.resourceId?.split('/').at(-1)}`;
  if (meta.resource === 'operation' && meta.resourceId) return operationFile(meta.resourceId);
  if (meta.artifact === '@tanstack/react-query') {
    return operationFile(name.replace(/(Infinite)?(QueryKey|Options)$/, '')) ?? 'query-key';
  }
  return undefined;
}

/** A call that changes something isn't a query, even if its method is GET; one that only reads is, even as a POST. */
function kindOf(operationId: string | undefined): ['mutation'] | ['query'] | undefined {
  const operation = operations.get(operationId ?? '');
  if (operation?.['x-reads']) return ['query'];
  const changes = operation?.security?.some((requirement) => 'antiForgery' in requirement) ?? false;
  return changes ? ['mutation'] : undefined;
}

export default defineConfig({
  input: BUNDLE,
  output: { path: OUTPUT, clean: false, module: { extension: '.ts' } },
  parser: {
    hooks: {
      symbols: { getFilePath: (symbol) => fileOf(symbol as unknown as GeneratedSymbol) },
      operations: { getKind: ({ operationId }) => kindOf(operationId) },
    },
  },
  plugins: [
    { name: '@hey-api/client-fetch', throwOnError: true },
    { name: '@hey-api/typescript' },
    {
      name: 'zod',
      compatibilityVersion: 'mini',
      $resolvers: {
        // A file in a multipart body is a Blob, which the plugin would validate as a string.
        string: (context) =>
          context.schema.format === 'binary'
            ? context.$(context.symbols.z).attr('instanceof').call(context.$('Blob'))
            : undefined,
      },
    },
    { name: '@hey-api/sdk', validator: { request: 'zod', response: 'zod' }, operations: { strategy: 'flat' } },
    { name: '@tanstack/react-query' },
    { name: 'fastify' },
  ],
});
