import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePreviewFonts } from '#cli/build/preview-fonts.ts';
import { speakIn } from '#languages/reader.ts';
import { createPreviewDrawing } from '#platform/server/previews/draw-preview.ts';
import { lookOf, type PreviewCard, pageOfPreview, previewAddress } from '#platform/server/previews/preview-card.ts';

const CARD: PreviewCard = {
  kind: 'Impact',
  title: 'Żółć & <b>reeds</b> on the “hill”',
  by: 'Fatou Ndiaye',
  numbers: [{ value: 1, text: '<figure>1</figure> tree' }],
  seed: 'seed',
  colors: ['#3f7e44', '#0a97d9'],
  photo: null,
};
/** The columns in which the rows of the title contain ink as dark as the title. */
async function inkedColumns(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const isInked = (x: number) =>
    Array.from({ length: 280 }, (_, row) => data[(130 + row) * info.width + x] ?? 255).some((tone) => tone < 60);
  return Array.from({ length: info.width }, (_, x) => x).filter(isInked);
}

let folder: string;
let draw: ReturnType<typeof createPreviewDrawing>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-fonts-'));
  await writePreviewFonts(folder);
  // Leaves the machine's fonts out, as on a machine without any.
  const settings = join(folder, 'fonts.conf');
  await writeFile(settings, (await readFile(settings, 'utf8')).replace(/<include .*\/>/, ''));
  draw = createPreviewDrawing(folder, { appName: 'Groundswell' });
});
afterAll(() => rm(folder, { recursive: true }));

describe('the picture of a page', () => {
  it.each([
    ['short', 'Tea'],
    ['long', 'Neighbourhood '.repeat(14)],
    ['unbroken', 'W'.repeat(200)],
    ['that looks like markup', '<span>&amp; “quoted”'],
  ])('has room for a title that is %s', async (_, title) => {
    const columns = await inkedColumns(await draw({ ...CARD, colors: ['#fcc30b'], title }, null));
    expect(columns.length).toBeGreaterThan(20);
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(70);
    expect(Math.max(...columns)).toBeLessThanOrEqual(872);
  });

  it.each(['حقل مشترك للجميع قرب المدينة القديمة', 'Neighbourhood '.repeat(14)])(
    'begins on the right in Arabic: %s',
    async (title) => {
      const card = { ...CARD, colors: ['#fcc30b'], title };
      const columns = await inkedColumns(await speakIn('ar', () => draw(card, null)));
      expect(Math.min(...columns)).toBeGreaterThanOrEqual(1200 - 872);
      expect(Math.max(...columns)).toBeGreaterThan(1200 - 90);
      expect(Math.max(...columns)).toBeLessThanOrEqual(1200 - 70);
    },
  );

  it('shows its photo beside a narrower title', async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#ff0000' } })
      .webp()
      .toBuffer();
    const picture = await draw({ ...CARD, title: 'Neighbourhood '.repeat(14) }, photo);
    const { data } = await sharp(picture)
      .extract({ left: 1000, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(240);
    expect(data[1]).toBeLessThan(20);
    const inked = await inkedColumns(
      await sharp(picture).extract({ left: 0, top: 0, width: 720, height: 630 }).toBuffer(),
    );
    expect(Math.max(...inked)).toBeLessThanOrEqual(652);
  });

  it.each([
    ['Russian', 'Сажаем деревья', 'Ольга Иванова'],
    ['Greek', 'Φυτεύουμε δέντρα', 'Ελένη Παπαδάκη'],
    ['Arabic', 'نزرع الأشجار على ضفة النهر', 'ليلى الخطيب'],
  ])('shows a title and a name in %s on a machine without fonts', async (_, title, by) => {
    const [whole, untitled, unnamed] = await Promise.all([
      draw({ ...CARD, title, by }, null),
      draw({ ...CARD, title: CARD.kind, kind: by, by: null }, null),
      draw({ ...CARD, title, by: null }, null),
    ]);
    expect(whole.equals(unnamed)).toBe(false);
    expect(whole.equals(untitled)).toBe(false);
  });

  it('leaves out words that it has no letters for', async () => {
    const [unknown, kind] = await Promise.all([
      draw({ ...CARD, title: '\u{10c80}\u{10c81}' }, null),
      draw({ ...CARD, title: CARD.kind, by: null, kind: CARD.by ?? '' }, null),
    ]);
    expect(unknown.equals(kind)).toBe(true);
  });
});

describe('the address of a preview', () => {
  it('leads back to its page', () => {
    for (const path of ['/', '/impacts', '/impacts/1/tea']) {
      const { pathname } = new URL(previewAddress(path, CARD), 'https://groundswell.example');
      expect(pageOfPreview(pathname)).toBe(path);
    }
  });

  it('changes with what the picture shows', () => {
    expect(lookOf(CARD)).toBe(lookOf({ ...CARD }));
    expect(lookOf(CARD)).not.toBe(lookOf({ ...CARD, title: 'Another' }));
  });
});
