/** Takes a planned walk on the page and checks the page after each step. */
import { test as base, type TestType } from '@playwright/test';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { type FlowMap, PASSED_THROUGH } from './flow-map.ts';
import { arePicturesTaken, isPictured, takePictures } from './pictures/take-pictures.ts';
import { planViews, planWalks, takenBy, type Walk } from './plan.ts';
import { COVERAGE_NOTE } from './run-report.ts';
import type { Stage } from './stage.ts';

/** Timeout for opening a page and for each step on a busy machine. */
const START_MS = 90_000;
const STEP_MS = 120_000;

/** Daily runs only take a machine's first and longest walk; complete.test.ts checks that the others are planned. */
const IS_FULL = process.env['FULL'] === '1';

/** @param options.isWalkedElsewhere true if a daily browser test takes the same steps, so these are for `--full`. */
export function testWalks<World>(
  test: TestType<{ stage: Stage }, object>,
  map: FlowMap<Stage, World>,
  { isWalkedElsewhere = false } = {},
): void {
  if (arePicturesTaken()) {
    testViews(test, map);
    return;
  }
  const walks = planWalks(map);
  const everyDay = isWalkedElsewhere ? 0 : 1;
  for (const walk of IS_FULL ? walks : walks.slice(0, everyDay)) {
    test(walk.title, async ({ stage }, { annotations }) => {
      test.setTimeout(START_MS + walk.steps.length * STEP_MS);
      await takeWalk(map, walk, stage);
      annotations.push({ type: COVERAGE_NOTE, description: JSON.stringify([map.machine.id, ...takenBy(walk)]) });
    });
  }
}

/** Takes pictures of every state instead of covering every transition. */
function testViews<World>(test: TestType<{ stage: Stage }, object>, map: FlowMap<Stage, World>): void {
  if (!isPictured(map.machine.id)) return;
  for (const walk of planViews(map)) {
    test(walk.title, async ({ stage }) => {
      test.setTimeout(START_MS + walk.steps.length * STEP_MS);
      await takeWalk(map, walk, stage, (state, event) =>
        takePictures(stage.shown(), { machine: map.machine.id, state, event, language: SOURCE_LANGUAGE }),
      );
    });
  }
}

/** @param view is called when the page shows a state, with the event that led to it: empty at the start. */
export async function takeWalk<World>(
  map: FlowMap<Stage, World>,
  walk: Walk,
  stage: Stage,
  view?: (state: string, event: string) => Promise<void>,
): Promise<void> {
  const start = map.starts[walk.start];
  if (!start) throw new Error('The walk starts nowhere');
  const world = await base.step(`starts ${start.says}`, () => start.open(stage), { timeout: START_MS });
  await look(map, walk.leaf, world);
  await view?.(walk.leaf, '');
  for (const [index, { step: number, leaf }] of walk.steps.entries()) {
    const step = map.steps[number];
    if (!step) throw new Error('The walk takes a step that is not in the map');
    const work = async () => {
      await map.steps[walk.steps[index + 1]?.step ?? -1]?.given?.(world);
      await step.take(world);
      await look(map, leaf, world);
      await step.shows?.(world);
      await view?.(leaf, step.event.type);
    };
    await base.step(`${step.says} → ${leaf}`, work, { timeout: STEP_MS });
  }
}

async function look<Stage, World>({ states }: FlowMap<Stage, World>, leaf: string, world: World): Promise<void> {
  const sight = states[leaf];
  if (!sight || sight === PASSED_THROUGH) throw new Error(`The map does not say how ${leaf} is seen`);
  await sight(world);
}
