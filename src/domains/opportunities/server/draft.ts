/** What an owner writes of an opportunity, tidied: the same whether it comes from a form or stands in the database. */
import type { OpportunityInput } from '../../../../generated/types.gen.ts';
import { tidyLines, tidyText } from '../../../platform/prose.ts';
import type { OpportunityContent } from './opportunities.repository.ts';

export interface Draft {
  /** When it closes is reckoned once the deadline is known to be sound. */
  content: Omit<OpportunityContent, 'closesAt'>;
  sdgs: number[];
  media: string[];
}

export function draftOf(input: OpportunityInput): Draft {
  return {
    content: {
      title: tidyText(input.title),
      description: tidyLines(input.description),
      typeId: input.typeId,
      categoryId: input.categoryId,
      location: (input.location && tidyText(input.location)) || null,
      isRemote: input.isRemote,
      deadline: input.deadline,
      timeZone: input.timeZone,
      seats: input.seats ?? null,
      link: input.link ?? null,
    },
    sdgs: input.sdgs,
    media: input.mediaIds ?? [],
  };
}

/** Whatever the order of the lists is. */
export function isSame(a: Draft, b: Draft): boolean {
  const sorted = (ids: readonly (string | number)[]) => ids.map(String).sort();
  const plain = ({ content, sdgs, media }: Draft) =>
    JSON.stringify([Object.entries(content).sort(), sorted(sdgs), sorted(media)]);
  return plain(a) === plain(b);
}
