/** What of a picture leaves the device: 2,560 px at most, upright, and its place only if the member adds it. */
import type { BrowserContext, Page } from '@playwright/test';
import readExif from 'exif-reader';
import sharp, { type Sharp } from 'sharp';
import type { Impact, ImpactHints, ImpactList } from '#generated/types.gen.ts';
import { dataOf } from '../support/impacts.ts';
import { drawNoise } from '../support/uploads.ts';
import { expectAccessibleInBothThemes } from './support/accessibility.ts';
import { untilDraftSaved } from './support/drafts.ts';
import { untilKept } from './support/kept.ts';
import { type RecordingProxy, startRecordingProxy } from './support/recording-proxy.ts';
import { test as base, expect, logIn } from './support/review-test.ts';

const NEW = '/dashboard/impacts/new';
const QUICK = `${NEW}?step=quick`;
const SECRET = 'taken by someone';

/** A phone's, held upright in Bergen on 4 May 2023. */
const EXIF = {
  IFD0: { Copyright: SECRET },
  IFD2: { DateTimeOriginal: '2023:05:04 10:00:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 23/1 31/1', GPSLongitudeRef: 'E', GPSLongitude: '5/1 19/1 47/1' },
};
const COARSE = { GPSLatitudeRef: 'N', GPSLatitude: [60.4, 0, 0], GPSLongitudeRef: 'E', GPSLongitude: [5.3, 0, 0] };

