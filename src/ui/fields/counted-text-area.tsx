import { say } from '#languages/say.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

interface CountedTextAreaProps extends Omit<TextAreaProps, 'maxLength' | 'value' | 'below'> {
  value: string;
  most: number;
}

/** Shows the remaining characters. Accepts too much text, so that a paste is never cut off unseen. */
export function CountedTextArea({ most, ...area }: CountedTextAreaProps) {
  const left = most - area.value.trim().length;
  return <TextArea {...area} below={<RoomLeft left={left} />} />;
}

function RoomLeft({ left }: { left: number }) {
  return (
    <>
      <p
        aria-hidden="true"
        className={`mt-1 text-sm tabular-nums ${left < 0 ? 'font-semibold text-danger-ink' : 'text-muted'}`}
      >
        {sayLeft(left)}
      </p>
      <p role="status" className="sr-only">
        {spokenLeft(left)}
      </p>
    </>
  );
}

function sayLeft(left: number): string {
  return left < 0
    ? say('ui.countedTextArea.tooMany', { count: -left })
    : say('ui.countedTextArea.left', { count: left });
}

const NEAR = 100;
const STEP = 20;

/** Only near the limit and in steps, so that screen readers aren't interrupted at each letter. */
function spokenLeft(left: number): string {
  if (left > NEAR) return '';
  return sayLeft(left < 0 ? left : Math.ceil(left / STEP) * STEP);
}
