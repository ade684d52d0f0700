/** Ids of the selected rows, up to a maximum. */
export type Selection = ReadonlySet<string>;

export const NONE_SELECTED: Selection = new Set();

/** @returns the same selection if it's full. */
export function toggle(selection: Selection, key: string, max: number): Selection {
  if (!selection.has(key) && selection.size >= max) return selection;
  const next = new Set(selection);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Selects all of these up to the maximum, or deselects them if all are selected. */
export function toggleAll(selection: Selection, keys: readonly string[], max: number): Selection {
  const next = new Set(selection);
  if (isAllSelected(selection, keys)) {
    for (const key of keys) next.delete(key);
    return next;
  }
  for (const key of keys) if (next.size < max) next.add(key);
  return next;
}

export const isAllSelected = (selection: Selection, keys: readonly string[]): boolean =>
  keys.length > 0 && keys.every((key) => selection.has(key));
