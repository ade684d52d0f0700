/** A picture that was uploaded, in several widths. */
export interface Picture {
  id: string;
  /** Of its greatest width. */
  url: string;
  width: number | null;
  height: number | null;
  /** Narrowest first. */
  widths: readonly { width: number; url: string }[];
  /** A tiny blurred one, shown while the real one loads. */
  blurDataUrl: string | null;
  alt: string | null;
}
