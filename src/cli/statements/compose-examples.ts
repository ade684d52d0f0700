/** Composes a prepared statement for each of its examples, by the code that runs it and without a database. */
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { compileShape, GIVEN, Placeholder, type Prepared } from '#platform/server/db/prepared-statement.ts';

export interface Shape {
  /** What the example gives: values by name, the rest as they are. */
  given: string;
  /** As PostgreSQL gets it. */
  text: string;
  /** What to write for `$1` and so on: a value's name, or what is always the same. */
  parameters: string[];
}

const COMPILER = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** @throws {Error} saying what to do if a statement without examples is composed of anything but its values. */
export function composeExamples<Given extends object>(name: string, prepared: Prepared<Given>): Shape[] {
  const { values, compose, examples } = prepared;
  if (examples) return examples.map((example) => composeShape(example, prepared));
  const allGiven = Object.fromEntries(values.map((value) => [value, GIVEN])) as Given;
  return [composeShape(allGiven, { values, compose: (given) => compose(refuseOthers(given, name)) })];
}

function composeShape<Given extends object>(example: Given, prepared: Prepared<Given>): Shape {
  const { text, parameters } = compileShape(COMPILER, prepared, example);
  const given = Object.entries(example).flatMap(([name, value]) => describeGiven(name, value));
  return { given: given.join(', '), text, parameters: parameters.map(describeParameter) };
}

function describeGiven(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  return [value === GIVEN ? `:${name}` : `${name}: ${JSON.stringify(value)}`];
}

const describeParameter = (parameter: unknown): string =>
  parameter instanceof Placeholder ? `:${parameter.name}` : literalOf(parameter);

function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literalOf).join(', ')}]`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

function refuseOthers<Given extends object>(given: Given, name: string): Given {
  return new Proxy(given, {
    get: (target, key) => {
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key);
      throw new Error(
        `${name} is also composed of ${key}, which isn't a value: give it examples, such as { examples: [{ ${key}: … }] } as the last argument of prepareStatement.`,
      );
    },
  });
}
