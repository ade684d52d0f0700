/** Finds the files that use a part of the contract. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContractLocation } from './locate.ts';

interface Source {
  path: string;
  code: string;
  /** The names it imports from generated/. */
  names: Set<string>;
}

const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'#generated\/[^']*'/g;

export function readSources(): Source[] {
  return ['src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name).replaceAll(sep, '/');
        const code = readFileSync(path, 'utf8');
        return { path, code, names: importedNames(code) };
      }),
  );
}

/** For a field, the files that mention it; if none do, for example because it is new, those that use its schema. */
export function findUsages(location: ContractLocation, sources: readonly Source[]): string[] {
  const mentions = location.field === null ? [] : usagesOf(location, sources);
  return mentions.length > 0
    ? mentions
    : usagesOf({ ...location, field: null, schemas: location.schemas.slice(0, 1) }, sources);
}

/** Matches a field in camel case and in snake case; a call's handlers count as its users. */
function usagesOf(location: ContractLocation, sources: readonly Source[]): string[] {
  const ids = location.calls.map(({ operationId }) => operationId);
  const schemas = new Set(location.schemas);
  const calls = new Set(ids);
  const handlerPattern = ids.length === 0 ? null : new RegExp(`\\b(${ids.join('|')})\\b`);
  const fieldPattern =
    location.field === null ? null : new RegExp(`\\b(${location.field}|${toSnakeCase(location.field)})\\b`);
  return sources
    .filter(({ path, code, names }) => {
      const isUser = [...names].some((name) => calls.has(callIn(name)) || schemas.has(schemaIn(name)));
      const isServer = path.includes('/server/');
      return (isUser || (isServer && (handlerPattern?.test(code) ?? false))) && (fieldPattern?.test(code) ?? true);
    })
    .map(({ path }) => path)
    .sort();
}

function importedNames(code: string): Set<string> {
  const names = [...code.matchAll(IMPORT)].flatMap(([, list]) => (list ?? '').split(','));
  return new Set(
    names
      .map((name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .replace(/\s+as\s+.*$/, ''),
      )
      .filter(Boolean),
  );
}

/** `listImpactsOptions` is the call `listImpacts`, `zImpact` the schema `Impact`. */
const callIn = (name: string) => name.replace(/(Options|Mutation|QueryKey|InfiniteOptions|InfiniteQueryKey)$/, '');
const schemaIn = (name: string) => name.replace(/^z(?=[A-Z])/, '');

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
