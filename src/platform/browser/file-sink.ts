/** Where a file goes while it comes: straight to the disk where the browser can, else into its memory. */
import { saveFile } from './save-file.ts';

export interface FileSink {
  write(chunk: Uint8Array<ArrayBuffer>): Promise<void>;
  /** The file is whole: now it is the person's. */
  finish(): Promise<void>;
  /** Nothing of it is kept. */
  discard(): Promise<void>;
}

interface FileKind {
  /** With its ending. */
  name: string;
  /** What the browser calls it where it asks. */
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

/** Asks where to, if the browser does; call it right from a press. @throws AbortError when the person gives it up. */
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

/** The browser makes the file before anything is written to it. One that stood there before keeps what it held. */
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
