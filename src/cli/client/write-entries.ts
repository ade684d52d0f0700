/**
 * Writes the modules of the package that depend on the contract: each call, plain and checked.
 *
 * The page's own calls in `generated/` come with React, and each with its checks. Here a call is its method and address,
 * and another module adds the checks, so that a program takes only what it uses.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract, Operation } from './read-client-calls.ts';

/** What the schemas of a generated call check, and how their names end. */
const CHECKS = { body: 'Body', path: 'Path', query: 'Query', answer: 'Response' };

/** @param folder gets `index.ts` and `checked.ts`, and what they import. */
export function writeEntries(folder: string, { operations }: Contract, generated: string): void {
  const files = {
    'calls.ts': writeCalls(operations),
    'index.ts': ['#client/index.ts', './calls.ts'].map(exportAll).join(''),
    'checked.ts': writeChecked(operations, generated),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
}

const exportAll = (module: string): string => `export * from '${module}';\n`;

/** Without types, which are declared beside the bundle. */
function writeCalls(operations: readonly Operation[]): string {
  const calls = operations.map((operation) => {
    const made = `${operation.answers === 'events' ? 'stream' : 'call'}(${JSON.stringify(specOf(operation))})`;
    return `export const ${operation.operationId} = /* @__PURE__ */ ${made};\n`;
  });
  return ["import { call } from '#client/call.ts';\n", "import { stream } from '#client/stream.ts';\n", ...calls].join(
    '',
  );
}

function specOf({ method, url, takesToken, changesSomething, sends, answers }: Operation): object {
  return {
    method,
    url,
    ...(takesToken && { token: true }),
    ...(changesSomething && { changes: true }),
    ...(sends !== 'json' && { sends }),
    ...(answers === 'file' && { answers }),
  };
}

/** Each takes the place of the plain call of the same name. A stream has no checks. */
function writeChecked(operations: readonly Operation[], generated: string): string {
  const imports: string[] = [];
  const calls: string[] = [];
  for (const { operationId, typeName, file, method, url, answers } of operations) {
    if (answers === 'events') continue;
    const code = readFileSync(join(generated, file), 'utf8');
    const checks = Object.entries(CHECKS)
      .map(([part, suffix]) => ({ part, schema: `z${typeName}${suffix}` }))
      .filter(({ schema }) => code.includes(`export const ${schema} `));
    imports.push(`import { ${checks.map(({ schema }) => schema).join(', ')} } from '#generated/${file}';\n`);
    const list = checks.map(({ part, schema }) => `${part}: ${schema}`).join(', ');
    const made = `checked('${method} ${url}', calls.${operationId}, { ${list} })`;
    calls.push(`export const ${operationId} = /* @__PURE__ */ ${made};\n`);
  }
  return [
    "import { checked } from '#client/checked.ts';\n",
    "import * as calls from './index.ts';\n",
    ...imports,
    exportAll('./index.ts'),
    ...calls,
  ].join('');
}
