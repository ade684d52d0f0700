import type { ReactNode } from 'react';

/** A section of a long form: its heading on the left, its fields on the right. */
export function FormSection({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-t border-line pt-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <header>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{lead}</p>
      </header>
      <div className="min-w-0 max-w-3xl space-y-6">{children}</div>
    </section>
  );
}
