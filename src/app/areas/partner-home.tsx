import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function PartnerHome() {
  return (
    <>
      <PageHeading size="area">Overview</PageHeading>
      <EmptyState
        title="No opportunity is published yet"
        className="mt-6 max-w-3xl"
        action={
          <ButtonLink to="/partners" variant="secondary">
            Read how partners work here
          </ButtonLink>
        }
      >
        You will write opportunities here, say how many points open them, and decide on those who apply. That part opens
        next; your account is ready for it.
      </EmptyState>
    </>
  );
}
