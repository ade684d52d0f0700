/** Admin actions beyond approving and declining. */
import { say } from '#languages/say.ts';
import type { ActionTexts } from '#ui/confirm-dialog.tsx';
import { isolate } from '#ui/isolate.ts';
import type { OpportunityLifecycleEvent } from '../../lifecycle.ts';

export type AdminAction = 'feature' | 'unfeature' | 'hide' | 'show';

interface AdminActionTexts extends ActionTexts {
  event: OpportunityLifecycleEvent;
  done: (title: string) => string;
}

export const ADMIN_ACTIONS: Record<AdminAction, AdminActionTexts> = {
  feature: {
    event: { type: 'opportunity.featured' },
    label: say('opportunities.adminActionTexts.feature'),
    question: say('opportunities.adminActionTexts.featureThisOpportunity'),
    description: say('opportunities.adminActionTexts.itWillBeListedWith'),
    confirm: say('opportunities.adminActionTexts.feature'),
    pending: say('opportunities.adminActionTexts.featuring'),
    isDestructive: false,
    done: (title) => say('opportunities.adminActionTexts.isFeatured', { title: isolate(title) }),
  },
  unfeature: {
    event: { type: 'opportunity.unfeatured' },
    label: say('opportunities.adminActionTexts.stopFeaturing'),
    question: say('opportunities.adminActionTexts.stopFeaturingThisOpportunity'),
    description: say('opportunities.adminActionTexts.itWillNoLongerBe'),
    confirm: say('opportunities.adminActionTexts.stopFeaturing'),
    pending: say('opportunities.adminActionTexts.saving'),
    isDestructive: false,
    done: (title) => say('opportunities.adminActionTexts.isNoLongerFeatured', { title: isolate(title) }),
  },
  hide: {
    event: { type: 'opportunity.hidden' },
    label: say('opportunities.adminActionTexts.hide'),
    question: say('opportunities.adminActionTexts.hideThisOpportunity'),
    description: say('opportunities.adminActionTexts.itWillDisappearFromEvery'),
    confirm: say('opportunities.adminActionTexts.hide'),
    pending: say('opportunities.adminActionTexts.hiding'),
    isDestructive: true,
    done: (title) => say('opportunities.adminActionTexts.isHidden', { title: isolate(title) }),
  },
  show: {
    event: { type: 'opportunity.shown' },
    label: say('opportunities.adminActionTexts.showAgain'),
    question: say('opportunities.adminActionTexts.showThisOpportunityAgain'),
    description: say('opportunities.adminActionTexts.ifItApprovedItWill'),
    confirm: say('opportunities.adminActionTexts.show'),
    pending: say('opportunities.adminActionTexts.showing'),
    isDestructive: false,
    done: (title) => say('opportunities.adminActionTexts.isShownAgain', { title: isolate(title) }),
  },
};
