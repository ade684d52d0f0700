import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { lookAddress } from '#platform/shared/look-addresses.ts';
import type { SettingsNeeds } from '../needs.ts';
import { readSettingsForUpdate } from '../settings.repository.ts';
import { deleteUnusedPictures, insertLookPicture } from './look-pictures.repository.ts';
import { makeLookPicture } from './make-look-picture.ts';

/** @throws {Failure} 413, 415 or 422 naming the file. */
export const uploadLookPicture: Call<'uploadLookPicture', Pick<SettingsNeeds, 'db'>> = async ({ db }, request) => {
  const { use, file } = request.body;
  const { file: name, content, width, height } = await makeLookPicture(use, file);
  await db.transaction().execute(async (tx) => {
    // No setting names a picture while it's deleted.
    await readSettingsForUpdate(tx);
    await deleteUnusedPictures(tx);
    await insertLookPicture(tx, name, content);
  });
  return ok('Picture stored.', { file: name, address: lookAddress(name), width, height, bytes: content.length });
};
