/**
 * `npm run flows -- --slides login.editing..login.unverified` writes the shortest walk from one state to the other as a
 * slide show in one HTML file, in `test-results/flow-slides`, with the pictures that `--pictures` took. Without the
 * first state, the walk begins where the machine does.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FLOWS } from '#inspector/drawn-flows.ts';
import { findWalk } from '#inspector/simulate/find-walk.ts';
import { walk } from '#inspector/simulate/walk.ts';
import { inlineSlides } from '#inspector/slides/inline-slides.ts';
import { slidesOf } from '#inspector/slides/slides.ts';
import { slidesHtml } from '#inspector/slides/slides-html.ts';
import { FLOW_PICTURES, readFlowPictures } from '#platform/shared/flow-picture.ts';
import { PICTURES } from './take-pictures.ts';

const SLIDES = join(import.meta.dirname, '../../../test-results/flow-slides');

const { argv } = process;
await write(argv[argv.indexOf('--slides') + 1] ?? '');

async function write(asked: string): Promise<void> {
  const [from = '', to = ''] = asked.split('..');
  const flow = FLOWS.find(({ chart }) => chart.states.has(to) && (from === '' || chart.states.has(from)));
  if (!flow)
    return fail('Name two states of a machine, such as: npm run flows -- --slides login.editing..login.unverified');
  const before = from === '' ? undefined : findWalk(flow, from);
  const steps = before === null ? null : findWalk(flow, to, before);
  if (steps === null) return fail(`No walk leads from ${from || 'the beginning'} to ${to}.`);
  const { places } = walk(flow.definition, flow.chart, steps);
  const slides = slidesOf(flow, places.slice(before ? before.length - 1 : 0));
  const index = join(PICTURES, FLOW_PICTURES.index);
  const all = existsSync(index) ? readFlowPictures(readFileSync(index, 'utf8')) : [];
  const pictures = all.filter(({ machine }) => machine === flow.id);
  if (pictures.length === 0)
    process.stderr.write(`${flow.name} has no pictures: npm run flows -- --pictures takes them.\n`);
  const read = async (file: string) => `data:image/jpeg;base64,${await readFile(join(PICTURES, file), 'base64')}`;
  mkdirSync(SLIDES, { recursive: true });
  const file = join(SLIDES, `${from || flow.id}..${to}.html`);
  writeFileSync(file, slidesHtml(flow.name, await inlineSlides(flow, slides, { pictures, read })));
  process.stdout.write(`${slides.length} slides are in ${file}.\n`);
}

function fail(why: string): void {
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
