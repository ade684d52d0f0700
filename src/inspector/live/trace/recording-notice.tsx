import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { formatDay } from '#ui/shared/dates.ts';
import { isolate } from '#ui/shared/isolate.ts';
import type { LivePage } from '../live-state.ts';

/** Shown for a recording, which is over and may be someone else's. */
export function RecordingNotice({ page, onLeave }: { page: LivePage | undefined; onLeave: () => void }) {
  const first = page?.timeline[0];
  return (
    <section aria-label={say('inspector.recordingNotice.recording')}>
      <h2 className="text-xl">
        {page && !first ? say('inspector.recordingNotice.invalid') : say('inspector.recordingNotice.recording')}
      </h2>
      {first && (
        <p className="mt-1">
          {say('inspector.recordingNotice.steps', {
            count: page.timeline.length,
            path: isolate(page.path),
            day: formatDay(first.at, { time: true }),
          })}
        </p>
      )}
      <div className="mt-3">
        <Button variant="secondary" size="sm" onClick={onLeave}>
          {say('inspector.recordingNotice.followInstead')}
        </Button>
      </div>
    </section>
  );
}
