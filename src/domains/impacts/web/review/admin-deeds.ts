/** What an Admin can do with an impact, in words. */
import type { DeedWords } from '../../../../ui/deed-question.tsx';

export type AdminDeed = 'feature' | 'unfeature' | 'hide' | 'show' | 'reopen';

interface AdminDeedWords extends DeedWords {
  needsReason: boolean;
  done: (title: string) => string;
}

export const ADMIN_DEEDS: Record<AdminDeed, AdminDeedWords> = {
  feature: {
    label: 'Feature',
    question: 'Feature this impact',
    brings: 'It stands among the featured impacts, for everyone to see, until you stop featuring, hide or reopen it.',
    confirm: 'Feature it',
    pending: 'Featuring',
    isDestructive: false,
    needsReason: false,
    done: (title) => `“${title}” is featured`,
  },
  unfeature: {
    label: 'Stop featuring',
    question: 'Stop featuring this impact',
    brings: 'It leaves the featured impacts and stays public as any other.',
    confirm: 'Stop featuring',
    pending: 'Taking it from the featured ones',
    isDestructive: false,
    needsReason: false,
    done: (title) => `“${title}” is not featured any more`,
  },
  hide: {
    label: 'Hide',
    question: 'Hide this impact',
    brings:
      'It vanishes from every public list, count and chart, its pictures too, and is no longer featured. Its owner and Admins still see it. Its points stay. You can show it again.',
    confirm: 'Hide it',
    pending: 'Hiding',
    isDestructive: true,
    needsReason: false,
    done: (title) => `“${title}” is hidden`,
  },
  show: {
    label: 'Show again',
    question: 'Show this impact again',
    brings:
      'If it is verified, it stands in every public list, count and chart again. It does not become featured by itself.',
    confirm: 'Show it',
    pending: 'Showing',
    isDestructive: false,
    needsReason: false,
    done: (title) => `“${title}” is shown again`,
  },
  reopen: {
    label: 'Reopen',
    question: 'Reopen this impact',
    brings:
      'It is pending again and waits for a new decision. The points that it gave to its owner and members are taken back, it leaves the public lists, and is no longer featured. The owner reads your reason.',
    confirm: 'Reopen it',
    pending: 'Reopening',
    isDestructive: true,
    needsReason: true,
    done: (title) => `“${title}” waits for a new decision`,
  },
};
