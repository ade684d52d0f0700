import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Full width. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

// Every variant has a border, since forced colours draw the button's edge from it.
const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-hover',
  secondary: 'border-control bg-transparent text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-link hover:bg-action-wash hover:text-action-ink',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-sm',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
  icon: 'size-11',
};

export function buttonClass({ variant = 'primary', size = 'md', wide, className }: ButtonLook): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-md border py-1 text-center font-semibold',
    'no-underline transition-colors active:translate-y-px disabled:opacity-55 aria-disabled:cursor-default',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
    className,
  );
}
