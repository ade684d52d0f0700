import { Link } from 'react-router-dom';
import { sayName } from '#domains/people/model.ts';
import type { GalleryItem } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import type { OpenPictureControl } from './use-open-picture.ts';

/** A justified grid; space is reserved to avoid layout shifts. */
export function PictureWall({
  items,
  openPicture,
}: {
  items: readonly GalleryItem[];
  openPicture: OpenPictureControl;
}) {
  return (
    <ul className={WALL}>
      {items.map((item) => (
        <li key={item.id} style={placeOf(shapeOf(item))}>
          <Tile item={item} openPicture={openPicture} />
        </li>
      ))}
      {/* Fills up the last row, whose pictures would otherwise be stretched over the whole width. */}
      <li aria-hidden="true" className="grow-[1000]" />
    </ul>
  );
}

const WALL = 'mt-4 flex flex-wrap gap-2 [--row:7rem] sm:gap-3 sm:[--row:11rem] xl:[--row:12.5rem]';
const WIDEST = 2.4;
const NARROWEST = 0.6;

const shapeOf = ({ media: { width, height } }: GalleryItem): number =>
  Math.min(WIDEST, Math.max(NARROWEST, (width ?? 3) / (height ?? 2)));

/** Grows in proportion to its aspect ratio, so that a row has one height. */
const placeOf = (shape: number) => ({
  aspectRatio: shape,
  flexGrow: shape,
  flexBasis: `calc(var(--row) * ${shape.toFixed(3)})`,
  maxWidth: '100%',
});

export const tileIdOf = ({ id }: Pick<GalleryItem, 'id'>) => `picture-${id}`;

function Tile({ item, openPicture }: { item: GalleryItem; openPicture: OpenPictureControl }) {
  const { id, media, impact, user } = item;
  const { widths, url, blurDataUrl, alt } = media;
  return (
    <Link
      id={tileIdOf(item)}
      to={openPicture.addressOf(id)}
      state={openPicture.trace}
      preventScrollReset
      className="group relative block size-full overflow-hidden bg-sunken"
    >
      <span className="sr-only">
        {alt
          ? say('gallery.pictureWall.viewPictureDescribed', { alt: isolate(alt) })
          : say('gallery.pictureWall.viewPicture')}
      </span>
      <img
        src={widths[0]?.url ?? url}
        srcSet={widths.map((one) => `${one.url} ${one.width}w`).join(', ')}
        sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 20rem, 60vw"
        alt=""
        loading="lazy"
        decoding="async"
        style={blurDataUrl ? { backgroundImage: `url("${blurDataUrl}")` } : undefined}
        className="size-full bg-cover object-cover transition-[scale] group-hover:scale-103 motion-reduce:group-hover:scale-100"
      />
      <span
        dir="auto"
        className="absolute inset-x-0 bottom-0 line-clamp-2 bg-raised px-3 py-1.5 text-sm opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 max-sm:hidden"
      >
        {impact?.title ?? sayName(user)}
      </span>
    </Link>
  );
}

const SHAPES = [1.5, 0.75, 1.5, 1.78, 1, 1.5, 1.5, 0.75, 1.78, 1.5, 1, 1.5];

export const WallLoading = () => (
  <LoadingState label={say('gallery.pictureWall.loadingPictures')} className={WALL}>
    {SHAPES.map((shape, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places that never change
      <span key={index} style={placeOf(shape)}>
        <Skeleton className="size-full" />
      </span>
    ))}
    <span className="grow-[1000]" />
  </LoadingState>
);
