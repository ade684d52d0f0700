import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { createCouncil } from '#generated/councils/createCouncil.gen.ts';
import { useKnownViewer } from '#platform/browser/viewer.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { toast } from '#ui/toast.ts';
import { EMPTY_DRAFT, inputOf } from '../../flows/council-draft.ts';
import { councilPathOf } from '../../model.ts';
import { keepCouncil } from '../council-cache.ts';
import { CouncilForm } from './council-form.tsx';

export function NewCouncilPage() {
  const { id: userId } = useKnownViewer();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <>
      <PageHeading
        size="area"
        lead="An admin will review it before it’s published. We’ll let you know here and by email."
      >
        Found a council
      </PageHeading>
      <CouncilForm
        userId={userId}
        councilId={null}
        start={EMPTY_DRAFT}
        submitLabel="Submit for approval"
        submitting="Submitting"
        send={async (draft) => {
          const { data } = await createCouncil({ body: inputOf(draft) });
          keepCouncil(queryClient, data.data);
          return data.data;
        }}
        onSent={(sent) => {
          toast({
            message: 'Submitted for approval',
            detail: 'We’ll let you know here and by email when it’s decided.',
            tone: 'success',
          });
          void navigate(councilPathOf(sent), { replace: true });
        }}
      />
    </>
  );
}
