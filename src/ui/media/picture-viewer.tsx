import type { KeyboardEvent } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons.tsx';
import type { Picture } from './picture.ts';

interface PictureViewerProps {
  pictures: readonly Picture[];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function PictureViewer({ pictures, at, onMove, onClose }: PictureViewerProps) {
  const picture = pictures[at];
  if (!picture) return null;
  const step = (by: number) => {
    if (pictures[at + by]) onMove(at + by);
  };
  const press = ({ key }: KeyboardEvent) => step(STEPS[key] ?? 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={pictures.length === 1 ? 'Picture' : `Picture ${at + 1} of ${pictures.length}`}
      description={picture.alt ?? 'Its owner did not describe it.'}
      actions={
        pictures.length > 1 && (
          <div className="flex flex-1 justify-between gap-3">
            <Button variant="secondary" onKeyDown={press} disabled={at === 0} onClick={() => step(-1)}>
              <ArrowLeftIcon /> Before
            </Button>
            <Button
              variant="secondary"
              autoFocus
              onKeyDown={press}
              disabled={at === pictures.length - 1}
              onClick={() => step(1)}
            >
              Next <ArrowRightIcon />
            </Button>
          </div>
        )
      }
    >
      <img
        key={picture.id}
        src={picture.url}
        srcSet={picture.widths.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes="min(100vw, 46rem)"
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        alt={picture.alt ?? ''}
        className="mx-auto max-h-[60dvh] w-full bg-sunken object-contain"
      />
    </Dialog>
  );
}
