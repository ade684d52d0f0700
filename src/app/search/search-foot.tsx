import { say } from '#languages/say.ts';
import { KeyCap } from '#ui/queue/key-cap.tsx';

/** Keyboard shortcuts, hidden on touch devices. */
export const SearchFoot = () => (
  <p className="flex shrink-0 flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-2.5 text-xs text-muted max-sm:hidden">
    <span>
      <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> {say('app.searchFoot.move')}
    </span>
    <span>
      <KeyCap>{say('app.searchFoot.enter')}</KeyCap> {say('app.searchFoot.open')}
    </span>
    <span>
      <KeyCap>{say('app.searchFoot.ctrl')}</KeyCap> <KeyCap>{say('app.searchFoot.enter')}</KeyCap>{' '}
      {say('app.searchFoot.inANewTab')}
    </span>
    <span>
      <KeyCap>{say('app.searchFoot.esc')}</KeyCap> {say('app.searchFoot.close')}
    </span>
  </p>
);
