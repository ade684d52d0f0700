/** Damerau–Levenshtein distance. */
export function editDistance(typed: string, meant: string): number {
  const [a, b] = [[...typed], [...meant]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, other] of b.entries()) {
      const replaced = (last[column] ?? 0) + (letter === other ? 0 : 1);
      const added = Math.min(last[column + 1] ?? 0, current[column] ?? 0) + 1;
      const isSwap = letter === b[column - 1] && a[row - 1] === other;
      const swapped = isSwap ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(replaced, added, swapped));
    }
    [before, last] = [last, current];
  }
  return last.at(-1) ?? 0;
}
