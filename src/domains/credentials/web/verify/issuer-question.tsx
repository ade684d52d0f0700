import { useEffect, useRef } from 'react';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { isolate } from '#ui/shared/isolate.ts';

interface IssuerQuestionProps {
  /** Whose keys and list it takes. */
  hosts: readonly string[];
  isChecking: boolean;
  onAsk: () => void;
}

/** A stranger's file must not make this browser ask anyone by itself. */
export function IssuerQuestion({ hosts, isChecking, onAsk }: IssuerQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const names = formatList(hosts.map(isolate), 'conjunction');
  return (
    <section aria-labelledby="verdict" className="border-s-8 border-accent bg-accent-wash px-5 py-6 sm:px-8 sm:py-8">
      <h2 ref={heading} id="verdict" tabIndex={-1} className="text-3xl text-balance wrap-anywhere outline-none">
        {say('credentials.question.title', { host: isolate(hosts[0] ?? '') })}
      </h2>
      <p className="mt-3 max-w-prose text-lg wrap-anywhere">{say('credentials.question.lead', { hosts: names })}</p>
      <Button
        className="mt-5"
        onClick={onAsk}
        pending={isChecking}
        pendingLabel={say('credentials.verify.checking')}
        worksOffline
      >
        {say('credentials.question.ask', { hosts: names })}
      </Button>
    </section>
  );
}
