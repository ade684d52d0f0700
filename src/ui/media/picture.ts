/** An uploaded picture in several widths. */
export interface Picture {
  id: string;
  /** The largest width. */
  url: string;
  width: number | null;
  height: number | null;
  /** Narrowest first. */
  widths: readonly { width: number; url: string }[];
  /** A tiny blurred placeholder. */
  blurDataUrl: string | null;
  alt: string | null;
}

/** The widest that it is sharp; it's never drawn wider. */
export const sharpWidthOf = ({ widths, width }: Pick<Picture, 'widths' | 'width'>): number | undefined =>
  Math.max(width ?? 0, ...widths.map((one) => one.width)) || undefined;
