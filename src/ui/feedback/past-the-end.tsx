import { say } from '#languages/say.ts';
import { EmptyState } from './empty-state.tsx';

/** Shown for a page beyond the end of the list, for example after the last page's only row has been removed. */
export const PastTheEnd = ({ firstPath, className }: { firstPath: string; className?: string }) => (
  <EmptyState
    title={say('ui.pastTheEnd.title')}
    className={className}
    link={{ to: firstPath, label: say('ui.pastTheEnd.firstPage') }}
  >
    {say('ui.pastTheEnd.hint')}
  </EmptyState>
);
