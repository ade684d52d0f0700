import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Impact, ImpactList, Media } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { pdfFile, pictureFile, upload } from '../../support/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-media-'));
let server: TestServer;
let cast: Cast;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
  cast = await buildCast(server.origin, server.database.db);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function logWithMedia(): Promise<Impact> {
  const { body } = await upload(server.origin, cast.owner, { files: [await pictureFile(), pdfFile()] });
  return logImpact(cast.owner, { media: body.data.media.map(({ id }) => id) });
}

const readImpact = async (client: Client, { id }: Impact) => dataOf(await client.get<Impact>(`/impact/${id}`));
const read = (address: string) => fetch(`${server.origin}${address}`);
const plain = ({ url }: Media) => url.split('?')[0] ?? '';
const statusesOf = (addresses: string[]) => Promise.all(addresses.map(async (address) => (await read(address)).status));

describe('the files of an impact', () => {
  it('are private while it is pending; its owner and judges get signed URLs', async () => {
    const impact = await logWithMedia();
    const addresses = impact.media.map(plain);
    expect(await statusesOf(addresses)).toEqual([404, 404]);
    for (const client of [cast.owner, cast.judge, cast.admin]) {
      const { media } = await readImpact(client, impact);
      expect(media.map(({ url }) => url.includes('signature='))).toEqual([true, true]);
      expect(await statusesOf(media.map(({ url }) => url))).toEqual([200, 200]);
    }
    expect((await cast.stranger.get(`/impact/${impact.id}`)).status).toBe(404);
  });

  it('are public and cacheable once it is verified', async () => {
    const impact = await logWithMedia();
    await decide(cast.judge, impact.id, { isVerified: true });
    const { media } = await readImpact(cast.stranger, impact);
    expect(media.map(({ url }) => url.includes('?'))).toEqual([false, false]);
    for (const { url } of media) {
      const response = await read(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=300, must-revalidate');
      await response.arrayBuffer();
    }
  });

  it('are private while it is hidden, except to its owner and admins, and public when shown again', async () => {
    const impact = await logWithMedia();
    await decide(cast.judge, impact.id, { isVerified: true });
    const addresses = impact.media.map(plain);
    const [first = ''] = addresses;
    expect(await statusesOf(addresses)).toEqual([200, 200]);
    const etag = (await read(first)).headers.get('etag') ?? '';
    const askAgain = async () =>
      (await fetch(`${server.origin}${first}`, { headers: { 'if-none-match': etag } })).status;
    expect(await askAgain()).toBe(304);
    await cast.admin.post('/impact/Hide', { impactId: impact.id, isHide: true });
    expect(await statusesOf(addresses)).toEqual([404, 404]);
    // Even a browser that has the picture cached gets a 404.
    expect(await askAgain()).toBe(404);
    for (const client of [cast.owner, cast.admin]) {
      const { media } = await readImpact(client, impact);
      expect(await statusesOf(media.map(({ url }) => url))).toEqual([200, 200]);
    }
    await cast.admin.post('/impact/Hide', { impactId: impact.id, isHide: false });
    expect(await statusesOf(addresses)).toEqual([200, 200]);
  });

  it('become private when it is reopened, and stay so when it is declined', async () => {
    const impact = await logWithMedia();
    const addresses = impact.media.map(plain);
    await decide(cast.judge, impact.id, { isVerified: true });
    await decide(cast.admin, impact.id, { isVerified: null, reason: 'To be checked.' });
    expect(await statusesOf(addresses)).toEqual([404, 404]);
    await decide(cast.otherJudge, impact.id, { isVerified: false, reason: 'Nothing shows that it was done.' });
    expect(await statusesOf(addresses)).toEqual([404, 404]);
  });

  it('are never signed in public lists, and disappear wherever they were used when deleted', async () => {
    const impact = await logWithMedia();
    await decide(cast.judge, impact.id, { isVerified: true });
    const [picture, document] = impact.media;
    const listed = async () => {
      const { data } = dataOf(await cast.stranger.get<ImpactList>(`/impact?user=${cast.ownerId}`));
      return data.find(({ id }) => id === impact.id)?.cover;
    };
    expect((await listed())?.url).toBe(picture && plain(picture));
    expect((await cast.stranger.call('DELETE', `/media/delete/${picture?.id}`)).status).toBe(403);
    await decide(cast.admin, impact.id, { isVerified: null, reason: 'To be checked.' });
    expect((await cast.owner.call('DELETE', `/media/delete/${picture?.id}`)).status).toBe(200);
    await decide(cast.judge, impact.id, { isVerified: true });
    expect(await listed()).toBe(null);
    const { media } = await readImpact(cast.stranger, impact);
    expect(media.map(({ id }) => id)).toEqual([document?.id]);
  });

  it('can only be used by their owner', async () => {
    const { body } = await upload(server.origin, cast.stranger, { files: [await pictureFile()] });
    const media = body.data.media.map(({ id }) => id);
    await expect(logImpact(cast.owner, { media })).rejects.toThrow(/422.*media/);
  });
});
