/** What stays in a picture that is sent, read back by what the server reads it with. */
import readExif from 'exif-reader';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { NO_FACTS, type PictureFacts, readFacts, writeFacts } from '#platform/browser/uploads/scaling/exif.ts';
import { readJpeg } from '#platform/browser/uploads/scaling/jpeg.ts';
import { readPicture } from '#platform/browser/uploads/scaling/read-picture.ts';

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

const drawing = (background: { r: number; g: number; b: number; alpha?: number }) =>
  sharp({ create: { width: 60, height: 40, channels: background.alpha === undefined ? 3 : 4, background } }).withExif({
    IFD0: { Copyright: SECRET },
    IFD2: { DateTimeOriginal: '2023:05:04 10:00:00', OffsetTimeOriginal: '+02:00' },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 55/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '18/1 25/1 0/1' },
  });
const TEAL = { r: 0, g: 128, b: 128 };
const SHEER = { ...TEAL, alpha: 0.5 };

describe.each([
  ['png', (background: typeof TEAL) => drawing(background).png().toBuffer(), true],
  ['webp', (background: typeof TEAL) => drawing(background).webp().toBuffer(), true],
  ['lossless webp', (background: typeof TEAL) => drawing(background).webp({ lossless: true }).toBuffer(), true],
  ['avif', (background: typeof TEAL) => drawing(background).avif({ effort: 0 }).toBuffer(), false],
])('readPicture of %s', (_, make, saysOpaque) => {
  async function rewritten(facts: PictureFacts) {
    const file = Buffer.from(readPicture(await make(TEAL))?.withFacts(facts) ?? []);
    const { exif, ...metadata } = await sharp(file, { failOn: 'warning' }).metadata();
    return { file, metadata, tags: exif ? readExif(exif) : null };
  }
  const pixelsOf = (file: Buffer) => sharp(file, { failOn: 'warning' }).raw().toBuffer();

  it('reads its size and facts', async () => {
    expect(readPicture(await make(TEAL))).toMatchObject({ width: 60, height: 40, isOpaque: saysOpaque, facts: FACTS });
    expect(readPicture(await make(SHEER))).toMatchObject({ isOpaque: false });
  });

  it('leaves the picture as it is, and nothing beside it but the day', async () => {
    const { file, tags } = await rewritten({ ...FACTS, position: null });
    expect(tags?.Photo).toMatchObject({ DateTimeOriginal: new Date('2023-05-04T10:00:00Z') });
    expect(tags).not.toHaveProperty('GPSInfo');
    expect(file.includes(SECRET)).toBe(false);
    expect(await pixelsOf(file)).toEqual(await pixelsOf(await make(TEAL)));
  });

  it('keeps the position, to a tenth of a degree, if it should', async () => {
    const { tags } = await rewritten(FACTS);
    expect(tags?.GPSInfo).toMatchObject({ GPSLatitude: [33.9, 0, 0], GPSLongitude: [18.4, 0, 0] });
  });

  it('adds it again, and leaves nothing at all', async () => {
    const clean = readPicture((await rewritten({ ...FACTS, position: null })).file);
    expect(readPicture(clean?.withFacts(FACTS) ?? new Uint8Array())?.facts).toEqual(FACTS);
    const { tags } = await rewritten(NO_FACTS);
    expect(tags?.Photo).toBeUndefined();
    expect(tags?.GPSInfo).toBeUndefined();
  });

  it('reads nothing from a file that is cut short', async () => {
    const whole = await make(TEAL);
    for (let length = 0; length < whole.length; length += 7)
      expect(() => readPicture(whole.subarray(0, length))).not.toThrow();
  });
});

describe('readPicture', () => {
  it('removes texts in other formats too', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${SECRET}"/></rdf:RDF></x:xmpmeta>`;
    const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: TEAL } }).withXmp(xmp);
    const textIn = async (file: Buffer) => `${(await sharp(file, { failOn: 'warning' }).metadata()).xmp}`;
    for (const file of [
      await picture().jpeg().toBuffer(),
      await picture().png().toBuffer(),
      await picture().webp().toBuffer(),
      await picture().avif({ effort: 0 }).toBuffer(),
    ]) {
      expect(await textIn(file)).toContain(SECRET);
      const clean = Buffer.from(readPicture(file)?.withFacts(NO_FACTS) ?? []);
      expect(await textIn(clean)).not.toContain(SECRET);
      expect(clean.includes(SECRET)).toBe(false);
    }
  });
});
