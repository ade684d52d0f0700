import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImpactProposal } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../../support/client.ts';
import { buildCast, type Cast, dataOf, logImpact, PLANTING } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';
import { fileOf, upload } from '../../../support/uploads.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

/** In Bergen, on 4 May 2023. */
const IN_BERGEN = {
  IFD2: { DateTimeOriginal: '2023:05:04 10:00:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 19/1 0/1' },
};

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } }).jpeg();

async function uploadOf(client: Client, exif?: typeof IN_BERGEN, isForImpact = true): Promise<string> {
  const photo = await (exif ? picture().withExif(exif) : picture()).toBuffer();
  const { media } = dataOf(await upload(server.origin, client, { files: [fileOf('photo.jpg', photo)], isForImpact }));
  return media[0]?.id ?? '';
}

const proposalFor = async (client: Client, words: string, media: string[]) =>
  dataOf(await client.post<ImpactProposal>('/impact/proposal', { words, media }));

describe('proposeImpact', () => {
  it('proposes the day and the town that the camera wrote into the first picture with them', async () => {
    const media = [await uploadOf(cast.owner), await uploadOf(cast.owner, IN_BERGEN)];
    const { startDate, place } = await proposalFor(cast.owner, '', media);
    expect(startDate).toBe('2023-05-04');
    expect(place).toMatchObject({ location: 'Bergen, Norway', place: { countryCode: 'NO' } });
    // Only the middle of the town, whatever the picture says.
    expect(place?.place).not.toHaveProperty('point');
  });

  it('proposes nothing from the pictures of others, nor from ones that weren’t uploaded for an impact', async () => {
    const nothing = { startDate: null, place: null };
    expect(await proposalFor(cast.stranger, '', [await uploadOf(cast.owner, IN_BERGEN)])).toMatchObject(nothing);
    expect(await proposalFor(cast.owner, '', [await uploadOf(cast.owner, IN_BERGEN, false)])).toMatchObject(nothing);
    expect(await proposalFor(cast.judge, '', [await uploadOf(cast.owner, IN_BERGEN)])).toMatchObject(nothing);
  });

  it('proposes the town near a position that the pictures don’t say, and stores none', async () => {
    const { IFD2 } = IN_BERGEN;
    const unplaced = await picture().withExif({ IFD2 }).toBuffer();
    const { media } = dataOf(
      await upload(server.origin, cast.owner, { files: [fileOf('photo.jpg', unplaced)], isForImpact: true }),
    );
    const ids = media.map(({ id }) => id);
    const asked = { words: '', media: ids, position: { latitude: 60.4, longitude: 5.3 } };
    const { startDate, place } = dataOf(await cast.owner.post<ImpactProposal>('/impact/proposal', asked));
    expect({ startDate, location: place?.location }).toEqual({ startDate: '2023-05-04', location: 'Bergen, Norway' });
    const { rows } = await server.database.run('select latitude from picture_traces where media_id = $1', [ids[0]]);
    expect(rows).toEqual([{ latitude: null }]);
    expect((await proposalFor(cast.owner, '', ids)).place).toBeNull();
    const nowhere = { ...asked, position: { latitude: 91, longitude: 5.3 } };
    expect((await cast.owner.post('/impact/proposal', nowhere)).status).toBe(422);
  });

  it('proposes no day of the future', async () => {
    const later = { ...IN_BERGEN, IFD2: { DateTimeOriginal: '2099:05:04 10:00:00' } };
    expect((await proposalFor(cast.owner, '', [await uploadOf(cast.owner, later)])).startDate).toBeNull();
  });

  it('proposes kind and goals from the words and from the caller’s own earlier impacts', async () => {
    const title = 'Reeds for the old harbour basin';
    await logImpact(cast.owner, { title, eventType: PLANTING, sdgs: [6, 14], location: null });
    const words = 'More reeds in the harbour basin';
    const because = { from: 'earlier', detail: title };
    expect(await proposalFor(cast.owner, words, [])).toMatchObject({
      eventType: { id: PLANTING, because },
      sdgs: { ids: [6, 14], because },
    });
    const others = await proposalFor(cast.stranger, words, []);
    expect(JSON.stringify(others)).not.toContain(title);
  });

  it('refuses visitors, and what no impact can have', async () => {
    const body = { words: '', media: [] };
    expect((await createClient(server.origin).post('/impact/proposal', body)).status).toBe(401);
    expect((await cast.owner.post('/impact/proposal', { words: '' })).status).toBe(422);
  });
});
