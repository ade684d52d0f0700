import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';

/** Icons for the shared components. All decorative. */
export function Icon({ children, className = 'size-5' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface IconProps {
  className?: string | undefined;
}

export const CloseIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m55l1010m155l515')} />
  </Icon>
);

export const ChevronDownIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m58l5555')} />
  </Icon>
);

export const ArrowLeftIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m1610h4m95l55')} />
  </Icon>
);

export const ArrowRightIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m410h12m115l555')} />
  </Icon>
);

export const CheckIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m4105l448')} />
  </Icon>
);

export const ArrowUpIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m1016v4m59l555')} />
  </Icon>
);

export const ArrowDownIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m104v12m511l555')} />
  </Icon>
);

export const PlusIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m104v12m410h12')} />
  </Icon>
);

export const MinusIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m410h12')} />
  </Icon>
);

/** Filled when liked. */
export const HeartIcon = ({ className, isFilled = false }: IconProps & { isFilled?: boolean }) => (
  <Icon className={className}>
    <path d={say('ui.icons.m10165c4512')} fill={isFilled ? 'currentColor' : 'none'} />
  </Icon>
);

/** Filled when saved. */
export const BookmarkIcon = ({ className, isFilled = false }: IconProps & { isFilled?: boolean }) => (
  <Icon className={className}>
    <path d={say('ui.icons.m535h10v13l53')} fill={isFilled ? 'currentColor' : 'none'} />
  </Icon>
);

export const CalendarIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m355h13v115h13zm3')} />
  </Icon>
);

export const SearchIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m87144a57')} />
  </Icon>
);

export const BellIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d={say('ui.icons.m45145c12')} />
  </Icon>
);
