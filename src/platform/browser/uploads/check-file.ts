/** Checks a file by its content before it is uploaded, by the server's rules. */
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
export type FileKind = 'picture' | 'document';

export type CheckedFile = { kind: FileKind } | { fault: string };

const MAX_BYTES = 10 * 1024 * 1024;
const HEAD_BYTES = 16;

export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size > MAX_BYTES) return { fault: tooLarge(file) };
  const kind = await kindOf(file);
  if (kind !== null) return { kind };
  return {
    fault: say('platform.checkFile.unknownFormat', { name: isolate(file.name) }),
  };
}

/** @returns why the file can't be used as a picture. */
export async function findPictureFault(file: File): Promise<string | undefined> {
  if (file.size > MAX_BYTES) return tooLarge(file);
  if ((await kindOf(file)) === 'picture') return undefined;
  return say('platform.checkFile.unknownPictureFormat', { name: isolate(file.name) });
}

const tooLarge = (file: File) => say('platform.checkFile.tooLarge', { name: isolate(file.name) });

const kindOf = async (file: File): Promise<FileKind | null> =>
  kindOfHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));

function kindOfHead(head: Uint8Array): FileKind | null {
  const text = String.fromCharCode(...head);
  if (text.startsWith('%PDF-')) return 'document';
  const isPicture =
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    /^ftypavi[fs]/.test(text.slice(4));
  return isPicture ? 'picture' : null;
}
