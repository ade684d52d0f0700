import { Bell } from '#domains/notifications/web/bell/bell.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { DataFrame } from '../shell/data-layout.tsx';
import { useStream } from './use-stream.ts';

interface SiteBellProps {
  side: 'start' | 'end';
}

/** Has its own data provider, because the site header is outside the data layout. */
export function SiteBell({ side }: SiteBellProps) {
  return (
    useViewer() && (
      <DataFrame>
        <LiveBell side={side} />
      </DataFrame>
    )
  );
}

const LiveBell = ({ side }: SiteBellProps) => <Bell stream={useStream()} side={side} />;
