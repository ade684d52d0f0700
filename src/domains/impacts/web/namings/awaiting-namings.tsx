import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { countAwaiting, useAwaiting } from './use-awaiting.ts';

/**
 * How many impacts name the viewer and await an answer; nothing if none does. Verified ones are only asked about in the
 * list: they may be many and old, and no judge awaits the answer.
 */
export function AwaitingNamings({ className }: { className?: string }) {
  const { home } = useKnownViewer();
  const count = countAwaiting(useAwaiting().filter(({ isVerified }) => isVerified !== true));
  if (count === 0) return null;
  return (
    <section
      aria-label={say('impacts.namings.title')}
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-accent bg-accent-wash p-4',
        className,
      )}
    >
      <p className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{say('impacts.namings.awaiting', { count })}</span>
        <span className="block text-sm">{say('impacts.namings.awaitingHint')}</span>
      </p>
      <ButtonLink to={`${home}/namings?state=named`} variant="secondary">
        {say('impacts.namings.answer')}
      </ButtonLink>
    </section>
  );
}
