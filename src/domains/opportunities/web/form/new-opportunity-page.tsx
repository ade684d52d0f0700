import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createOpportunity } from '../../../../../generated/opportunities/createOpportunity.gen.ts';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { toast } from '../../../../ui/toast.ts';
import { emptyDraft, inputOf } from '../../flows/opportunity-draft.ts';
import { keepOpportunity } from '../manage/opportunity-cache.ts';
import { OpportunityForm } from './opportunity-form.tsx';
import { browserTimeZone } from './time-zones.ts';

export function NewOpportunityPage({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [start] = useState(() => emptyDraft(browserTimeZone()));
  return (
    <>
      <PageHeading
        size="area"
        lead="An Admin looks at it, says how many points open it, and makes it public. You hear of the decision."
      >
        Offer an opportunity
      </PageHeading>
      <OpportunityForm
        userId={userId}
        opportunityId={null}
        start={start}
        taken={0}
        submitLabel="Send for verification"
        submitting="Sending it for verification"
        send={async (draft) => {
          const { data } = await createOpportunity({ body: inputOf(draft) });
          keepOpportunity(queryClient, data.data);
          return data.data;
        }}
        onSent={() => {
          toast({ message: 'Sent for verification', detail: 'You hear of it when it is decided.', tone: 'success' });
          void navigate('/partner/opportunities', { replace: true });
        }}
      />
    </>
  );
}
