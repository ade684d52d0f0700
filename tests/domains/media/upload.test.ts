import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '#demo/councils/pdf.ts';
import { createClient as createApiClient } from '#generated/client/index.ts';
import { uploadMedia } from '#generated/media/uploadMedia.gen.ts';
import { interlacedPng, plainPng } from '../../support/black-png.ts';
import { createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import {
  drawPicture,
  fileOf,
  formOf,
  headersOf,
  listFiles,
  MEBIBYTE,
  pdfFile,
  pdfOf,
  pictureFile,
  sendForm,
  upload,
} from '../../support/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-media-'));
let server: TestServer;
let origin: string;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
  origin = server.origin;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const member = async () => (await buildLoggedIn(origin, server.database.db)).client;
const read = async (address: string | undefined) => {
  const response = await fetch(`${origin}${address}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('uploadMedia', () => {
  it('stores a picture in three widths as WebP, with a blur placeholder, in order and with its alt text', async () => {
    const files = [await pictureFile('first.jpg', 3000, 2000), await pictureFile('second.jpg', 1000, 500)];
    const { status, body } = await upload(origin, await member(), { files, alts: ['Seedlings', ''] });
    expect(status).toBe(200);
    const [first, second] = body.data.media;
    expect(first).toMatchObject({
      kind: 'picture',
      width: 1920,
      height: 1280,
      alt: 'Seedlings',
      fileName: 'first.jpg',
    });
    expect(first?.widths.map(({ width }) => width)).toEqual([480, 960, 1920]);
    expect(first?.url).toBe(first?.widths.at(-1)?.url);
    expect(first?.blurDataUrl).toMatch(/^data:image\/webp;base64,/);
    expect(second).toMatchObject({ width: 1000, height: 500, alt: null, fileName: 'second.jpg' });
    expect(second?.widths.map(({ width }) => width)).toEqual([480, 960, 1000]);
    for (const { width, url } of first?.widths ?? []) {
      const { response, bytes } = await read(url);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('accepts JPEG, PNG, WebP, AVIF and PDF, whatever their names', async () => {
    const drawing = drawPicture(300, 200);
    const files = [
      fileOf('a.pdf', await drawing.clone().jpeg().toBuffer()),
      fileOf('b.exe', await drawing.clone().png().toBuffer()),
      fileOf('c', await drawing.clone().webp().toBuffer()),
      fileOf('d.jpg', await drawing.clone().avif().toBuffer()),
      pdfFile('e.png'),
    ];
    const { status, body } = await upload(origin, await member(), { files });
    expect(status).toBe(200);
    expect(body.data.media.map(({ kind }) => kind)).toEqual(['picture', 'picture', 'picture', 'picture', 'document']);
    expect(body.data.media.at(-1)).toMatchObject({ width: null, widths: [], blurDataUrl: null, fileName: 'e.png' });
  });

  it('strips camera metadata and applies the rotation', async () => {
    const secret = 'Taken at 14.7167 N by Amina';
    const photo = await drawPicture(640, 320)
      .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: '14/1 43/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { body } = await upload(origin, await member(), { files: [fileOf('photo.jpg', photo)] });
    expect(body.data.media[0]).toMatchObject({ width: 320, height: 640 });
    const { bytes } = await read(body.data.media[0]?.url);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('xmp');
    expect(metadata).not.toHaveProperty('icc');
    expect(bytes.includes(secret)).toBe(false);
  });

  it('accepts several files from the generated client', async () => {
    const client = await member();
    const api = createApiClient({ baseUrl: `${origin}/api`, headers: await headersOf(client) });
    const files = [await pictureFile('one.jpg'), await pictureFile('two.jpg'), pdfFile('three.pdf')];
    const { data } = await uploadMedia({ client: api, body: { files, alts: ['One', 'Two', 'Three'] } });
    expect(data.data.media.map(({ fileName, alt }) => [fileName, alt])).toEqual([
      ['one.jpg', 'One'],
      ['two.jpg', 'Two'],
      ['three.pdf', 'Three'],
    ]);
  });

  it('keeps a name in any script, without line breaks or path separators', async () => {
    const named = await upload(origin, await member(), { files: [pdfFile('../../état ‮日本 nåme.pdf')] });
    expect(named.body.data.media[0]?.fileName).toBe('état 日本 nåme.pdf');
  });

  it.each([
    ['an SVG', fileOf('drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'))],
    ['a GIF', fileOf('dance.gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'))],
    [
      'a page that calls itself a picture',
      fileOf('picture.jpg', Buffer.from('<html><script>alert(1)</script></html>')),
    ],
    ['a page with a PDF behind it', fileOf('both.pdf', Buffer.from('<html></html>%PDF-1.7'))],
    ['an empty file', fileOf('empty.png', Buffer.alloc(0))],
  ])('refuses %s with 415 and names the file', async (_what, file) => {
    const files = [await pictureFile(), file];
    const { status, body } = await upload(origin, await member(), { files });
    expect(status).toBe(415);
    expect(body).toMatchObject({ code: 'media_type_unsupported', errors: [{ field: 'files.1' }] });
    expect(body.message).toContain(file.name);
  });

  it('refuses a corrupt or truncated picture with 422', async () => {
    const whole = await drawPicture(800, 600).jpeg().toBuffer();
    for (const content of [Buffer.concat([whole.subarray(0, 20), Buffer.alloc(500)]), whole.subarray(0, 3000)]) {
      const { status, body } = await upload(origin, await member(), { files: [fileOf('torn.jpg', content)] });
      expect(status).toBe(422);
      expect(body.errors?.[0]?.field).toBe('files.0');
    }
  });

  it.each([
    ['only begins as one', Buffer.from('%PDF-1.7\n<script>alert(1)</script>')],
    ['is cut off', pdfOf(4096).subarray(0, 4000)],
    ['has a page behind its end', Buffer.concat([pdfOf(4096), Buffer.from('<script>alert(1)</script>')])],
    ['ends with a place that holds no table', Buffer.from('%PDF-1.7\nnothing\nstartxref\n9\n%%EOF\n')],
    ['ends with a place behind its end', Buffer.from('%PDF-1.7\nstartxref\n9999999999\n%%EOF\n')],
  ])('refuses a PDF that %s with 422', async (_what, content) => {
    const { status, body } = await upload(origin, await member(), { files: [fileOf('plan.pdf', content)] });
    expect(status).toBe(422);
    const message = 'plan.pdf can’t be read as a PDF. Save a new copy and try again.';
    expect(body.errors).toEqual([{ field: 'files.0', message }]);
  });

  it('accepts PDFs as common programs write them', async () => {
    const written = writePdf('Working days', ['Saturdays at nine']);
    const { status } = await upload(origin, await member(), { files: [fileOf('days.pdf', written)] });
    expect(status).toBe(200);
  });

  it('refuses a pixel bomb before it is decoded', async () => {
    const bomb = await plainPng(15_000, 15_000);
    expect(await sharp(bomb).metadata()).toMatchObject({ format: 'png', width: 15_000, height: 15_000 });
    expect(bomb.length).toBeLessThan(MEBIBYTE);
    const client = await member();
    const before = process.cpuUsage();
    const { status, body } = await upload(origin, client, { files: [fileOf('bomb.png', bomb)] });
    // CPU time of this process, not wall time, so other work doesn't count.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000, 'milliseconds of work').toBeLessThan(1000);
    expect(status).toBe(422);
    expect(body.errors?.[0]?.message).toContain('megapixels');
  });

  it('refuses a small file that takes 650 MB to decode, and accepts the same picture with fewer pixels', async () => {
    const client = await member();
    const dear = await interlacedPng(8400, 8400);
    expect(dear.length).toBeLessThan(5 * MEBIBYTE);
    const { status, body } = await upload(origin, client, { files: [await pictureFile(), fileOf('dear.png', dear)] });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        field: 'files.1',
        message: 'dear.png takes too much memory to open. Save it as a JPEG, or make it smaller first.',
      },
    ]);
    const fair = await upload(origin, client, { files: [fileOf('fair.png', await interlacedPng(840, 840))] });
    expect(fair.body.data.media[0]).toMatchObject({ width: 840, height: 840 });
  });

  it('accepts a file of 10 MB and refuses one byte more with 413', async () => {
    const client = await member();
    const whole = await upload(origin, client, { files: [pdfFile('whole.pdf', 10 * MEBIBYTE)] });
    expect(whole.status).toBe(200);
    const { status, body } = await upload(origin, client, { files: [pdfFile('more.pdf', 10 * MEBIBYTE + 1)] });
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'payload_too_large', errors: [{ field: 'files.0' }] });
  });

  it('accepts ten files and refuses eleven with 422', async () => {
    const client = await member();
    const tiny = await pictureFile('tiny.jpg', 20, 20);
    expect((await upload(origin, client, { files: Array<File>(10).fill(tiny) })).body.data.media).toHaveLength(10);
    const { status, body } = await upload(origin, client, { files: Array<File>(11).fill(tiny) });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'files', message: 'Choose at most 10.' }]);
  });

  it.each([
    ['no file', [], 'files'],
    ['a text in place of a file', [['files', 'mangroves.jpg']], 'files'],
    [
      'a field that is not known',
      [
        ['files', pdfFile()],
        ['model', 'Impact'],
      ],
      'model',
    ],
    [
      'a file in another field',
      [
        ['files', pdfFile()],
        ['alts', pdfFile()],
      ],
      'alts',
    ],
    [
      'more texts than files',
      [
        ['files', pdfFile()],
        ['alts', 'One'],
        ['alts', 'Two'],
      ],
      'alts',
    ],
    [
      'a text that is too long',
      [
        ['files', pdfFile()],
        ['alts', 'x'.repeat(301)],
      ],
      'alts.0',
    ],
  ] as [string, [string, string | File][], string][])('refuses %s with 422', async (_what, fields, field) => {
    const form = new FormData();
    for (const [name, value] of fields) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value);
    }
    const { status, body } = await sendForm(origin, await member(), form);
    expect(status).toBe(422);
    expect(body.errors?.[0]?.field).toBe(field);
  });

  it('answers 415 for JSON, and for a form sent to a JSON call', async () => {
    const client = await member();
    expect((await client.put('/media/upload', { files: [] })).status).toBe(415);
    const response = await fetch(`${origin}/api/users`, {
      method: 'PUT',
      headers: await headersOf(client),
      body: formOf({ files: [pdfFile()] }),
    });
    expect(response.status).toBe(415);
  });

  it('answers 401 for a visitor and 403 without the anti-forgery header', async () => {
    const visitor = createClient(origin);
    expect((await upload(origin, visitor, { files: [pdfFile()] })).status).toBe(401);
    const client = await member();
    expect((await client.put('/media/upload', undefined, { withoutAntiForgery: true })).status).toBe(403);
  });

  it('leaves no temporary files behind, whether files were stored or refused', async () => {
    await expect.poll(() => listFiles(join(folder, 'media/incoming')), { timeout: 15_000 }).toEqual([]);
  });
});
