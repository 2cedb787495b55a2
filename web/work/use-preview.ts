import { useEffect, useState } from 'react';

/** An address of the file's picture; its memory is given back with whatever shows it. */
export function usePreview(file: Blob): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return preview;
}
