import { goalColor } from '#domains/goals/goals.ts';
import { classNames } from '#ui/class-names.ts';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import type { ImpactTeaser } from './impact-teaser.ts';

interface ImpactPictureProps {
  impact: Pick<ImpactTeaser, 'id' | 'sdgs' | 'cover'>;
  /** The `sizes` attribute. */
  sizes: string;
  /** Shape, e.g. `aspect-[4/3] rounded-e-md`. */
  className: string;
  isLarge?: boolean | undefined;
}

/** The first picture, or contours in its goals' colours. Decorative: the title is always beside it. */
export function ImpactPicture({ impact: { id, sdgs, cover }, sizes, className, isLarge }: ImpactPictureProps) {
  if (!cover) return <ContourCover id={id} colors={sdgs.map(goalColor)} className={className} isLarge={isLarge} />;
  return (
    <img
      src={cover.widths[0]?.url ?? cover.url}
      srcSet={cover.widths.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames('w-full bg-sunken object-cover', className)}
    />
  );
}
