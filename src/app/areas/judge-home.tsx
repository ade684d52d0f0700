import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function JudgeHome() {
  return (
    <>
      <PageHeading size="area">Overview</PageHeading>
      <EmptyState
        title="Nothing waits for a review"
        className="mt-6 max-w-3xl"
        action={
          <ButtonLink to="/impacts" variant="secondary">
            Look at the impacts
          </ButtonLink>
        }
      >
        What members send in will stand here, the oldest first, with everything that is needed to decide on it. Members
        can not send anything in yet.
      </EmptyState>
    </>
  );
}
