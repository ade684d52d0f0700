import type { StandaloneSvg } from './standalone-svg.ts';

const DENSITY = 2;
/** The largest canvas side that browsers support. */
const MAX_SIDE_PX = 8_192;

/** @throws if the browser can't draw it. */
export async function toPicture({ text, width, height }: StandaloneSvg): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(DENSITY, MAX_SIDE_PX / width, MAX_SIDE_PX / height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
