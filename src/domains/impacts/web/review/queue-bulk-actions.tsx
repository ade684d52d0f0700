import { Button } from '../../../../ui/button.tsx';

interface QueueBulkActionsProps {
  count: number;
  onApprove: () => void;
  onDecline: () => void;
}

export function QueueBulkActions({ count, onApprove, onDecline }: QueueBulkActionsProps) {
  return (
    <>
      <Button size="sm" onClick={onApprove}>
        Approve {count}
      </Button>
      <Button variant="secondary" size="sm" onClick={onDecline}>
        Decline {count}
      </Button>
    </>
  );
}
