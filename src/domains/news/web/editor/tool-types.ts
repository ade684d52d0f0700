import type { ReactNode } from 'react';

export interface Tool {
  id: string;
  name: string;
  keys?: string;
  /** What stands on the button. */
  sign: ReactNode;
  /** Whether the text is so where the cursor stands; nothing for a tool that only acts. */
  isOn?: boolean;
  isOff?: boolean;
  use: () => void;
}
