/** What the mock was sent: items by the path they were sent to, and single things such as a setting. */
import { randomUUID } from 'node:crypto';

export type Item = Record<string, unknown> & { id: string };

export interface Memory {
  add(collection: string, fields: object): Item;
  find(id: string): Item | null;
  change(id: string, fields: object): void;
  remove(id: string): void;
  /** Whether something has this id, or had it in the contract's examples and wasn't removed. */
  has(id: string): boolean;
  /** Newest first. */
  list(collection: string): Item[];
  set(path: string, fields: object): void;
  read(path: string): object;
}

/** @param known every id that exists from the start. */
export function createMemory(known: ReadonlySet<string>): Memory {
  const collections = new Map<string, Item[]>();
  const changed = new Map<string, object>();
  const removed = new Set<string>();
  const settings = new Map<string, object>();
  const all = () => [...collections.values()].flat();
  const find = (id: string): Item | null => {
    const item = all().find((one) => one.id === id);
    const changes = changed.get(id);
    return item || changes ? { id, ...item, ...changes } : null;
  };
  return {
    add: (collection, fields) => {
      const item = { ...fields, id: newId() };
      collections.set(collection, [item, ...(collections.get(collection) ?? [])]);
      return item;
    },
    find,
    change: (id, fields) => {
      changed.set(id, { ...changed.get(id), ...fields });
    },
    remove: (id) => {
      removed.add(id);
    },
    has: (id) => !removed.has(id) && (known.has(id) || all().some((one) => one.id === id)),
    list: (collection) =>
      (collections.get(collection) ?? []).filter(({ id }) => !removed.has(id)).map((item) => find(item.id) ?? item),
    set: (path, fields) => {
      settings.set(path, { ...settings.get(path), ...fields });
    },
    read: (path) => settings.get(path) ?? {},
  };
}

/** Of version 7, as the contract's ids are. */
const newId = () => randomUUID().replace(/^(.{14})./, '$17');
