/** An impact's content in normal form, from a request or from the database, so that they can be compared. */
import { choosePlace, placeKey } from '#domains/places/server/public.ts';
import type { ImpactInput, ImpactUpdateInput } from '#generated/types.gen.ts';
import { tidyLines, tidyText } from '#platform/shared/prose.ts';
import { tidyMeasures } from '../../model.ts';
import type { ImpactContent } from '../impacts.repository.ts';

export interface ImpactLists {
  sdgs: number[];
  media: string[];
  members: string[];
  memberInvites: string[];
}

export interface Draft {
  content: ImpactContent;
  lists: ImpactLists;
}

/** @throws {Failure} 422 for an unknown place. */
export async function draftOf(input: ImpactInput): Promise<Draft> {
  const location = tidyLocation(input.location ?? null);
  return {
    content: tidyContent({
      title: input.title,
      description: input.description,
      impactYear: input.impactYear,
      startDate: input.startDate,
      endDate: input.endDate ?? null,
      eventTypeId: input.eventType,
      location,
      place: await choosePlace({ location, placeId: input.placeId, placePoint: input.placePoint }),
      councilId: input.councilId ?? null,
      measures: tidyMeasures(input.measures ?? {}),
    }),
    lists: {
      sdgs: input.sdgs,
      media: input.media ?? [],
      members: input.members ?? [],
      memberInvites: input.memberInvites ?? [],
    },
  };
}

/** @throws {Failure} 422 for an unknown place. */
export async function applyUpdate({ content, lists }: Draft, input: ImpactUpdateInput): Promise<Draft> {
  const location = tidyLocation(input.location === undefined ? content.location : input.location);
  return {
    content: tidyContent({
      title: input.title ?? content.title,
      description: input.description ?? content.description,
      impactYear: input.impactYear ?? content.impactYear,
      startDate: input.startDate ?? content.startDate,
      endDate: input.endDate === undefined ? content.endDate : input.endDate,
      eventTypeId: input.eventType ?? content.eventTypeId,
      location,
      place: await choosePlace({ location, placeId: input.placeId, placePoint: input.placePoint }, content),
      councilId: input.councilId === undefined ? content.councilId : input.councilId,
      measures: tidyMeasures({ ...content.measures, ...input.measures }),
    }),
    lists: {
      sdgs: input.sdgs ?? lists.sdgs,
      media: input.media ?? lists.media,
      members: input.members ?? lists.members,
      memberInvites: input.memberInvites ?? lists.memberInvites,
    },
  };
}

function tidyContent(content: ImpactContent): ImpactContent {
  return {
    ...content,
    title: tidyText(content.title),
    description: tidyLines(content.description),
    endDate: content.endDate === content.startDate ? null : content.endDate,
  };
}

const tidyLocation = (location: string | null): string | null => (location && tidyText(location)) || null;

/** Ignores the order of the lists, and that of a stored place's fields. */
export function isSame(a: Draft, b: Draft): boolean {
  const plain = ({ content, lists }: Draft) =>
    JSON.stringify([
      { ...content, place: placeKey(content.place) },
      Object.values(lists).map((ids) => [...ids].map(String).sort()),
    ]);
  return plain(a) === plain(b);
}
