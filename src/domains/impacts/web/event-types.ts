import { useQuery } from '@tanstack/react-query';
import { listImpactEventTypesOptions } from '#generated/impacts/listImpactEventTypes.gen.ts';

export function useEventTypes() {
  const types = useQuery(listImpactEventTypesOptions()).data?.data.data ?? [];
  return types.map(({ id, name }) => ({ value: id, label: name }));
}
