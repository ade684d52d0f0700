import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

interface PastTheEndProps {
  firstPath: string;
  className?: string;
}

/** A page that the list has no rows for, as after the last one's only row has left it. */
export const PastTheEnd = ({ firstPath, className }: PastTheEndProps) => (
  <EmptyState
    title={say('administration.pastTheEnd.thisPageIsEmpty')}
    className={className}
    action={
      <ButtonLink to={firstPath} variant="secondary">
        {say('administration.pastTheEnd.goToTheFirstPage')}
      </ButtonLink>
    }
  >
    {say('administration.pastTheEnd.theListDoesntGoThis')}
  </EmptyState>
);
