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

/** The library's own template has a role that does not exist; the bar is for the eye, a route change is announced elsewhere. */
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
