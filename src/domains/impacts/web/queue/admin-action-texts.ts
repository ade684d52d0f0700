import { say } from '#languages/say.ts';
import type { ActionTexts } from '#ui/dialogs/confirm-dialog.tsx';
import { isolate } from '#ui/shared/isolate.ts';
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
    question: say('impacts.adminActionTexts.featureQuestion'),
    description: say('impacts.adminActionTexts.featureConsequence'),
    confirm: say('impacts.adminActionTexts.featureImpact'),
    pending: say('impacts.adminActionTexts.featuring'),
    isDestructive: false,
    done: (title) => say('impacts.adminActionTexts.featured', { title: isolate(title) }),
  },
  unfeature: {
    event: { type: 'impact.unfeatured' },
    label: say('impacts.adminActionTexts.stopFeaturing'),
    question: say('impacts.adminActionTexts.unfeatureQuestion'),
    description: say('impacts.adminActionTexts.unfeatureConsequence'),
    confirm: say('impacts.adminActionTexts.stopFeaturing'),
    pending: say('impacts.adminActionTexts.removing'),
    isDestructive: false,
    done: (title) => say('impacts.adminActionTexts.unfeatured', { title: isolate(title) }),
  },
  hide: {
    event: { type: 'impact.hidden' },
    label: say('impacts.adminActionTexts.hide'),
    question: say('impacts.adminActionTexts.hideQuestion'),
    description: say('impacts.adminActionTexts.hideConsequence'),
    confirm: say('impacts.adminActionTexts.hideImpact'),
    pending: say('impacts.adminActionTexts.hiding'),
    isDestructive: true,
    done: (title) => say('impacts.adminActionTexts.hidden', { title: isolate(title) }),
  },
  show: {
    event: { type: 'impact.shown' },
    label: say('impacts.adminActionTexts.showAgain'),
    question: say('impacts.adminActionTexts.showQuestion'),
    description: say('impacts.adminActionTexts.showConsequence'),
    confirm: say('impacts.adminActionTexts.showImpact'),
    pending: say('impacts.adminActionTexts.showing'),
    isDestructive: false,
    done: (title) => say('impacts.adminActionTexts.shownAgain', { title: isolate(title) }),
  },
  reopen: {
    event: { type: 'impact.reopened' },
    label: say('impacts.adminActionTexts.reopen'),
    question: say('impacts.adminActionTexts.reopenQuestion'),
    description: say('impacts.adminActionTexts.reopenConsequence'),
    confirm: say('impacts.adminActionTexts.reopenImpact'),
    pending: say('impacts.adminActionTexts.reopening'),
    isDestructive: true,
    done: (title) => say('impacts.adminActionTexts.reopened', { title: isolate(title) }),
  },
};
