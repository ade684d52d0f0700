/** Displayable addresses of a text's pictures, by id. The text itself has unsigned ones. */
export interface AddressBook {
  /** Referentially stable until one is added. */
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
