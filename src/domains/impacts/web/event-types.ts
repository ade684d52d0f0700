import { useQuery } from '@tanstack/react-query';
import { listImpactEventTypesOptions } from '#generated/impacts/listImpactEventTypes.gen.ts';
import { sayEventType } from '../event-type-names.ts';

export function useEventTypes() {
  const types = useQuery(listImpactEventTypesOptions()).data?.data.data ?? [];
  return types.map((type) => ({ value: type.id, label: sayEventType(type) }));
}
