import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listLookersOptions } from '#generated/impacts/listLookers.gen.ts';
import type { PersonCard } from '#generated/types.gen.ts';
import { onPageChange } from '#platform/browser/page/page-changes.ts';
import { useNow } from '#ui/timing/hydration.ts';
import { LOOKING } from '../../../model.ts';

/** Longer than between the signs, whose answers are kept here too: then it's only asked for where nothing is open. */
const READ_EVERY_MS = 60_000;
/** What couldn't be read again for so long isn't true any more. */
const TRUE_FOR_MS = 120_000;

/** The other judges who have the impact open. */
export function useLookers(impactId: string): readonly PersonCard[] {
  const client = useQueryClient();
  const now = useNow();
  const { data, dataUpdatedAt } = useQuery({ ...listLookersOptions(), refetchInterval: READ_EVERY_MS });
  useEffect(() => {
    const { queryKey } = listLookersOptions();
    // Every row listens, and one of them is enough.
    return onPageChange(LOOKING, () => void client.refetchQueries({ queryKey }, { cancelRefetch: false }));
  }, [client]);
  const isOld = now.getTime() - dataUpdatedAt > TRUE_FOR_MS;
  if (!data || isOld) return [];
  return data.data.lookers.filter((looker) => looker.impactId === impactId).map(({ person }) => person);
}
