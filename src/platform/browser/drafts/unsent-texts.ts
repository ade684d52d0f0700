/** Texts typed into dialogs and not sent, for the dialog to begin with when it is opened again in this document. */
import { useState } from 'react';
import { useViewer } from '../viewer.ts';

const texts = new Map<string, string>();

interface UnsentText {
  /** What was typed earlier, or else what the dialog starts with. */
  start: string;
  onTyped: (text: string) => void;
}

/** @param ids of what the text is about; as soon as it's sent, `forgetUnsent` drops it. */
export function useUnsentText(dialog: string, ids: readonly string[], start = ''): UnsentText {
  const key = [useViewer()?.id, dialog, ...ids.toSorted()].join(' ');
  const [typed] = useState(() => texts.get(key));
  return { start: typed ?? start, onTyped: (text) => void texts.set(key, text) };
}

/** Drops every text about this, also if it's about others as well. */
export function forgetUnsent(id: string): void {
  for (const key of texts.keys()) if (key.split(' ').includes(id)) texts.delete(key);
}
