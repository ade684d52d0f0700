import { say } from '#languages/say.ts';
import { Icon } from '#ui/drawn/icons.tsx';

/** On a button whose last press waits for a connection. */
export const WaitingMark = () => (
  <>
    <Icon className="size-4 text-muted">
      <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6.2V10l2.4 1.6" />
    </Icon>
    <span className="sr-only">{say('platform.waitingMark.waiting')}</span>
  </>
);

/** For a button whose name isn't its text. */
export const sayIfWaiting = (label: string, isWaiting: boolean): string =>
  isWaiting ? say('platform.waitingMark.named', { label }) : label;
