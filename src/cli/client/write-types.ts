/**
 * Writes the package's declarations: what its own modules export, the contract's types, and its calls.
 *
 * Errors are one class in the package, so the types of each call's failures are left out. So is what the API reference
 * says of each field: with it, the package would be twice as heavy.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Operation } from './read-client-calls.ts';

const OWN_MODULES = join(import.meta.dirname, '../../client');

/** Types that are generated for each call, and that the package has no use for. */
const FOR_EACH_CALL = ['Errors', 'Error', 'Responses', 'Response'];
/** A part that a call doesn't have, and its address. */
const UNSAID = /^ {4}(?:(?:body|path|query|headers)\?: never|url: '.*');\n/gm;
/** The same around all data, so that one type says it. */
const ENVELOPE = /^export type (\w+) = \{\n {4}status: (\d+);\n {4}message: string;\n {4}data: (.+);\n\};$/;
const COMMENT = /^ *\/\*\*[\s\S]*?\*\/\n/gm;
/** A module's own description, and what it needs: all declarations are in one file. */
const BEGINNING = /^\/\*\*[\s\S]*?\*\/\n+(?:import [^;]*;\n)*/;

/** @returns the content of `index.d.ts`. */
export function writeTypes(generated: string, operations: readonly Operation[]): string {
  const blocks = new Map(
    readFileSync(join(generated, 'types.gen.ts'), 'utf8')
      .replaceAll(COMMENT, '')
      .split(/\n\n(?=export )/)
      .map((block) => [/^export type (\w+)/.exec(block)?.[1] ?? '', block.trim()]),
  );
  const calls = operations.map((operation) => declareCall(operation, blocks));
  for (const [name, block] of blocks) if (ENVELOPE.test(block)) blocks.delete(name);
  for (const { typeName } of operations) for (const suffix of FOR_EACH_CALL) blocks.delete(typeName + suffix);
  // Of the page's client.
  for (const name of ['', 'ClientOptions']) blocks.delete(name);
  const events = `export type WebhookEvent = ${blocks.has('Webhooks') ? "Webhooks['body']" : 'unknown'};`;
  const types = [...blocks.values(), events].join('\n').replaceAll(UNSAID, '');
  return [...readOwnModules().map(declareModule), types, ...calls, 'export {};', ''].join('\n');
}

/** The modules that the package's own index exports something of, and those that they take types from. */
const readOwnModules = (): string[] =>
  ['groundswell', 'groundswell-error', 'call', 'stream', 'rows-of', 'verify-webhook'].map((name) =>
    readFileSync(join(OWN_MODULES, `${name}.ts`), 'utf8'),
  );

function declareModule(code: string): string {
  const { outputText } = ts.transpileDeclaration(code.replace(BEGINNING, ''), {
    compilerOptions: { stripInternal: true, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return outputText.replaceAll('export {};\n', '').trim();
}

function declareCall(operation: Operation, blocks: ReadonlyMap<string, string>): string {
  const { operationId, typeName, summary, answers } = operation;
  const input = `${typeName}Data`;
  const type = answers === 'events' ? `Stream<${input}>` : `Call<${input}, ${answersOf(operation, blocks)}>`;
  return `/** ${summary.replaceAll('*/', '* /')} */\nexport declare const ${operationId}: ${type};`;
}

function answersOf({ typeName }: Operation, blocks: ReadonlyMap<string, string>): string {
  const responses = blocks.get(`${typeName}Responses`) ?? '';
  const answers = [...responses.matchAll(/^ {4}\d+: (.+);$/gm)].map(([, type = '']) => type);
  if (answers.length === 0) throw new Error(`${typeName}Responses isn't written as expected`);
  return answers.map((type) => answerOf(type, blocks)).join(' | ');
}

function answerOf(type: string, blocks: ReadonlyMap<string, string>): string {
  const [, , status, data] = ENVELOPE.exec(blocks.get(type) ?? '') ?? [];
  return data === undefined ? type : `Answer<${data}, ${status}>`;
}
