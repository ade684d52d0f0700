/**
 * Composes and compiles a statement once per shape: which values are given, and everything other than those values.
 * Running it again is a look-up, and each connection prepares it once.
 */
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { type Question, takeQuestion } from './asked-beside.ts';
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

interface Options {
  /** Only for statements that return exactly one row, which then contains the answer as well. */
  takesQuestions?: boolean;
}

/** Anything that callers choose freely belongs among the values: shapes past this number are compiled each time. */
const MAX_SHAPES = 1_000;
const ASKED = 'askedBeside';

/**
 * @param values the names of the given values that may differ from run to run. One that is null or left out is part of
 * the shape, like everything that isn't named here.
 */
export function compiledOnce<Given extends object, Row>(
  values: readonly (keyof Given & string)[],
  compose: (given: Given) => RawBuilder<Row>,
  { takesQuestions = false }: Options = {},
): (db: Db | Tx, given: Given) => Promise<Row[]> {
  const names = new Set<string>(values);
  const plain = new Map<string, Statement>();
  const asking = new Map<Question['select'], Map<string, Statement>>();
  return async (db, given) => {
    const beside = takesQuestions && !db.isTransaction ? takeQuestion() : null;
    const all = Object.entries(given);
    const statements = beside ? shapesOf(asking, beside.question) : plain;
    const shape = JSON.stringify(all.map(([name, value]) => (isValue(names, name, value) ? [name] : [name, value])));
    let statement = statements.get(shape);
    if (!statement) {
      const placed = all.map(([name, value]) => [name, isValue(names, name, value) ? sql`${new Slot(name)}` : value]);
      const composed = compose(Object.fromEntries(placed) as Given);
      const { sql: text, parameters } = (beside ? withQuestion(composed, beside.question) : composed).compile(db);
      statement = { text, parameters };
      if (statements.size < MAX_SHAPES) {
        statements.set(shape, statement);
        nameStatement(text);
      }
    }
    const valueFor = valuesFor(given, beside?.question);
    const parameters = statement.parameters.map((each) => (each instanceof Slot ? valueFor(each) : each));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement.text, parameters));
    return beside ? rows.map((row) => withoutAnswer(row, beside)) : rows;
  };
}

const isValue = (names: ReadonlySet<string>, name: string, value: unknown) =>
  names.has(name) && value !== null && value !== undefined;

function shapesOf(asking: Map<Question['select'], Map<string, Statement>>, { select }: Question) {
  const shapes = asking.get(select) ?? new Map<string, Statement>();
  asking.set(select, shapes);
  return shapes;
}

/** A value of the question, whose name may also be that of one of the statement's own. */
class QuestionSlot extends Slot {}

function withQuestion<Row>(composed: RawBuilder<Row>, { select, values }: Question): RawBuilder<Row> {
  const placed = Object.keys(values).map((name) => [name, sql`${new QuestionSlot(name)}`]);
  return sql`select found.*, (${select(Object.fromEntries(placed))}) as ${sql.id(ASKED)} from (${composed}) found`;
}

function valuesFor(given: object, question: Question | undefined): (slot: Slot) => unknown {
  const own = new Map<string, unknown>(Object.entries(given));
  return (slot) => (slot instanceof QuestionSlot ? question?.values[slot.name] : own.get(slot.name));
}

function withoutAnswer<Row>(row: Row, asking: { answer: unknown }): Row {
  const { [ASKED]: answer, ...rest } = row as Row & { [ASKED]?: unknown };
  asking.answer = answer;
  return rest as Row;
}
