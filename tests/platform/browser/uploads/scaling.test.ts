/** What stays in a picture that is sent, read back by what the server reads it with. */
import readExif from 'exif-reader';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { NO_FACTS, type PictureFacts, readFacts, writeFacts } from '#platform/browser/uploads/scaling/exif.ts';
import { readJpeg } from '#platform/browser/uploads/scaling/jpeg.ts';

const FACTS: PictureFacts = {
  taken: '2023:05:04 10:00:00',
  offset: '+02:00',
  position: { latitude: -33.9, longitude: 18.4 },
  orientation: 1,
};
const SECRET = 'taken by someone';

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Copyright: SECRET, Orientation: '6' },
      IFD2: { DateTimeOriginal: '2023:05:04 10:00:00', OffsetTimeOriginal: '+02:00' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 55/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '18/1 25/1 0/1' },
    })
    .toBuffer();

async function rewritten(changes: Partial<PictureFacts>) {
  const jpeg = readJpeg(await photo());
  if (!jpeg) throw new Error('Not a JPEG');
  const file = Buffer.from(jpeg.withFacts({ ...jpeg.facts, ...changes }));
  const metadata = await sharp(file, { failOn: 'warning' }).metadata();
  await sharp(file, { failOn: 'warning' }).raw().toBuffer();
  return { file, metadata, tags: metadata.exif ? readExif(metadata.exif) : null };
}

describe('writeFacts', () => {
  it('writes what it reads again, whatever there is of it', () => {
    for (const facts of [
      FACTS,
      { ...FACTS, position: null },
      { ...FACTS, offset: null, orientation: 6 },
      { ...NO_FACTS, position: { latitude: 60.4, longitude: -5.3 } },
    ])
      expect(readFacts(writeFacts(facts) ?? new Uint8Array())).toEqual(facts);
    expect(writeFacts(NO_FACTS)).toBeNull();
  });

  it('reads nothing from a broken block', () => {
    const whole = writeFacts(FACTS) ?? new Uint8Array();
    for (let length = 0; length < whole.length; length += 1)
      expect(() => readFacts(whole.slice(0, length))).not.toThrow();
  });
});

describe('readJpeg', () => {
  it('reads the size and facts of a photo', async () => {
    expect(readJpeg(await photo())).toMatchObject({ width: 60, height: 40, facts: { ...FACTS, orientation: 6 } });
    expect(readJpeg(new TextEncoder().encode('%PDF-1.7'))).toBeNull();
  });

  it('leaves nothing but the day and the orientation', async () => {
    const { file, metadata, tags } = await rewritten({ position: null });
    expect(metadata).toMatchObject({ format: 'jpeg', width: 60, height: 40, orientation: 6 });
    expect(tags?.Photo).toEqual({
      DateTimeOriginal: new Date('2023-05-04T10:00:00Z'),
      OffsetTimeOriginal: '+02:00',
    });
    expect(tags).not.toHaveProperty('GPSInfo');
    expect(file.includes(SECRET)).toBe(false);
  });

  it('keeps the position, to a tenth of a degree, if it should', async () => {
    const { tags } = await rewritten({});
    expect(tags?.GPSInfo).toEqual({
      GPSLatitudeRef: 'S',
      GPSLatitude: [33.9, 0, 0],
      GPSLongitudeRef: 'E',
      GPSLongitude: [18.4, 0, 0],
    });
  });

  it('drops what follows the picture', async () => {
    const clean = readJpeg(await photo())?.withFacts(NO_FACTS) ?? new Uint8Array();
    const longer = Buffer.concat([clean, Buffer.from('a film with a position')]);
    expect(readJpeg(longer)?.withFacts(NO_FACTS)).toEqual(clean);
  });
});
