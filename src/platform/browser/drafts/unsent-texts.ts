/** Texts typed into dialogs and not sent yet: a dialog starts with its text when it's opened again in this document. */
import { useState } from 'react';
import { useViewer } from '../session/viewer.ts';

const texts = new Map<string, string>();

interface UnsentText {
  /** What was typed earlier, or else what the dialog starts with. */
  start: string;
  onTyped: (text: string) => void;
}

/** @param ids what the text is about; once it's sent, `discardUnsentText` drops it. */
export function useUnsentText(dialog: string, ids: readonly string[], start = ''): UnsentText {
  const key = [useViewer()?.id, dialog, ...ids.toSorted()].join(' ');
  const [typed] = useState(() => texts.get(key));
  return { start: typed ?? start, onTyped: (text) => void texts.set(key, text) };
}

/** Drops every text about this, even if it's also about other things. */
export function discardUnsentText(id: string): void {
  for (const key of texts.keys()) if (key.split(' ').includes(id)) texts.delete(key);
}
