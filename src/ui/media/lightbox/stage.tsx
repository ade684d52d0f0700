import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import type { Picture } from '../picture.ts';
import { usePictureGestures } from './use-picture-gestures.ts';
import { isUnzoomed } from './view.ts';

export interface StageHandle {
  zoom: (closer: boolean) => void;
}

interface StageProps {
  picture: Picture;
  handle: Ref<StageHandle>;
  /** 1 for the next picture, -1 for the previous one. */
  onStep: (by: number) => void;
  onZoomed: (isZoomed: boolean) => void;
}

/** The picture as large as it fits, over its blurred placeholder, without layout shift. */
export function Stage({ picture, handle, onStep, onZoomed }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { view, drag, isHeld, zoom, handlers } = usePictureGestures(stage, onStep);
  const isZoomed = !isUnzoomed(view);
  useImperativeHandle(handle, () => ({ zoom }));
  useEffect(() => onZoomed(isZoomed), [isZoomed, onZoomed]);
  const { width, height, widths, url, blurDataUrl, alt } = picture;
  const shape = (width ?? 3) / (height ?? 2);
  return (
    <div
      ref={stage}
      {...handlers}
      className={classNames(
        'grid size-full touch-none place-items-center overflow-hidden select-none [container-type:size]',
        isZoomed ? (isHeld ? 'cursor-grabbing' : 'cursor-grab') : 'cursor-zoom-in',
      )}
    >
      <img
        src={url}
        srcSet={widths.map((one) => `${one.url} ${one.width}w`).join(', ')}
        sizes={isZoomed ? '300vw' : '100vw'}
        alt={alt ?? ''}
        draggable={false}
        decoding="async"
        style={{
          aspectRatio: shape,
          width: `min(100cqw, 100cqh * ${shape}, ${width ?? 1920}px)`,
          backgroundImage: blurDataUrl ? `url("${blurDataUrl}")` : undefined,
          transform: `translate3d(${view.x + drag}px, ${view.y}px, 0) scale(${view.scale})`,
        }}
        className={classNames('animate-enter bg-sunken bg-cover', !isHeld && 'motion-safe:transition-transform')}
      />
    </div>
  );
}
