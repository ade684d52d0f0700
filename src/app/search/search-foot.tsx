import { KeyCap } from '#ui/queue/key-cap.tsx';

/** Keyboard shortcuts, hidden on touch devices. */
export const SearchFoot = () => (
  <p className="flex shrink-0 flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-2.5 text-xs text-muted max-sm:hidden">
    <span>
      <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> move
    </span>
    <span>
      <KeyCap>Enter</KeyCap> open
    </span>
    <span>
      <KeyCap>Ctrl</KeyCap> <KeyCap>Enter</KeyCap> in a new tab
    </span>
    <span>
      <KeyCap>Esc</KeyCap> close
    </span>
  </p>
);
