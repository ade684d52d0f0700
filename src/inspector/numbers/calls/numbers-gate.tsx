import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { selectIsRestoring, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { SessionProvider, useSession, useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { say } from '#languages/say.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { startCalls } from './start-calls.ts';

interface NumbersGateProps {
  /** Where everyone else is told. */
  place: (said: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Shows numbers to admins only, and tells everyone else whose they are. The server refuses them in any case. */
export function NumbersGate({ place, children }: NumbersGateProps) {
  const { session, queryClient } = startCalls();
  return (
    <SessionProvider session={session}>
      <QueryClientProvider client={queryClient}>
        <AdminsOnly place={place}>{children}</AdminsOnly>
      </QueryClientProvider>
    </SessionProvider>
  );
}

function AdminsOnly({ place, children }: NumbersGateProps) {
  const role = useSessionSelector((state) => selectUser(state)?.role);
  const isRestoring = useSessionSelector(selectIsRestoring);
  if (role === 'Admin') return children;
  if (isRestoring) return place(<Restoring />);
  // In a tab of its own: this one follows what happens there, and the login leads back to pages of the product only.
  return place(
    <div className="max-w-prose px-5 py-10 lg:px-12">
      <h2 className="text-2xl">{say('inspector.numbersGate.heading')}</h2>
      <p className="mt-2">
        {role === undefined ? say('inspector.numbersGate.visitor') : say('inspector.numbersGate.otherRole')}
      </p>
      {role === undefined && (
        <p className="mt-4">
          <a
            href="/auth/login"
            target="_blank"
            className="font-semibold text-link underline underline-offset-4"
            rel="noopener"
          >
            {say('inspector.numbersGate.logIn')}
          </a>
        </p>
      )}
    </div>,
  );
}

/** While it isn't known yet who someone is. The failure stays while it's tried again. */
function Restoring() {
  const session = useSession();
  const isUnreachable = useSessionSelector((state) => state.matches({ restoring: 'unreachable' }));
  const [hasFailed, setHasFailed] = useState(false);
  if (isUnreachable && !hasFailed) setHasFailed(true);
  if (hasFailed) {
    return (
      <div className="px-5 py-10 lg:px-12">
        <FailedState onRetry={() => session.send({ type: 'restore.retried' })} isRetrying={!isUnreachable}>
          {say('inspector.numbersGate.unreachable')}
        </FailedState>
      </div>
    );
  }
  return (
    <LoadingState className="px-5 py-10 lg:px-12">
      <SkeletonText lines={5} />
    </LoadingState>
  );
}
