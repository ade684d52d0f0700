import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportApplications } from '#generated/opportunities/exportApplications.gen.ts';
import { say } from '#languages/say.ts';
import { type DownloadProgress, fetchWithProgress, type TableFormat } from '#platform/browser/files/file-download.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';

const FORMATS: readonly TableFormat[] = ['csv', 'xlsx'];

/** Exports the applications for one opportunity, or for all. */
export function ExportButton({ opportunity }: { opportunity: { id: string; slug: string } | null }) {
  const [fraction, setFraction] = useState<number | null>(null);
  const download = useMutation({
    mutationFn: async (format: TableFormat) => {
      setFraction(null);
      const query = { format, ...(opportunity && { opportunityId: opportunity.id }) };
      return (
        await exportApplications({ query, fetch: fetchWithProgress((progress) => setFraction(fractionOf(progress))) })
      ).data;
    },
    onSuccess: (file, format) => saveFile(file, `applications-${opportunity?.slug ?? 'all'}.${format}`),
  });
  const refused = useFormErrors(download.error, say('opportunities.exportButton.failed'));
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="sm"
          onClick={() => download.mutate(format)}
          disabled={download.isPending && download.variables !== format}
          pending={download.isPending && download.variables === format}
          pendingLabel={
            fraction === null
              ? say('opportunities.exportButton.preparing')
              : say('opportunities.exportButton.downloaded', { percent: Math.round(fraction * 100) })
          }
        >
          {say('opportunities.exportButton.exportAs', { format: format.toUpperCase() })}
        </Button>
      ))}
      {refused.form && (
        <span role="alert" className="text-sm font-semibold text-danger-ink">
          {refused.form}
        </span>
      )}
    </span>
  );
}

/** From 0 to 1; null until the row count is known. */
const fractionOf = ({ rows, rowCount }: DownloadProgress) => (rows !== null && rowCount ? rows / rowCount : null);
