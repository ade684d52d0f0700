import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { checkImpactEditableOptions } from '#generated/impacts/checkImpactEditable.gen.ts';
import { getImpact, getImpactOptions } from '#generated/impacts/getImpact.gen.ts';
import { updateImpact } from '#generated/impacts/updateImpact.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { MissingPage } from '#platform/browser/page/missing-page.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { Written } from '#ui/text/written.tsx';
import { draftOf, inputOf } from '../../flows/impact-draft.ts';
import { impactPathOf } from '../../model.ts';
import { cacheOwnImpact } from '../mine/cache-own-impact.ts';
import { ImpactForm } from './impact-form.tsx';
import type { RenderCouncil } from './step-props.ts';

export function EditImpactPage({ renderCouncil }: { renderCouncil: RenderCouncil }) {
  const { id = '' } = useParams();
  const { id: userId } = useKnownViewer();
  // Always fetch the newest version, then never refetch under someone who is typing.
  const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false } as const;
  const editability = useQuery({ ...checkImpactEditableOptions({ path: { id } }), ...once });
  const isEditable = editability.data?.data.isEditable === true;
  const impact = useQuery({ ...getImpactOptions({ path: { id } }), ...once, enabled: isEditable });
  const error = editability.error ?? impact.error;
  if (isApiError(error) && error.status === 404) return <MissingPage />;
  return (
    <>
      <PageHeading size="area" kicker={impact.data && say('impacts.editImpactPage.editImpact')}>
        {impact.data?.data.title ?? say('impacts.editImpactPage.editImpact')}
      </PageHeading>
      {error && (
        <FailedState
          className="mt-8"
          title={isApiError(error, 'refused') ? say('impacts.editImpactPage.locked') : undefined}
          onRetry={isApiError(error, 'refused') ? undefined : () => void (isEditable ? impact : editability).refetch()}
          isRetrying={editability.isFetching || impact.isFetching}
        >
          {isApiError(error, 'refused') ? error.message : sayFailed(say('impacts.editImpactPage.failed'), error)}
        </FailedState>
      )}
      {!error && editability.data?.data.isEditable === false && (
        <Notice tone="warning" className="mt-8 max-w-3xl" title={editability.data.data.reason ?? undefined}>
          <ButtonLink to={`/impacts/${id}`} variant="secondary" className="mt-3">
            {say('impacts.editImpactPage.impactLink')}
          </ButtonLink>
        </Notice>
      )}
      {!error && !impact.data && editability.data?.data.isEditable !== false && (
        <LoadingState label={say('impacts.editImpactPage.loading')} className="mt-8">
          <Skeleton className="h-96 w-full max-w-3xl" />
        </LoadingState>
      )}
      {impact.data && <Editing impact={impact.data.data} userId={userId} renderCouncil={renderCouncil} />}
    </>
  );
}

interface EditingProps {
  impact: Impact;
  userId: string;
  renderCouncil: RenderCouncil;
}

function Editing({ impact, userId, renderCouncil }: EditingProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const start = useMemo(() => draftOf(impact), [impact]);
  function leave(sent: Impact) {
    cacheOwnImpact(queryClient, sent);
    toast({
      message:
        impact.isVerified === false
          ? say('impacts.editImpactPage.resubmitted')
          : say('impacts.editImpactPage.changesSubmitted'),
      tone: 'success',
    });
    void navigate(impactPathOf(sent), { replace: true });
  }
  return (
    <>
      {impact.declineReason && impact.isVerified === false && (
        <Notice tone="danger" title={say('impacts.editImpactPage.declineReason')} className="mt-6 max-w-3xl">
          <Written text={impact.declineReason} />
        </Notice>
      )}
      <ImpactForm
        userId={userId}
        impactId={impact.id}
        start={start}
        renderCouncil={renderCouncil}
        send={async (draft) => {
          const body = { ...inputOf(draft), revision: draft.revision ?? undefined };
          return (await updateImpact({ path: { id: impact.id }, body })).data.data;
        }}
        onSent={(sent) => sent && leave(sent)}
        reread={async () => {
          const { data } = await getImpact({ path: { id: impact.id } });
          return data.data.isEditable ? draftOf(data.data) : null;
        }}
      />
    </>
  );
}
