import type { NewsSummary } from '#generated/types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { sharpWidthOf } from '#ui/media/picture.ts';

interface CoverProps {
  news: Pick<NewsSummary, 'id' | 'images'>;
  sizes: string;
  /** Alt text; empty next to its title, where the picture is decorative. */
  isDescribed?: boolean;
  /** At the top of the page, so loaded eagerly. */
  isFirst?: boolean;
  /** Sets the shape, e.g. `aspect-[16/10]`. */
  className?: string | undefined;
}

/** An article's picture, or a pattern if it has none. */
export function Cover({ news: { id, images }, sizes, isDescribed = false, isFirst = false, className }: CoverProps) {
  // Keeps the stroke width at any size.
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
      style={{
        maxWidth: sharpWidthOf(images),
        ...(blurDataUrl && { backgroundImage: `url("${blurDataUrl}")`, backgroundSize: 'cover' }),
      }}
      className={classNames('w-full bg-sunken object-cover', className)}
    />
  );
}
