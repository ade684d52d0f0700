import { Suspense, useState } from 'react';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { classNames } from '../class-names.ts';
import { lazyPart } from '../timing/lazy-part.ts';
import { DocumentList } from './document-list.tsx';
import type { Picture } from './picture.ts';

interface Shown extends Picture {
  kind: 'picture' | 'document';
  fileName: string | null;
}

const Lightbox = lazyPart(async () => ({ default: (await import('./lightbox/lightbox.tsx')).Lightbox }));

const MAX_SHOWN = 6;
const COLUMNS: Readonly<Record<number, string>> = { 2: 'grid-cols-2', 3: 'grid-cols-3' };

/** Pictures open in the lightbox, documents in a new tab. */
export function PictureStrip({ media }: { media: readonly Shown[] }) {
  const [shown, setShown] = useState<number | null>(null);
  const pictures = media.filter(({ kind }) => kind === 'picture');
  const documents = media.filter(({ kind }) => kind === 'document');
  if (media.length === 0) return <p className="text-muted">{say('ui.pictureStrip.empty')}</p>;
  const rest = pictures.length - MAX_SHOWN;
  return (
    <div>
      <ul className={classNames('grid gap-1.5', COLUMNS[Math.min(pictures.length, 3)])}>
        {pictures.slice(0, MAX_SHOWN).map((picture, index) => (
          <li key={picture.id} className="min-w-0">
            <button
              type="button"
              aria-label={
                picture.alt === null
                  ? say('ui.pictureStrip.viewUndescribed', { place: index + 1, count: pictures.length })
                  : say('ui.pictureStrip.view', { place: index + 1, count: pictures.length, alt: isolate(picture.alt) })
              }
              onClick={() => setShown(index)}
              className="relative block w-full"
            >
              <Thumbnail picture={picture} isWide={pictures.length < 3} />
              {index === MAX_SHOWN - 1 && rest > 0 && (
                <span className="absolute inset-e-0 bottom-0 bg-raised px-2 py-0.5 text-sm font-semibold">
                  {say('ui.pictureStrip.more', { rest })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {documents.length > 0 && <DocumentList documents={documents} className="mt-3 space-y-1" />}
      {shown !== null && (
        <Suspense>
          <Lightbox pictures={pictures} at={shown} onMove={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}

function Thumbnail({ picture, isWide }: { picture: Picture; isWide: boolean }) {
  const { widths, url, blurDataUrl } = picture;
  return (
    <img
      src={widths[0]?.url ?? url}
      srcSet={widths.map((one) => `${one.url} ${one.width}w`).join(', ')}
      sizes={isWide ? '40rem' : '14rem'}
      alt=""
      decoding="async"
      loading="lazy"
      style={blurDataUrl ? { backgroundImage: `url("${blurDataUrl}")`, backgroundSize: 'cover' } : undefined}
      className={classNames('w-full bg-sunken object-cover', isWide ? 'aspect-[16/10]' : 'aspect-square')}
    />
  );
}
