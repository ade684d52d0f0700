import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { Section } from './section.tsx';

/** A name from the code or the contract: English and left to right, whatever the page's language. */
export const CodeName = ({ children }: { children: ReactNode }) => (
  <bdi lang="en" dir="ltr">
    {children}
  </bdi>
);

/** Names that developers can search for in the code. */
export function CodeNames({ names }: { names: readonly string[] }) {
  return (
    <Section title={say('inspector.codeNames.heading')}>
      <ul className="text-sm wrap-anywhere text-muted">
        {[...new Set(names)].map((name) => (
          <li key={name}>
            <CodeName>{name}</CodeName>
          </li>
        ))}
      </ul>
    </Section>
  );
}
