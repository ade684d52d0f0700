/** The index of the demo community's drawings describes its files, which are small and as varied as the lists need. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ACTIVITIES } from '#demo/impacts/activities.ts';
import { LANDS, type Season } from '#demo/impacts/lands.ts';
import { type Drawing, portraitsOf, scenesOf } from '#demo/media/drawings.ts';
import index from '#demo/pictures/index.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, '../../src/demo/pictures');
const MAX_BYTES = 6_000_000;
const SEASONS = ['bright', 'late', 'cold'] as const;
const kinds = new Set(index.scenes.map(({ kind }) => kind));
const drawings: Drawing[] = [...index.scenes, ...index.portraits];

describe('the drawings of the demo community', () => {
  it('are exactly the files in their folder, at most 6 MB together', () => {
    const inFolder = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.webp'),
    );
    const indexed = drawings.flatMap(({ files }) => files.map(({ path }) => path));
    expect(indexed.toSorted()).toEqual(inFolder.map((path) => path.replaceAll('\\', '/')).toSorted());
    expect(drawings.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_BYTES);
  });

  it('have the widths, sizes and previews that the index gives', async () => {
    for (const { files, width, height, bytes, blurDataUrl } of drawings) {
      const contents = files.map(({ path }) => readFileSync(join(FOLDER, path)));
      expect(contents.reduce((sum, { length }) => sum + length, 0)).toBe(bytes);
      for (const [at, content] of contents.entries()) {
        const size = await sharp(content).metadata();
        expect(size, files[at]?.path).toMatchObject({ format: 'webp', width: files[at]?.width });
        expect(size.height / size.width).toBeCloseTo(height / width, 2);
      }
      expect(files.at(-1)?.width).toBe(width);
      expect(blurDataUrl).toMatch(/^data:image\/webp;base64,\w/);
    }
  });

  it('differ from each other, and are described in words', () => {
    const contents = drawings.flatMap(({ files }) =>
      files.map(({ path }) => readFileSync(join(FOLDER, path), 'base64')),
    );
    expect(new Set(contents).size).toBe(contents.length);
    for (const { alt } of index.scenes) expect(alt).toMatch(/^Drawing of [a-z]/);
  });

  it('show every activity in every land and season, with snow only in winter', () => {
    for (const kind of new Set([...ACTIVITIES.map(({ scene }) => scene), 'riverbank', 'weatherClass'])) {
      for (const land of LANDS) {
        for (const season of SEASONS) {
          const scenes = scenesOf({ kind, land, season });
          for (const scene of scenes) expect(scene.kind).toBe(kind);
          expect([land, 'south'], `${kind} ${land}`).toContain(scenes[0].land);
          expect(season !== 'cold' && scenes.some((scene) => scene.season === 'cold')).toBe(false);
        }
      }
    }
  });

  it('are of the season where there is one of it, and of another land rather than none', () => {
    const seasonOf = (season: Season) => scenesOf({ kind: 'street', land: 'temperate', season })[0].season;
    expect(SEASONS.map(seasonOf)).toEqual(SEASONS);
    expect(scenesOf({ kind: 'garden', land: 'temperate', season: 'cold' })[0].season).toBe('late');
    expect(scenesOf({ kind: 'reading', land: 'highlands', season: 'bright' })[0].land).toBe('south');
    expect(kinds).toContain('welcome');
    expect(scenesOf({ kind: 'welcome', land: 'east', season: 'bright' })[0].kind).toBe('welcome');
    expect(() => scenesOf({ kind: 'skiing', land: 'east', season: 'cold' })).toThrow('No drawing shows skiing');
  });

  it('include portraits of women and men of every land', () => {
    for (const land of LANDS) {
      for (const isWoman of [true, false]) expect(portraitsOf({ land, isWoman }).length).toBeGreaterThan(1);
    }
  });
});
