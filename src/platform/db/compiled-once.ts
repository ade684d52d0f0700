/**
 * Statements that are composed and compiled once for each shape: which values are given, and everything but the values
 * themselves. To run one again is a look-up, and each connection prepares it once.
 */
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { nameStatement } from './statement-names.ts';

/** A value, or its place in a statement that is compiled once. */
export type Param<T> = T | RawBuilder<T>;

/** Stands for a value while a statement is compiled. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Statement {
  text: string;
  parameters: readonly unknown[];
}

/** What a caller chooses freely belongs among the values: more shapes than this are compiled each time. */
const MOST_SHAPES = 1_000;

/**
 * @param values the names of the given values that may differ from run to run. One that is null or left out is part of
 * the shape, like everything that isn't named here.
 */
export function compiledOnce<Given extends object, Row>(
  values: readonly (keyof Given & string)[],
  compose: (given: Given) => RawBuilder<Row>,
): (db: Db | Tx, given: Given) => Promise<Row[]> {
  const names = new Set<string>(values);
  const statements = new Map<string, Statement>();
  return async (db, given) => {
    const all = Object.entries(given);
    const shape = JSON.stringify(all.map(([name, value]) => (isValue(names, name, value) ? [name] : [name, value])));
    let statement = statements.get(shape);
    if (!statement) {
      const placed = all.map(([name, value]) => [name, isValue(names, name, value) ? sql`${new Slot(name)}` : value]);
      const { sql: text, parameters } = compose(Object.fromEntries(placed) as Given).compile(db);
      statement = { text, parameters };
      if (statements.size < MOST_SHAPES) {
        statements.set(shape, statement);
        nameStatement(text);
      }
    }
    const byName = new Map<string, unknown>(all);
    const parameters = statement.parameters.map((each) => (each instanceof Slot ? byName.get(each.name) : each));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement.text, parameters));
    return rows;
  };
}

const isValue = (names: ReadonlySet<string>, name: string, value: unknown) =>
  names.has(name) && value !== null && value !== undefined;
