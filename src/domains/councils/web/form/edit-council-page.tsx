import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { getCouncil, getCouncilOptions, getCouncilQueryKey } from '#generated/councils/getCouncil.gen.ts';
import { updateCouncil } from '#generated/councils/updateCouncil.gen.ts';
import type { Council } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isAnsweredNo } from '#platform/browser/calls/api-error.ts';
import { cacheAnswer } from '#platform/browser/calls/cached-rows.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { MissingPage } from '#platform/browser/page/missing-page.tsx';
import { useViewer, type Viewer } from '#platform/browser/session/viewer.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { Written } from '#ui/text/written.tsx';
import { draftOf, inputOf } from '../../flows/council-draft.ts';
import { type CouncilState, stateOf } from '../../lifecycle.ts';
import { councilPathOf } from '../../model.ts';
import { CouncilForm } from './council-form.tsx';

export function EditCouncilPage() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  // Always fetch the latest before editing, and never refetch while someone is typing.
  const read = useQuery({
    ...getCouncilOptions({ path: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const { data, error, isFetchedAfterMount } = read;
  const council = isFetchedAfterMount ? data?.data : undefined;
  if (!viewer || isAnsweredNo(error) || (council && !canManage(council, viewer))) return <MissingPage />;
  return (
    <>
      <PageHeading size="area" kicker={council && say('councils.editCouncilPage.editCouncil')}>
        {council?.councilTitle ?? say('councils.editCouncilPage.editCouncil')}
      </PageHeading>
      {error && <FailedRead of={read} className="mt-8" what={say('councils.editCouncilPage.failed')} />}
      {!error && !council && (
        <LoadingState label={say('councils.editCouncilPage.loading')} className="mt-8">
          <Skeleton className="h-96 w-full max-w-3xl" />
        </LoadingState>
      )}
      {council && <Editing council={council} viewer={viewer} />}
    </>
  );
}

const canManage = ({ standing }: Council, { role }: Viewer): boolean => standing === 'owner' || role === 'Admin';

function Editing({ council, viewer }: { council: Council; viewer: Viewer }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The start is frozen on load, so that saving doesn't reset the form; the newest version follows edits by others.
  const [newest, setNewest] = useState(council);
  const [start] = useState(() => draftOf(council));
  const { id, declineReason, standing } = newest;
  const state = stateOf(newest);
  const isResubmission = state === 'declined' && standing === 'owner';
  return (
    <>
      {state === 'declined' && declineReason && (
        <Notice tone="danger" title={say('councils.editCouncilPage.declineReason')} className="mt-6 max-w-3xl">
          <Written text={declineReason} />
        </Notice>
      )}
      {state === 'approved' && (
        <p className="mt-3 max-w-prose text-muted">{say('councils.editCouncilPage.publicHint')}</p>
      )}
      <CouncilForm
        userId={viewer.id}
        id={id}
        start={start}
        submitLabel={
          isResubmission ? say('councils.editCouncilPage.submit') : say('councils.editCouncilPage.saveChanges')
        }
        submitting={
          isResubmission ? say('councils.editCouncilPage.resubmitting') : say('councils.editCouncilPage.savingChanges')
        }
        send={async (draft) => {
          const body = { ...inputOf(draft), revision: draft.revision ?? undefined };
          const { data } = await updateCouncil({ path: { id }, body });
          void makeStale(queryClient, 'councils');
          cacheAnswer(queryClient, getCouncilQueryKey({ path: { id: data.data.id } }), data.data);
          return data.data;
        }}
        reread={async () => {
          const { data } = await getCouncil({ path: { id } });
          setNewest(data.data);
          return canManage(data.data, viewer) ? draftOf(data.data) : null;
        }}
        onSent={(sent) => {
          toast({ message: saySent(state, isResubmission), tone: 'success' });
          void navigate(councilPathOf(sent), { replace: true });
        }}
      />
    </>
  );
}

function saySent(state: CouncilState, isResubmission: boolean): string {
  if (isResubmission) return say('councils.editCouncilPage.resubmitted');
  return state === 'approved'
    ? say('councils.editCouncilPage.changesPublished')
    : say('councils.editCouncilPage.changesSaved');
}
