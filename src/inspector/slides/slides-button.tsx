import { useState } from 'react';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DrawnFlow } from '../drawn-flows.ts';
import type { WalkPlace } from '../simulate/walk.ts';
import { SlideShow } from './slide-show.tsx';

/** Absent in production, whose server has no pictures. */
export function SlidesButton({ flow, places }: { flow: DrawnFlow; places: readonly WalkPlace[] }) {
  const [isOpen, setOpen] = useState(false);
  if (readPageSettings().mode === 'production' || places.length === 0) return null;
  return (
    <div className="mt-4">
      <Button size="sm" onClick={() => setOpen(true)}>
        {say('inspector.slideShow.open')}
      </Button>
      {isOpen && <SlideShow flow={flow} places={places} onClose={() => setOpen(false)} />}
    </div>
  );
}
