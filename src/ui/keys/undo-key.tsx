import { say } from '#languages/say.ts';
import { KeyCap } from './key-cap.tsx';

/** The key that undoes, on a button whose `aria-keyshortcuts` names it. */
export const UndoKey = () => (
  <span aria-hidden="true" className="max-sm:hidden">
    <KeyCap>{say('ui.undoKey.u')}</KeyCap>
  </span>
);
