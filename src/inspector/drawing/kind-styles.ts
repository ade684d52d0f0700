/** The look of each kind of transition: colour, and dashes for people who can't tell the colours apart. */
import { say } from '#languages/say.ts';
import type { ChartLine } from '../layout/lines.ts';

interface KindLook {
  /** What the kind means, for the legend. */
  says: string;
  stroke: string;
  fill: string;
  text: string;
  dash: string | undefined;
  width: number;
}

export const KIND_STYLES: Record<Exclude<ChartLine['kind'], 'initial'>, KindLook> = {
  event: {
    says: say('inspector.kindStyles.somethingHappens'),
    stroke: 'stroke-ink',
    fill: 'fill-ink',
    text: 'fill-ink',
    dash: undefined,
    width: 1.5,
  },
  done: {
    says: say('inspector.kindStyles.callSucceeded'),
    stroke: 'stroke-action',
    fill: 'fill-action',
    text: 'fill-action-ink',
    dash: undefined,
    width: 2.25,
  },
  error: {
    says: say('inspector.kindStyles.callFailed'),
    stroke: 'stroke-danger',
    fill: 'fill-danger',
    text: 'fill-danger-ink',
    dash: '7 4',
    width: 1.75,
  },
  delay: {
    says: say('inspector.kindStyles.timePassed'),
    stroke: 'stroke-accent-ink',
    fill: 'fill-accent-ink',
    text: 'fill-accent-ink',
    dash: '10 3 2 3',
    width: 1.75,
  },
  always: {
    says: say('inspector.kindStyles.immediately'),
    stroke: 'stroke-muted',
    fill: 'fill-muted',
    text: 'fill-muted',
    dash: '2 4',
    width: 1.75,
  },
};

const INITIAL: KindLook = { ...KIND_STYLES.event, says: say('inspector.kindStyles.initialState') };

export const lookOf = (kind: ChartLine['kind']): KindLook => (kind === 'initial' ? INITIAL : KIND_STYLES[kind]);
