import { impactSlugOf } from '../../model.ts';

interface Shared {
  title: string;
  text: string;
  url: string;
  file: File | null;
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

/** Null if the browser can't export the canvas. */
export async function pictureFileOf(canvas: HTMLCanvasElement, title: string): Promise<File | null> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return picture && new File([picture], `${impactSlugOf(title)}.png`, { type: 'image/png' });
}
