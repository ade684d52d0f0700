/** Encodes drawings like uploads, with as little work as possible. */
import sharp from 'sharp';

export interface DrawnPicture {
  blurDataUrl: string;
  files: { width: number; content: Buffer }[];
}

const BLUR_WIDTH = 16;
/** Fast rather than small: someone is waiting for the first start, and the files come from their own machine. */
const FAST = { quality: 74, effort: 0 };

/** Parses the drawing only once, since that takes the longest. @param narrower other widths to encode. */
export async function renderPicture(svg: string, narrower: readonly number[] = []): Promise<DrawnPicture> {
  // The alpha channel is removed, since it would make every resize three times slower.
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const drawn = () => sharp(data, { raw: info });
  const narrow = async (width: number) => ({ width, content: await drawn().resize({ width }).webp(FAST).toBuffer() });
  const [blur, content, ...files] = await Promise.all([
    drawn().resize({ width: BLUR_WIDTH, kernel: 'nearest' }).webp({ quality: 30, effort: 0 }).toBuffer(),
    drawn().webp(FAST).toBuffer(),
    ...narrower.map(narrow),
  ]);
  return {
    blurDataUrl: `data:image/webp;base64,${blur.toString('base64')}`,
    files: [...files, { width: info.width, content }],
  };
}
