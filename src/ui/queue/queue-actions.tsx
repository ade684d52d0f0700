import { useId } from 'react';
import { Button } from '../buttons/button.tsx';
import { KeyCap } from '../keys/key-cap.tsx';

export interface QueueAction {
  id: string;
  label: string;
  /** Shown where there is a keyboard. */
  key?: string | undefined;
  /** Why it's off. */
  whyOff?: string | null | undefined;
  onPress: () => void;
}

/** Buttons for the current or selected rows, and why some are off. The first is the primary one. */
export function QueueActions({ actions, size }: { actions: readonly QueueAction[]; size?: 'sm' | 'md' | undefined }) {
  const reasonId = useId();
  const reason = actions.find(({ whyOff }) => whyOff)?.whyOff;
  return (
    <>
      {actions.map(({ id, label, key, whyOff, onPress }, index) => (
        <Button
          key={id}
          variant={index === 0 ? 'primary' : 'secondary'}
          size={size}
          off={Boolean(whyOff)}
          aria-describedby={whyOff ? reasonId : undefined}
          onClick={onPress}
        >
          {label}
          {key && <KeyHint>{key}</KeyHint>}
        </Button>
      ))}
      {reason && (
        <p id={reasonId} className="w-full text-sm">
          {reason}
        </p>
      )}
    </>
  );
}

/** Hidden on small screens. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className="max-lg:hidden" aria-hidden="true">
      <KeyCap>{children.toUpperCase()}</KeyCap>
    </span>
  );
}
