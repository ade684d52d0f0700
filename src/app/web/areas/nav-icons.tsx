import type { ReactNode } from 'react';
import { Icon } from '#ui/drawn/icons.tsx';

/** The bottom bar's icons, kept apart from the few that the first page loads. */
export type NavIconName = 'home' | 'impact' | 'opportunity' | 'council' | 'inbox' | 'report' | 'more';

const ICONS: Record<NavIconName, ReactNode> = {
  home: <path d="M3 9.5 10 3.5l7 6M5 8v8.5h10V8M8.3 16.5V12h3.4v4.5" />,
  impact: (
    <path d="M10 17v-6.5M10 10.5C10 6.8 7.6 5 3.6 5c0 3.8 2.4 5.5 6.4 5.5ZM10 12.5c0-3.2 2.2-5 6.4-5 0 3.3-2.4 5-6.4 5Z" />
  ),
  opportunity: <path d="M10 4 2.5 7.7 10 11.4l7.5-3.7ZM5.5 9.3v4.2c2.6 2 6.4 2 9 0V9.3M17.5 7.7v5" />,
  council: (
    <path d="M10 9.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM4.8 16.5c.2-3.2 2.3-4.8 5.2-4.8s5 1.6 5.2 4.8M4.2 10.2a2 2 0 0 1 .6-3.9M15.8 10.2a2 2 0 0 0-.6-3.9" />
  ),
  inbox: <path d="M3 11.5 5.3 4.5h9.4l2.3 7v4.5H3ZM3 11.5h4.3c.3 1.5 1.3 2.3 2.7 2.3s2.4-.8 2.7-2.3H17" />,
  report: <path d="M5 17V3.5M5 4.2h9.5l-2 3.6 2 3.7H5" />,
  more: <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.8" />,
};

export const NavIcon = ({ icon }: { icon: NavIconName }) => <Icon className="size-6">{ICONS[icon]}</Icon>;
