import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

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
    <path d="M5 5l10 10M15 5L5 15" />
  </Icon>
);

export const ChevronDownIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M5 8l5 5 5-5" />
  </Icon>
);

/** Points back: to the left, or to the right on a right-to-left page. */
export const ArrowBackIcon = ({ className = 'size-5' }: IconProps) => (
  <Icon className={classNames('mirrors', className)}>
    <path d="M16 10H4M9 5l-5 5 5 5" />
  </Icon>
);

export const ArrowForwardIcon = ({ className = 'size-5' }: IconProps) => (
  <Icon className={classNames('mirrors', className)}>
    <path d="M4 10h12M11 5l5 5-5 5" />
  </Icon>
);

export const CheckIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4 10.5l4 4 8-9" />
  </Icon>
);

export const ArrowUpIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M10 16V4M5 9l5-5 5 5" />
  </Icon>
);

export const ArrowDownIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M10 4v12M5 11l5 5 5-5" />
  </Icon>
);

export const PlusIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M10 4v12M4 10h12" />
  </Icon>
);

export const MinusIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4 10h12" />
  </Icon>
);

/** Filled when liked. */
export const HeartIcon = ({ className, isFilled = false }: IconProps & { isFilled?: boolean }) => (
  <Icon className={className}>
    <path
      d="M10 16.5C4.5 12.6 2.8 9.9 2.8 7.4A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7.2 1.4c0 2.5-1.7 5.2-7.2 9.1Z"
      fill={isFilled ? 'currentColor' : 'none'}
    />
  </Icon>
);

export const CommentIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M3 4h14v9.5H9.5L6 16.8v-3.3H3Z" />
  </Icon>
);

/** Filled when saved. */
export const BookmarkIcon = ({ className, isFilled = false }: IconProps & { isFilled?: boolean }) => (
  <Icon className={className}>
    <path d="M5 3.5h10v13l-5-3.6-5 3.6Z" fill={isFilled ? 'currentColor' : 'none'} />
  </Icon>
);

export const CalendarIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M3.5 5h13v11.5h-13ZM3.5 8.5h13M7 3v3.5M13 3v3.5" />
  </Icon>
);

export const SearchIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M8.7 14.4a5.7 5.7 0 1 0 0-11.4 5.7 5.7 0 0 0 0 11.4ZM13 13l4 4" />
  </Icon>
);

export const BellIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4.5 14.5c1.2-1 1.5-2.4 1.5-5.2C6 6.6 7.7 4.5 10 4.5s4 2.1 4 4.8c0 2.8.3 4.2 1.5 5.2ZM8.4 17a1.8 1.8 0 0 0 3.2 0M10 4.5V3" />
  </Icon>
);
