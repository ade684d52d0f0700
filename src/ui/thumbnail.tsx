import { classNames } from './class-names.ts';
import { ContourCover } from './contour-cover.tsx';

interface ThumbnailProps {
  /** The smallest width there is; contours are drawn without one. */
  image: { url: string; widths: readonly { url: string }[] } | null | undefined;
  /** What the contours are drawn from, and in which colours. */
  coverId: string;
  coverColors: readonly string[];
  /** Its size and its corners. */
  className: string;
}

/** Decoration beside the name of a thing. */
export function Thumbnail({ image, coverId, coverColors, className }: ThumbnailProps) {
  if (!image) return <ContourCover id={coverId} colors={coverColors} className={className} />;
  return (
    <img
      src={image.widths[0]?.url ?? image.url}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames('bg-sunken object-cover', className)}
    />
  );
}
