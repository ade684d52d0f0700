import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeOrphanedMedia } from '#domains/media/server/delete-media.ts';
import type { Impact, Media, OwnMediaList } from '#generated/types.gen.ts';
import { createJobs, type Jobs } from '#platform/server/jobs/jobs.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import type { Client } from '../../support/client.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { untilJobsAreDone } from '../../support/jobs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { pdfFile, pictureFile, upload } from '../../support/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-evidence-'));
let server: TestServer;
let cast: Cast;
let jobs: Jobs;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
  cast = await buildCast(server.origin, server.database.db);
  jobs = createJobs(server.database, createLogger('silent'));
  await jobs.start();
});

afterAll(async () => {
  await jobs.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const REASON = 'The pictures show another place.';
const idsOf = (media: readonly Media[]) => media.map(({ id }) => id);
const keep = async (files: File[], shape: 'whole' | 'square' = 'whole') =>
  idsOf(dataOf(await upload(server.origin, cast.owner, { files, shape })).media);
const logWithFiles = async () =>
  logImpact(cast.owner, { media: await keep([await pictureFile('hill.jpg', 60, 40), pdfFile('list.pdf', 3000)]) });
const decline = (client: Client, id: string) => decide(client, id, { isVerified: false, reason: REASON });
const reopen = (id: string) => decide(cast.admin, id, { isVerified: null, reason: 'To be checked.' });
const remove = (client: Client, id: string) => client.call('DELETE', `/media/delete/${id}`);
const readImpact = async (client: Client, id: string) => dataOf(await client.get<Impact>(`/impact/${id}`));
const evidenceOf = ({ reviews }: Impact, event: string) =>
  reviews.find((review) => review.event === event)?.evidence?.media ?? [];
const readOwn = async (id: string) => {
  const { data } = dataOf(await cast.owner.get<OwnMediaList>('/media/mine?page_size=100'));
  return data.find(({ media }) => media.id === id);
};
const open = async ({ url }: Pick<Media, 'url'>) => {
  const response = await fetch(`${server.origin}${url}`);
  await response.arrayBuffer();
  return response.status;
};
const plain = ({ url }: Media) => ({ url: url.split('?')[0] ?? '' });

describe('a file that a decision rests on', () => {
  it('leaves the impact and its owner’s files, but not the decision that is appealed', async () => {
    const impact = await logWithFiles();
    const files = idsOf(impact.media);
    await decline(cast.judge, impact.id);
    dataOf(await cast.owner.post(`/impact/appeal/${impact.id}`, { reason: 'Look again.' }));
    for (const id of files) {
      expect(await readOwn(id)).toMatchObject({ isEvidence: true, canDelete: true });
      expect((await remove(cast.owner, id)).status).toBe(200);
      expect(await readOwn(id)).toBe(undefined);
      expect((await remove(cast.owner, id)).status).toBe(404);
    }
    await untilJobsAreDone(server.database);
    for (const client of [cast.otherJudge, cast.admin, cast.owner]) {
      const seen = await readImpact(client, impact.id);
      expect(seen.media).toEqual([]);
      const evidence = evidenceOf(seen, 'declined');
      expect(idsOf(evidence)).toEqual(files);
      expect(evidence[1]).toMatchObject({ kind: 'document', fileName: 'list.pdf' });
      for (const file of evidence) {
        expect(await open(file)).toBe(200);
        expect(await open(plain(file))).toBe(404);
      }
    }
  });

  it('is kept when it was taken out of the impact before', async () => {
    const impact = await logWithFiles();
    const [picture = '', document = ''] = idsOf(impact.media);
    await decline(cast.judge, impact.id);
    dataOf(await cast.owner.put(`/impact/${impact.id}`, { media: [document] }));
    expect(await readOwn(picture)).toMatchObject({ uses: [], isEvidence: true });
    expect((await remove(cast.owner, picture)).status).toBe(200);
    expect(idsOf(evidenceOf(await readImpact(cast.otherJudge, impact.id), 'declined'))).toEqual([picture, document]);
  });

  it('is kept when a profile stops using it and the nightly sweep deletes it', async () => {
    const [picture = ''] = await keep([await pictureFile('face.jpg', 60, 60)], 'square');
    const impact = await logImpact(cast.owner, { media: [picture] });
    await decline(cast.judge, impact.id);
    dataOf(await cast.owner.put(`/impact/${impact.id}`, { media: [] }));
    await server.database.run(`update media set free_after = now() - interval '1 hour' where id = $1`, [picture]);
    await removeOrphanedMedia({ db: server.database.db, jobs });
    await untilJobsAreDone(server.database);
    expect(await readOwn(picture)).toBe(undefined);
    const [kept] = evidenceOf(await readImpact(cast.judge, impact.id), 'declined');
    expect(kept?.id).toBe(picture);
    expect(kept && (await open(kept))).toBe(200);
  });

  it('is gone with its bytes when no decision names it', async () => {
    const impact = await logWithFiles();
    const [picture] = impact.media;
    expect(await readOwn(picture?.id ?? '')).toMatchObject({ isEvidence: false, canDelete: true });
    expect((await remove(cast.owner, picture?.id ?? '')).status).toBe(200);
    await untilJobsAreDone(server.database);
    expect(picture && (await open(picture))).toBe(404);
    await decline(cast.judge, impact.id);
    expect(evidenceOf(await readImpact(cast.judge, impact.id), 'declined')).toHaveLength(1);
  });

  it('is never lost when it is deleted while a judge decides', async () => {
    for (const _ of [1, 2, 3, 4, 5]) {
      const impact = await logWithFiles();
      const [picture = ''] = idsOf(impact.media);
      const [decided, removed] = await Promise.all([decline(cast.judge, impact.id), remove(cast.owner, picture)]);
      expect(removed.status).toBe(200);
      const named = await server.database.run(
        `select evidence->'media' as media from impact_reviews where impact_id = $1 and evidence is not null`,
        [impact.id],
      );
      const seen = await readImpact(cast.otherJudge, decided.id);
      expect(idsOf(evidenceOf(seen, 'declined'))).toEqual(named.rows[0]?.['media']);
    }
  });
});

describe('the files of a verified impact', () => {
  it('can’t be deleted by their owner or an admin until it is reopened', async () => {
    const impact = await logWithFiles();
    await decide(cast.judge, impact.id, { isVerified: true });
    for (const { id } of impact.media) {
      expect(await readOwn(id)).toMatchObject({ isEvidence: true, canDelete: false });
      for (const client of [cast.owner, cast.admin]) {
        const { status, body } = await remove(client, id);
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'in_use' });
        expect(body.message).toContain(impact.title);
      }
    }
    const seen = await readImpact(cast.stranger, impact.id);
    expect(idsOf(seen.media)).toEqual(idsOf(impact.media));
    expect(await Promise.all(seen.media.map(open))).toEqual([200, 200]);
    await reopen(impact.id);
    for (const { id } of impact.media) expect((await remove(cast.owner, id)).status).toBe(200);
    expect(idsOf(evidenceOf(await readImpact(cast.judge, impact.id), 'verified'))).toEqual(idsOf(impact.media));
  });

  it('stay private once they are no longer among them, though it is verified again', async () => {
    const impact = await logWithFiles();
    const [picture = '', document = ''] = idsOf(impact.media);
    await decide(cast.judge, impact.id, { isVerified: true });
    await reopen(impact.id);
    expect((await remove(cast.owner, picture)).status).toBe(200);
    await decide(cast.otherJudge, impact.id, { isVerified: true });
    expect(idsOf((await readImpact(cast.stranger, impact.id)).media)).toEqual([document]);
    const [first] = evidenceOf(await readImpact(cast.judge, impact.id), 'verified');
    expect(first?.id).toBe(picture);
    expect(first && (await open(first))).toBe(200);
    expect(first && (await open(plain(first)))).toBe(404);
  });
});
