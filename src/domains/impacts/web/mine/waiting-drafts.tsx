import { useEffect, useState } from 'react';
import { say } from '#languages/say.ts';
import { listDraftsOf, readStoredDraft } from '#platform/browser/drafts/person-drafts.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Ago } from '#ui/lists/ago.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { draftKeyOf, keptDraftOf, zImpactDraft } from '../../flows/impact-draft.ts';

interface UnsentDraft {
  path: string;
  title: string;
  at: Date;
}

/** The unsent drafts stored in this browser: the usual one, and those that have waited for a connection before. */
export function WaitingDrafts({ className }: { className?: string }) {
  const { id: userId } = useKnownViewer();
  const [drafts, setDrafts] = useState<readonly UnsentDraft[]>([]);
  useEffect(() => {
    let isGone = false;
    readDrafts(userId).then(
      (found) => {
        if (!isGone) setDrafts(found);
      },
      // No storage, no draft; the form says so.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [userId]);
  if (drafts.length === 0) return null;
  return (
    <section aria-label={say('impacts.waitingDraft.yourDraft')} className={classNames('space-y-4', className)}>
      {drafts.map(({ path, title, at }) => (
        <div key={path} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-s-4 border-action bg-sunken p-4">
          <p className="min-w-0 flex-1 basis-60">
            <span dir="auto" className="block font-semibold">
              {title || say('impacts.waitingDraft.untitledImpact')}
            </span>
            <span className="block text-sm text-muted">
              {say('impacts.waitingDraft.savedHere')} <Ago value={at} />
            </span>
          </p>
          <ButtonLink
            to={path}
            variant="secondary"
            {...(drafts.length > 1 && {
              'aria-label': say('impacts.waitingDraft.continueNamed', {
                title: isolate(title || say('impacts.waitingDraft.untitledImpact')),
              }),
            })}
          >
            {' '}
            {say('impacts.waitingDraft.continueDraft')}{' '}
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}

async function readDrafts(userId: string): Promise<UnsentDraft[]> {
  const usual = draftKeyOf({ userId, impactId: null });
  const beside = draftKeyOf({ userId, impactId: keptDraftOf('') });
  const keys = (await listDraftsOf(userId)).filter((key) => key === usual || key.startsWith(beside));
  const drafts = await Promise.all(
    keys.map(async (key) => {
      const found = await readStoredDraft(key, zImpactDraft);
      return found && { path: pathOf(key), title: found.draft.title.trim(), at: found.at };
    }),
  );
  return drafts.flatMap((draft) => draft ?? []);

  function pathOf(key: string): string {
    return key === usual ? '/dashboard/impacts/new' : `/dashboard/impacts/new/${key.split(' ').at(-1)}`;
  }
}
