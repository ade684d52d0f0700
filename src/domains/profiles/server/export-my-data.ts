import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { record } from '#domains/audit/server/public.ts';
import { readOwnFiles } from '#domains/media/server/public.ts';
import { say } from '#languages/say.ts';
import { type ArchiveEntry, archiveStream } from '#platform/server/archive/archive.ts';
import { type PersonalDataPart, partPath, writeParts } from '#platform/server/archive/personal-data.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { noRoomForFiles } from '#platform/server/http/failure.ts';
import { removeAfterResponse } from '#platform/server/http/files/remove-after-response.ts';
import { isOutOfSpace, type Storage } from '#platform/server/storage/storage.ts';
import type { ExportSlots } from './export-slots.ts';

interface PersonalData {
  parts: readonly PersonalDataPart[];
  /** Reasons, by excluded column. */
  leftOut: Readonly<Record<string, () => string>>;
}

interface Needs {
  db: Db;
  storage: Storage;
  personalData: PersonalData;
  exportSlots: ExportSlots;
}

/** @throws {Failure} 429 during the person's own download, 503 during others' or without room. */
export const exportMyData: Call<'exportMyData', Needs> = async (needs, request, reply) => {
  const { userId } = callerOf(request);
  const folder = await needs.exportSlots.make(userId, reply.raw, () => collect(needs, userId, reply));
  const day = new Date().toISOString().slice(0, 10);
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="groundswell-data-${day}.zip"`,
    'x-content-type-options': 'nosniff',
  });
  const readme = writeReadme(needs.personalData, day);
  return reply.code(200).send(archiveStream(entriesOf(needs, { userId, readme, folder })));
};

/** Writes everything the database stores about a person into a folder that is removed after the response. */
async function collect({ db, storage, personalData }: Needs, userId: string, reply: FastifyReply): Promise<string> {
  const folder = await storage.makeTemporaryFolder();
  removeAfterResponse(reply, folder);
  const subject = { subjectKind: 'export', subjectId: null, subjectTitle: { of: 'ownData' } } as const;
  await db.transaction().execute((tx) => record(tx, { actorId: userId, action: 'data_exported', ...subject }));
  try {
    await writeParts(folder, personalData.parts, { db, userId });
  } catch (error) {
    throw isOutOfSpace(error) ? noRoomForFiles(error) : error;
  }
  return folder;
}

/** From here on, the only rows read are the names of files, a hundred at a time. */
async function* entriesOf(
  { db, storage, personalData }: Needs,
  { userId, readme, folder }: { userId: string; readme: string; folder: string },
): AsyncGenerator<ArchiveEntry> {
  yield { path: 'README.txt', open: () => Readable.from([readme]), isCompressed: false };
  for (const { file } of personalData.parts) {
    yield { path: file, open: () => createReadStream(partPath(folder, file)), isCompressed: false };
  }
  for await (const { path, open } of readOwnFiles(db, storage, userId)) yield { path, open, isCompressed: true };
}

function writeReadme({ parts, leftOut }: PersonalData, day: string): string {
  const reasons = [...new Set(Object.values(leftOut).map((sayReason) => sayReason()))];
  return [
    say('personalData.title', { day }),
    '',
    say('personalData.format'),
    '',
    ...parts.map(({ file, sayAbout }) => `${file}\n    ${sayAbout()}`),
    '',
    say('personalData.notIncluded'),
    ...reasons.map((reason) => `  - ${reason}`),
    '',
  ].join('\n');
}
