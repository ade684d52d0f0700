/**
 * Checks what import rules can't express: where SQL, API addresses and query keys may be written, whose tables SQL may
 * name, that migrations define no functions, that no two components have the same name, that npm can verify every package, that pages mirror for languages
 * that are written from right to left, that browser tests wait for what they read, and that each call is found by its
 * name in rooms of few files.
 */
import { globSync, readFileSync } from 'node:fs';
import contract from '#generated/openapi.json' with { type: 'json' };
import { listSources } from './list-sources.ts';
import { findLockProblems } from './lock-file.ts';
import { findPhysicalSides } from './physical-sides.ts';
import { findCrowdedFolders, findUnnamedCalls } from './room-rules.ts';
import { findSchemaProblems } from './schema-rules.ts';
import { findForeignTables, readOwners } from './table-owners.ts';
import { findUnsettledReads } from './unsettled-reads.ts';

interface SourceRule {
  message: string;
  pattern: RegExp;
  /** The files in which the pattern is allowed. */
  allowedIn: RegExp;
}

const RULES: SourceRule[] = [
  {
    message: 'SQL belongs in repository files and src/platform/server/db',
    pattern: /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|withRecursive)\(|(?<!\.)\bsql(<[^`(]*>)?`/,
    allowedIn: /(^|[/.])repository\.ts$|^src\/platform\/server\/db\//,
  },
  {
    message: 'Other folders of src, and generated/, are imported by their name in package.json, such as #platform/',
    pattern: /from '(\.\.\/)+(app|cli|demo|domains|generated|inspector|languages|platform|ui)\//,
    allowedIn: /^$/,
  },
  {
    message: 'Query keys belong in generated/',
    pattern: /\b(queryKey|mutationKey):\s*\[/,
    allowedIn: /^generated\//,
  },
  {
    message: 'The browser may only call the server through generated/',
    pattern: /(?<![.\w])fetch\(|new (XMLHttpRequest|EventSource|WebSocket)\(/,
    allowedIn:
      /^src\/(client\/groundswell\.ts|platform\/browser\/(calls\/api|files\/(upload|file-download))\.ts|ui\/timing\/lazy-part\.ts|inspector\/slides\/flow-pictures\.ts|domains\/credentials\/web\/verify\/issuer-sources\.ts|app\/web\/offline\/(keep-files\.ts|worker\/)|(domains\/[^/]+|platform|app)\/server\/|cli\/)/,
  },
  {
    message: 'API addresses belong in generated/',
    pattern: new RegExp(`['"\`](${addressesOfContract().join('|')})['"\`?/]`),
    // A beacon isn't sent by the client; the compiler checks its address against the contract's.
    allowedIn: /^generated\/|^src\/domains\/flow-numbers\/web\/count-flows\.ts$/,
  },
];

/** Excludes one-word addresses, since the page has some of the same addresses, such as /logout. */
function addressesOfContract(): string[] {
  const fixedParts = Object.keys(contract.paths).map((path) => path.split('/{')[0] ?? path);
  const distinctive = fixedParts.filter((path) => path.split('/').length > 2 || path.includes('-'));
  return [...new Set(distinctive)].map((path) => path.replace(/\/$/, '').replaceAll('/', '\\/')).filter(isApiAlone);
}

/** False for an API address that some of the page's own addresses start with. */
function isApiAlone(path: string): boolean {
  return path !== '\\/auth\\/google';
}

/** Tables and views without an owner, and SQL that names a table of another domain. */
function findCrossings(texts: ReadonlyMap<string, string>): string[] {
  const types = readFileSync('generated/tables.gen.ts', 'utf8');
  const namesIn = (pattern: RegExp) => [...types.matchAll(pattern)].map(([, name = '']) => name);
  const views = namesIn(/^ {2}\| '(\w+)'/gm);
  const owners = readOwners(texts);
  const ownerless = namesIn(/^ {2}(\w+): \{$/gm).filter((table) => !owners.has(table));
  for (const view of views) owners.delete(view);
  const crossings = [...texts].flatMap(([path, text]) =>
    findForeignTables(path, text, owners).map(
      (table) =>
        `${path}: ${table} belongs to ${owners.get(table)}; use its server/public.ts, or a view that it publishes`,
    ),
  );
  return [
    ...ownerless.map((table) => `${table} belongs to nobody; add it to its domain's server/tables.ts`),
    ...crossings,
  ];
}

/** Components with the same name: a reader couldn't tell which one is meant. */
function findSameNames(texts: ReadonlyMap<string, string>): string[] {
  const pathsByName = new Map<string, string[]>();
  for (const [path, text] of texts) {
    if (!path.endsWith('.tsx')) continue;
    for (const [, name = ''] of text.matchAll(/^export (?:function|const|class) ([A-Z]\w*[a-z]\w*)/gm)) {
      pathsByName.set(name, [...(pathsByName.get(name) ?? []), path]);
    }
  }
  return [...pathsByName]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${paths.join(', ')}: each exports a component ${name}; name them apart`);
}

const sources = new Map(listSources('src').map((path) => [path, readFileSync(path, 'utf8')]));
const operationIds = Object.values(contract.paths).flatMap((calls: Record<string, { operationId?: string }>) =>
  Object.values(calls).flatMap(({ operationId }) => operationId ?? []),
);
const problems = [
  ...findCrossings(sources),
  ...findSameNames(sources),
  ...findCrowdedFolders([...sources.keys()]),
  ...findUnnamedCalls(operationIds, sources),
];
for (const path of globSync('src/**/*.css')) problems.push(...findPhysicalSides(path, readFileSync(path, 'utf8')));
for (const [path, text] of sources) {
  problems.push(...findPhysicalSides(path, text));
  const lines = text.split('\n');
  for (const { message, pattern, allowedIn } of RULES) {
    if (allowedIn.test(path) || path === 'src/cli/checks/check-sources.ts') continue;
    lines.forEach((line, index) => {
      if (pattern.test(line)) problems.push(`${path}:${index + 1}: ${message}\n    ${line.trim()}`);
    });
  }
}
for (const path of listSources('tests/e2e')) {
  for (const { line, text } of findUnsettledReads(path, readFileSync(path, 'utf8'))) {
    problems.push(
      `${path}:${line}: Read it with expect.poll, toPass or atRest, until the page is at rest\n    ${text}`,
    );
  }
}
const schema = globSync('src/**/*.sql').sort();
problems.push(...findSchemaProblems(new Map(schema.map((path) => [path, readFileSync(path, 'utf8')]))));
problems.push(...findLockProblems(readFileSync('package-lock.json', 'utf8')));
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
