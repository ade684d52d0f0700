import type { ActionTexts } from '#ui/confirm-dialog.tsx';

export type AdminAction = 'feature' | 'unfeature' | 'hide' | 'show' | 'reopen';

interface AdminActionTexts extends ActionTexts {
  needsReason: boolean;
  done: (title: string) => string;
}

export const ADMIN_ACTIONS: Record<AdminAction, AdminActionTexts> = {
  feature: {
    label: 'Feature',
    question: 'Feature this impact',
    brings: 'It will be listed among the featured impacts until you stop featuring, hide or reopen it.',
    confirm: 'Feature impact',
    pending: 'Featuring',
    isDestructive: false,
    needsReason: false,
    done: (title) => `“${title}” is featured`,
  },
  unfeature: {
    label: 'Stop featuring',
    question: 'Stop featuring this impact',
    brings: 'It will no longer be listed as featured. It stays public.',
    confirm: 'Stop featuring',
    pending: 'Removing',
    isDestructive: false,
    needsReason: false,
    done: (title) => `“${title}” is no longer featured`,
  },
  hide: {
    label: 'Hide',
    question: 'Hide this impact',
    brings:
      'It disappears from all public lists, totals and charts, along with its pictures, and is no longer featured. The people who took part and admins can still see it, and the points stay. You can show it again.',
    confirm: 'Hide impact',
    pending: 'Hiding',
    isDestructive: true,
    needsReason: false,
    done: (title) => `“${title}” is hidden`,
  },
  show: {
    label: 'Show again',
    question: 'Show this impact again',
    brings: 'If it’s verified, it returns to all public lists, totals and charts. It won’t be featured.',
    confirm: 'Show impact',
    pending: 'Showing',
    isDestructive: false,
    needsReason: false,
    done: (title) => `“${title}” is shown again`,
  },
  reopen: {
    label: 'Reopen',
    question: 'Reopen this impact',
    brings:
      'It goes back to the judges for a new decision. Everyone who took part loses its points, and it’s no longer public or featured. The owner will see your reason.',
    confirm: 'Reopen impact',
    pending: 'Reopening',
    isDestructive: true,
    needsReason: true,
    done: (title) => `“${title}” is pending again`,
  },
};
