/** Finds the owner of each table, and the tables of other owners that a file's SQL names. */

/** The files in which each domain, and the platform, declares its own tables. */
const DECLARED_IN = /^src\/domains\/([^/]+)\/server\/tables\.ts$|^src\/(platform)\/server\/db\/tables\.ts$/;
const HOLDS_SQL = /^src\/(?:domains\/([^/]+)\/server\/.*repository\.ts$|(platform)\/server\/)/;

/** Matches what precedes a table's name, in SQL and in Kysely's calls. */
const BEFORE_TABLE = String.raw`\b(?:from|join|into|update|using|table)\s+(?:only\s+)?"?|(?:From|Into|Table|Join|from|using)\(\s*\[?'|\btable: '`;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!['":])\/\/[^\n]*/g;

/** Tables in which several domains have columns; .github/decisions/accounts-in-one-row.md says why. */
const SHARED = new Map([['users', ['people', 'auth', 'points', 'profiles']]]);

/** @returns the owner of each table and view: a domain, or `platform`. */
export function readOwners(sources: ReadonlyMap<string, string>): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [path, text] of sources) {
    const [, domain, platform] = DECLARED_IN.exec(path) ?? [];
    const owner = domain ?? platform;
    if (owner === undefined) continue;
    const [, rows = ''] = /interface Tables \{([\s\S]*?)\n *\}\n/.exec(text) ?? [];
    for (const [, table = ''] of rows.matchAll(/\b(?:Columns\[|Table<\s*)'(\w+)'/g)) {
      if (owners.has(table)) throw new Error(`${table} belongs to ${owners.get(table)} and to ${owner}`);
      owners.set(table, owner);
    }
  }
  return owners;
}

/** @param owners without views, which all may read. @returns the tables of other owners that the file names, sorted. */
export function findForeignTables(path: string, text: string, owners: ReadonlyMap<string, string>): string[] {
  const [, domain, platform] = HOLDS_SQL.exec(path) ?? [];
  const reader = domain ?? platform;
  if (reader === undefined) return [];
  const code = text.replaceAll(COMMENTS, '');
  const foreign = [...owners]
    .filter(([table, owner]) => owner !== reader && !SHARED.get(table)?.includes(reader))
    .map(([table]) => table);
  return foreign.filter((table) => namesTable(code, table)).sort();
}

/** A name with an underscore counts anywhere in the code; one like `news` or `media` only where SQL expects a table. */
function namesTable(code: string, table: string): boolean {
  return new RegExp(table.includes('_') ? `\\b${table}\\b` : `(?:${BEFORE_TABLE})${table}\\b`).test(code);
}
