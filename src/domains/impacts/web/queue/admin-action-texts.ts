import { say } from '#languages/say.ts';
import type { ActionTexts } from '#ui/confirm-dialog.tsx';
import { isolate } from '#ui/isolate.ts';
import type { ImpactLifecycleEvent } from '../../lifecycle.ts';

export type AdminAction = 'feature' | 'unfeature' | 'hide' | 'show' | 'reopen';

interface AdminActionTexts extends ActionTexts {
  event: ImpactLifecycleEvent;
  done: (title: string) => string;
}

export const ADMIN_ACTIONS: Record<AdminAction, AdminActionTexts> = {
  feature: {
    event: { type: 'impact.featured' },
    label: say('impacts.adminActionTexts.feature'),
    question: say('impacts.adminActionTexts.featureThisImpact'),
    description: say('impacts.adminActionTexts.itWillBeListedAmong'),
    confirm: say('impacts.adminActionTexts.featureImpact'),
    pending: say('impacts.adminActionTexts.featuring'),
    isDestructive: false,
    done: (title) => say('impacts.adminActionTexts.isFeatured', { title: isolate(title) }),
  },
  unfeature: {
    event: { type: 'impact.unfeatured' },
    label: say('impacts.adminActionTexts.stopFeaturing'),
    question: say('impacts.adminActionTexts.stopFeaturingThisImpact'),
    description: say('impacts.adminActionTexts.itWillNoLongerBe'),
    confirm: say('impacts.adminActionTexts.stopFeaturing'),
    pending: say('impacts.adminActionTexts.removing'),
    isDestructive: false,
    done: (title) => say('impacts.adminActionTexts.isNoLongerFeatured', { title: isolate(title) }),
  },
  hide: {
    event: { type: 'impact.hidden' },
    label: say('impacts.adminActionTexts.hide'),
    question: say('impacts.adminActionTexts.hideThisImpact'),
    description: say('impacts.adminActionTexts.itDisappearsFromAllPublic'),
    confirm: say('impacts.adminActionTexts.hideImpact'),
    pending: say('impacts.adminActionTexts.hiding'),
    isDestructive: true,
    done: (title) => say('impacts.adminActionTexts.isHidden', { title: isolate(title) }),
  },
  show: {
    event: { type: 'impact.shown' },
    label: say('impacts.adminActionTexts.showAgain'),
    question: say('impacts.adminActionTexts.showThisImpactAgain'),
    description: say('impacts.adminActionTexts.ifItVerifiedItReturns'),
    confirm: say('impacts.adminActionTexts.showImpact'),
    pending: say('impacts.adminActionTexts.showing'),
    isDestructive: false,
    done: (title) => say('impacts.adminActionTexts.isShownAgain', { title: isolate(title) }),
  },
  reopen: {
    event: { type: 'impact.reopened' },
    label: say('impacts.adminActionTexts.reopen'),
    question: say('impacts.adminActionTexts.reopenThisImpact'),
    description: say('impacts.adminActionTexts.itGoesBackToThe'),
    confirm: say('impacts.adminActionTexts.reopenImpact'),
    pending: say('impacts.adminActionTexts.reopening'),
    isDestructive: true,
    done: (title) => say('impacts.adminActionTexts.isPendingAgain', { title: isolate(title) }),
  },
};
