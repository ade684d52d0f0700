/** The community's own mark and picture for link previews, from the upload to what browsers and messengers read. */
import { hash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '#app/server/server.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { MIN_LINK_PICTURE, MIN_MARK_SIDE } from '#domains/settings/look-pictures.ts';
import type { CommunitySettingsPart, CommunitySettingsState, LookPicture } from '#generated/types.gen.ts';
import type { Answer } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { postgresOfTests, startSecondServer } from '../../support/second-server.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { drawPicture, fileOf, headersOf } from '../../support/uploads.ts';

const leafOf = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${colour}" d="M4 4h16v16H4z"/></svg>`;
const SOON = { timeout: 5_000, interval: 20 };

let server: TestServer;
let other: RunningServer | null = null;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;

beforeAll(async () => {
  server = await startTestServer();
  if (postgresOfTests) other = await startSecondServer(server);
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterEach(() => change(DEFAULTS));
afterAll(async () => {
  await other?.close();
  await server.close();
});

async function change(values: CommunitySettingsPart): Promise<Answer<CommunitySettingsState>> {
  const { revision } = dataOf(await admin.client.get<CommunitySettingsState>('/community-settings'));
  return admin.client.put<CommunitySettingsState>(`/community-settings?revision=${revision}`, values);
}

async function upload(use: string, content: string | Buffer, client = admin.client): Promise<Answer<LookPicture>> {
  const form = new FormData();
  form.append('use', use);
  form.append('file', fileOf('any-name', Buffer.from(content)));
  const headers = await headersOf(client);
  const response = await fetch(`${server.origin}/api/community-settings/pictures`, {
    method: 'POST',
    headers,
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const uploadSvg = async (colour = '#a00') => dataOf(await upload('mark', leafOf(colour)));
const read = (path: string, origin = server.origin) => fetch(origin + path, { redirect: 'manual' });
const readPage = async (origin = server.origin, path = '/') =>
  (await fetch(origin + path, { headers: { accept: 'text/html' } })).text();
const sizeOf = async (path: string) => {
  const { format, width, height } = await sharp(Buffer.from(await (await read(path)).arrayBuffer())).metadata();
  return { format, width, height };
};
const pixelOf = async (path: string, place: { left: number; top: number }) => {
  const picture = sharp(Buffer.from(await (await read(path)).arrayBuffer()));
  return [
    ...(await picture
      .ensureAlpha()
      .extract({ ...place, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
};

describe('uploadLookPicture', () => {
  it('stores an SVG as shapes alone, which no browser runs', async () => {
    const answer = await upload('mark', leafOf('#a00').replace('<path', '<title>Tide</title><path class="a"'));
    expect(answer.status).toBe(201);
    const { file, address, width, height } = dataOf(answer);
    expect(file).toMatch(/^[\w-]{22}\.svg$/);
    expect({ address, width, height }).toEqual({ address: `/look/${file}`, width: 512, height: 512 });
    const served = await read(address);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await served.text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="512" height="512">' +
        '<path fill="#a00" d="M4 4h16v16H4z"></path></svg>',
    );
  });

  it('stores the same picture once, and another one elsewhere', async () => {
    const [one, same, another] = [await uploadSvg(), await uploadSvg(), await uploadSvg('#0a0')];
    expect(same).toEqual(one);
    expect(another.file).not.toBe(one.file);
  });

  it('re-encodes a PNG, without what else is in the file', async () => {
    const png = await drawPicture(900, 600)
      .png()
      .withExif({ IFD0: { Copyright: 'SECRET' } })
      .toBuffer();
    const { file, address, width, height } = dataOf(await upload('mark', png));
    expect(file).toMatch(/\.png$/);
    expect({ width, height }).toEqual({ width: 512, height: 341 });
    const stored = Buffer.from(await (await read(address)).arrayBuffer());
    expect(stored.includes('SECRET')).toBe(false);
    expect(await sizeOf(`${address}/96.png`)).toEqual({ format: 'png', width: 96, height: 96 });
  });

  it('draws icons of a mark: clear ones, and ones on paper', async () => {
    const { address } = await uploadSvg();
    expect(await sizeOf(`${address}/32.png`)).toEqual({ format: 'png', width: 32, height: 32 });
    expect(await pixelOf(`${address}/32.png`, { left: 0, top: 0 })).toEqual([0, 0, 0, 0]);
    expect(await pixelOf(`${address}/180.png`, { left: 0, top: 0 })).toEqual([252, 250, 244, 255]);
    expect(await pixelOf(`${address}/maskable-512.png`, { left: 256, top: 256 })).toEqual([170, 0, 0, 255]);
    expect(await pixelOf(`${address}/maskable-512.png`, { left: 100, top: 256 })).toEqual([252, 250, 244, 255]);
    for (const path of [`${address}/33.png`, '/look/nothing.svg', `/look/${'a'.repeat(22)}.svg`]) {
      expect((await read(path)).status, path).toBe(404);
    }
  });

  it('crops a picture for link previews to their size', async () => {
    const picture = await drawPicture(2000, 2000).webp().toBuffer();
    const { file, address } = dataOf(await upload('linkPicture', picture));
    expect(file).toMatch(/\.jpg$/);
    expect(await sizeOf(address)).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect((await read(`${address}/96.png`)).status).toBe(404);
  });

  it.each<[string, string, () => Promise<string | Buffer> | string, number, RegExp]>([
    [
      'an SVG with a script',
      'mark',
      () => leafOf('#a00').replace('<path', '<script/><path'),
      422,
      /<script>.+outlines/,
    ],
    ['an SVG in which nothing is drawn', 'mark', () => leafOf('none'), 422, /Nothing can be seen/],
    [
      'a heavy SVG',
      'mark',
      () => leafOf('#a00').replace('</svg>', `<!--${'a'.repeat(103_000)}--></svg>`),
      422,
      /100 kB/,
    ],
    [
      'a small PNG',
      'mark',
      () =>
        drawPicture(MIN_MARK_SIDE - 1, 50)
          .png()
          .toBuffer(),
      422,
      /192 pixels/,
    ],
    ['a ribbon', 'mark', () => drawPicture(900, 100).png().toBuffer(), 422, /4 times/],
    ['a JPEG as a mark', 'mark', () => drawPicture(300, 300).jpeg().toBuffer(), 415, /SVG or a PNG/],
    ['a text', 'mark', () => 'a mark', 415, /SVG or a PNG/],
    ['half a PNG', 'mark', async () => (await drawPicture(300, 300).png().toBuffer()).subarray(0, 300), 422, /./],
    ['an SVG for link previews', 'linkPicture', () => leafOf('#a00'), 415, /JPEG, PNG or WebP/],
    ['a PDF', 'linkPicture', () => '%PDF-1.7 ', 415, /JPEG, PNG or WebP/],
    [
      'a small picture',
      'linkPicture',
      () =>
        drawPicture(MIN_LINK_PICTURE.width, MIN_LINK_PICTURE.height - 1)
          .png()
          .toBuffer(),
      422,
      /600 × 315/,
    ],
  ])('refuses %s, naming the file and what to do', async (_, use, make, status, message) => {
    expect(await upload(use, await make())).toMatchObject({
      status,
      body: { errors: [{ field: 'file', message: expect.stringMatching(message) }] },
    });
  });

  it('is for admins alone', async () => {
    const judge = await buildLoggedIn(server.origin, server.database.db, { role: 'Judge' });
    expect((await upload('mark', leafOf('#a00'), judge.client)).status).toBe(403);
  });

  it('deletes a day later what no setting has, and what none can be undone to', async () => {
    const [first, second, third, unused] = [
      await uploadSvg('#001'),
      await uploadSvg('#002'),
      await uploadSvg('#003'),
      await uploadSvg('#004'),
    ];
    for (const { file } of [first, second, third]) await change({ mark: { light: file, dark: null } });
    await server.database.run("update look_pictures set uploaded_at = now() - interval '25 hours'");
    await uploadSvg('#005');
    const statuses = await Promise.all(
      [first, second, third, unused].map(
        async ({ address }) => (await fetch(`${server.origin}${address}/32.png`)).status,
      ),
    );
    expect(statuses).toEqual([404, 200, 200, 404]);
    const { status } = await change({ mark: { light: second.file, dark: third.file } });
    expect(status).toBe(200);
  });
});

describe('a mark', () => {
  it('is in every page, in tabs and on home screens, in every process within a second', async () => {
    const [light, dark] = [await uploadSvg('#a00'), await uploadSvg('#faa')];
    expect((await change({ mark: { light: light.file, dark: dark.file } })).status).toBe(200);
    for (const origin of [server.origin, ...(other ? [other.origin] : [])]) {
      await expect
        .poll(() => readPage(origin), SOON)
        .toContain(`[&quot;${light.address}&quot;,&quot;${dark.address}&quot;]`);
      const page = await readPage(origin, '/auth/login');
      expect(page).toContain(
        `<link rel="icon" href="${dark.address}" type="image/svg+xml" media="(prefers-color-scheme: dark)" />`,
      );
      expect(page).toContain(`<link rel="apple-touch-icon" href="${light.address}/180.png" />`);
      expect(page).not.toContain('/favicon.svg');
      const [, style = ''] = /<style>(\.mark[^<]+)<\/style>/.exec(page) ?? [];
      const policy = (await read('/', origin)).headers.get('content-security-policy');
      expect(policy).toContain(`'sha256-${hash('sha256', style, 'base64')}'`);
      const { icons } = await (await read('/manifest.webmanifest', origin)).json();
      expect(icons.map(({ src }: { src: string }) => src)).toEqual([
        light.address,
        `${light.address}/192.png`,
        `${light.address}/512.png`,
        `${light.address}/maskable-512.png`,
      ]);
      for (const [file, own] of [
        ['favicon.svg', light.address],
        ['icon-192.png', `${light.address}/192.png`],
      ]) {
        const answer = await read(`/${file}`, origin);
        expect([answer.status, answer.headers.get('location')]).toEqual([302, own]);
      }
    }
    await change({ mark: null });
    expect(await readPage()).toContain('<link rel="icon" href="/favicon.svg"');
    expect((await read('/favicon.svg')).status).toBe(200);
  });

  it('is a small picture where it is a PNG', async () => {
    const { file, address } = dataOf(await upload('mark', await drawPicture(400, 400).png().toBuffer()));
    await change({ mark: { light: file, dark: null } });
    const page = await readPage();
    expect(page).toContain(`[&quot;${address}/96.png&quot;]`);
    expect(page).toContain(`<link rel="icon" href="${address}/32.png" type="image/png" sizes="32x32" />`);
  });

  it('is refused if it isn’t stored', async () => {
    const missing = `${'a'.repeat(22)}.svg`;
    const { file } = await uploadSvg();
    for (const values of [{ mark: { light: missing, dark: null } }, { mark: { light: file, dark: missing } }]) {
      expect(await change(values)).toMatchObject({ status: 422, body: { errors: [{ field: 'mark' }] } });
    }
    expect(await change({ linkPicture: `${'a'.repeat(22)}.jpg` })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'linkPicture', message: expect.stringMatching(/Upload it again/) }] },
    });
  });
});

describe('a picture for link previews', () => {
  it('is that of pages that have none of their own', async () => {
    const { file, address } = dataOf(await upload('linkPicture', await drawPicture(1200, 630).jpeg().toBuffer()));
    await change({ linkPicture: file });
    const pictureOf = async (path: string) =>
      /og:image" content="([^"]+)"/.exec(await readPage(server.origin, path))?.[1];
    for (const path of ['/', '/impacts', '/terms']) {
      expect(new URL((await pictureOf(path)) ?? '').pathname, path).toBe(address);
    }
    expect(new URL((await pictureOf('/sdg/climate-action')) ?? '').pathname).toBe('/previews/sdg/climate-action.jpg');
    await change({ linkPicture: null });
    expect(new URL((await pictureOf('/')) ?? '').pathname).toBe('/previews/home.jpg');
  });
});
