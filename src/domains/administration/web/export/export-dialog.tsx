import { useState } from 'react';
import type { PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { DownloadProgress, TableFormat } from '#platform/browser/files/file-download.ts';
import { countIn } from '#platform/browser/lists/say-total.ts';
import { sayBytes } from '#platform/shared/bytes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ContourProgress } from '#ui/drawn/contour-progress.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { exportFiltersOf, type UserValues } from '../users/user-filters.ts';
import { useExport } from './use-export.ts';

interface ExportDialogProps {
  filters: UserValues;
  /** The number of accounts in the export; lists stop counting at 10,000. */
  total: Pick<PageMeta, 'total' | 'totalIsExact'>;
  onClose: () => void;
}

const FORMATS: readonly { value: TableFormat; label: string; hint: string }[] = [
  {
    value: 'xlsx',
    label: say('administration.exportDialog.workbookXlsx'),
    hint: say('administration.exportDialog.workbookHint'),
  },
  {
    value: 'csv',
    label: say('administration.exportDialog.textCsv'),
    hint: say('administration.exportDialog.textHint'),
  },
];

/** The export's format, progress and outcome. */
export function ExportDialog({ filters, total, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const { state, start, cancel } = useExport();
  const isRunning = state.phase === 'running';
  const narrowing = exportFiltersOf(filters);
  const isNarrowed = Object.keys(narrowing).length > 0;

  function close() {
    cancel();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      title={say('administration.exportDialog.exportAccounts')}
      description={
        isNarrowed
          ? say('administration.exportDialog.accountsMatching', countIn(total))
          : say('administration.exportDialog.intro', countIn(total))
      }
      actions={
        isRunning ? (
          <Button variant="secondary" autoFocus onClick={cancel}>
            {say('administration.exportDialog.cancelExport')}
          </Button>
        ) : (
          <>
            <Button autoFocus onClick={() => start(format, narrowing)}>
              {state.phase === 'ready'
                ? say('administration.exportDialog.export')
                : say('administration.exportDialog.exportAgain')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {say('administration.exportDialog.close')}
            </Button>
          </>
        )
      }
    >
      {isRunning ? (
        <Progress progress={state.progress} />
      ) : (
        <div className="space-y-5">
          {state.phase === 'failed' && (
            <Notice tone="danger" title={say('administration.exportDialog.exportIncomplete')} isLive>
              {state.message}
            </Notice>
          )}
          {state.phase === 'done' && (
            <Notice tone="success" isLive>
              {saySaved(state.rowCount)}
            </Notice>
          )}
          <Fieldset id="export-format" legend={say('administration.exportDialog.fileFormat')}>
            {FORMATS.map(({ value, label, hint }) => (
              <Radio
                key={value}
                name="export-format"
                value={value}
                label={label}
                hint={hint}
                checked={format === value}
                onChange={() => setFormat(value)}
              />
            ))}
          </Fieldset>
        </div>
      )}
    </Dialog>
  );
}

function Progress({ progress }: { progress: DownloadProgress }) {
  const { bytes, rows, rowCount } = progress;
  const come = sayBytes(bytes);
  const said =
    rowCount === null
      ? say('administration.exportDialog.preparing')
      : rows === null
        ? say('administration.exportDialog.totalProgress', { come, rowCount })
        : say('administration.exportDialog.progressOfTotal', { rows, rowCount, come });
  return (
    <div>
      {rows !== null && rowCount !== null && (
        <ContourProgress
          label={say('administration.exportDialog.theExport')}
          value={rows}
          max={Math.max(1, rowCount)}
          valueText={said}
          className="h-20"
        />
      )}
      <p role="status" className="mt-2 tabular-nums">
        {said}
      </p>
    </div>
  );
}

function saySaved(rowCount: number | null): string {
  if (rowCount === null) return say('administration.exportDialog.exportComplete');
  return say('administration.exportDialog.doneRows', { rowCount });
}
