import { type ReactNode, Suspense, useState } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { isolate } from '../shared/isolate.ts';
import { lazyPart } from '../timing/lazy-part.ts';
import { type Picture, sharpWidthOf } from './picture.ts';

const Lightbox = lazyPart(async () => ({ default: (await import('./lightbox/lightbox.tsx')).Lightbox }));

const MAX_BESIDE = 4;
const WIDE = 'lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]';
/** Indexed by the number of pictures beside the first. On a phone, two or more go in a row below. */
const GROUNDS = ['', 'grid-cols-[minmax(0,3fr)_minmax(0,1fr)]', WIDE, WIDE, WIDE];
const ROWS = ['', '', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4'];
/** The `sizes` of those beside the first: how wide a picture of 3:2 is drawn to cover its box, most of it cut off. */
const SIZES = [
  '',
  '(min-width: 64rem) 51rem, 70vw',
  '(min-width: 64rem) 25rem, 56vw',
  '(min-width: 64rem) 18rem, 38vw',
  '(min-width: 64rem) 18rem, 28vw',
];
const FIRST_SIZES = { alone: '(min-width: 80rem) 76rem, 100vw', withOthers: '(min-width: 80rem) 56rem, 100vw' };

interface GalleryProps {
  pictures: readonly Picture[];
  /** The caption below the picture in the lightbox. */
  renderCaption?: (picture: Picture) => ReactNode;
}

/** The first picture large, the next ones beside it; each opens in the lightbox. */
export function Gallery({ pictures, renderCaption }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const [first, ...others] = pictures;
  const looked = shown === null ? undefined : pictures[shown];
  if (!first) return null;
  const beside = others.slice(0, MAX_BESIDE);
  const rest = others.length - beside.length;
  return (
    <div>
      <ul className={classNames('grid gap-2', GROUNDS[beside.length])}>
        <li className="min-w-0">
          <PictureButton
            picture={first}
            place={1}
            count={pictures.length}
            sizes={beside.length === 0 ? FIRST_SIZES.alone : FIRST_SIZES.withOthers}
            onOpen={() => setShown(0)}
            isFirst
          />
        </li>
        {beside.length > 0 && (
          <li className="min-w-0">
            <ul className={classNames('grid h-full gap-2 lg:grid-cols-1', ROWS[beside.length])}>
              {beside.map((picture, index) => (
                <li
                  key={picture.id}
                  className={classNames('relative min-h-0 min-w-0', beside.length > 1 && 'aspect-[4/3] lg:aspect-auto')}
                >
                  <PictureButton
                    picture={picture}
                    place={index + 2}
                    count={pictures.length}
                    sizes={SIZES[beside.length] ?? ''}
                    onOpen={() => setShown(index + 1)}
                  />
                  {index === beside.length - 1 && rest > 0 && (
                    <span className="pointer-events-none absolute inset-e-0 bottom-0 bg-raised px-2 py-0.5 text-sm font-semibold">
                      {say('ui.gallery.more', { rest })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
      {shown !== null && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            at={shown}
            onMove={setShown}
            onClose={() => setShown(null)}
            caption={looked && renderCaption?.(looked)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface PictureButtonProps {
  picture: Picture;
  place: number;
  count: number;
  /** The `sizes` attribute. */
  sizes: string;
  onOpen: () => void;
  isFirst?: boolean;
}

function PictureButton({ picture, place, count, sizes, onOpen, isFirst = false }: PictureButtonProps) {
  const { widths, url, blurDataUrl, alt } = picture;
  // A box of another shape than the picture's is covered by its height, which enlarges it too.
  const maxHeight = picture.height ?? undefined;
  const ground = blurDataUrl ? { backgroundImage: `url("${blurDataUrl}")`, backgroundSize: 'cover' } : undefined;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={
        alt === null
          ? say('ui.gallery.viewUndescribed', { place, count })
          : say('ui.gallery.view', { place, count, alt: isolate(alt) })
      }
      style={{ maxWidth: sharpWidthOf(picture), maxHeight }}
      className="relative block size-full overflow-hidden rounded-e-lg"
    >
      <img
        src={widths[0]?.url ?? url}
        srcSet={widths.map((one) => `${one.url} ${one.width}w`).join(', ')}
        sizes={sizes}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        style={{ ...ground, maxHeight: isFirst && maxHeight ? `min(36rem, ${maxHeight}px)` : undefined }}
        className={classNames(
          'w-full bg-sunken object-cover',
          isFirst ? 'aspect-[16/10] max-h-[36rem]' : 'absolute inset-0 h-full',
        )}
      />
    </button>
  );
}
