import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftPicture } from '#platform/browser/uploads/draft-picture.ts';
import { type AddressBook, createAddressBook } from './address-book.ts';

interface AddressesOptions {
  pictures: readonly DraftPicture[];
  /** Fresh from the server: signed addresses in a restored draft may have expired. */
  fresh: readonly DraftPicture[];
  /** A file stored with this draft. */
  read: (key: string) => Promise<Blob | null>;
}

/** Displayable addresses of a draft's pictures, from the server or from files in this browser. */
export function useAddresses({ pictures, fresh, read }: AddressesOptions): {
  book: AddressBook;
  addresses: ReadonlyMap<string, string>;
} {
  const [book] = useState(() => createAddressBook([...known(pictures), ...known(fresh)]));
  const [made] = useState(() => new Set<string>());
  useEffect(() => {
    for (const [mediaId, address] of known(fresh)) {
      if (book.all().get(mediaId) !== address) book.add(mediaId, address);
    }
  }, [fresh, book]);
  useEffect(() => {
    for (const { key, mediaId } of pictures) {
      if (mediaId === null || book.all().has(mediaId)) continue;
      void read(key).then((file) => {
        if (!file || book.all().has(mediaId)) return;
        const address = URL.createObjectURL(file);
        made.add(address);
        book.add(mediaId, address);
      });
    }
  }, [pictures, book, made, read]);
  useEffect(
    () => () => {
      for (const address of made) URL.revokeObjectURL(address);
    },
    [made],
  );
  return { book, addresses: useSyncExternalStore(book.subscribe, book.all) };
}

const known = (pictures: readonly DraftPicture[]) =>
  pictures.flatMap(({ mediaId, url }): [string, string][] =>
    mediaId !== null && url !== null ? [[mediaId, url]] : [],
  );
