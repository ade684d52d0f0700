import nprogress from 'nprogress';
import { ownHtml } from '../page/trusted-types.ts';

/** The library's template has an invalid role. The bar is decorative; route changes are announced elsewhere. */
nprogress.configure({
  minimum: 0.08,
  showSpinner: false,
  barSelector: '.bar',
  template: ownHtml('<div class="bar" aria-hidden="true"><div class="peg"></div></div>'),
});

export const showBar = () => void (nprogress.isStarted() || nprogress.start());

export const endBar = () => void nprogress.done();
