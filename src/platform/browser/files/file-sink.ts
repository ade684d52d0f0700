/** Receives a download: straight to disk where the browser supports it, otherwise in memory. */
import { saveFile } from './save-file.ts';

export interface FileSink {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Saves the complete file. */
  finish(): Promise<void>;
  /** Discards everything received. */
  discard(): Promise<void>;
}

interface FileKind {
  /** With its ending. */
  name: string;
  /** The label of the file type in the save dialog. */
  description: string;
  type: string;
  ending: `.${string}`;
}

declare global {
  interface FileSystemFileHandle {
    /** Not in every browser. */
    remove?: () => Promise<void>;
  }
  interface Window {
    /** Not in every browser. */
    showSaveFilePicker?: (options: {
      suggestedName: string;
      types: { description: string; accept: Record<string, string[]> }[];
    }) => Promise<FileSystemFileHandle>;
  }
}

/** Opens the save dialog, if the browser has one; needs a user gesture. @throws AbortError if the person cancels. */
export async function openSink({ name, description, type, ending }: FileKind): Promise<FileSink> {
  const pick = window.showSaveFilePicker;
  if (pick === undefined) return memorySink(name, type);
  const types = [{ description, accept: { [type]: [ending] } }];
  const file = await pick.call(window, { suggestedName: name, types });
  const writable = await file.createWritable();
  return {
    write: (chunk) => writable.write(chunk),
    finish: () => writable.close(),
    discard: async () => {
      await writable.abort();
      await removeIfEmpty(file);
    },
  };
}

/** The browser creates the file before the first write; an existing file keeps its content until then. */
async function removeIfEmpty(file: FileSystemFileHandle): Promise<void> {
  if ((await file.getFile()).size === 0) await file.remove?.();
}

function memorySink(name: string, type: string): FileSink {
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  return {
    write: async (chunk) => void chunks.push(chunk),
    finish: async () => saveFile(new Blob(chunks, { type }), name),
    discard: async () => {
      chunks = [];
    },
  };
}
