/** The view and filter in the address. */
import type { ApplicationState } from '#generated/types.gen.ts';
import { readChoice } from '#platform/browser/address-values.ts';
import { APPLICATION_STATES } from '../application-texts.ts';

export type MyView = { show: 'applied'; state: ApplicationState | undefined } | { show: 'saved' };

export function readMyView(params: URLSearchParams): MyView {
  if (params.get('show') === 'saved') return { show: 'saved' };
  const states = APPLICATION_STATES.map(({ value }) => value);
  return { show: 'applied', state: readChoice(params, 'state', states) };
}
