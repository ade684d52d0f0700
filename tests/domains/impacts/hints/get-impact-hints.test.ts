import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Impact, ImpactHint, ImpactHints } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';
import { fileOf, upload } from '../../../support/uploads.ts';

let server: TestServer;
let cast: Cast;
const UNKNOWN = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const hintsOf = async (id: string, client: Client = cast.judge): Promise<ImpactHint[]> =>
  dataOf(await client.get<ImpactHints>(`/impact/hints/${id}`)).hints;
const kindsOf = async (id: string) => (await hintsOf(id)).map(({ kind }) => kind);

/** A scene with its own shapes for each seed. */
function scene(seed: number, width = 1200) {
  const at = (step: number) => (seed * 37 + step * 53) % 100;
  const shapes = Array.from(
    { length: 12 },
    (_, step) => `<circle cx="${at(step)}%" cy="${at(step * 3 + seed)}%" r="${6 + (at(step) % 12)}%"
      fill="hsl(${(seed * 71 + step * 40) % 360} 60% ${15 + (at(step * 7) % 75)}%)"/>`,
  );
  const height = Math.round((width * 2) / 3);
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${seed * 50} 40% 60%)"/>${shapes.join('')}</svg>`),
  );
}

async function uploadOf(client: Client, picture: Buffer, isForImpact = true): Promise<string> {
  const { media } = dataOf(await upload(server.origin, client, { files: [fileOf('photo.jpg', picture)], isForImpact }));
  return media[0]?.id ?? '';
}

const logWith = async (client: Client, picture: Buffer, changes = {}): Promise<Impact> =>
  logImpact(client, { media: [await uploadOf(client, picture)], location: null, measures: {}, ...changes });

/** In Bergen, on 4 May 2023. */
const inBergen = {
  IFD2: { DateTimeOriginal: '2023:05:04 10:00:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '60/1 23/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '5/1 19/1 0/1',
  },
};

describe('getImpactHints', () => {
  it('finds the same picture in another impact, smaller and recompressed, and no other picture', async () => {
    const first = await logWith(cast.stranger, await scene(1).jpeg().toBuffer());
    await logWith(cast.stranger, await scene(2).jpeg().toBuffer());
    const again = await logWith(cast.owner, await scene(1, 700).webp({ quality: 40 }).toBuffer());
    const hints = await hintsOf(again.id);
    expect(hints).toMatchObject([
      { kind: 'same_picture', impact: { id: first.id, owner: { id: cast.strangerId } }, more: 0 },
    ]);
    expect(hints[0]?.picture?.id).toBe(again.media[0]?.id);
    const third = await logWith(cast.stranger, await scene(3).jpeg().toBuffer());
    expect(await hintsOf(third.id)).toEqual([]);
  });

  it('calls a cropped or repainted picture similar', async () => {
    const { id } = await logWith(cast.stranger, await scene(4).jpeg().toBuffer());
    const cropped = await scene(4).extract({ left: 12, top: 8, width: 1160, height: 774 }).jpeg().toBuffer();
    const hints = await hintsOf((await logWith(cast.owner, cropped)).id);
    expect(hints).toMatchObject([{ impact: { id } }]);
    expect(['same_picture', 'similar_picture']).toContain(hints[0]?.kind);
  });

  it('says on which day and how far away a picture was taken, and tells nobody else', async () => {
    const photo = await scene(5).jpeg().withExif(inBergen).toBuffer();
    const { id } = await logWith(cast.owner, photo, {
      location: 'Dakar, Senegal',
    });
    const hints = await hintsOf(id);
    expect(hints.map(({ kind }) => kind)).toEqual(['other_day', 'other_place']);
    expect(hints[0]).toMatchObject({ takenOn: '2023-05-04' });
    expect(hints[1]?.distanceKm).toBeGreaterThan(5_000);
    expect(JSON.stringify(dataOf(await cast.owner.get<Impact>(`/impact/${id}`)))).not.toContain('2023-05-04');
  });

  it('keeps no day or place of a picture that wasn’t uploaded for an impact', async () => {
    const photo = await scene(6).jpeg().withExif(inBergen).toBuffer();
    const mediaId = await uploadOf(cast.owner, photo, false);
    const { rows } = await server.database.run(
      'select taken_on, latitude, longitude, look is not null as compared from picture_traces where media_id = $1',
      [mediaId],
    );
    expect(rows).toEqual([{ taken_on: null, latitude: null, longitude: null, compared: true }]);
  });

  it('keeps the place to a tenth of a degree', async () => {
    const mediaId = await uploadOf(cast.owner, await scene(7).jpeg().withExif(inBergen).toBuffer());
    const { rows } = await server.database.run(
      'select taken_on::text, latitude, longitude from picture_traces where media_id = $1',
      [mediaId],
    );
    expect(rows).toEqual([{ taken_on: '2023-05-04', latitude: 60.4, longitude: 5.3 }]);
  });

  it('finds the same words elsewhere, and another impact at the same place on the same day', async () => {
    const description =
      'Every Saturday in spring we met at the old harbour, and carried the bottles to the depot: 24 hours, 100 trees.';
    const first = await logImpact(cast.stranger, { description, location: 'Old harbour, Porto' });
    const { id } = await logImpact(cast.owner, {
      description: description.replace('Every Saturday in spring ', 'In spring, every Saturday, ').toUpperCase(),
      location: 'old harbour,  Porto',
    });
    expect(await hintsOf(id)).toMatchObject([
      { kind: 'same_text', impact: { id: first.id }, more: 0 },
      { kind: 'same_place_and_day', impact: { id: first.id }, more: 0 },
    ]);
  });

  it('names amounts far outside what impacts of the kind report', async () => {
    const usual = await Promise.all(
      Array.from({ length: 30 }, () =>
        logImpact(cast.stranger, { location: null, measures: { hours: 10, trees: 20 } }),
      ),
    );
    for (const { id } of usual) await decide(cast.judge, id, { isVerified: true });
    await server.database.run('select recount_usual_amounts()', []);
    const { id } = await logImpact(cast.owner, {
      location: null,
      measures: { hours: 1, trees: 900 },
      description: 'In one hour, nine hundred trees.',
    });
    expect(await hintsOf(id)).toMatchObject([
      { kind: 'unusual_amount', measure: 'trees', amount: 900, usual: 2, impacts: expect.any(Number) },
    ]);
  });

  it('names a measure that the text never mentions, and leaves out hidden impacts', async () => {
    const other = await logImpact(cast.stranger, { location: 'Quiet bay, Porto' });
    await decide(cast.judge, other.id, { isVerified: true });
    const { id } = await logImpact(cast.owner, { location: 'Quiet bay, Porto', measures: { wasteKg: 80 } });
    expect(await kindsOf(id)).toEqual(['same_place_and_day', 'unmentioned_measure']);
    dataOf(await cast.admin.post('/impact/Hide', { impactId: other.id, isHide: true, reason: 'A face.' }));
    expect(await kindsOf(id)).toEqual(['unmentioned_measure']);
  });

  it('is for judges and admins who took no part', async () => {
    const { id } = await logImpact(cast.owner, { members: [cast.otherJudgeId] });
    const path = `/impact/hints/${id}`;
    expect((await createClient(server.origin).get(path)).status).toBe(401);
    expect((await cast.owner.get(path)).status).toBe(403);
    expect((await cast.otherJudge.get(path)).status).toBe(403);
    expect((await cast.admin.get(path)).status).toBe(200);
    expect((await cast.judge.get(`/impact/hints/${UNKNOWN}`)).status).toBe(404);
  });
});
