import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { say } from '#languages/say.ts';
import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  name?: string | undefined;
  /** The current search, from the URL. */
  search: string;
  /** Called with the trimmed text, debounced. */
  onSearch: (search: string) => void;
  label?: string | undefined;
  placeholder?: string | undefined;
  className?: string | undefined;
}

const DEBOUNCE_MS = 300;

export function SearchField(props: SearchFieldProps) {
  const { name = 'search', search, onSearch, label = say('ui.searchField.search'), placeholder, className } = props;
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useLayoutEffect(() => {
    latest.current = onSearch;
  });

  // The search changed from outside, e.g. by the back button.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    clearTimeout(timer.current);
    setTyped(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (text.trim() === asked.current) return;
      asked.current = text.trim();
      latest.current(text.trim());
    }, DEBOUNCE_MS);
  }

  return (
    <TextField
      name={name}
      type="search"
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={100}
      value={typed}
      onChange={({ target }) => type(target.value)}
      className={className}
    />
  );
}
