/** Every drawing of the demo community can be drawn, has alt text, and differs from the others. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawBust } from '#demo/drawing/bust.ts';
import { drawScene } from '#demo/drawing/draw-scene.ts';
import { LANDS, SEASONS } from '#demo/drawing/lands.ts';
import { SCENES, type SceneKind } from '#demo/drawing/scene-kinds.ts';
import { SHAPES } from '#demo/drawing/stage.ts';
import { createRandom } from '#demo/random.ts';
import { renderPicture } from '#demo/render-picture.ts';

const kinds = Object.keys(SCENES) as SceneKind[];
const plain = { land: 'savanna', season: 'bright', shape: 'landscape', seed: 3 } as const;

describe('the scenes of the demo community', () => {
  it('exist for every kind, country and season, the same for the same plan', () => {
    for (const kind of kinds) {
      const { views } = SCENES[kind];
      for (const [index, land] of LANDS.entries()) {
        for (const season of SEASONS) {
          const plan = { ...plain, kind, land, season, view: views[index % views.length] ?? 'middle' };
          const { svg } = drawScene(plan);
          expect(svg, `${kind} ${land} ${season}`).not.toMatch(/NaN|undefined|null|Infinity/);
          expect(drawScene(plan).svg).toBe(svg);
        }
      }
    }
  });

  it('differ between kinds, in picture and description', () => {
    const drawn = kinds.map((kind) => drawScene({ ...plain, kind, view: 'middle' }));
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(kinds.length);
    expect(new Set(drawn.map(({ alt }) => alt)).size).toBe(kinds.length);
    for (const { alt } of drawn) expect(alt).toMatch(/^Drawing of [a-z]/);
  });

  it('say as many people as they show where it depends on the view', () => {
    const people = ({ svg }: { svg: string }) => svg.split('fill="#1c1716"').length / 2;
    for (const view of SCENES.planting.views) {
      const drawn = drawScene({ ...plain, kind: 'planting', view });
      const told = { near: 'three', middle: 'four', far: 'six' }[view];
      expect(drawn.alt).toContain(`${told} people`);
      expect(Math.floor(people(drawn))).toBe({ near: 3, middle: 4, far: 6 }[view]);
    }
  });

  it.each(Object.entries(SHAPES))('become a %s picture of the right size', async (shape, size) => {
    const { svg } = drawScene({ ...plain, kind: 'harvest', view: 'middle', shape: shape as keyof typeof SHAPES });
    const { files } = await renderPicture(svg, [96]);
    expect(await sharp(files.at(-1)?.content).metadata()).toMatchObject(size);
    expect(files.map(({ width }) => width)).toEqual([96, size.width]);
    for (const { width, content } of files) {
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width });
      const { channels } = await sharp(content).stats();
      expect(channels.some(({ stdev }) => stdev > 10)).toBe(true);
    }
  });
});

describe('the portraits of the demo community', () => {
  it('differ between people, with the same face for the same person', () => {
    const portraits = LANDS.flatMap((land, at) =>
      Array.from({ length: 30 }, (_, seed) =>
        drawBust(createRandom(at * 100 + seed), { land, isWoman: seed % 2 === 0 }),
      ),
    );
    for (const svg of portraits) expect(svg).not.toMatch(/NaN|undefined|null/);
    expect(new Set(portraits).size).toBe(portraits.length);
    expect(drawBust(createRandom(4), { land: 'east', isWoman: true })).toBe(
      drawBust(createRandom(4), { land: 'east', isWoman: true }),
    );
  });
});
