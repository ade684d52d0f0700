/** What the drawing shows of how often everything happened, or of what has changed. */
import type { ChartLine } from '../layout/lines.ts';

export interface PillNumber {
  text: string;
  /** Stands out: what has moved, and isn't chance. */
  isStrong: boolean;
  /** Of what has changed between two versions. */
  tone?: 'added' | 'gone' | 'changed';
}

interface ArrowNumber extends PillNumber {
  /** Of all who left the state that the arrow comes from. */
  share: number;
}

export interface StateNumber extends PillNumber {
  /** Of all who stopped anywhere. */
  share: number;
}

export interface NumberLayer {
  /** By the transition's id. */
  arrows: ReadonlyMap<string, ArrowNumber>;
  /** By the state's id. */
  states: ReadonlyMap<string, StateNumber>;
}

/** A line stands for all its transitions. */
export const shareOfLine = ({ transitions }: ChartLine, { arrows }: NumberLayer): number =>
  Math.min(
    1,
    transitions.reduce((sum, { id }) => sum + (arrows.get(id)?.share ?? 0), 0),
  );
