import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeOrphanedMedia } from '#domains/media/server/delete-media.ts';
import { MEDIA_USES } from '#domains/media/server/uses.repository.ts';
import type { Media, OwnMediaList } from '#generated/types.gen.ts';
import { createJobs, type Jobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import type { Client } from '../../support/client.ts';
import { foundApproved } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf, logImpact } from '../../support/impacts.ts';
import { createNews } from '../../support/news.ts';
import { offer } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { pictureFile, upload } from '../../support/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-uses-'));
let server: TestServer;
let admin: Client;
let jobs: Jobs;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
  admin = (await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' })).client;
  jobs = createJobs(server.database, createLogger('silent'));
  await jobs.start();
});

afterAll(async () => {
  await jobs.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Columns that reference files already in use through another column. */
const REPEATED_USES = {
  'gallery_pictures.media_id': 'a copy of impact_media, kept up to date by triggers',
  'media_submissions.media_id': 'the id that its owner gave it, deleted with it',
  'picture_traces.media_id': 'what a picture shows, deleted with it',
  'news.cover_id': 'an article’s cover is in news_media too',
};

/** Columns that reference files, and whether one of these views reads them. */
const COLUMNS_OF_FILES = `
  select c.conrelid::regclass::text || '.' || a.attname as place, exists (
    select from pg_depend d join pg_rewrite r on r.oid = d.objid and d.classid = 'pg_rewrite'::regclass
    where d.refobjid = a.attrelid and d.refobjsubid = a.attnum and r.ev_class::regclass::text = any ($1)) as is_read
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
  where c.contype = 'f' and c.confrelid = 'media'::regclass`;

/** One way to use a file for each column. */
const MAKERS: Record<string, (file: Media) => Promise<unknown>> = {
  'impact_media.media_id': ({ id }) => logImpact(admin, { media: [id] }),
  'opportunity_media.media_id': ({ id }) => offer(admin, { mediaIds: [id] }),
  'councils.cover_id': ({ id }) => foundApproved(admin, admin, { coverId: id }),
  'council_resources.media_id': async ({ id }) => {
    const council = await foundApproved(admin, admin);
    return dataOf(await admin.post('/gdaresource/', { councilId: council.id, title: 'How to plant', mediaId: id }));
  },
  'users.avatar_media_id': async ({ id }) => {
    const person = { name: 'Wanjiru', lastName: 'Otieno', location: 'Kisumu', contactNo: '+254 700 000000' };
    return dataOf(await admin.put('/users', { ...person, isTermsAgreed: true, avatarMediaId: id }));
  },
  'news_media.media_id': async ({ url }) => dataOf(await createNews(server.origin, admin, { imagesUrl: url })),
};

/** Uploads a picture for a profile that stopped using it more than a day ago. */
async function keepLongFree(): Promise<Media> {
  const files = [await pictureFile('hill.jpg', 60, 40)];
  const [file] = dataOf(await upload(server.origin, admin, { files, shape: 'square' })).media;
  if (!file) throw new Error('Nothing was uploaded');
  return file;
}
const letTimePass = (id: string) =>
  server.database.run(`update media set free_after = now() - interval '1 hour' where id = $1`, [id]);
const sweep = () => removeOrphanedMedia({ db: server.database.db, jobs });
const listOwn = async (isUsed: boolean) =>
  dataOf(await admin.get<OwnMediaList>(`/media/mine?page_size=100&isUsed=${isUsed}`)).data;

describe('the uses of files', () => {
  it('cover every column of the database that references a file', async () => {
    const { rows } = await server.database.run(COLUMNS_OF_FILES, [MEDIA_USES.map(({ view }) => view)]);
    const places = (isRead: boolean) =>
      rows.filter((row) => row['is_read'] === isRead).map((row) => String(row['place']));
    expect(places(true).sort()).toEqual(Object.keys(MAKERS).sort());
    expect(places(false).sort()).toEqual(Object.keys(REPEATED_USES).sort());
  });

  it.each(Object.entries(MAKERS))('keep a file, and are reported to its owner: %s', async (_place, use) => {
    const file = await keepLongFree();
    await use(file);
    await letTimePass(file.id);
    await sweep();
    expect((await listOwn(true)).find(({ media }) => media.id === file.id)?.uses).toHaveLength(1);
    expect((await listOwn(false)).map(({ media }) => media.id)).not.toContain(file.id);
    const { status, body } = await admin.call('DELETE', `/media/delete/${file.id}?onlyUnused=true`);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'in_use' });
  });

  it('that the sweep would delete are none', async () => {
    const file = await keepLongFree();
    expect((await listOwn(false)).map(({ media }) => media.id)).toContain(file.id);
    await letTimePass(file.id);
    await sweep();
    const left = [...(await listOwn(true)), ...(await listOwn(false))];
    expect(left.map(({ media }) => media.id)).not.toContain(file.id);
  });
});
