/** The owner's content, normalised so that input and database rows compare. */
import { choosePlace, placeKey } from '#domains/places/server/public.ts';
import type { OpportunityInput, OpportunityQuestionInput } from '#generated/types.gen.ts';
import { tidyLines, tidyText } from '#platform/shared/prose.ts';
import type { ApplicationTerms, OpportunityContent } from '../opportunities.repository.ts';

type AskedQuestion = Required<OpportunityQuestionInput>;
/** Questions without ids, which are assigned later. */
type DraftTerms = Omit<ApplicationTerms, 'questions'> & { questions: AskedQuestion[] };

export interface Draft {
  /** closesAt is computed after the deadline is validated. */
  content: Omit<OpportunityContent, 'closesAt' | 'questions'> & DraftTerms;
  sdgs: number[];
  media: string[];
}

type Before = ApplicationTerms & Pick<OpportunityContent, 'location' | 'place'>;

/** @param before fills in what an update leaves out. @throws {Failure} 422 for an unknown place. */
export async function draftOf(input: OpportunityInput, before?: Before): Promise<Draft> {
  const location = (input.location && tidyText(input.location)) || null;
  return {
    content: {
      title: tidyText(input.title),
      description: tidyLines(input.description),
      typeId: input.typeId,
      categoryId: input.categoryId,
      location,
      place: await choosePlace({ location, placeId: input.placeId, placePoint: input.placePoint }, before),
      isRemote: input.isRemote,
      deadline: input.deadline,
      timeZone: input.timeZone,
      seats: input.seats ?? null,
      link: input.link ?? null,
      ...termsOf(input, before),
    },
    sdgs: input.sdgs,
    media: input.mediaIds ?? [],
  };
}

function termsOf(input: OpportunityInput, before?: ApplicationTerms): DraftTerms {
  const text = (given: string | null | undefined, kept: string | null = null) =>
    given === undefined ? kept : (given && tidyLines(given)) || null;
  const questions = input.questions ?? before?.questions ?? [];
  return {
    questions: questions.map(({ text: asked, isRequired = false }) => ({ text: tidyText(asked), isRequired })),
    requiresMessage: input.requiresMessage ?? before?.requiresMessage ?? false,
    acceptMessage: text(input.acceptMessage, before?.acceptMessage),
    declineMessage: text(input.declineMessage, before?.declineMessage),
    contactEmail: text(input.contactEmail, before?.contactEmail),
  };
}

/** Ignores the order of goals and media, and that of a stored place's fields. */
export function isSame(a: Draft, b: Draft): boolean {
  const sorted = (ids: readonly (string | number)[]) => ids.map(String).sort();
  const plain = ({ content, sdgs, media }: Draft) =>
    JSON.stringify([
      Object.entries({ ...content, place: placeKey(content.place) }).sort(),
      sorted(sdgs),
      sorted(media),
    ]);
  return plain(a) === plain(b);
}
