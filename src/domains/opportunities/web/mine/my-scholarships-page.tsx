import { useSearchParams } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { AppliedList } from './applied-list.tsx';
import { SavedList } from './saved-list.tsx';

/** What the member applied for, or with `?show=saved` what they saved: two tabs of the scholarships. */
export function MyScholarshipsPage() {
  const [params] = useSearchParams();
  const isSaved = params.get('show') === 'saved';
  return (
    <>
      <PageHeading
        size="area"
        className="max-w-4xl"
        lead={say('opportunities.myScholarshipsPage.intro')}
        actions={
          <ButtonLink to="/scholarships" variant="secondary">
            {say('opportunities.myScholarshipsPage.findScholarships')}
          </ButtonLink>
        }
      >
        {say('opportunities.myScholarshipsPage.myScholarships')}
      </PageHeading>
      {isSaved ? <SavedList /> : <AppliedList />}
    </>
  );
}
