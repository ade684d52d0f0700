/** Starts like `npm start` in demo mode, with a community of one and her portrait. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import { runServer } from '#app/server/server.ts';
import { setAvatars } from '#demo/community.repository.ts';
import { isFolderComplete } from '#demo/demo-folder.ts';
import type { Filler } from '#demo/fill-database.ts';
import { fillDatabase } from '#demo/fill-database.ts';
import { fillFolder } from '#demo/fill-folder.ts';
import { openPictureStorage } from '#demo/media/picture-storage.ts';
import { insertAccount } from '#domains/auth/server/accounts.repository.ts';
import { pictureFile, storageKey } from '#domains/media/server/file-addresses.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { EMAIL, PASSWORD, PROFILE } from './person.ts';

const WIDTH = 480;

/** The ids are new each time, like those of the demo community on another day. */
const SMALL: Filler<string> = {
  make: async (place) => {
    const storage = await openPictureStorage(place);
    const id = uuidv7();
    const work = await storage.makeTemporaryFolder();
    const path = join(work, 'portrait');
    await writeFile(path, 'A portrait');
    await storage.put(storageKey(id, pictureFile(WIDTH)), path);
    await rm(work, { recursive: true });
    return id;
  },
  load: async ({ db }, id) => {
    const personId = uuidv7();
    const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    const traits = { role: 'Member', isVerified: true, isProfileCompleted: true, language: null, place: null } as const;
    const picture = { id, owner_id: personId, kind: 'picture', bytes: 10, width: WIDTH, height: WIDTH } as const;
    await db.transaction().execute(async (tx) => {
      await insertAccount(tx, { id: personId, email: EMAIL, passwordHash, ...PROFILE, ...traits });
      await tx
        .insertInto('media')
        .values({ ...picture, widths: [WIDTH], ready_at: new Date(), free_after: null })
        .execute();
      await setAvatars(tx, [{ id, personId }]);
    });
  },
};

const config = readConfig(process.env);
if (config.databaseUrl === null && !isFolderComplete(config.dataDir)) await fillFolder(config, SMALL);
await runServer((database) => fillDatabase(database, config, SMALL));
