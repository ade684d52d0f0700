import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { createCouncil } from '#generated/councils/createCouncil.gen.ts';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { toast } from '#ui/feedback/toast.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { EMPTY_DRAFT, inputOf } from '../../flows/council-draft.ts';
import { councilPathOf } from '../../model.ts';
import { cacheCouncil } from '../council-cache.ts';
import { CouncilForm } from './council-form.tsx';

export function NewCouncilPage() {
  const { id: userId } = useKnownViewer();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <>
      <PageHeading size="area" lead={say('councils.newCouncilPage.intro')}>
        {say('councils.newCouncilPage.heading')}
      </PageHeading>
      <CouncilForm
        userId={userId}
        councilId={null}
        start={EMPTY_DRAFT}
        submitLabel={say('councils.newCouncilPage.submit')}
        submitting={say('councils.newCouncilPage.submitting')}
        send={async (draft) => {
          const { data } = await createCouncil({ body: inputOf(draft) });
          cacheCouncil(queryClient, data.data);
          return data.data;
        }}
        onSent={(sent) => {
          toast({
            message: say('councils.newCouncilPage.submitted'),
            detail: say('councils.newCouncilPage.submittedHint'),
            tone: 'success',
          });
          void navigate(councilPathOf(sent), { replace: true });
        }}
      />
    </>
  );
}
