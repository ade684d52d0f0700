/** Where the pictures of a text can be seen right now, by their ids; the text itself names them by a plain address. */
export interface AddressBook {
  /** The same object until one is added. */
  all(): ReadonlyMap<string, string>;
  add(mediaId: string, address: string): void;
  subscribe(listener: () => void): () => void;
}

export function createAddressBook(known: Iterable<readonly [string, string]>): AddressBook {
  let addresses: ReadonlyMap<string, string> = new Map(known);
  const listeners = new Set<() => void>();
  return {
    all: () => addresses,
    add(mediaId, address) {
      addresses = new Map([...addresses, [mediaId, address]]);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
