/** Takes pictures of a state's screen during a walk, for the slides of the inspector. */
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { FLOW_PICTURES, type FlowPicture } from '#platform/shared/flow-picture.ts';
import { atRest } from '../../e2e/support/at-rest.ts';

export const PICTURES = join(import.meta.dirname, '../../..', FLOW_PICTURES.folder);

/** `1` if browser tests take pictures. */
export const PICTURES_VARIABLE = 'FLOW_PICTURES';

/** The ids of the machines whose pictures are taken; empty for all. */
export const MACHINES_VARIABLE = 'FLOW_PICTURES_OF';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const QUALITY = 82;

/** Skeletons, which stay if the state is that something loads. */
const WAITS = 'main .animate-breathe';
const LOADING_MS = 3_000;
const TICK_MS = 100;

/** False if walks cover transitions, as usual. */
export const arePicturesTaken = (): boolean => process.env[PICTURES_VARIABLE] === '1';

export function isPictured(machine: string): boolean {
  const chosen = process.env[MACHINES_VARIABLE] ?? '';
  return chosen === '' || chosen.split(',').includes(machine);
}

/** The page keeps its size. */
export async function takePictures(page: Page, shown: Omit<FlowPicture, 'width' | 'file'>): Promise<void> {
  const before = page.viewportSize();
  await untilLoaded(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await atRest(() => page.evaluate(() => [innerWidth, document.documentElement.scrollHeight]));
    const { machine, state, event, language } = shown;
    const file = `${machine}/${language}/${state}~${event || 'start'}.${size.width}.jpg`;
    await mkdir(dirname(join(PICTURES, file)), { recursive: true });
    await page.screenshot({ path: join(PICTURES, file), type: 'jpeg', quality: QUALITY, animations: 'disabled' });
    const picture: FlowPicture = { ...shown, width: size.width, file };
    await appendFile(join(PICTURES, FLOW_PICTURES.index), `${JSON.stringify(picture)}\n`);
  }
  if (before) await page.setViewportSize(before);
}

async function untilLoaded(page: Page): Promise<void> {
  const end = Date.now() + LOADING_MS;
  while (Date.now() < end && (await page.locator(WAITS).count()) > 0) await wait(TICK_MS);
}
