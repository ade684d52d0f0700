import { useQuery } from '@tanstack/react-query';
import { getCommunitySettingsOptions } from '#generated/settings/getCommunitySettings.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { MissingPage } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#ui/text/breadcrumbs.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { keysOf, SUBJECTS } from '../declarations.ts';
import { LatestChanges } from './latest-changes.tsx';
import { SettingsForm } from './settings-form.tsx';

const LIST = '/admin/settings/community';

/** One subject's settings and their latest changes. @param id the subject. */
export function SettingsSubjectPage({ id }: { id: string }) {
  const subject = SUBJECTS.find((one) => one === id);
  const read = useQuery({ ...getCommunitySettingsOptions(), staleTime: 0, enabled: subject !== undefined });
  const state = read.data?.data;
  const title = subject && say('settings.subject.title', { subject });
  usePageTitle(title);
  if (!subject) {
    return (
      <MissingPage
        of={{
          kicker: say('settings.list.missing'),
          lead: say('settings.list.missingLead'),
          others: { to: LIST, label: say('settings.list.kicker') },
        }}
      />
    );
  }
  return (
    <>
      <Breadcrumbs list={{ to: LIST, label: say('settings.list.kicker') }} current={title ?? ''} />
      <PageHeading size="area">{title}</PageHeading>
      <div className="mt-8">
        {state ? (
          <>
            <SettingsForm state={state} keys={keysOf(subject)} />
            <LatestChanges state={state} keys={keysOf(subject)} />
          </>
        ) : read.isError ? (
          <FailedRead of={read} what={say('settings.list.failed')} />
        ) : (
          <LoadingState label={say('settings.list.loading')} className="max-w-lg">
            <SkeletonText lines={8} />
          </LoadingState>
        )}
      </div>
    </>
  );
}
