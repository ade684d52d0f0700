import { Button } from '../button.tsx';
import { KeyCap } from '../keys/key-cap.tsx';

export interface QueueAction {
  id: string;
  label: string;
  /** Shown where there is a keyboard. */
  key?: string | undefined;
  onPress: () => void;
}

/** Buttons for the current or selected rows. The first is the primary one. */
export function QueueActions({ actions, size }: { actions: readonly QueueAction[]; size?: 'sm' | 'md' | undefined }) {
  return actions.map(({ id, label, key, onPress }, index) => (
    <Button key={id} variant={index === 0 ? 'primary' : 'secondary'} size={size} onClick={onPress}>
      {label}
      {key && <KeyHint>{key}</KeyHint>}
    </Button>
  ));
}

/** Hidden on small screens. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className="max-lg:hidden" aria-hidden="true">
      <KeyCap>{children.toUpperCase()}</KeyCap>
    </span>
  );
}
