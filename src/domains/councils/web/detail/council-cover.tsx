import { goalColor } from '#domains/goals/goals.ts';
import type { Council } from '#generated/types.gen.ts';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { sharpWidthOf } from '#ui/media/picture.ts';

const SHAPE = 'aspect-[5/2] w-full rounded-e-lg';

/** The council's cover, or contours in the colours of its goals. */
export function CouncilCover({ council: { id, cover, sdgs } }: { council: Council }) {
  if (!cover) return <ContourCover id={id} colors={sdgs.map(({ sdg }) => goalColor(sdg))} className={SHAPE} isLarge />;
  const { url, widths, alt, blurDataUrl } = cover;
  return (
    <img
      src={url}
      srcSet={widths.map((one) => `${one.url} ${one.width}w`).join(', ')}
      sizes="(min-width: 80rem) 54rem, (min-width: 64rem) 66vw, 100vw"
      alt={alt ?? ''}
      fetchPriority="high"
      style={{
        maxWidth: sharpWidthOf(cover),
        ...(blurDataUrl && { backgroundImage: `url("${blurDataUrl}")`, backgroundSize: 'cover' }),
      }}
      className={`${SHAPE} bg-sunken object-cover`}
    />
  );
}
