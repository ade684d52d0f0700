import { useState } from 'react';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Switch } from '#ui/buttons/switch.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { MapView } from '#ui/map/map-view.ts';
import { PannableMap } from '#ui/map/pannable-map.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import type { ChosenPlace } from '../chosen-place.ts';
import { Pin, TownNames } from './pin-marks.tsx';
import { type Nearest, useNearest } from './use-nearest.ts';
import { useOwnPosition } from './use-own-position.ts';
import { useStart } from './use-start.ts';

export interface PinDialogProps {
  value: ChosenPlace;
  /** Whether the point itself may be shown to others, not only its town. */
  canBeExact: boolean;
  onChoose: (place: Required<ChosenPlace>) => void;
  onClose: () => void;
}

/** Sets a place by moving the map below a pin. What is chosen is the nearest town, unless the point itself is wanted. */
export function PinDialog({ value, canBeExact, onChoose, onClose }: PinDialogProps) {
  const start = useStart(value);
  const [moved, setMoved] = useState<MapView | null>(null);
  const [isExact, setExact] = useState(canBeExact && Boolean(value.placePoint));
  const view = moved ?? start;
  const nearest = useNearest(view);
  const own = useOwnPosition((spot) => setMoved({ ...spot, zoom: EXACT_ZOOM }));

  function choose() {
    if (!view || !nearest.found) return;
    const { place, location } = nearest.found.suggestion;
    const point = { latitude: round(view.latitude), longitude: round(view.longitude) };
    // Words that name no place are kept beside the one that's set for them.
    const words = value.placeId === null && value.location.trim() !== '' ? value.location : location;
    onChoose({ location: words, placeId: place.id, placePoint: isExact ? point : null });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={say('platform.pinDialog.heading')}
      description={say('platform.pinDialog.help')}
      actions={
        <>
          <Button off={!nearest.found} aria-describedby="pin-town" onClick={choose}>
            {say('platform.pinDialog.use')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {say('platform.pinDialog.cancel')}
          </Button>
        </>
      }
    >
      <div className="relative">
        {view ? (
          <PannableMap
            label={say('platform.pinDialog.label')}
            view={view}
            onView={setMoved}
            className={classNames(MAP_SIZE, 'rounded-md border border-line')}
          >
            {view.zoom >= NAMES_FROM && <TownNames towns={nearest.found?.around ?? []} />}
            <Pin />
          </PannableMap>
        ) : (
          <Skeleton className={MAP_SIZE} />
        )}
      </div>
      <p className="mt-2 text-sm text-muted pointer-coarse:hidden">{say('platform.pinDialog.keys')}</p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" id="pin-town" className="min-h-6 font-semibold">
          {sayNearest(nearest)}
        </p>
        {own.isOffered && (
          <Button variant="secondary" size="sm" pending={own.isPending} worksOffline onClick={own.find}>
            {say('platform.pinDialog.ownPosition')}
          </Button>
        )}
      </div>
      {own.isRefused && (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {say('platform.pinDialog.noPosition')}
        </p>
      )}
      {canBeExact && (
        <Switch
          name="pin-exact"
          className="mt-4 border-t border-line pt-4"
          label={say('platform.pinDialog.exact')}
          hint={isExact ? say('platform.pinDialog.exactOn') : say('platform.pinDialog.exactOff')}
          checked={isExact}
          onChange={({ target }) => {
            setExact(target.checked);
            // From further away, a point can’t be set exactly.
            if (target.checked && view) setMoved({ ...view, zoom: Math.max(view.zoom, EXACT_ZOOM) });
          }}
        />
      )}
    </Dialog>
  );
}

const MAP_SIZE = 'h-[32dvh] min-h-52 w-full sm:h-[42dvh]';
const EXACT_ZOOM = 12;
/** Further out, the names around the pin would cover each other. */
const NAMES_FROM = 7;
/** A hundred metres. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

function sayNearest({ found, state }: Nearest): string {
  if (state === 'failed') return say('platform.pinDialog.failed');
  if (state === 'none') return say('platform.pinDialog.none');
  if (!found) return '';
  const { name, country } = found.suggestion;
  return say('platform.pinDialog.town', { town: isolate(joinFacts([name, country])) });
}
