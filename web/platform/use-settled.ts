import { useEffect, useState } from 'react';

/** A value once it has not changed for a while: for questions about something that is being typed. */
export function useSettled<Value>(value: Value, afterMs = 600): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
