import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">{title}</h3>
      {children}
    </section>
  );
}
