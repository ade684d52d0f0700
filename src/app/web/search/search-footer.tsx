import { say } from '#languages/say.ts';
import { KeyCap } from '#ui/keys/key-cap.tsx';

/** Keyboard shortcuts, hidden on touch devices. */
export const SearchFooter = () => (
  <p className="flex shrink-0 flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-2.5 text-xs text-muted max-sm:hidden">
    <span>
      <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> {say('app.searchFooter.move')}
    </span>
    <span>
      <KeyCap>{say('app.searchFooter.enter')}</KeyCap> {say('app.searchFooter.open')}
    </span>
    <span>
      <KeyCap>{say('app.searchFooter.ctrl')}</KeyCap> <KeyCap>{say('app.searchFooter.enter')}</KeyCap>{' '}
      {say('app.searchFooter.newTab')}
    </span>
    <span>
      <KeyCap>{say('app.searchFooter.esc')}</KeyCap> {say('app.searchFooter.close')}
    </span>
  </p>
);
