import { say } from '#languages/say.ts';
import { ButtonLink } from '../buttons/button-link.tsx';
import { EmptyState } from './empty-state.tsx';

interface PastTheEndProps {
  firstPath: string;
  className?: string;
}

/** Shown for a page beyond the end of the list, for example after the last page's only row has been removed. */
export const PastTheEnd = ({ firstPath, className }: PastTheEndProps) => (
  <EmptyState
    title={say('ui.pastTheEnd.title')}
    className={className}
    action={
      <ButtonLink to={firstPath} variant="secondary">
        {say('ui.pastTheEnd.firstPage')}
      </ButtonLink>
    }
  >
    {say('ui.pastTheEnd.hint')}
  </EmptyState>
);
