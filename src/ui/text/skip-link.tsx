import type { MouseEvent } from 'react';
import { say } from '#languages/say.ts';

const TARGET = 'main';

/** The target needs `tabIndex={-1}`; focused by script, so that the router never sees a hash. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    const element = document.getElementById(TARGET);
    if (!element) return;
    event.preventDefault();
    element.focus();
    element.scrollIntoView();
  }
  return (
    <a
      href={`#${TARGET}`}
      onClick={skip}
      className="fixed top-2 inset-s-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-page focus:translate-y-0 print:hidden"
    >
      {say('ui.skipLink.label')}
    </a>
  );
}
