/** How many rows a file of a table has, as its last line and the audit log say it. */
export const sayRows = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;
