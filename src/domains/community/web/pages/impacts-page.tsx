import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';

/** Until impacts can be logged this page says what comes, and shows nothing that is not there. */
export function ImpactsPage() {
  const [search] = useSearchParams();
  const isForTrees = search.has('trees');
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-12 sm:px-8 lg:py-16">
      <PageHeading
        lead={
          isForTrees
            ? 'Each tree that members plant, log and have checked is counted here, by person and by year.'
            : 'What members did, where, and for which goals, once it is checked.'
        }
      >
        {isForTrees ? 'Trees planted' : 'Impacts'}
      </PageHeading>
      <EmptyState
        title={isForTrees ? 'No tree is counted yet' : 'No impact is logged yet'}
        className="mt-8"
        action={<TextLink to="/">Go to the home page</TextLink>}
      >
        Logging opens with the next part of the site. Accounts are open already, so you can be here when it does.
      </EmptyState>
    </div>
  );
}
