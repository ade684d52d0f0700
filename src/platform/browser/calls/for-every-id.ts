/** What the query keys of a call have in common, whatever the id in its path. */
export function forEveryId<Key extends { path?: unknown }>(
  keyOf: (options: { path: { id: string } }) => readonly [Key],
): [Omit<Key, 'path'>] {
  const [{ path: _, ...shared }] = keyOf({ path: { id: '' } });
  return [shared];
}
