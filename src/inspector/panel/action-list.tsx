import { actionNameOf } from '../graph/plain-words.ts';
import { Section } from './section.tsx';

export function ActionList({ title, actions }: { title: string; actions: readonly string[] }) {
  if (actions.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="list-disc ps-5">
        {actions.map((action) => (
          <li key={action}>{actionNameOf(action)}</li>
        ))}
      </ul>
    </Section>
  );
}
