import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { exportApplications } from '../../../../../generated/opportunities/exportApplications.gen.ts';
import { type DownloadProgress, watchedFetch } from '../../../../platform/browser/file-download.ts';
import { saveFile } from '../../../../platform/browser/save-file.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';

/** All applications of one opportunity, or of all, as a table for other programs. */
export function ExportButton({ opportunity }: { opportunity: { id: string; slug: string } | null }) {
  const [share, setShare] = useState<number | null>(null);
  const download = useMutation({
    mutationFn: async () => {
      setShare(null);
      const query = opportunity ? { opportunityId: opportunity.id } : {};
      return (await exportApplications({ query, fetch: watchedFetch((progress) => setShare(shareOf(progress))) })).data;
    },
    onSuccess: (file) => saveFile(file, `applications-${opportunity?.slug ?? 'all'}.csv`),
  });
  const refused = useRefused(download.error, 'The file did not come. Check your connection and try again.');
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="sm"
        onClick={() => download.mutate()}
        pending={download.isPending}
        pendingLabel={share === null ? 'Preparing the file' : `${Math.round(share * 100)} % has come`}
      >
        Export as CSV
      </Button>
      {refused.form && (
        <span role="alert" className="text-sm font-semibold text-danger-ink">
          {refused.form}
        </span>
      )}
    </span>
  );
}

/** From 0 to 1; null while nobody knows how many rows there are. */
const shareOf = ({ rows, rowCount }: DownloadProgress) => (rows !== null && rowCount ? rows / rowCount : null);
