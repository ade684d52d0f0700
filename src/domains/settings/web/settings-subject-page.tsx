import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { getCommunitySettingsOptions } from '#generated/settings/getCommunitySettings.gen.ts';
import type { CommunitySettingsState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { MissingPage } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '#ui/text/breadcrumbs.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { keysOf, type SettingSubject, SUBJECTS } from '../declarations.ts';
import { AREAS_REVIEW } from './areas-review.tsx';
import { LatestChanges } from './latest-changes.tsx';
import { MailPage } from './mail/mail-page.tsx';
import { REGISTRATION_REVIEW } from './registration-review.tsx';
import { RETENTION_REVIEW } from './retention/retention-review.tsx';
import { SettingsForm, type SettingsReview } from './settings-form.tsx';
import { MAIL_PAGE, SETTINGS_PAGES } from './settings-pages.ts';

/** What the settings themselves ask before they're changed. */
const REVIEWS: Partial<Record<SettingSubject, SettingsReview>> = {
  areas: AREAS_REVIEW,
  joining: REGISTRATION_REVIEW,
  accounts: RETENTION_REVIEW,
};

const LIST = '/admin/settings/community';

/** What other domains add to the page of a subject. */
export interface SubjectParts {
  review?: SettingsReview;
  /** Below the settings. */
  Below?: ComponentType<{ state: CommunitySettingsState }>;
}

interface SettingsSubjectPageProps {
  id: string;
  parts: Partial<Record<SettingSubject, SubjectParts>>;
}

/** One of the pages of the community's settings. */
export function SettingsSubjectPage({ id, parts }: SettingsSubjectPageProps) {
  const shown = SETTINGS_PAGES.find((one) => one.id === id);
  const subject = SUBJECTS.find((one) => one === id);
  usePageTitle(shown?.title);
  if (!shown) {
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
      <Breadcrumbs list={{ to: LIST, label: say('settings.list.kicker') }} current={shown.title} />
      <PageHeading size="area" lead={shown === MAIL_PAGE ? shown.about : undefined}>
        {shown.title}
      </PageHeading>
      <div className="mt-8">{subject ? <Subject subject={subject} parts={parts[subject]} /> : <MailPage />}</div>
    </>
  );
}

/** Its settings and their latest changes. */
function Subject({
  subject,
  parts: { review, Below } = {},
}: {
  subject: SettingSubject;
  parts: SubjectParts | undefined;
}) {
  const read = useQuery({ ...getCommunitySettingsOptions(), staleTime: 0 });
  const state = read.data?.data;
  const keys = keysOf(subject);
  if (state) {
    return (
      <>
        <SettingsForm state={state} keys={keys} review={REVIEWS[subject] ?? review} />
        {Below && <Below state={state} />}
        <LatestChanges state={state} keys={keys} />
      </>
    );
  }
  if (read.isError) return <FailedRead of={read} what={say('settings.list.failed')} />;
  return (
    <LoadingState label={say('settings.list.loading')} className="max-w-lg">
      <SkeletonText lines={8} />
    </LoadingState>
  );
}
