import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useCallback } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { personIn, type Session } from '#domains/auth/web/session/page-session.ts';
import { useSession } from '#domains/auth/web/session/session-provider.tsx';
import { ReportButton } from '#domains/moderation/web/report/report-button.tsx';
import { FORMER_MEMBER, publicProfilePathOf, sayName } from '#domains/people/model.ts';
import type { CurrentUser, SessionUser } from '#generated/types.gen.ts';
import { getCurrentUserQueryKey } from '#generated/users/getCurrentUser.gen.ts';
import { say } from '#languages/say.ts';
import { hasPage } from '#platform/browser/page/has-page.ts';
import { MissingPageProvider } from '#platform/browser/page/missing-page.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { PeopleProvider, type PersonAddress } from '#platform/browser/people/person-address.tsx';
import { ReportActionProvider } from '#platform/browser/people/report-action.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { RenderingClient } from '../rendering/rendering-client.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { sharedQueryClient } from './shared-query-client.ts';

let followed: Session | null = null;

export function DataLayout() {
  return (
    <DataFrame>
      <OpenOutlet />
    </DataFrame>
  );
}

/** A page of an area that the community does without leads nowhere, as an unknown address does. */
export function OpenOutlet() {
  const isOpen = hasPage(useLocation().pathname);
  usePageTitle(isOpen ? undefined : say('app.page.notFound'));
  return isOpen ? <Outlet /> : <NotFoundPage />;
}

/** Provides the query client, cleared when a different person uses the page, and what only the app knows. */
export function DataFrame({ children }: { children: ReactNode }) {
  const rendering = use(RenderingClient);
  clearOnSessionChange(useSession());
  const queryClient = rendering ?? sharedQueryClient;
  return (
    <QueryClientProvider client={queryClient}>
      <PeopleProvider addressOf={usePersonAddresses()} nameOf={sayName}>
        <MissingPageProvider value={NotFoundPage}>
          <ReportActionProvider value={ReportButton}>{children}</ReportActionProvider>
        </MissingPageProvider>
      </PeopleProvider>
    </QueryClientProvider>
  );
}

function clearOnSessionChange(session: Session): void {
  if (followed === session) return;
  followed = session;
  void keepAccount(session);
  let reader = personIn(session);
  session.on('session.began', () => {
    const person = personIn(session);
    // Keep the data if a session was only restored: its person was already reading with their token, and clearing it
    // would lose what they opened.
    if (person === null || person !== reader) sharedQueryClient.clear();
    reader = person;
  });
  session.on('session.ended', () => {
    sharedQueryClient.clear();
    reader = null;
  });
}

/** A session that is restored reads its person's account, so the page that is opened needn't wait for it again. */
async function keepAccount(session: Session): Promise<void> {
  const { context } = await session.until(({ context: { user } }) => user !== null);
  if (!context.user || !isWhole(context.user)) return;
  sharedQueryClient.setQueryData(getCurrentUserQueryKey(), { status: 200, message: '', data: context.user });
}

/** A login tells less of the person. */
const isWhole = (user: SessionUser): user is CurrentUser => 'points' in user;

/** Visitors open the public page, members the profile route of the specification; every other area has its own. */
function usePersonAddresses(): PersonAddress {
  const viewer = useViewer();
  return useCallback(
    ({ id, slug, isPrivate }) => {
      if (slug === FORMER_MEMBER.slug) return null;
      if (viewer === null) return isPrivate ? null : publicProfilePathOf({ id, slug });
      return `${viewer.home}/${viewer.role === 'Member' ? 'changemaker' : 'people'}/${id}/${slug}`;
    },
    [viewer],
  );
}
