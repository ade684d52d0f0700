import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { makeYearRecordMutation } from '#generated/credentials/makeYearRecord.gen.ts';
import { say } from '#languages/say.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu } from '#ui/buttons/menu.tsx';
import { credentialPathOf } from '../../model.ts';
import { readCredentialsAgain } from '../read-again.ts';

/** Leads to the record, where it can be shared and printed. */
export function YearRecords({ years }: { years: readonly number[] }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const making = useMutation({
    ...makeYearRecordMutation(),
    onSuccess: ({ data }) => {
      void readCredentialsAgain(queries);
      void navigate(credentialPathOf(data));
    },
    onError: (error) => toastFailed(say('credentials.yearRecords.failed'), error),
  });
  const make = (year: number) => making.isPending || making.mutate({ body: { year } });
  const [latest, ...earlier] = years;
  return (
    <section aria-labelledby="year-records" className="mt-8 border-s-4 border-action bg-action-wash px-5 py-4">
      <h2 id="year-records" className="font-sans text-base font-semibold">
        {say('credentials.yearRecords.title')}
      </h2>
      <p className="mt-1 max-w-prose">{say('credentials.yearRecords.lead')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {latest !== undefined && (
          <Button
            variant="secondary"
            pending={making.isPending}
            pendingLabel={say('credentials.yearRecords.pending')}
            onClick={() => make(latest)}
          >
            {say('credentials.yearRecords.make', { year: String(latest) })}
          </Button>
        )}
        {earlier.length > 0 && (
          <Menu
            variant="secondary"
            label={say('credentials.yearRecords.earlier')}
            entries={earlier.map((year) => ({ id: String(year), label: String(year), onSelect: () => make(year) }))}
          />
        )}
      </div>
    </section>
  );
}
