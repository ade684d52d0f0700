import { useState } from 'react';
import { say } from '#languages/say.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { type Comparison, type FileFault, readComparison } from './comparison-file.ts';
import { ComparisonFileField } from './comparison-file-field.tsx';
import { ComparisonView } from './comparison-view.tsx';

const COMMAND = 'npm run flows -- --since main';

/** Two versions of the flows side by side, from a file that a developer's command writes. */
export function VersionsPage() {
  const [opened, setOpened] = useState<{ name: string; read: Comparison | FileFault } | null>(null);

  function open(file: File) {
    const show = (read: Comparison | FileFault) => setOpened({ name: file.name, read });
    file.text().then(
      (text) => show(readComparison(text)),
      () => show({ kind: 'unreadable' }),
    );
  }

  if (opened && 'machines' in opened.read) {
    return <ComparisonView comparison={opened.read} onClose={() => setOpened(null)} />;
  }
  return (
    <div className="h-full overflow-y-auto px-5 py-8 lg:px-12 lg:py-12">
      <h1 className="text-3xl">{say('inspector.versions.heading')}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{say('inspector.versions.hint')}</p>
      <p className="mt-4">
        <code dir="ltr" className="rounded-sm bg-sunken px-2 py-1">
          {COMMAND}
        </code>
      </p>
      {opened && 'kind' in opened.read && (
        <Notice tone="danger" isLive className="mt-6 max-w-3xl">
          {sayFault(opened.read, opened.name)}
        </Notice>
      )}
      <div className="mt-6 max-w-3xl">
        <ComparisonFileField onFile={open} />
      </div>
    </div>
  );
}

function sayFault(fault: FileFault, name: string): string {
  switch (fault.kind) {
    case 'unreadable':
      return say('inspector.versions.unreadable', { name });
    case 'notJson':
      return say('inspector.versions.notJson', { name });
    case 'otherFile':
      return say('inspector.versions.otherFile', { name });
    case 'machine':
      return say('inspector.versions.badMachine', { name, machine: fault.machine });
  }
}
