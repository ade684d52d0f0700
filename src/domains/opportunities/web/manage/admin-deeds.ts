/** What an Admin can do with an opportunity beyond deciding it, in words. */
import type { DeedWords } from '../../../../ui/deed-question.tsx';
import type { OpportunityLifecycleEvent } from '../../lifecycle.ts';

export type AdminDeed = 'feature' | 'unfeature' | 'hide' | 'show';

interface AdminDeedWords extends DeedWords {
  event: OpportunityLifecycleEvent;
  done: (title: string) => string;
}

export const ADMIN_DEEDS: Record<AdminDeed, AdminDeedWords> = {
  feature: {
    event: { type: 'opportunity.featured' },
    label: 'Feature',
    question: 'Feature this opportunity',
    brings: 'It stands among the featured scholarships, for everyone to see, until you stop featuring or hide it.',
    confirm: 'Feature it',
    pending: 'Featuring',
    isDestructive: false,
    done: (title) => `“${title}” is featured`,
  },
  unfeature: {
    event: { type: 'opportunity.unfeatured' },
    label: 'Stop featuring',
    question: 'Stop featuring this opportunity',
    brings: 'It leaves the featured scholarships and stays public as any other.',
    confirm: 'Stop featuring',
    pending: 'Taking it from the featured ones',
    isDestructive: false,
    done: (title) => `“${title}” is not featured any more`,
  },
  hide: {
    event: { type: 'opportunity.hidden' },
    label: 'Hide',
    question: 'Hide this opportunity',
    brings:
      'It vanishes from every public list, its pictures too, and is no longer featured. Its owner and Admins still see it, and the applications stay. You can show it again.',
    confirm: 'Hide it',
    pending: 'Hiding',
    isDestructive: true,
    done: (title) => `“${title}” is hidden`,
  },
  show: {
    event: { type: 'opportunity.shown' },
    label: 'Show again',
    question: 'Show this opportunity again',
    brings: 'If it is approved, it stands in every public list again. It does not become featured by itself.',
    confirm: 'Show it',
    pending: 'Showing',
    isDestructive: false,
    done: (title) => `“${title}” is shown again`,
  },
};
