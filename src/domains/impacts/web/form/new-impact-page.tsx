import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createImpact } from '#generated/impacts/createImpact.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { creationOf, newDraft } from '../../flows/impact-draft.ts';
import { impactPathOf } from '../../model.ts';
import { JUST_SENT } from '../just-sent.ts';
import { cacheOwnImpact } from '../mine/cache-own-impact.ts';
import { ImpactForm } from './impact-form.tsx';
import type { RenderCouncil } from './step-props.ts';

export function NewImpactPage({ renderCouncil }: { renderCouncil: RenderCouncil }) {
  const { id: userId } = useKnownViewer();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [start] = useState(newDraft);
  function leave(impact: Impact) {
    cacheOwnImpact(queryClient, impact);
    void navigate(impactPathOf(impact), { replace: true, state: JUST_SENT });
  }
  return (
    <>
      <PageHeading size="area">{say('impacts.newImpactPage.heading')}</PageHeading>
      <ImpactForm
        userId={userId}
        impactId={null}
        start={start}
        reread={async () => newDraft()}
        renderCouncil={renderCouncil}
        send={async (draft) => (await createImpact({ body: creationOf(draft) })).data.data}
        onSent={leave}
      />
    </>
  );
}
