import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { ArrowBackIcon, ArrowForwardIcon, CloseIcon, MinusIcon, PlusIcon } from '../../drawn/icons.tsx';
import { stepOfArrow } from '../../text/direction.ts';
import type { Picture } from '../picture.ts';
import { LightboxButton } from './lightbox-button.tsx';
import { Stage, type StageHandle } from './stage.tsx';

export interface LightboxProps {
  pictures: readonly Picture[];
  at: number;
  /** The total, if more can be loaded; null if unknown. */
  total?: number | string | null | undefined;
  onMove: (at: number) => void;
  onClose: () => void;
  /** Beside the description: what the picture belongs to. */
  caption?: ReactNode;
}

/** Full-screen pictures, moved through by keys, buttons or swiping. */
export function Lightbox({ pictures, at, total = pictures.length, onMove, onClose, caption }: LightboxProps) {
  const stage = useRef<StageHandle>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  usePrefetch(pictures[at + 1], pictures[at - 1]);
  // The last target, since its page may load only after the next press.
  const aim = useRef(at);
  useEffect(() => {
    aim.current = at;
  }, [at]);
  const picture = pictures[at];
  if (!picture) return null;
  const move = (to: number) => {
    if (!pictures[to]) return;
    aim.current = to;
    onMove(to);
  };
  const step = (by: number) => move(aim.current + by);
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Bubbled from a dialog above this one.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return;
    const turn = stepOfArrow(key);
    if (turn !== 0) step(turn);
    else if (key === 'Home') move(0);
    else if (key === 'End') move(pictures.length - 1);
    else if (key === '+' || key === '=') stage.current?.zoom(true);
    else if (key === '-') stage.current?.zoom(false);
    else return;
    event.preventDefault();
  };
  const place =
    total === null || pictures.length === 1
      ? say('ui.lightbox.picture')
      : say('ui.lightbox.place', {
          place: at + 1,
          total: typeof total === 'number' ? formatNumber(total) : total,
        });
  return (
    <Dialog open onClose={onClose} onKeyDown={press} className="relative z-40" data-theme="dark">
      <DialogPanel className="fixed inset-0 flex flex-col bg-sunken px-(--notch) text-ink">
        <div className="flex items-center justify-between gap-3 py-2 pe-2 ps-4 sm:ps-6">
          <DialogTitle className="font-sans text-base font-semibold tabular-nums" aria-live="polite">
            {place}
          </DialogTitle>
          <div className="flex">
            <LightboxButton
              label={say('ui.lightbox.zoomOut')}
              onPress={() => stage.current?.zoom(false)}
              isDisabled={!isZoomed}
            >
              <MinusIcon />
            </LightboxButton>
            <LightboxButton label={say('ui.lightbox.zoomIn')} onPress={() => stage.current?.zoom(true)}>
              <PlusIcon />
            </LightboxButton>
            <LightboxButton label={say('ui.lightbox.close')} onPress={onClose}>
              <CloseIcon />
            </LightboxButton>
          </div>
        </div>
        <div className="relative min-h-0 flex-1">
          <Stage key={picture.id} picture={picture} handle={stage} onStep={step} onZoomed={setIsZoomed} />
          {pictures.length > 1 && (
            <>
              <LightboxButton
                label={say('ui.lightbox.previousPicture')}
                onPress={() => step(-1)}
                isDisabled={at === 0}
                className="absolute top-1/2 inset-s-2 -translate-y-1/2 bg-raised/80"
              >
                <ArrowBackIcon />
              </LightboxButton>
              <LightboxButton
                label={say('ui.lightbox.nextPicture')}
                onPress={() => step(1)}
                isDisabled={at === pictures.length - 1}
                className="absolute top-1/2 inset-e-2 -translate-y-1/2 bg-raised/80"
              >
                <ArrowForwardIcon />
              </LightboxButton>
            </>
          )}
        </div>
        <div className="max-h-[30dvh] shrink-0 overflow-y-auto px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6">
          <p dir="auto" aria-live="polite" className={picture.alt ? undefined : 'text-muted'}>
            {picture.alt ?? say('ui.lightbox.noDescription')}
          </p>
          {caption}
        </div>
      </DialogPanel>
    </Dialog>
  );
}

/** Preloads the neighbours. */
function usePrefetch(...pictures: readonly (Picture | undefined)[]): void {
  const key = pictures.map((picture) => picture?.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids identify the pictures.
  useEffect(() => {
    for (const picture of pictures) {
      if (!picture) continue;
      const image = new Image();
      image.sizes = '100vw';
      image.srcset = picture.widths.map(({ url, width }) => `${url} ${width}w`).join(',');
    }
  }, [key]);
}
