import { FLOWS } from '../flows.ts';
import type { Address } from './use-address.ts';

interface StartProps {
  onChange: (changes: Partial<Address>) => void;
}

export function Start({ onChange: _ }: StartProps) {
  return (
    <div className="max-w-3xl px-5 py-10 lg:px-12">
      <h1 className="text-3xl">How {FLOWS.length} things happen here</h1>
    </div>
  );
}
