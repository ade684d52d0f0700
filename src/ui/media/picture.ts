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
