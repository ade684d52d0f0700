import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { Icon } from '#ui/icons.tsx';

/** The bottom bar's icons, kept apart from the few that the first page loads. */
export type WayIcon = 'home' | 'impact' | 'opportunity' | 'council' | 'people' | 'review' | 'inbox' | 'report' | 'more';

const DRAWN: Record<WayIcon, ReactNode> = {
  home: <path d={say('app.wayIcons.m395103')} />,
  impact: <path d={say('app.wayIcons.m1017v65m1010')} />,
  opportunity: <path d={say('app.wayIcons.m104257')} />,
  council: <path d={say('app.wayIcons.m1092a262')} />,
  people: <path d={say('app.wayIcons.m1095a330')} />,
  review: <path d={say('app.wayIcons.m635h8v22h6zm44')} />,
  inbox: <path d={say('app.wayIcons.m311553')} />,
  report: <path d={say('app.wayIcons.m517v35m542h9')} />,
  more: <path d={say('app.wayIcons.m4510h01m1010h')} strokeWidth="2.8" />,
};

export const WaySign = ({ icon }: { icon: WayIcon }) => <Icon className="size-6">{DRAWN[icon]}</Icon>;
