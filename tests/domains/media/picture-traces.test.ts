import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traceOlderPictures } from '#domains/media/server/traces/trace-older-pictures.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { buildByLogin, buildLoggedIn } from '../../support/factories.ts';
import { dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { drawPicture, fileOf, upload, uploadPicture } from '../../support/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-traces-'));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A picture with enough in it to be compared. */
async function scene(): Promise<File> {
  const circles = Array.from(
    { length: 9 },
    (_, n) =>
      `<circle cx="${(n * 37) % 100}%" cy="${(n * 53) % 100}%" r="9%" fill="hsl(${n * 40} 60% ${20 + n * 8}%)"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <rect width="100%" height="100%" fill="#9ab58f"/>${circles.join('')}</svg>`;
  return fileOf('scene.jpg', await sharp(Buffer.from(drawing)).jpeg().toBuffer());
}

const traceOf = async (mediaId: string) => {
  const { rows } = await server.database.run(
    'select look::text, taken_on::text, latitude, longitude from picture_traces where media_id = $1',
    [mediaId],
  );
  return rows[0];
};

describe('traceOlderPictures', () => {
  it('gives pictures that have none their look, and one that can’t be read none', async () => {
    const { db } = server.database;
    const storage = createFolderStorage(join(folder, 'media'));
    const { client } = await buildLoggedIn(server.origin, db);
    const { media } = dataOf(await upload(server.origin, client, { files: [await scene()] }));
    const mediaId = media[0]?.id ?? '';
    const { look } = (await traceOf(mediaId)) ?? {};
    const lost = await uploadPicture(server.origin, client);
    await storage.removeFolder(`${lost.slice(-2)}/${lost}`);
    await server.database.run('delete from picture_traces', []);
    await traceOlderPictures({ db, storage });
    expect(await traceOf(lost)).toMatchObject({ look: null });
    const again = await traceOf(mediaId);
    expect(again).toMatchObject({ taken_on: null, latitude: null });
    // Made from the stored version, which is smaller and recompressed.
    const { rows } = await server.database.run('select bit_count(($1::bigint # $2::bigint)::bit(64))::int as bits', [
      look,
      again?.['look'],
    ]);
    expect(rows[0]?.['bits']).toBeLessThanOrEqual(2);
  });
});

describe('erasing a person', () => {
  it('forgets when and where the pictures of a verified impact were taken', async () => {
    const { db } = server.database;
    const owner = await buildLoggedIn(server.origin, db);
    const judge = await buildLoggedIn(server.origin, db, { role: 'Judge' });
    const photo = await drawPicture(640, 320)
      .jpeg()
      .withExif({ IFD2: { DateTimeOriginal: '2023:05:04 10:00:00' } })
      .toBuffer();
    const { media } = dataOf(
      await upload(server.origin, owner.client, { files: [fileOf('photo.jpg', photo)], isForImpact: true }),
    );
    const mediaId = media[0]?.id ?? '';
    const { id } = await logImpact(owner.client, { media: [mediaId] });
    await decide(judge.client, id, { isVerified: true });
    expect(await traceOf(mediaId)).toMatchObject({ taken_on: '2023-05-04' });
    const admin = await buildByLogin(server.origin, db, { role: 'Admin' });
    dataOf(await admin.client.post(`/users/${owner.user.id}/erase`, { email: owner.user.email }));
    expect(await traceOf(mediaId)).toMatchObject({ taken_on: null });
  });
});
