/** The tables as declared in the product's TypeScript, read with the compiler. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface DeclaredColumn {
  /** The type read: `string`, `Date[]`, `object` …; literals are widened. */
  reads: string;
  /** The values of a union of literals, sorted; empty for any other type. */
  literals: string[];
  isNullable: boolean;
  /** Whether an insert must set it, may omit it or can't set it. */
  insert: 'never' | 'optional' | 'required';
}

const ROOT = join(import.meta.dirname, '../../..');
const TABLES = join(ROOT, 'src/platform/db/tables.ts');

/** By table and column. */
export function readDeclaredTables(): Map<string, Map<string, DeclaredColumn>> {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const ofDomains = globSync('src/domains/*/server/tables.ts', { cwd: ROOT }).map((path) => join(ROOT, path));
  const program = ts.createProgram([TABLES, ...ofDomains], { ...options, incremental: false });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(TABLES);
  const module = source && checker.getSymbolAtLocation(source);
  const tables = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Tables');
  if (!tables) throw new Error(`${TABLES} exports no Tables`);
  const columnsOf = (type: ts.Type) =>
    new Map(
      type.getProperties().map((column) => [column.name, describeColumn(checker, checker.getTypeOfSymbol(column))]),
    );
  const found = checker.getDeclaredTypeOfSymbol(tables).getProperties();
  return new Map(found.map((table) => [table.name, columnsOf(checker.getTypeOfSymbol(table))]));
}

function describeColumn(checker: ts.TypeChecker, type: ts.Type): DeclaredColumn {
  const side = (name: '__select__' | '__insert__') =>
    partsOf(type).flatMap((part) => {
      const symbol = part.getProperty(name);
      return symbol ? partsOf(checker.getTypeOfSymbol(symbol)) : [part];
    });
  const parts = side('__select__');
  const values = parts.filter((part) => !isNull(part));
  const literals = values.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
  return {
    reads: [...new Set(values.map((part) => nameOf(checker, part)))].sort().join(' | '),
    literals: literals.length === values.length ? literals.sort() : [],
    isNullable: parts.some(isNull),
    insert: insertOf(side('__insert__')),
  };
}

function insertOf(parts: ts.Type[]): DeclaredColumn['insert'] {
  if (parts.every(({ flags }) => flags & ts.TypeFlags.Never)) return 'never';
  // In Kysely, nullable columns may also be omitted.
  return parts.some((part) => isNull(part) || part.flags & ts.TypeFlags.Undefined) ? 'optional' : 'required';
}

function nameOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return `${element ? nameOf(checker, element) : 'unknown'}[]`;
  }
  const name = type.getSymbol()?.name;
  return name === 'Date' || name === 'Buffer' ? name : 'object';
}

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
const isNull = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Null) !== 0;
