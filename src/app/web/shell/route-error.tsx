import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useSession, useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { say } from '#languages/say.ts';
import { untilServerAnswers } from '#platform/browser/calls/connection.ts';
import { ReferenceOf } from '#platform/browser/calls/reference-of.tsx';
import { hardReload } from '#platform/browser/session/hard-navigation.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { ChunkLoadError } from '#ui/timing/lazy-part.ts';
import { SessionUnreachableError } from '../guards.ts';

const RETRY_MS = 5_000;

/** Shown instead of a page that failed. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => onNextConnection(error), [error]);
  if (error instanceof SessionUnreachableError) return <Unreachable />;
  return (
    <Stopped
      title={say('app.routeError.failed.title')}
      lead={say('app.routeError.failed.lead')}
      footer={<ReferenceOf error={error} />}
    >
      <Button onClick={() => location.reload()}>{say('app.routeError.reloadPage')}</Button>
      <ButtonLink to="/" reloadDocument variant="secondary">
        {say('app.routeError.homeLink')}
      </ButtonLink>
    </Stopped>
  );
}

/** Reloads once back online. `startSession` handles unreachable sessions. */
function onNextConnection(error: unknown): (() => void) | undefined {
  if (error instanceof SessionUnreachableError) return;
  if (error instanceof ChunkLoadError) void untilServerAnswers().then(hardReload);
  addEventListener('online', hardReload);
  return () => removeEventListener('online', hardReload);
}

function Unreachable() {
  const session = useSession();
  useEffect(() => {
    const timer = setInterval(() => session.send({ type: 'restore.retried' }), RETRY_MS);
    return () => clearInterval(timer);
  }, [session]);
  const isTrying = useSessionSelector(
    (state) => state.hasTag('restoring') && !state.matches({ restoring: 'unreachable' }),
  );
  return (
    <Stopped title={say('app.routeError.offline.title')} lead={say('app.routeError.offline.lead')}>
      <Button
        pending={isTrying}
        pendingLabel={say('app.routeError.tryingAgain')}
        worksOffline
        onClick={() => session.send({ type: 'restore.retried' })}
      >
        {say('app.routeError.tryAgain')}
      </Button>
      <ButtonLink to="/" variant="secondary">
        {say('app.routeError.homeLink')}
      </ButtonLink>
    </Stopped>
  );
}

interface StoppedProps {
  title: string;
  lead: string;
  children: ReactNode;
  footer?: ReactNode;
}

function Stopped({ title, lead, children, footer }: StoppedProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-12 sm:px-8 lg:py-24">
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      {footer}
    </div>
  );
}
