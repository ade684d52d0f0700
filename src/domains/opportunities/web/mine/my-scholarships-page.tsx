import { Link, useSearchParams } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { AppliedList } from './applied-list.tsx';
import { SavedList } from './saved-list.tsx';

const VIEWS = [
  { show: 'applied', label: say('opportunities.myScholarshipsPage.applied'), search: '' },
  { show: 'saved', label: say('opportunities.myScholarshipsPage.saved'), search: '?show=saved' },
] as const;

export function MyScholarshipsPage() {
  const [params] = useSearchParams();
  const shown = params.get('show') === 'saved' ? 'saved' : 'applied';
  return (
    <>
      <PageHeading
        size="area"
        className="max-w-4xl"
        lead={say('opportunities.myScholarshipsPage.yourApplicationsAndWhatYouve')}
        actions={
          <ButtonLink to="/scholarships" variant="secondary">
            {say('opportunities.myScholarshipsPage.findScholarships')}
          </ButtonLink>
        }
      >
        {say('opportunities.myScholarshipsPage.myScholarships')}
      </PageHeading>
      <nav
        aria-label={say('opportunities.myScholarshipsPage.myScholarships')}
        className="mt-8 flex max-w-4xl gap-x-6 border-b border-line"
      >
        {VIEWS.map(({ show, label, search }) => (
          <Link
            key={show}
            to={{ search }}
            aria-current={shown === show ? 'page' : undefined}
            className={classNames(
              'min-h-11 border-b-4 pt-2 pb-1 font-semibold',
              shown === show ? 'border-action text-ink' : 'border-unmarked text-muted hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      {shown === 'applied' ? <AppliedList /> : <SavedList />}
    </>
  );
}
