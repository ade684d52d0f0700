/** Admin actions beyond approving and declining. */
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
    label: 'Feature',
    question: 'Feature this opportunity?',
    brings: 'It will be listed with the featured scholarships until you stop featuring it, hide it or it closes.',
    confirm: 'Feature',
    pending: 'Featuring',
    isDestructive: false,
    done: (title) => `“${isolate(title)}” is featured`,
  },
  unfeature: {
    event: { type: 'opportunity.unfeatured' },
    label: 'Stop featuring',
    question: 'Stop featuring this opportunity?',
    brings: 'It will no longer be featured but stays public.',
    confirm: 'Stop featuring',
    pending: 'Saving',
    isDestructive: false,
    done: (title) => `“${isolate(title)}” is no longer featured`,
  },
  hide: {
    event: { type: 'opportunity.hidden' },
    label: 'Hide',
    question: 'Hide this opportunity?',
    brings:
      'It will disappear from every public list, with its pictures, and no longer be featured. Its owner, its applicants and admins can still see it. You can show it again.',
    confirm: 'Hide',
    pending: 'Hiding',
    isDestructive: true,
    done: (title) => `“${isolate(title)}” is hidden`,
  },
  show: {
    event: { type: 'opportunity.shown' },
    label: 'Show again',
    question: 'Show this opportunity again?',
    brings: 'If it’s approved, it will be back in every public list. It won’t be featured again.',
    confirm: 'Show',
    pending: 'Showing',
    isDestructive: false,
    done: (title) => `“${isolate(title)}” is shown again`,
  },
};
