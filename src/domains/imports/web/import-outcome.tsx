import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { startImportMutation } from '#generated/imports/startImport.gen.ts';
import type { Import, ImportCheck, ImportRow } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Table, type TableColumn } from '#ui/lists/table.tsx';
import { FaultList } from './fault-list.tsx';

interface ImportOutcomeProps {
  found: ImportCheck;
  onStarted: (started: Import) => void;
}

/** What a check found: either everything that is wrong, or what would be made. */
export function ImportOutcome({ found, onStarted }: ImportOutcomeProps) {
  const { id, faults, faultCount, rowCount, newCount } = found;
  return (
    <section aria-label={say('imports.outcome.title')} className="space-y-6">
      {faultCount > 0 && (
        <Notice tone="danger" title={say('imports.outcome.faults', { count: faultCount })} isLive>
          <p>{say('imports.outcome.faultsHint')}</p>
        </Notice>
      )}
      {faultCount > 0 && <FaultList faults={faults} count={faultCount} />}
      {id !== null && (
        <Notice
          tone={newCount > 0 ? 'success' : 'info'}
          title={say('imports.outcome.sound', { count: rowCount })}
          isLive
        >
          <p>{sayCounts(found)}</p>
        </Notice>
      )}
      {found.preview.length > 0 && <Preview found={found} />}
      {id !== null && newCount > 0 && <Start id={id} found={found} onStarted={onStarted} />}
    </section>
  );
}

const sayCounts = ({ kind, newCount, presentCount }: ImportCheck): string =>
  say('imports.outcome.counts', { kind, count: newCount, present: presentCount });

const PREVIEW_COLUMNS: readonly TableColumn<ImportRow>[] = [
  { id: 'row', header: say('imports.outcome.row'), cell: ({ row }) => row, isNumeric: true },
  {
    id: 'title',
    header: say('imports.outcome.what'),
    cell: ({ title }) => <bdi>{title}</bdi>,
    isLong: true,
    isRowHeader: true,
  },
  { id: 'detail', header: say('imports.outcome.email'), cell: ({ detail }) => <bdi>{detail}</bdi>, isLong: true },
  {
    id: 'state',
    header: say('imports.outcome.becomes'),
    cell: ({ isPresent }) => (isPresent ? say('imports.outcome.present') : say('imports.outcome.new')),
  },
];

const Preview = ({ found: { preview, newCount, presentCount } }: { found: ImportCheck }) => (
  <Table
    caption={say('imports.outcome.preview', { shown: preview.length, count: newCount + presentCount })}
    columns={PREVIEW_COLUMNS}
    rows={preview}
    rowKey={({ row }) => String(row)}
  />
);

function Start({ id, found: { kind, newCount }, onStarted }: ImportOutcomeProps & { id: string }) {
  const [sendsInvitations, setSendsInvitations] = useState(false);
  const starting = useMutation({ ...startImportMutation(), onSuccess: ({ data }) => onStarted(data) });
  const refused = useFormErrors(starting.error, say('imports.outcome.startFailed'));
  return (
    <div className="space-y-4">
      {kind === 'members' ? (
        <Checkbox
          name="sends-invitations"
          label={say('imports.outcome.invite')}
          hint={say('imports.outcome.inviteHint')}
          checked={sendsInvitations}
          onChange={(event) => setSendsInvitations(event.target.checked)}
        />
      ) : (
        <p className="max-w-prose text-muted">{say('imports.outcome.quiet')}</p>
      )}
      {refused.form && (
        <Notice tone="danger" isLive>
          {refused.form}
        </Notice>
      )}
      <Button
        pending={starting.isPending}
        pendingLabel={say('imports.outcome.starting')}
        onClick={() => starting.mutate({ path: { id }, body: { sendsInvitations } })}
      >
        {say('imports.outcome.start', { kind, count: newCount })}
      </Button>
    </div>
  );
}
