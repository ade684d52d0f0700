import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createOpportunity } from '#generated/opportunities/createOpportunity.gen.ts';
import { say } from '#languages/say.ts';
import { firstTimeZone } from '#platform/browser/page/first-time-zone.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { toast } from '#ui/feedback/toast.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { emptyDraft, inputOf } from '../../flows/opportunity-draft.ts';
import { cacheOpportunity } from '../cached-opportunities.ts';
import { OpportunityForm } from './opportunity-form.tsx';

export function NewOpportunityPage() {
  const { id: userId } = useKnownViewer();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [start] = useState(() => emptyDraft(firstTimeZone()));
  return (
    <>
      <PageHeading size="area" lead={say('opportunities.newOpportunityPage.intro')}>
        {say('opportunities.newOpportunityPage.heading')}
      </PageHeading>
      <OpportunityForm
        userId={userId}
        id={null}
        start={start}
        taken={0}
        submitLabel={say('opportunities.newOpportunityPage.submit')}
        submitting={say('opportunities.newOpportunityPage.submitting')}
        send={async (draft) => {
          const { data } = await createOpportunity({ body: inputOf(draft) });
          cacheOpportunity(queryClient, data.data);
          return data.data;
        }}
        onSent={() => {
          toast({
            message: say('opportunities.newOpportunityPage.submitted'),
            detail: say('opportunities.newOpportunityPage.submittedHint'),
            tone: 'success',
          });
          void navigate('/partner/opportunities', { replace: true });
        }}
      />
    </>
  );
}
