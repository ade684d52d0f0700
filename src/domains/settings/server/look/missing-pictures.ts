import type { CommunitySettingsPart, FieldError } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { listStoredPictures } from './look-pictures.repository.ts';

/** Of settings that name pictures: they may have been deleted since they were uploaded. */
export async function findMissingPictures(tx: Tx, { mark, linkPicture }: CommunitySettingsPart): Promise<FieldError[]> {
  const named = { mark: [mark?.light, mark?.dark], linkPicture: [linkPicture] };
  const files = Object.values(named)
    .flat()
    .filter((file) => typeof file === 'string');
  if (files.length === 0) return [];
  const stored = await listStoredPictures(tx, files);
  return Object.entries(named)
    .filter(([, ofSetting]) => ofSetting.some((file) => typeof file === 'string' && !stored.has(file)))
    .map(([field]) => ({ field, message: say('settings.faults.picture') }));
}
