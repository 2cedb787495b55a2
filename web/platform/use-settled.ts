import { useEffect, useState } from 'react';

/** A value once it has stood for a while: for what is asked about something typed. */
export function useSettled<Value>(value: Value, afterMs = 600): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
