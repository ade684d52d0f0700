import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/dates.ts';
import type { LivePage } from './live-state.ts';

/** Shown for a recording, which is over and may be someone else's. */
export function RecordingNotice({ page, onLeave }: { page: LivePage | undefined; onLeave: () => void }) {
  const first = page?.timeline[0];
  return (
    <section aria-label="Recording">
      <h2 className="text-xl">{page && !first ? 'This link doesn’t contain a valid recording' : 'Recording'}</h2>
      {first && (
        <p className="mt-1">
          {page.timeline.length} steps on {page.path}, from {formatDay(first.at, { time: true })}. Press a step to see
          it on the chart.
        </p>
      )}
      <div className="mt-3">
        <Button variant="secondary" size="sm" onClick={onLeave}>
          Follow live instead
        </Button>
      </div>
    </section>
  );
}
