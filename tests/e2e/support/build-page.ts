import { buildPageIfOutOfDate } from '../../../src/app/build/build-page.ts';

export default async function buildPage(): Promise<void> {
  await buildPageIfOutOfDate();
}
