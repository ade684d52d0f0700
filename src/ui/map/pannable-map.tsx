import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../drawn/icons.tsx';
import { LandLayer } from './land-layer.tsx';
import { MapContext } from './map-context.ts';
import { limitView, MAX_ZOOM, type MapSize, type MapView, zoomView } from './map-view.ts';
import { useMapGestures } from './use-map-gestures.ts';

interface PannableMapProps {
  /** For screen readers: what the map shows. */
  label: string;
  view: MapView;
  /** Many times in a second while it's being moved. */
  onView: (view: MapView) => void;
  /** Whenever it's known or has changed, for `boundsOf`. */
  onSize?: ((size: MapSize) => void) | undefined;
  /** If given, a drag chooses the area between its two ends, in pixels from the middle, instead of moving the map. */
  onDrag?: Parameters<typeof useMapGestures>[0]['onDrag'];
  /** Its height, and the look of its edge. */
  className: string;
  /** Positioned by `AtSpot`. */
  children?: ReactNode;
}

/** Until it's measured. */
const USUAL_SIZE: MapSize = { width: 640, height: 480 };

/** Our own map: land and borders that are moved and zoomed by pointer, fingers, wheel, buttons and keys. */
export function PannableMap({ label, view, onView, onSize, onDrag, className, children }: PannableMapProps) {
  const map = useRef<HTMLDivElement>(null);
  const keys = useId();
  const size = useSize(map, onSize);
  const shown = limitView(view, size);
  const gestures = useMapGestures({ map, view: shown, size, onView, onDrag });
  return (
    <div className={classNames('map-sea relative overflow-clip', className)}>
      <MapContext value={shown}>
        <div
          ref={map}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it.
          tabIndex={0}
          aria-label={label}
          aria-describedby={keys}
          {...gestures}
          // Clipped rather than hidden: focusing a point at the edge would scroll it.
          className={classNames(
            'absolute inset-0 touch-none select-none overflow-clip rounded-[inherit] outline-offset-[-3px]',
            onDrag ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
          )}
        >
          <LandLayer view={shown} size={size} />
          {children}
        </div>
      </MapContext>
      <p id={keys} hidden>
        {say('ui.pannableMap.keys')}
      </p>
      <div className="absolute end-3 top-3 grid overflow-hidden rounded-md border border-control bg-raised">
        <ZoomButton
          label={say('ui.pannableMap.zoomIn')}
          isOff={shown.zoom >= MAX_ZOOM}
          onPress={() => onView(zoomView(shown, size, 1))}
          line="M10 4.5v11M4.5 10h11"
        />
        <ZoomButton
          label={say('ui.pannableMap.zoomOut')}
          isOff={zoomView(shown, size, -1).zoom >= shown.zoom}
          onPress={() => onView(zoomView(shown, size, -1))}
          line="M4.5 10h11"
        />
      </div>
    </div>
  );
}

interface ZoomButtonProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  line: string;
}

const ZoomButton = ({ label, isOff, onPress, line }: ZoomButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    onClick={isOff ? undefined : onPress}
    className="grid size-11 place-items-center -outline-offset-2 not-first:border-t not-first:border-line hover:bg-sunken aria-disabled:text-control"
  >
    <Icon>
      <path d={line} />
    </Icon>
  </button>
);

function useSize(map: { current: HTMLElement | null }, onSize: PannableMapProps['onSize']): MapSize {
  const [size, setSize] = useState(USUAL_SIZE);
  const tell = useRef(onSize);
  useEffect(() => {
    tell.current = onSize;
  });
  useEffect(() => {
    if (!map.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
      tell.current?.({ width, height });
    });
    observer.observe(map.current);
    return () => observer.disconnect();
  }, [map]);
  return size;
}
