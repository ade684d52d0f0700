/**
 * Composes and compiles a statement once per shape: which values are given, and everything other than those values.
 * Running it again is a look-up, and each connection prepares it once.
 */
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { type PiggybackedQuery, takePiggybackedQuery } from './piggybacked-query.ts';
import { nameStatement } from './statement-names.ts';

/** A value, or its placeholder in a prepared statement. */
export type Param<T> = T | RawBuilder<T>;

/** Stands for a value while a statement is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Statement {
  text: string;
  parameters: readonly unknown[];
}

interface Options {
  /** Only for statements that return exactly one row, which then contains the answer as well. */
  acceptsPiggybacked?: boolean;
}

/** Anything that callers choose freely belongs among the values: shapes past this number are compiled each time. */
const MAX_SHAPES = 1_000;
const PIGGYBACKED = 'piggybacked';

/**
 * @param values the names of the given values that may differ from run to run. One that is null or left out is part of
 * the shape, like everything that isn't named here.
 */
export function prepareStatement<Given extends object, Row>(
  values: readonly (keyof Given & string)[],
  compose: (given: Given) => RawBuilder<Row>,
  { acceptsPiggybacked = false }: Options = {},
): (db: Db | Tx, given: Given) => Promise<Row[]> {
  const names = new Set<string>(values);
  const plain = new Map<string, Statement>();
  const withPiggybacked = new Map<PiggybackedQuery['select'], Map<string, Statement>>();
  return async (db, given) => {
    const piggybacked = acceptsPiggybacked && !db.isTransaction ? takePiggybackedQuery() : null;
    const all = Object.entries(given);
    const statements = piggybacked ? shapesOf(withPiggybacked, piggybacked.query) : plain;
    const shape = JSON.stringify(all.map(([name, value]) => (isValue(names, name, value) ? [name] : [name, value])));
    let statement = statements.get(shape);
    if (!statement) {
      const placed = all.map(([name, value]) => [
        name,
        isValue(names, name, value) ? sql`${new Placeholder(name)}` : value,
      ]);
      const composed = compose(Object.fromEntries(placed) as Given);
      const { sql: text, parameters } = (
        piggybacked ? withPiggybackedColumn(composed, piggybacked.query) : composed
      ).compile(db);
      statement = { text, parameters };
      if (statements.size < MAX_SHAPES) {
        statements.set(shape, statement);
        nameStatement(text);
      }
    }
    const valueFor = valuesFor(given, piggybacked?.query);
    const parameters = statement.parameters.map((each) => (each instanceof Placeholder ? valueFor(each) : each));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement.text, parameters));
    return piggybacked ? rows.map((row) => withoutAnswer(row, piggybacked)) : rows;
  };
}

const isValue = (names: ReadonlySet<string>, name: string, value: unknown) =>
  names.has(name) && value !== null && value !== undefined;

function shapesOf(byQuery: Map<PiggybackedQuery['select'], Map<string, Statement>>, { select }: PiggybackedQuery) {
  const shapes = byQuery.get(select) ?? new Map<string, Statement>();
  byQuery.set(select, shapes);
  return shapes;
}

/** A value of the question, whose name may also be that of one of the statement's own. */
class PiggybackedPlaceholder extends Placeholder {}

function withPiggybackedColumn<Row>(composed: RawBuilder<Row>, { select, values }: PiggybackedQuery): RawBuilder<Row> {
  const placed = Object.keys(values).map((name) => [name, sql`${new PiggybackedPlaceholder(name)}`]);
  return sql`select found.*, (${select(Object.fromEntries(placed))}) as ${sql.id(PIGGYBACKED)} from (${composed}) found`;
}

function valuesFor(given: object, query: PiggybackedQuery | undefined): (placeholder: Placeholder) => unknown {
  const own = new Map<string, unknown>(Object.entries(given));
  return (placeholder) =>
    placeholder instanceof PiggybackedPlaceholder ? query?.values[placeholder.name] : own.get(placeholder.name);
}

function withoutAnswer<Row>(row: Row, entry: { answer: unknown }): Row {
  const { [PIGGYBACKED]: answer, ...rest } = row as Row & { [PIGGYBACKED]?: unknown };
  entry.answer = answer;
  return rest as Row;
}
