/** The row count of an exported table, as its last line and the audit log state it. */
export const sayRows = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;
