import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { createCouncil } from '#generated/councils/createCouncil.gen.ts';
import { getCouncilQueryKey } from '#generated/councils/getCouncil.gen.ts';
import { say } from '#languages/say.ts';
import { cacheAnswer } from '#platform/browser/calls/cached-rows.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { toast } from '#ui/feedback/toast.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { EMPTY_DRAFT, inputOf } from '../../flows/council-draft.ts';
import { councilPathOf } from '../../model.ts';
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
        id={null}
        start={EMPTY_DRAFT}
        submitLabel={say('councils.newCouncilPage.submit')}
        submitting={say('councils.newCouncilPage.submitting')}
        send={async (draft) => {
          const { data } = await createCouncil({ body: inputOf(draft) });
          void makeStale(queryClient, 'councils');
          cacheAnswer(queryClient, getCouncilQueryKey({ path: { id: data.data.id } }), data.data);
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
