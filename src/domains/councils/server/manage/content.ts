/** What an owner writes about a council. */
import { findGoalFault } from '#domains/goals/offered-goals.ts';
import { findMedia, lockOwnMedia } from '#domains/media/server/public.ts';
import { choosePlace } from '#domains/places/server/public.ts';
import type { CouncilUpdateInput, FieldError } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { Failure, invalid } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { tidyLines, tidyText } from '#platform/shared/prose.ts';
import { titleKeyOf } from '../../model.ts';
import { type CouncilContent, type CouncilRow, findIdByTitle, lockTitle } from '../councils.repository.ts';

/** @param before fills in what an update leaves out. @throws {Failure} 422 for an unknown place. */
export async function contentOf(input: CouncilUpdateInput, before?: CouncilRow): Promise<CouncilContent> {
  const councilTitle = tidyText(input.councilTitle);
  const words = input.location === undefined ? (before?.location ?? null) : input.location;
  const location = (words && tidyText(words)) || null;
  return {
    councilTitle,
    titleKey: titleKeyOf(councilTitle),
    description: tidyLines(input.description),
    location,
    place: await choosePlace({ location, placeId: input.placeId, placePoint: input.placePoint }, before),
    coverId: input.coverId === undefined ? (before?.coverId ?? null) : input.coverId,
  };
}

interface Validity {
  goals: Parameters<typeof findGoalFault>[0];
  /** The stored version, whose cover may be kept. */
  before?: CouncilRow;
}

/** @throws {Failure} 422 naming each field. */
export async function assertValid(
  tx: Tx,
  person: Person,
  content: CouncilContent,
  { goals, before }: Validity,
): Promise<void> {
  const faults: FieldError[] = [];
  const fault = (field: string, message: string) => faults.push({ field, message });
  if (content.titleKey === '') fault('councilTitle', sayMissing('councilTitle'));
  if (content.description === '') fault('description', sayMissing('description'));
  const ofGoals = findGoalFault(goals);
  if (ofGoals !== undefined) fault('sdgs', ofGoals);
  const { coverId } = content;
  if (coverId !== null && coverId !== before?.coverId && !(await isOwnPicture(tx, person, coverId))) {
    fault('coverId', say('validation.ownPicture'));
  }
  if (faults.length > 0) throw invalid(faults);
}

async function isOwnPicture(tx: Tx, { userId }: Person, mediaId: string): Promise<boolean> {
  if (!(await lockOwnMedia(tx, userId, [mediaId])).has(mediaId)) return false;
  return (await findMedia(tx, [mediaId])).get(mediaId)?.kind === 'picture';
}

/** @param id the council being edited, if any. @throws {Failure} 409 if another council has the title. */
export async function takeTitle(tx: Tx, { titleKey }: CouncilContent, id: string | null): Promise<void> {
  await lockTitle(tx, titleKey);
  const takenBy = await findIdByTitle(tx, titleKey);
  if (takenBy === undefined || takenBy === id) return;
  const message = say('councils.failures.titleTaken');
  throw new Failure(409, 'already_exists', message, { errors: [{ field: 'councilTitle', message }] });
}
