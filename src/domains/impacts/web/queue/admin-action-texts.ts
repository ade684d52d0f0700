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
    label: 'Feature',
    question: 'Feature this impact',
    brings: 'It will be listed among the featured impacts until you stop featuring, hide or reopen it.',
    confirm: 'Feature impact',
    pending: 'Featuring',
    isDestructive: false,
    done: (title) => `“${isolate(title)}” is featured`,
  },
  unfeature: {
    event: { type: 'impact.unfeatured' },
    label: 'Stop featuring',
    question: 'Stop featuring this impact',
    brings: 'It will no longer be listed as featured. It stays public.',
    confirm: 'Stop featuring',
    pending: 'Removing',
    isDestructive: false,
    done: (title) => `“${isolate(title)}” is no longer featured`,
  },
  hide: {
    event: { type: 'impact.hidden' },
    label: 'Hide',
    question: 'Hide this impact',
    brings:
      'It disappears from all public lists, totals and charts, along with its pictures, and is no longer featured. The people who took part and admins can still see it, and the points stay. You can show it again.',
    confirm: 'Hide impact',
    pending: 'Hiding',
    isDestructive: true,
    done: (title) => `“${isolate(title)}” is hidden`,
  },
  show: {
    event: { type: 'impact.shown' },
    label: 'Show again',
    question: 'Show this impact again',
    brings: 'If it’s verified, it returns to all public lists, totals and charts. It won’t be featured.',
    confirm: 'Show impact',
    pending: 'Showing',
    isDestructive: false,
    done: (title) => `“${isolate(title)}” is shown again`,
  },
  reopen: {
    event: { type: 'impact.reopened' },
    label: 'Reopen',
    question: 'Reopen this impact',
    brings:
      'It goes back to the judges for a new decision. Everyone who took part loses its points, and it’s no longer public or featured. The owner will see your reason.',
    confirm: 'Reopen impact',
    pending: 'Reopening',
    isDestructive: true,
    done: (title) => `“${isolate(title)}” is pending again`,
  },
};
