/** A table to be streamed as a file. */
export type Cell = string | number | Date | null;

export interface TableFile {
  /** Without the extension. */
  name: string;
  columns: readonly string[];
  /** The expected row count, written as the last line, so that a truncated file can be recognised. */
  rowCount: number;
  rows: AsyncIterable<readonly Cell[]>;
}

export const rowCountMismatch = (rowCount: number, written: number) =>
  new Error(`The file should have ${rowCount} rows and has ${written}`);

export const fileHeaders = (
  { name, rowCount }: Pick<TableFile, 'name' | 'rowCount'>,
  type: string,
  ending: string,
) => ({
  'content-type': type,
  'content-disposition': attachment(`${name}.${ending}`),
  'x-content-type-options': 'nosniff',
  'x-row-count': rowCount,
});

/**
 * A name with other than ASCII characters is also sent encoded, after an ASCII one that every browser reads (RFC 6266).
 */
function attachment(name: string): string {
  const plain = `attachment; filename="${name.replaceAll(/[^\x20-\x7e]/g, '_')}"`;
  return /[^\x20-\x7e]/.test(name) ? `${plain}; filename*=UTF-8''${encodeURIComponent(name)}` : plain;
}
