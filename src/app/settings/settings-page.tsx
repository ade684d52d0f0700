import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { getCurrentUserOptions } from '#generated/users/getCurrentUser.gen.ts';
import { say } from '#languages/say.ts';
import { usePageTitle } from '#platform/browser/use-page-title.ts';
import { FailedState } from '#ui/failed-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LoadingState, SkeletonText } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { SETTINGS_SECTIONS } from './sections.ts';
import { SettingsNavigation } from './settings-navigation.tsx';

export function SettingsPage() {
  const { section: slug } = useParams();
  const shown = slug === undefined ? SETTINGS_SECTIONS[0] : SETTINGS_SECTIONS.find((one) => one.slug === slug);
  const { data, isError, isFetching, refetch } = useQuery(getCurrentUserOptions());
  usePageTitle(shown && say('app.settingsPage.settings', { label: shown.label }));
  if (!shown) return <NotFoundPage />;
  const { label, lead, Section } = shown;
  return (
    <div className="max-w-5xl gap-x-14 xl:grid xl:grid-cols-[11rem_minmax(0,1fr)]">
      <SettingsNavigation shown={shown.slug} />
      <div className="min-w-0 max-xl:mt-8">
        <PageHeading size="area" kicker={say('app.settingsPage.settings2')} lead={lead}>
          {label}
        </PageHeading>
        {data ? (
          <Suspense fallback={<Loading />}>
            <Section key={data.data.id} user={data.data} />
          </Suspense>
        ) : isError ? (
          <FailedState className="mt-8" onRetry={() => void refetch()} isRetrying={isFetching}>
            {say('app.settingsPage.weCouldntLoadYourSettings')}
          </FailedState>
        ) : (
          <Loading />
        )}
        <ThisBrowser />
      </div>
    </div>
  );
}

const Loading = () => (
  <LoadingState label={say('app.settingsPage.loadingYourSettings')} className="mt-8 max-w-lg">
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
