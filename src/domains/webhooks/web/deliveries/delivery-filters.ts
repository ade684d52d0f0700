import { say } from '#languages/say.ts';
import { choice, optionsOf } from '#platform/browser/lists/fields.ts';
import { declareFilters } from '#platform/browser/lists/filters.ts';
import { STATE_NAMES } from './delivery-texts.ts';

export const deliveryFilters = declareFilters({
  state: choice(optionsOf(STATE_NAMES), {
    label: say('webhooks.deliveries.state'),
    placeholder: say('webhooks.deliveries.anyState'),
    isMinor: true,
  }),
});
