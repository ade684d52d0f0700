import { type SubmitEvent, useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { isRecord } from '../graph/definition.ts';
import { CodeName } from '../panel/code-names.tsx';
import { sendEvent } from './live-pages.ts';

interface SendEventProps {
  page: string;
  sessionId: string;
  /** The type of the event. */
  event: string;
}

/** Sends an event with a payload to the page, which refuses events that its flow doesn't accept. */
export function SendEvent({ page, sessionId, event }: SendEventProps) {
  const [text, setText] = useState('{}');
  const [error, setError] = useState<string | undefined>();

  function send(submit: SubmitEvent<HTMLFormElement>) {
    submit.preventDefault();
    const payload = readPayload(text);
    setError(payload === null ? say('inspector.sendEvent.notAnObject') : undefined);
    if (payload !== null) sendEvent(page, sessionId, { ...payload, type: event });
  }

  return (
    <form onSubmit={send} noValidate className="mt-3 grid gap-3">
      <p className="text-sm text-muted">
        <CodeName>{event}</CodeName>
      </p>
      <TextArea
        name="payload"
        label={say('inspector.sendEvent.payload')}
        hint={say('inspector.sendEvent.payloadHint')}
        rows={3}
        lang="en"
        dir="ltr"
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" size="sm">
          {say('inspector.sendEvent.send')}
        </Button>
      </div>
    </form>
  );
}

function readPayload(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
