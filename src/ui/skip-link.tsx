import type { MouseEvent } from 'react';
import { say } from '#languages/say.ts';

/** The target needs `tabIndex={-1}`; focused by script, so that the router never sees a hash. */
export function SkipLink({
  target = 'main',
  label = say('ui.skipLink.skipToContent'),
}: {
  target?: string;
  label?: string;
}) {
  function skip(event: MouseEvent) {
    const element = document.getElementById(target);
    if (!element) return;
    event.preventDefault();
    element.focus();
    element.scrollIntoView();
  }
  return (
    <a
      href={`#${target}`}
      onClick={skip}
      className="fixed top-2 inset-s-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-page focus:translate-y-0 print:hidden"
    >
      {label}
    </a>
  );
}
