/** Keeps functions, triggers and views out of migrations, where nobody would find what they do today. */
import { readDefinitions } from '#platform/server/db/definitions.ts';

/**
 * Functions whose results columns or indexes contain, so that a table can't be created before them. Another result would
 * have to be written to every row, which takes a migration anyway.
 */
const IN_COLUMNS = new Map([
  ['fold', 'columns that are searched and sorted by'],
  ['words_of', 'columns of words'],
  ['impact_terms', 'an index of impacts'],
  ['milestone_passed', 'an index of the ledger'],
]);

const MIGRATION = /\/migrations\/\d{4}_\w+\.sql$/;
const FUNCTIONS = /\/functions\.sql$/;
const DEFINES =
  /\b(?:create|alter)\s+(?:or\s+replace\s+)?(?:constraint\s+|materialized\s+|temp(?:orary)?\s+|recursive\s+)*(function|procedure|trigger|view|rule)\s+(\w+)/gi;
/** What a line of a functions.sql may begin with, unless it's indented. */
const FLUSH_LEFT =
  /^(?:--|create (?:or replace |constraint )|drop (?:function|trigger|view) if exists |declare$|begin$|end \$\$;$|\$\$;?$|$|\s)/;

/** @param files the text of each SQL file of the schema, by path. */
export function findSchemaProblems(files: ReadonlyMap<string, string>): string[] {
  const definedIn = new Map<string, string>();
  return [...files].flatMap(([path, text]) => {
    if (MIGRATION.test(path)) return findDefining(path, text);
    if (!FUNCTIONS.test(path)) return [`${path}: an SQL file is a functions.sql or a migration`];
    return [...findStray(path, text), ...findTwice(path, text, definedIn)];
  });
}

function findDefining(path: string, text: string): string[] {
  const code = text.replaceAll(/--.*$/gm, '');
  return [...code.matchAll(DEFINES)]
    .filter(([, kind, name = '']) => kind !== 'function' || !IN_COLUMNS.has(name))
    .map(([, kind, name]) => `${path}: the ${kind} ${name} belongs in the functions.sql of its domain`);
}

/** Anything else, such as a statement that changes rows, would be run again with each change of what is above it. */
function findStray(path: string, text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) =>
    FLUSH_LEFT.test(line)
      ? []
      : [`${path}:${index + 1}: only functions, triggers and views are defined here\n    ${line}`],
  );
}

function findTwice(path: string, text: string, definedIn: Map<string, string>): string[] {
  return readDefinitions(path, text).flatMap(({ name }) => {
    const other = definedIn.get(name);
    definedIn.set(name, path);
    return other === undefined ? [] : [`${path}: the ${name} is defined in ${other} too`];
  });
}
