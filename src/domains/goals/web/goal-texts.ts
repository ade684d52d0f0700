const figure = (count: number) => count.toLocaleString('en-GB');

export const sayImpacts = (count: number): string =>
  count === 0 ? 'No impacts yet' : `${figure(count)} ${count === 1 ? 'impact' : 'impacts'}`;

/** For the link to the full list. */
export const sayAll = (count: number, one: string, many: string): string =>
  count === 1 ? `See all ${many}` : `All ${figure(count)} ${count === 1 ? one : many}`;
