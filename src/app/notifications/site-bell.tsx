import { homeOf, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session-provider.tsx';
import { Bell } from '#domains/notifications/web/bell/bell.tsx';
import { DataFrame } from '../shell/data-layout.tsx';
import { useStream } from './use-stream.ts';

/** Brings its own data provider, because the site header is outside the data layout. */
export function SiteBell({ side }: { side: 'left' | 'right' }) {
  const user = useSessionSelector(selectUser);
  if (!user) return null;
  return (
    <DataFrame>
      <BellOf userId={user.id} role={user.role} side={side} />
    </DataFrame>
  );
}

function BellOf({
  userId,
  role,
  side,
}: {
  userId: string;
  role: Parameters<typeof homeOf>[0];
  side: 'left' | 'right';
}) {
  return <Bell stream={useStream(userId)} role={role} path={`${homeOf(role)}/notifications`} side={side} />;
}
