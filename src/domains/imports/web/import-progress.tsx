import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { getImportOptions } from '#generated/imports/getImport.gen.ts';
import type { Import, ImportKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { FaultList } from './fault-list.tsx';

const READ_AGAIN_MS = 1_000;

interface ImportProgressProps {
  id: string;
  /** Everything of the table is there. */
  onDone: (kind: ImportKind) => void;
  /** Back to the table. */
  onBack: (kind: ImportKind) => void;
}

/** Follows an import until it has ended. */
export function ImportProgress({ id, onDone, onBack }: ImportProgressProps) {
  const queryClient = useQueryClient();
  const read = useQuery({
    ...getImportOptions({ path: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data) ? READ_AGAIN_MS : false),
  });
  const shown = read.data?.data;
  const noteDone = useEffectEvent((kind: ImportKind) => {
    onDone(kind);
    void makeStale(queryClient, 'people', 'impacts', 'points');
  });
  const doneKind = shown?.state === 'done' ? shown.kind : null;
  useEffect(() => {
    if (doneKind !== null) noteDone(doneKind);
  }, [doneKind]);

  if (!shown && read.isError) {
    return (
      <div className="mt-8 space-y-4">
        <FailedRead of={read} what={say('imports.progress.failed')} />
        <Back onBack={() => onBack('members')}>{say('imports.progress.back')}</Back>
      </div>
    );
  }
  if (!shown) {
    return (
      <LoadingState label={say('imports.progress.loading')} className="mt-8 max-w-lg">
        <SkeletonText lines={4} />
      </LoadingState>
    );
  }
  return (
    <div className="mt-8 max-w-3xl space-y-6">
      <Shown shown={shown} />
      {!isUnderWay(shown) && (
        <Back onBack={() => onBack(shown.kind)}>
          {shown.state === 'done' ? say('imports.progress.another') : say('imports.progress.back')}
        </Back>
      )}
    </div>
  );
}

const isUnderWay = (shown: Import | undefined): boolean => shown?.state === 'running' || shown?.state === 'checked';

const Back = ({ onBack, children }: { onBack: () => void; children: string }) => (
  <Button variant="secondary" onClick={onBack}>
    {children}
  </Button>
);

function Shown({ shown }: { shown: Import }) {
  const { state, kind, rowsDone, rowCount, newCount, presentCount, faults, sendsInvitations } = shown;
  if (state === 'failed') {
    return (
      <>
        <Notice tone="danger" title={say('imports.progress.nothingMade')} isLive>
          <p>{faults.length > 0 ? say('imports.progress.changedMeanwhile') : say('imports.progress.serverFailed')}</p>
        </Notice>
        {faults.length > 0 && <FaultList faults={faults} count={faults.length} />}
      </>
    );
  }
  if (state === 'done') {
    return (
      <Notice tone="success" title={say('imports.progress.done')} isLive>
        <p>{say('imports.progress.counts', { kind, count: newCount ?? 0, present: presentCount ?? 0 })}</p>
        {kind === 'members' && (newCount ?? 0) > 0 && (
          <p className="mt-1">
            {sendsInvitations ? say('imports.progress.invited') : say('imports.progress.notInvited')}
          </p>
        )}
        <p className="mt-2">
          {kind === 'members' ? (
            <TextLink to="/admin/users">{say('imports.progress.toUsers')}</TextLink>
          ) : (
            <TextLink to="/impacts">{say('imports.progress.toImpacts')}</TextLink>
          )}
        </p>
      </Notice>
    );
  }
  const said = say('imports.progress.rows', { done: rowsDone, count: rowCount });
  return (
    <div>
      <ContourProgress
        label={say('imports.progress.running')}
        value={rowsDone}
        max={Math.max(1, rowCount)}
        valueText={said}
        className="h-20"
      />
      <p role="status" className="mt-2 tabular-nums">
        {said}
      </p>
      <p className="mt-1 max-w-prose text-muted">{say('imports.progress.runningHint')}</p>
    </div>
  );
}
