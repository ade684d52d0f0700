import type { ReactNode } from 'react';

interface SpecimenProps {
  id: string;
  title: string;
  note: ReactNode;
  children: ReactNode;
}

export function Specimen({ id, title, note, children }: SpecimenProps) {
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-6 py-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-8 lg:self-start">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-sm text-muted">{note}</p>
      </div>
      <div className="min-w-0 space-y-10">{children}</div>
    </section>
  );
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-3 text-xs font-semibold text-muted">{name}</p>
      {children}
    </div>
  );
}
