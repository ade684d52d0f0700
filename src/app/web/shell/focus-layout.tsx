import { Outlet } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { RisingLines } from '#ui/drawn/rising-lines.tsx';
import { PassingToasts } from '#ui/feedback/passing-toasts.tsx';
import { BrandLink } from './brand-link.tsx';
import { InspectFlows } from './inspect-flows.tsx';

/** For single tasks: the form first, decoration beside it, and few links. */
export function FocusLayout() {
  return (
    <div data-task-alone className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)]">
      <div className="flex min-w-0 flex-col px-4 py-3 sm:px-8 lg:px-16">
        <header>
          <BrandLink />
        </header>
        <main id="main" tabIndex={-1} className="relative w-full max-w-lg flex-1 py-8 outline-none lg:py-14">
          <PassingToasts className="inset-s-0" />
          <Outlet />
        </main>
        <footer className="flex flex-wrap gap-x-5 gap-y-1 py-4 text-sm">
          <TextLink to="/terms">{say('app.focusLayout.terms')}</TextLink>
          <TextLink to="/privacy">{say('app.focusLayout.privacy')}</TextLink>
          <InspectFlows />
        </footer>
      </div>
      <aside
        data-theme="dark"
        aria-label={say('app.focusLayout.about', { name: readPageSettings().appName })}
        className="relative max-lg:hidden"
      >
        <div className="sticky top-0 flex h-dvh flex-col justify-between overflow-hidden p-14">
          <p className="max-w-[14ch] font-display text-4xl">{say('app.focusLayout.motto')}</p>
          <RisingLines className="absolute bottom-0 -inset-s-1/4 h-3/5 w-[165%] max-w-none text-link" />
        </div>
      </aside>
    </div>
  );
}
