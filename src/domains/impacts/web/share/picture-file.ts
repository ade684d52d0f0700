import { impactSlugOf } from '../../model.ts';

/** Null if the browser can't export the canvas. */
export async function pictureFileOf(canvas: HTMLCanvasElement, title: string): Promise<File | null> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return picture && new File([picture], `${impactSlugOf(title)}.png`, { type: 'image/png' });
}
