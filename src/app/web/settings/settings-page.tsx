import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { getCurrentUserOptions } from '#generated/users/getCurrentUser.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ThemeSwitch } from '#ui/buttons/theme-switch.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { SETTINGS_SECTIONS } from './sections.ts';
import { SettingsNavigation } from './settings-navigation.tsx';

export function SettingsPage() {
  const { section: slug } = useParams();
  const shown = slug === undefined ? SETTINGS_SECTIONS[0] : SETTINGS_SECTIONS.find((one) => one.slug === slug);
  const read = useQuery(getCurrentUserOptions());
  const { data, isError } = read;
  usePageTitle(shown && say('app.settingsPage.settings', { label: shown.label }));
  if (!shown) return <NotFoundPage />;
  const { label, lead, Section } = shown;
  return (
    <div className="max-w-5xl gap-x-14 xl:grid xl:grid-cols-[11rem_minmax(0,1fr)]">
      <SettingsNavigation shown={shown.slug} />
      <div className="min-w-0 max-xl:mt-8">
        <PageHeading size="area" kicker={say('app.settingsPage.kicker')} lead={lead}>
          {label}
        </PageHeading>
        {data ? (
          <Suspense fallback={<Loading />}>
            <Section key={data.data.id} user={data.data} />
          </Suspense>
        ) : isError ? (
          <FailedRead of={read} className="mt-8">
            {say('app.settingsPage.failed')}
          </FailedRead>
        ) : (
          <Loading />
        )}
        <ThisBrowser />
      </div>
    </div>
  );
}

const Loading = () => (
  <LoadingState label={say('app.settingsPage.loading')} className="mt-8 max-w-lg">
    <SkeletonText lines={6} />
  </LoadingState>
);

/** On wide screens these are in the sidebar. */
function ThisBrowser() {
  return (
    <section aria-labelledby="here" className="mt-14 border-t border-line pt-8 lg:hidden">
      <h2 id="here" className="text-xl">
        {say('app.settingsPage.thisBrowser')}
      </h2>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ThemeSwitch />
        <TextLink to="/logout" className="py-2.5">
          {say('app.settingsPage.logOut')}
        </TextLink>
      </div>
    </section>
  );
}
