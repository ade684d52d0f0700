import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

interface LightboxButtonProps {
  label: string;
  onPress: () => void;
  /** `aria-disabled`, so that it keeps the focus at the last picture. */
  isDisabled?: boolean;
  className?: string;
  children: ReactNode;
}

export const LightboxButton = ({ label, onPress, isDisabled = false, className, children }: LightboxButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onPress}
    className={classNames(
      'grid size-11 place-items-center rounded-full hover:bg-selected aria-disabled:cursor-default aria-disabled:opacity-40',
      className,
    )}
  >
    {children}
  </button>
);