/** Red where it's up once it's turned, and blue below. */
function drawHalves(width: number, height: number): Sharp {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="50%" height="100%" fill="red"/><rect x="50%" width="50%" height="100%" fill="blue"/></svg>`;
  return sharp(Buffer.from(drawing)).withExif(EXIF);
}

/** With grain, as a real picture has it. */
async function drawGrained(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: '#888', noise } }).ensureAlpha(0.2);
  return drawHalves(width, height).composite([{ input: await grain.png({ compressionLevel: 1 }).toBuffer() }]);
}

const photo = () => drawHalves(4000, 3000).flatten().withMetadata({ orientation: 6 }).withExif(EXIF).jpeg().toBuffer();

async function look(file: Buffer) {
  const { exif, ...metadata } = await sharp(file).metadata();
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const [red = 0, , blue = 0] = data.subarray(at, at + 3);
    if (Math.abs(red - blue) < 100) return 'neither';
    return red > blue ? 'red' : 'blue';
  };
  return { ...metadata, tags: exif ? readExif(exif) : null, colourAt };
}

interface Fixtures {
  recorder: RecordingProxy;
  recorded: BrowserContext;
  /** Reaches the server over the recorder alone. */
  recordedPage: Page;
}

const test = base.extend<Fixtures>({
  recorder: async ({ server }, use) => {
    const recorder = await startRecordingProxy(server.origin);
    await use(recorder);
    await recorder.stop();
  },
  recorded: async ({ browser, recorder }, use) => {
    const context = await browser.newContext({ baseURL: recorder.origin });
    await use(context);
    await context.close();
  },
  recordedPage: async ({ recorded }, use) => use(await recorded.newPage()),
});

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' };

const add = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Choose pictures or documents')
    .setInputFiles({ name, mimeType: TYPES[name.split('.')[1] as keyof typeof TYPES], buffer });

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const untilUploaded = (page: Page, name: string) =>
  expect(cardOf(page, name).getByText('Uploaded', { exact: true })).toBeVisible();
const placeChoice = (page: Page) => page.getByRole('checkbox', { name: 'Add where the pictures were taken' });
const lastUpload = async (recorder: RecordingProxy) => {
  const upload = (await recorder.uploads()).at(-1);
  if (!upload) throw new Error('Nothing was uploaded');
  return upload;
};

async function fill(page: Page, title: string): Promise<void> {
  await page.getByLabel('What did you do?').fill(`Homework help for twelve pupils: ${title}.`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Kind of activity').selectOption({ label: 'Teaching' });
  const goal = page.getByRole('checkbox', { name: /Quality education/ });
  const all = page.getByRole('button', { name: 'All 17 goals' });
  await expect(goal.or(all).first()).toBeVisible();
  if (!(await goal.isVisible())) await all.click();
  await goal.check();
}

test('a photo is sent small, upright and without its place, which is still proposed', async ({
  recordedPage: page,
  recorder,
  caller,
  word,
}) => {
  await logIn(page, 'owner', QUICK);
  const original = await photo();
  await add(page, 'IMG_1.jpg', original);
  await untilUploaded(page, 'IMG_1.jpg');
  const { bytes, isForImpact } = await lastUpload(recorder);
  expect(bytes.length).toBeLessThan(original.length);
  expect(isForImpact).toBe(true);
  const sent = await look(bytes);
  expect(sent).toMatchObject({ format: 'jpeg', width: 1920, height: 2560 });
  expect(sent.orientation ?? 1).toBe(1);
  expect(sent.colourAt(0.5, 0.1)).toBe('red');
  expect(sent.colourAt(0.5, 0.9)).toBe('blue');
  expect(sent.tags?.Photo).toEqual({ DateTimeOriginal: new Date('2023-05-04T10:00:00Z') });
  expect(sent.tags).not.toHaveProperty('GPSInfo');
  expect(bytes.includes(SECRET)).toBe(false);

  const place = page.getByRole('combobox', { name: /^Place/ });
  await expect(place).toHaveValue('Bergen, Norway');
  await expect(place).toHaveAccessibleDescription(/From your photo/);
  await expect(page.getByLabel('Start date')).toHaveValue('2023-05-04');
  await expect(placeChoice(page)).not.toBeChecked();
  await expect(placeChoice(page)).toHaveAccessibleDescription(/Otherwise we keep no position/);
  await expectAccessibleInBothThemes(page);

  await place.fill('Lagos, Nigeria');
  await fill(page, `Homework ${word}`);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.waitForURL('**/impacts/*/*');
  const owner = await caller('owner');
  const [impact] = dataOf(await owner.get<ImpactList>(`/impact?search=${word}`)).data;
  const judge = await caller('judge');
  const { hints } = dataOf(await judge.get<ImpactHints>(`/impact/hints/${impact?.id}`));
  expect(hints.map(({ kind }) => kind)).not.toContain('other_place');
});

test('a member adds the place on purpose, to about 10 km, and takes it away again', async ({
  recordedPage: page,
  recorder,
}) => {
  await logIn(page, 'owner', `${NEW}?step=pictures`);
  await add(page, 'IMG_1.jpg', await photo());
  await untilUploaded(page, 'IMG_1.jpg');
  const before = await lastUpload(recorder);
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await placeChoice(page).check();
  expect((await removed).url()).toContain('/api/media/delete/');
  await untilUploaded(page, 'IMG_1.jpg');
  await expect.poll(async () => (await lastUpload(recorder)).id).not.toBe(before.id);
  const placed = await lastUpload(recorder);
  expect((await look(placed.bytes)).tags?.GPSInfo).toEqual(COARSE);

  await test.step('a picture that is added later has its place at once', async () => {
    await add(page, 'IMG_2.jpg', await photo());
    await untilUploaded(page, 'IMG_2.jpg');
    expect((await look((await lastUpload(recorder)).bytes)).tags?.GPSInfo).toEqual(COARSE);
  });

  await test.step('the draft remembers the choice', async () => {
    await untilDraftSaved(page, '"keepsPosition":true');
    await page.reload();
    await expect(placeChoice(page)).toBeChecked();
  });

  await placeChoice(page).uncheck();
  await expect.poll(async () => (await recorder.uploads()).length).toBe(5);
  await untilUploaded(page, 'IMG_1.jpg');
  await untilUploaded(page, 'IMG_2.jpg');
  for (const { bytes } of (await recorder.uploads()).slice(-2))
    expect((await look(bytes)).tags).not.toHaveProperty('GPSInfo');
});

test('other formats are sent small and without their place too', async ({ recordedPage: page, recorder }) => {
  await logIn(page, 'owner', `${NEW}?step=pictures`);
  const grained = await drawGrained(3000, 2000);
  const pictures = {
    'large.png': await grained.clone().png().toBuffer(),
    'small.png': await drawHalves(300, 200).png().toBuffer(),
    'large.webp': await grained.clone().webp({ effort: 0 }).toBuffer(),
    'large.avif': await grained.clone().avif({ effort: 0 }).toBuffer(),
    'small.avif': await drawHalves(300, 200).avif({ effort: 0 }).toBuffer(),
  };
  for (const [name, original] of Object.entries(pictures)) {
    await add(page, name, original);
    const shown = name.replace(/^large.*/, 'large');
    await untilUploaded(page, shown);
    const { bytes } = await lastUpload(recorder);
    expect(bytes.length, name).toBeLessThanOrEqual(original.length);
    const { tags, width, height, colourAt } = await look(bytes);
    expect(tags, name).not.toHaveProperty('GPSInfo');
    expect(bytes.includes(SECRET), name).toBe(false);
    expect(Math.max(width, height), name).toBeLessThanOrEqual(2560);
    expect([colourAt(0.1, 0.5), colourAt(0.9, 0.5)], name).toEqual(['red', 'blue']);
    await page.getByRole('button', { name: `Remove ${shown}` }).click();
    await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(0);
  }
});

test('a photo of more than 10 MB is sent, also by who submits before it is prepared', async ({
  recordedPage: page,
  recorder,
  caller,
  word,
}) => {
  await logIn(page, 'owner', QUICK);
  await fill(page, `Homework ${word}`);
  await page.getByLabel('Start date').fill('2026-05-04');
  const original = await drawNoise(4500, 3600);
  expect(original.length).toBeGreaterThan(10 * 1024 ** 2);
  await add(page, 'IMG_1.jpg', original);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.waitForURL('**/impacts/*/*');
  const owner = await caller('owner');
  const [found] = dataOf(await owner.get<ImpactList>(`/impact?search=${word}`)).data;
  expect(dataOf(await owner.get<Impact>(`/impact/${found?.id}`)).media).toHaveLength(1);
  expect(await look((await lastUpload(recorder)).bytes)).toMatchObject({ width: 2560, height: 2048 });
});

test.describe('without a network', () => {
  test.use({ serverEnv: { SERVICE_WORKER: 'on' } });

  test('an impact that waits keeps its photo small and without its place', async ({
    recordedPage: page,
    recorded,
    recorder,
    caller,
    word,
  }) => {
    await logIn(page, 'owner', QUICK);
    await untilKept(page);
    await recorded.setOffline(true);
    await add(page, 'IMG_1.jpg', await photo());
    await expect(cardOf(page, 'IMG_1.jpg')).toBeVisible();
    await fill(page, `Homework ${word}`);
    await page.getByLabel('Start date').fill('2026-05-04');
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await page.waitForURL('**/dashboard/impacts');
    const waiting = page.getByRole('listitem').filter({ hasText: 'Waiting for a connection' });
    await expect(waiting).toContainText(word);
    const kept = await look(await readKeptFile(page));
    expect(kept).toMatchObject({ width: 1920, height: 2560 });
    expect(kept.tags).not.toHaveProperty('GPSInfo');
    expect(await recorder.uploads()).toEqual([]);
    await recorded.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: `Homework ${word}” is submitted` })).toBeVisible();
    expect(await look((await lastUpload(recorder)).bytes)).toMatchObject({ width: 1920, height: 2560 });
    const owner = await caller('owner');
    const [found] = dataOf(await owner.get<ImpactList>(`/impact?search=${word}`)).data;
    expect(dataOf(await owner.get<Impact>(`/impact/${found?.id}`)).media).toHaveLength(1);
  });
});

/** The only file of the drafts in this browser. */
async function readKeptFile(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('files').objectStore('files').getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            const [file] = all.result as Blob[];
            if (!file || all.result.length > 1) return reject(new Error(`${all.result.length} files are kept`));
            void file.arrayBuffer().then((buffer) => resolve([...new Uint8Array(buffer)]), reject);
          };
        };
      }),
  );
  return Buffer.from(bytes);
}
