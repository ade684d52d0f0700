import { type ReactNode, type TouchEvent, useEffect, useMemo, useState } from 'react';
import { ownNameOf } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import type { FlowPicture } from '#platform/shared/flow-picture.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ChoiceBar } from '#ui/buttons/choice-bar.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { isTypedInto } from '#ui/keys/is-typed-into.ts';
import { readingSign, stepOfArrow } from '#ui/text/direction.ts';
import { isShownOnPage } from '../coverage.ts';
import { ChartView } from '../drawing/chart-view.tsx';
import type { DrawnFlow } from '../drawn-flows.ts';
import type { WalkPlace } from '../simulate/walk.ts';
import { addressOfPicture, readPicture, useFlowPictures } from './flow-pictures.ts';
import { inlineSlides } from './inline-slides.ts';
import { languagesOf, pictureOf, type Slide, SWIPE_PX, slidesOf, usualWidth, widthsOf } from './slides.ts';
import { sayMissing, sayWidth, slidesHtml } from './slides-html.ts';

const COMMAND = 'npm run flows -- --pictures';

interface SlideShowProps {
  flow: DrawnFlow;
  places: readonly WalkPlace[];
  onClose: () => void;
}

/** A walk as slides of the real screens; a state without a picture is shown on the chart. */
export function SlideShow({ flow, places, onClose }: SlideShowProps) {
  const slides = useMemo(() => slidesOf(flow, places), [flow, places]);
  const read = useFlowPictures(flow.id);
  const pictures = read === null || read === 'failed' ? [] : read;
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<Partial<Pick<FlowPicture, 'width' | 'language'>>>({});
  const slide = slides[at];
  const go = (by: number) => setAt((now) => Math.min(Math.max(now + by, 0), slides.length - 1));
  useArrowKeys(go);
  const swipe = useSwipe(go);
  if (!slide) return null;

  const widths = widthsOf(pictures);
  const languages = languagesOf(pictures);
  const width = chosen.width ?? usualWidth(widths, innerWidth);
  const own = say('language.code');
  const language = chosen.language ?? (languages.includes(own) ? own : (languages[0] ?? own));
  const picture = pictureOf(pictures, slide, { width, language });
  return (
    <Dialog
      isOpen
      size="full"
      onClose={onClose}
      title={flow.name}
      actions={<Steps at={at} count={slides.length} onGo={go} />}
    >
      <div className="flex flex-wrap items-center gap-3">
        {widths.length > 1 && (
          <ChoiceBar
            name="slide-size"
            label={say('inspector.slideShow.size')}
            choices={widths.map((one) => ({ value: String(one), label: sayWidth(one) }))}
            value={String(width)}
            onChoose={(value) => setChosen({ ...chosen, width: Number(value) })}
          />
        )}
        {languages.length > 1 && (
          <ChoiceBar
            name="slide-language"
            label={say('inspector.slideShow.language')}
            choices={languages.map((one) => ({ value: one, label: ownNameOf(one) }))}
            value={language}
            onChoose={(value) => setChosen({ ...chosen, language: value })}
          />
        )}
        {read !== null && read !== 'failed' && <ExportSlides flow={flow} slides={slides} pictures={read} />}
      </div>
      <Missing of={read} flow={flow} />
      <div {...swipe} className="mt-5 grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div aria-live="polite">
          <p className="text-sm text-muted">
            {say('inspector.slideShow.place', { turn: at + 1, count: slides.length })}
          </p>
          <p className="mt-3 text-sm font-semibold text-accent-ink">{slide.because}</p>
          <h3 className="text-xl">{slide.name}</h3>
          <p className="mt-1">{slide.description}</p>
          {read !== null && picture === null && <p className="mt-3 text-sm text-muted">{sayMissing(slide)}</p>}
        </div>
        {picture ? (
          <img
            key={picture.file}
            src={addressOfPicture(picture.file)}
            alt={say('inspector.slideShow.picture', { state: slide.name })}
            className="mx-auto max-h-[62dvh] max-w-full border border-line object-contain"
          />
        ) : (
          <div className="h-[50dvh] border border-line lg:h-[62dvh]">
            {read !== null && <Place flow={flow} slide={slide} />}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Where the slide is on the chart. */
function Place({ flow, slide }: { flow: DrawnFlow; slide: Slide }) {
  const lit = useMemo(() => new Set([slide.state]), [slide.state]);
  return <ChartView flow={flow} active={lit} selected={null} marked={null} onSelect={() => undefined} />;
}

/** Why there are no pictures, and how to take them. */
function Missing({ of, flow }: { of: ReturnType<typeof useFlowPictures>; flow: DrawnFlow }): ReactNode {
  if (of === 'failed')
    return (
      <div className="mt-4">
        <Notice tone="warning" isLive>
          {say('inspector.slideShow.failed')}
        </Notice>
      </div>
    );
  if (of === null || of.length > 0) return null;
  if (!isShownOnPage(flow.chart)) return <p className="mt-4 text-muted">{say('inspector.slideShow.notOnPage')}</p>;
  return (
    <p className="mt-4 text-muted">
      {say('inspector.slideShow.noPictures')}{' '}
      <code dir="ltr">
        {COMMAND} {flow.id}
      </code>
    </p>
  );
}

function Steps({ at, count, onGo }: { at: number; count: number; onGo: (by: number) => void }) {
  return (
    <div className="flex w-full items-center gap-4">
      <Button variant="secondary" off={at === 0} onClick={() => onGo(-1)}>
        {say('inspector.slideShow.previous')}
      </Button>
      <progress
        max={count}
        value={at + 1}
        aria-label={say('inspector.slideShow.progress')}
        className="h-1.5 min-w-0 flex-1 appearance-none bg-sunken [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-action"
      />
      <Button off={at === count - 1} onClick={() => onGo(1)}>
        {say('inspector.slideShow.next')}
      </Button>
    </div>
  );
}

interface ExportSlidesProps {
  flow: DrawnFlow;
  slides: readonly Slide[];
  pictures: readonly FlowPicture[];
}

function ExportSlides({ flow, slides, pictures }: ExportSlidesProps) {
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const save = async () => {
    const inlined = await inlineSlides(flow, slides, { pictures, read: readPicture });
    saveFile(new Blob([slidesHtml(flow.name, inlined)], { type: 'text/html' }), `${flow.id}-slides.html`);
  };
  const press = () => {
    setState('working');
    save().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button variant="secondary" size="sm" pending={state === 'working'} onClick={press}>
        {say('inspector.slideShow.export')}
      </Button>
      <span role="status" className="text-sm text-muted">
        {state === 'failed' && say('inspector.slideShow.failed')}
      </span>
    </>
  );
}

function useArrowKeys(go: (by: number) => void): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      // They choose among radio buttons, and move a chart that has the focus.
      const isOther = target instanceof Element && target.matches('[type="radio"], svg, svg *');
      if (isOther || isTypedInto(target)) return;
      const step = stepOfArrow(key);
      if (step !== 0) go(step);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function useSwipe(go: (by: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      // A finger moves the chart.
      const isOnChart = target instanceof Element && target.closest('[data-chart]') !== null;
      setFrom(isOnChart || touches.length > 1 ? null : (touches[0]?.clientX ?? null));
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const way = from === null ? 0 : (changedTouches[0]?.clientX ?? from) - from;
      if (Math.abs(way) >= SWIPE_PX) go(-Math.sign(way) * readingSign());
    },
  };
}
