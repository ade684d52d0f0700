/** Admin actions beyond approving and declining. */
import { say } from '#languages/say.ts';
import type { ActionTexts } from '#ui/dialogs/confirm-dialog.tsx';
import { isolate } from '#ui/shared/isolate.ts';
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
    question: say('opportunities.adminActionTexts.featureQuestion'),
    description: say('opportunities.adminActionTexts.featureConsequence'),
    confirm: say('opportunities.adminActionTexts.feature'),
    pending: say('opportunities.adminActionTexts.featuring'),
    isDestructive: false,
    done: (title) => say('opportunities.adminActionTexts.featured', { title: isolate(title) }),
  },
  unfeature: {
    event: { type: 'opportunity.unfeatured' },
    label: say('opportunities.adminActionTexts.stopFeaturing'),
    question: say('opportunities.adminActionTexts.unfeatureQuestion'),
    description: say('opportunities.adminActionTexts.unfeatureConsequence'),
    confirm: say('opportunities.adminActionTexts.stopFeaturing'),
    pending: say('opportunities.adminActionTexts.saving'),
    isDestructive: false,
    done: (title) => say('opportunities.adminActionTexts.unfeatured', { title: isolate(title) }),
  },
  hide: {
    event: { type: 'opportunity.hidden' },
    label: say('opportunities.adminActionTexts.hide'),
    question: say('opportunities.adminActionTexts.hideQuestion'),
    description: say('opportunities.adminActionTexts.hideConsequence'),
    confirm: say('opportunities.adminActionTexts.hide'),
    pending: say('opportunities.adminActionTexts.hiding'),
    isDestructive: true,
    done: (title) => say('opportunities.adminActionTexts.hidden', { title: isolate(title) }),
  },
  show: {
    event: { type: 'opportunity.shown' },
    label: say('opportunities.adminActionTexts.showAgain'),
    question: say('opportunities.adminActionTexts.showQuestion'),
    description: say('opportunities.adminActionTexts.showConsequence'),
    confirm: say('opportunities.adminActionTexts.show'),
    pending: say('opportunities.adminActionTexts.showing'),
    isDestructive: false,
    done: (title) => say('opportunities.adminActionTexts.shownAgain', { title: isolate(title) }),
  },
};
