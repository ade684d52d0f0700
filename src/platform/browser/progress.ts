/** The bar at the top of the page while a route loads. */
import nprogress from 'nprogress';
import { ownHtml } from './trusted-types.ts';

const MINIMUM = 0.08;

export function startProgress(): void {
  configure();
  if (!nprogress.isStarted()) nprogress.start();
}

export function finishProgress(): void {
  nprogress.done();
}

/** The library's template has an invalid role. The bar is decorative; route changes are announced elsewhere. */
function configure(): void {
  if (isConfigured) return;
  isConfigured = true;
  nprogress.configure({
    minimum: MINIMUM,
    showSpinner: false,
    barSelector: '.bar',
    template: ownHtml('<div class="bar" aria-hidden="true"><div class="peg"></div></div>'),
  });
}
let isConfigured = false;
