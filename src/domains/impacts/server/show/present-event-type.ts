import { isRenamed, presentEntry } from '#domains/vocabularies/server/public.ts';
import type { ImpactEventType } from '#generated/types.gen.ts';
import type { EventType } from '../event-types.repository.ts';

type Shown = Omit<EventType, 'isRetired'>;

export const presentEventType = ({ description, ...type }: Shown): ImpactEventType => ({
  ...presentEntry(type),
  description: isRenamed(type.names) ? null : description,
});
