import { classNames } from '../class-names.ts';
import { ContourCover } from './contour-cover.tsx';

interface ThumbnailProps {
  /** Shown at its smallest width; without an image, contours are drawn. */
  image: { url: string; widths: readonly { url: string }[] } | null | undefined;
  /** The contours' seed and colours. */
  coverId: string;
  coverColors: readonly string[];
  /** Size and corners. */
  className: string;
}

/** Decorative, beside a name. */
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
