/**
 * Prepared statements on the embedded database, whose own `query` parses and plans a statement every time: for a list,
 * that takes longer than running it.
 */
import { type PGlite, protocol, type Results } from '@electric-sql/pglite';
import { statementNameOf } from '../statement-names.ts';

const { serialize, messages } = protocol;
const { ParameterDescriptionMessage, RowDescriptionMessage, DataRowMessage } = messages;

/** Statements inside a transaction, and those without a name, go the usual way. */
export function enablePreparedStatements(pglite: PGlite): void {
  /** The types of each prepared statement's parameters. */
  const prepared = new Map<string, readonly number[]>();

  const send = async (parts: readonly Uint8Array[]) => {
    const answer = await pglite.execProtocol(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });
    return answer.messages;
  };
  const prepare = async (name: string, text: string) => {
    const answer = await send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })]);
    const types = answer.flatMap((message) =>
      message instanceof ParameterDescriptionMessage ? message.dataTypeIDs : [],
    );
    prepared.set(name, types);
    return types;
  };
  const run = async <T>(name: string, text: string, given: readonly unknown[]): Promise<Results<T>> => {
    const types = prepared.get(name) ?? (await prepare(name, text));
    const values = given.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = pglite.serializers[types[index] ?? 0];
      return write ? write(value) : String(value);
    });
    const bound = [serialize.bind({ statement: name, values }), serialize.describe({ type: 'P' }), serialize.execute()];
    const answer = await send(bound);
    const fields = answer.flatMap((message) => (message instanceof RowDescriptionMessage ? message.fields : []));
    const read = (value: string | null, index: number) => {
      const { name: column = '', dataTypeID = 0 } = fields[index] ?? {};
      const parse = pglite.parsers[dataTypeID];
      return [column, value !== null && parse ? parse(value, dataTypeID) : value];
    };
    const rows = answer.flatMap((message) =>
      message instanceof DataRowMessage ? [Object.fromEntries(message.fields.map(read)) as T] : [],
    );
    return { rows, fields: [] };
  };

  const query = pglite.query.bind(pglite);
  pglite.query = async <T>(...[text, values, options]: Parameters<PGlite['query']>): Promise<Results<T>> => {
    const name = statementNameOf(text);
    if (name === undefined) return query<T>(text, values, options);
    // Wait until no transaction is running, as `query` does.
    return pglite._runExclusiveTransaction(() => pglite.runExclusive(() => run<T>(name, text, values ?? [])));
  };
}
