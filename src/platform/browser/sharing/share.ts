/** Passing a page on: by the system's sheet, or as a link to paste. */
import { say } from '#languages/say.ts';
import { toast } from '#ui/feedback/toast.ts';

interface Shared {
  title: string;
  text: string;
  url: string;
  file?: File | null;
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** @returns false if the share sheet failed; closing it isn't a failure. */
export async function share({ title, text, url, file }: Shared): Promise<boolean> {
  const withPicture = { title, text, url, ...(file && { files: [file] }) };
  const data = file && navigator.canShare?.(withPicture) ? withPicture : { title, text, url };
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies the link and shows whether that worked. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ message: say('platform.share.linkCopied'), tone: 'success' });
  } catch {
    // Refused by the browser or its settings.
    toast({ message: say('platform.share.copyFailed'), detail: url, tone: 'warning', duration: null });
  }
}
