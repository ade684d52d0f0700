import type { ReactNode } from 'react';

export interface Tool {
  id: string;
  name: string;
  keys?: string;
  /** The button's content. */
  sign: ReactNode;
  /** Whether it's active at the cursor; undefined for plain actions. */
  isOn?: boolean;
  isOff?: boolean;
  use: () => void;
}
