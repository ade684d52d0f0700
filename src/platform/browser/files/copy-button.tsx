import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { copyText } from './copy-text.ts';

/** Copies a text, which is shown beside it in case the browser refuses. */
export function CopyButton({ text, label, className }: { text: string; label: string; className?: string }) {
  const copy = () =>
    copyText(text).then(
      () => toast({ message: say('platform.copyButton.copied'), tone: 'success' }),
      () => toast({ message: say('platform.copyButton.failed'), tone: 'warning' }),
    );
  return (
    <Button variant="secondary" size="sm" className={className} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
