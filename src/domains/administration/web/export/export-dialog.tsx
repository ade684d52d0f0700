import { useState } from 'react';
import { say } from '#languages/say.ts';
import type { DownloadProgress, TableFormat } from '#platform/browser/file-download.ts';
import { Button } from '#ui/button.tsx';
import { ContourProgress } from '#ui/contour-progress.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { Notice } from '#ui/notice.tsx';
import { Radio } from '#ui/radio.tsx';
import { narrowingOf, type UserValues } from '../users/user-filters.ts';
import { useExport } from './use-export.ts';

interface ExportDialogProps {
  filters: UserValues;
  /** The number of accounts in the export; lists stop counting at 10,000. */
  total: string;
  onClose: () => void;
}

const FORMATS: readonly { value: TableFormat; label: string; hint: string }[] = [
  {
    value: 'xlsx',
    label: say('administration.exportDialog.workbookXlsx'),
    hint: say('administration.exportDialog.forExcelNumbersOrLibreoffice'),
  },
  {
    value: 'csv',
    label: say('administration.exportDialog.textCsv'),
    hint: say('administration.exportDialog.forOtherProgramsInUtf'),
  },
];

/** The export's format, progress and outcome. */
export function ExportDialog({ filters, total, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const { state, start, cancel } = useExport();
  const isRunning = state.phase === 'running';
  const narrowing = narrowingOf(filters);
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
      description={`${total} ${isNarrowed ? 'matching your filters' : 'in all, including deactivated ones'}. The file contains email addresses and phone numbers, so keep it safe. The export is recorded in the audit log.`}
      actions={
        isRunning ? (
          <Button variant="secondary" onClick={cancel}>
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
  const come = `${(bytes / 1e6).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;
  const said =
    rowCount === null
      ? 'Preparing…'
      : rows === null
        ? say('administration.exportDialog.downloadedRowsInAll', { come, rowCount: figure(rowCount) })
        : say('administration.exportDialog.ofRows', { rows: figure(rows), rowCount: figure(rowCount), come });
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
  return rowCount === 1
    ? say('administration.exportDialog.exportComplete1Row')
    : say('administration.exportDialog.exportCompleteRows', { rowCount: figure(rowCount) });
}

const figure = (value: number) => value.toLocaleString('en-GB');
