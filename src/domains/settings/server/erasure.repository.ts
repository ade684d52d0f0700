/** What an admin decided for the community stays, under “Former member”. */
import type { Erasure } from '#platform/server/archive/erasure.ts';

export const settingsErasure: Erasure = {
  erase: async () => undefined,
  tables: {
    look_pictures: { kept: { file: 'the hash of a picture', content: 'a mark or a picture of the community' } },
    setting_changes: {
      kept: { key: 'the name of a setting', value: 'what the community decided', before: 'what the community decided' },
    },
  },
};
