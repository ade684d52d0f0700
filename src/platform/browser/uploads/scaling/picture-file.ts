import type { PictureFacts } from './exif.ts';

/** A picture's file, read without decoding it. */
export interface PictureFile {
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/heic';
  /** As stored, before it's turned upright. */
  width: number;
  height: number;
  isOpaque: boolean;
  facts: PictureFacts;
  /** With nothing but the picture, its colours and these facts. */
  withFacts: (facts: PictureFacts) => Uint8Array<ArrayBuffer>;
}
