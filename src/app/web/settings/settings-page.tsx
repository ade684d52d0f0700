import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { getCurrentUserOptions } from '#generated/users/getCurrentUser.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ThemeSwitch } from '#ui/buttons/theme-switch.tsx';
import { classNames } from '#ui/class-names.ts';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { useCurrentInSight } from '#ui/focus/use-current-in-sight.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { sectionsOf } from './sections.ts';
import { settingsPathOf } from './settings-path.ts';

export function SettingsPage() {
  const { section: slug, id } = useParams();
  const user = useSessionSelector(selectUser);
  const sections = user ? sectionsOf(user.role) : [];
  const shown = slug === undefined ? sections[0] : sections.find((one) => one.slug === slug);
  const read = useQuery(getCurrentUserOptions());
  const { data, isError } = read;
  usePageTitle(shown && id === undefined ? say('app.settingsPage.settings', { label: shown.label }) : undefined);
  if (!shown || (id !== undefined && !shown.Detail)) return <NotFoundPage />;
  const { label, lead, Section, Detail } = shown;
  return (
    <div className="max-w-5xl gap-x-14 xl:grid xl:grid-cols-[11rem_minmax(0,1fr)]">
      <SettingsNavigation shown={shown.slug} />
      <div className="min-w-0 max-xl:mt-8">
        {Detail && id !== undefined ? (
          <Suspense fallback={<Loading />}>
            <Detail id={id} />
          </Suspense>
        ) : (
          <>
            <PageHeading size="area" kicker={say('app.settingsPage.kicker')} lead={lead}>
              {label}
            </PageHeading>
            {data ? (
              <Suspense fallback={<Loading />}>
                <Section key={data.data.id} user={data.data} />
              </Suspense>
            ) : isError ? (
              <FailedRead of={read} className="mt-8" what={say('app.settingsPage.failed')} />
            ) : (
              <Loading />
            )}
          </>
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
    <TitledSection
      id="here"
      title={say('app.settingsPage.thisBrowser')}
      className="mt-14 border-t border-line pt-8 lg:hidden"
    >
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ThemeSwitch />
        <TextLink to="/logout" className="py-2.5">
          {say('app.settingsPage.logOut')}
        </TextLink>
      </div>
    </TitledSection>
  );
}

/** A column beside the section; without the room for one, a row that scrolls, so that the section stays in the first screen. */
function SettingsNavigation({ shown }: { shown: string }) {
  const user = useSessionSelector(selectUser);
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row, shown);
  if (!user) return null;
  return (
    <nav
      ref={row}
      aria-label={say('app.settingsNavigation.settings')}
      className="max-xl:-mx-4 max-xl:overflow-x-auto max-xl:border-b max-xl:border-line max-xl:px-4 max-xl:sm:-mx-8 max-xl:sm:px-8 max-xl:lg:-mx-12 max-xl:lg:px-12"
    >
      <ul className="flex gap-x-5 xl:sticky xl:top-12 xl:flex-col">
        {sectionsOf(user.role).map(({ slug, label }) => (
          <li key={slug} className="shrink-0">
            <Link
              to={settingsPathOf(user.role, slug)}
              aria-current={slug === shown ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center -outline-offset-2 transition-colors max-xl:-mb-px max-xl:border-b-4 xl:border-s-4 xl:px-4 xl:hover:bg-selected',
                slug === shown ? 'border-action font-semibold' : 'border-unmarked text-muted hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
