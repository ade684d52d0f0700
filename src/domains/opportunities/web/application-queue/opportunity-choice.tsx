import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getOpportunityOptions } from '#generated/opportunities/getOpportunity.gen.ts';
import { listMyOpportunitiesOptions } from '#generated/opportunities/listMyOpportunities.gen.ts';
import { say } from '#languages/say.ts';
import { useDebounced } from '#platform/browser/forms/use-debounced.ts';
import type { ControlProps } from '#platform/browser/lists/fields.ts';
import { Combobox } from '#ui/fields/combobox.tsx';

const SEARCH_DEBOUNCE_MS = 300;
const MAX_SHOWN = 20;
const ALL = { value: '', label: say('opportunities.opportunityChoice.allOpportunities') };

/** Picks one of the partner's own opportunities by title. */
export function OpportunityChoice({ value: chosen, onChange, className }: ControlProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const found = useQuery(
    listMyOpportunitiesOptions({ query: { relation: 'own', page_size: MAX_SHOWN, ...(search !== '' && { search }) } }),
  );
  const current = useQuery({ ...getOpportunityOptions({ path: { id: chosen ?? '' } }), enabled: chosen !== null });
  const rows = found.data?.data.data ?? [];
  const named = current.data && !rows.some(({ id }) => id === chosen) ? [current.data.data, ...rows] : rows;
  const options = named
    .filter(({ state, id }) => state === 'approved' || state === 'closed' || id === chosen)
    .map(({ id, title, requestedCount }) => ({
      value: id,
      label: title,
      hint: requestedCount ? say('opportunities.opportunityChoice.pending', { requestedCount }) : undefined,
    }));
  return (
    <Combobox
      name="opportunity"
      label={say('opportunities.opportunityChoice.opportunity')}
      options={search === '' ? [ALL, ...options] : options}
      value={chosen ?? ''}
      onChange={(id) => onChange(id || null)}
      onQuery={setTyped}
      isLoading={found.isFetching || search !== typed.trim()}
      emptyText={
        found.isError ? say('opportunities.opportunityChoice.failed') : say('opportunities.opportunityChoice.empty')
      }
      className={className}
    />
  );
}
