/** A keyboard key. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-h-6 min-w-6 place-items-center rounded-sm border border-control bg-page px-1.5 font-sans text-xs font-semibold text-ink">
      {children}
    </kbd>
  );
}
