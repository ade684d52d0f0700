/** As much of a browser's page as the early script needs. */
import { vi } from 'vitest';

export class FakeElement extends EventTarget {
  isConnected = true;
  id = '';
  type = '';
  checked = false;
  href = '';
  textContent = '';
  readonly style = { cssText: '', textDecoration: '' };
  readonly content: unknown[] = [];
  readonly click = vi.fn();
  readonly focus = vi.fn();
  /** The values that were written to it, as its browser's own setter sees them. */
  readonly written: string[] = [];
  #value = '';

  readonly localName: string;
  /** The selectors of the early script that it matches. */
  readonly selectors: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;

  constructor(localName: string, selectors: readonly string[] = [], attributes: Record<string, string> = {}) {
    super();
    this.localName = localName;
    this.selectors = selectors;
    this.attributes = attributes;
  }

  get value(): string {
    return this.#value;
  }
  set value(value: string) {
    this.#value = value;
    this.written.push(value);
  }

  matches = (selector: string): boolean => this.selectors.includes(selector);
  closest = (selector: string): FakeElement | null => (this.matches(selector) ? this : null);
  getAttribute = (name: string): string | null => this.attributes[name] ?? null;
  hasAttribute = (name: string): boolean => name in this.attributes;
  setAttribute(): void {}
  append = (...content: unknown[]): void => {
    this.content.push(...content);
  };
}

export interface FakePage {
  dataset: Record<string, string>;
  /** What was put at the top of the page. */
  notices: FakeElement[];
  /** The elements that are found by their ids. */
  elements: Map<string, FakeElement>;
  /** Dispatches the event as if it came from this target. @returns whether the page's own listeners would get it. */
  dispatch: (type: string, target: object | null, properties?: object) => boolean;
}

/** Makes this page the global one; `vi.unstubAllGlobals` ends that. */
export function openFakePage({ isDrawn = true, isHidden = false, readyState = 'loading' } = {}): FakePage {
  const window = new EventTarget();
  const body = { prepend: (notice: FakeElement) => notices.push(notice) };
  const notices: FakeElement[] = [];
  const elements = new Map<string, FakeElement>();
  const dataset: Record<string, string> = {};
  if (isDrawn) elements.set('rendered-data', new FakeElement('script'));
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  // Node.js doesn't accept a boolean here.
  vi.stubGlobal('removeEventListener', (type: string, listener: EventListener, capture = false) =>
    window.removeEventListener(type, listener, { capture }),
  );
  vi.stubGlobal('location', { origin: 'https://here', pathname: '/impacts', search: '?sdg=1' });
  vi.stubGlobal('KeyboardEvent', FakeKeyboardEvent);
  vi.stubGlobal('document', {
    documentElement: { dataset },
    body,
    activeElement: body,
    hidden: isHidden,
    readyState,
    title: 'Impacts',
    getElementById: (id: string) => elements.get(id) ?? null,
    createElement: (name: string) => new FakeElement(name),
  });
  return { dataset, notices, elements, dispatch };

  function dispatch(type: string, target: object | null, properties: object = {}): boolean {
    const event = Object.assign(new Event(type, { cancelable: true }), properties);
    Object.defineProperty(event, 'target', { value: target });
    const stop = vi.spyOn(event, 'stopPropagation');
    window.dispatchEvent(event);
    return stop.mock.calls.length === 0;
  }
}

class FakeKeyboardEvent extends Event {
  readonly key: string;

  constructor(type: string, { key }: { key: string }) {
    super(type);
    this.key = key;
  }
}
