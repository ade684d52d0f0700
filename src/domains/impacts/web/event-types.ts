import { useQuery } from '@tanstack/react-query';
import { offeredEntries } from '#domains/vocabularies/entry-names.ts';
import { sayEventType } from '#domains/vocabularies/event-types.ts';
import { listImpactEventTypesOptions } from '#generated/impacts/listImpactEventTypes.gen.ts';
import type { ImpactEventType } from '#generated/types.gen.ts';

const optionOf = (type: ImpactEventType) => ({ value: type.id, label: sayEventType(type) });

/** All that impacts can be of: the options of filters. */
export const useEventTypes = () => (useQuery(listImpactEventTypesOptions()).data?.data.data ?? []).map(optionOf);

/** @param chosen stays an option if it's no longer offered. */
export function useOfferedEventTypes(chosen: string) {
  const read = useQuery(listImpactEventTypesOptions());
  const types = offeredEntries(read.data?.data.data ?? [], chosen);
  return { read, options: types.map(optionOf), chosen: types.find(({ id }) => id === chosen) };
}
