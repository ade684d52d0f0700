import type { FlowPicture } from '#platform/shared/flow-picture.ts';
import { drawState } from '../drawing/plain-drawing.ts';
import type { DrawnFlow } from '../drawn-flows.ts';
import { languagesOf, pictureOf, type Slide, widthsOf } from './slides.ts';
import type { InlinePicture, InlineSlide } from './slides-html.ts';

/** @param read gives the `data:` address of a picture's file. */
export async function inlineSlides(
  { chart, layout }: Pick<DrawnFlow, 'chart' | 'layout'>,
  slides: readonly Slide[],
  { pictures, read }: { pictures: readonly FlowPicture[]; read: (file: string) => Promise<string> },
): Promise<InlineSlide[]> {
  const looks = languagesOf(pictures).flatMap((language) => widthsOf(pictures).map((width) => ({ language, width })));
  const inline = async (slide: Slide): Promise<InlinePicture[]> => {
    const shown = looks.flatMap((look) => pictureOf(pictures, slide, look) ?? []);
    return Promise.all(shown.map(async ({ width, language, file }) => ({ width, language, source: await read(file) })));
  };
  return Promise.all(
    slides.map(async (slide) => ({
      ...slide,
      pictures: await inline(slide),
      drawing: drawState(chart, layout, slide.state),
    })),
  );
}
