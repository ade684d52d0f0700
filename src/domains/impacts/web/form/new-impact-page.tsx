import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { createImpact } from '#generated/impacts/createImpact.gen.ts';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { toast } from '#ui/feedback/toast.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { creationOf, draftKeyOf, type ImpactDraft, newDraft } from '../../flows/impact-draft.ts';
import { impactPathOf } from '../../model.ts';
import { JUST_SENT } from '../just-sent.ts';
import { cacheOwnImpact } from '../mine/cache-own-impact.ts';
import { refusalIn } from '../outbox/refusal-state.ts';
import { keepImpactWaiting } from '../outbox/waiting-impacts.ts';
import { ImpactForm } from './impact-form.tsx';
import type { RenderCouncil } from './step-props.ts';
import type { SentImpact } from './use-impact-form.ts';

/** A new impact; at an address of its own, one that has waited for a connection before. */
export function NewImpactPage({ renderCouncil }: { renderCouncil: RenderCouncil }) {
  const { draftId = null } = useParams();
  return <NewImpact key={draftId} {...{ draftId, renderCouncil }} />;
}

function NewImpact({ draftId, renderCouncil }: { draftId: string | null; renderCouncil: RenderCouncil }) {
  const { id: userId } = useKnownViewer();
  const { state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [start] = useState(newDraft);
  // Going through the steps leaves it behind.
  const [refusal] = useState(() => refusalIn(state));
  async function keepForLater(draft: ImpactDraft): Promise<null> {
    await keepImpactWaiting(userId, draftKeyOf({ userId, impactId: draftId }), draft);
    return null;
  }
  function leave(impact: SentImpact) {
    if (impact === null) {
      toast({ message: say('impacts.outbox.kept'), isPassing: true });
      return void navigate('/dashboard/impacts', { replace: true });
    }
    cacheOwnImpact(queryClient, impact);
    void navigate(impactPathOf(impact), { replace: true, state: JUST_SENT });
  }
  return (
    <>
      <PageHeading size="area">{say('impacts.newImpactPage.heading')}</PageHeading>
      <ImpactForm
        userId={userId}
        impactId={null}
        draftId={draftId}
        start={start}
        reread={async () => newDraft()}
        renderCouncil={renderCouncil}
        send={async (draft) => (await createImpact({ body: creationOf(draft) })).data.data}
        keepForLater={keepForLater}
        refusal={refusal}
        onSent={leave}
      />
    </>
  );
}
