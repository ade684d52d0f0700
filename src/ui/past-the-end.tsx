import { say } from '#languages/say.ts';
import { ButtonLink } from './button-link.tsx';
import { EmptyState } from './empty-state.tsx';

interface PastTheEndProps {
  firstPath: string;
  className?: string;
}

/** A page that the list has no rows for, as after the last one's only row has left it. */
export const PastTheEnd = ({ firstPath, className }: PastTheEndProps) => (
  <EmptyState
    title={say('ui.pastTheEnd.thisPageIsEmpty')}
    className={className}
    action={
      <ButtonLink to={firstPath} variant="secondary">
        {say('ui.pastTheEnd.goToTheFirstPage')}
      </ButtonLink>
    }
  >
    {say('ui.pastTheEnd.theListDoesntGoThis')}
  </EmptyState>
);
