import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { Section } from './section.tsx';

/** What the code or the contract says, in any language of the page. */
export const CodeName = ({ children }: { children: ReactNode }) => (
  <bdi lang="en" dir="ltr">
    {children}
  </bdi>
);

/** What developers search the code for. */
export function CodeNames({ names }: { names: readonly string[] }) {
  return (
    <Section title={say('inspector.codeNames.inTheCode')}>
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
