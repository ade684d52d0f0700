const figure = (count: number) => count.toLocaleString('en-GB');

export const sayImpacts = (count: number): string =>
  count === 0 ? 'No impact yet' : `${figure(count)} ${count === 1 ? 'impact' : 'impacts'}`;

/** On a way to the whole list, of which some stand above it. */
export const sayAll = (count: number, one: string, many: string): string =>
  count === 1 ? `See it among all ${many}` : `All ${figure(count)} ${count === 1 ? one : many}`;
