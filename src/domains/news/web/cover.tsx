import type { NewsSummary } from '../../../../generated/types.gen.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ContourCover } from '../../../ui/contour-cover.tsx';

interface CoverProps {
  news: Pick<NewsSummary, 'id' | 'images'>;
  /** How wide it is shown, as `sizes` of a picture. */
  sizes: string;
  /** The words for those who can not see it; beside its title a picture is decoration. */
  isDescribed?: boolean;
  /** It is what the page begins with. */
  isFirst?: boolean;
  /** Sets the shape, e.g. `aspect-[16/10]`. */
  className?: string | undefined;
}

/** The picture of an article, or contours in its place. */
export function Cover({ news: { id, images }, sizes, isDescribed = false, isFirst = false, className }: CoverProps) {
  // The lines keep their weight however large they are drawn.
  if (!images) {
    return (
      <ContourCover id={id} className={classNames('w-full [&_path]:[vector-effect:non-scaling-stroke]', className)} />
    );
  }
  const { widths, url, width, height, alt, blurDataUrl } = images;
  return (
    <img
      src={widths[0]?.url ?? url}
      srcSet={widths.map((one) => `${one.url} ${one.width}w`).join(', ')}
      sizes={sizes}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={isDescribed ? (alt ?? '') : ''}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      style={blurDataUrl ? { backgroundImage: `url("${blurDataUrl}")`, backgroundSize: 'cover' } : undefined}
      className={classNames('w-full bg-sunken object-cover', className)}
    />
  );
}
