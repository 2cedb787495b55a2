/**
 * Begins once nothing was fetched for so long, in milliseconds, and nothing is awaited any more: the page stands there.
 * A slow answer is heard of only when it is there, so who has a way to know that one is awaited says so. Returns how to
 * call it off.
 */
export function whenQuiet(quietFor: number, begin: () => void, isAwaiting = () => false): () => void {
  let timer = setTimeout(done, quietFor);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(done, quietFor);
  });
  observer.observe({ type: 'resource' });
  function done() {
    if (isAwaiting()) {
      timer = setTimeout(done, quietFor);
      return;
    }
    observer.disconnect();
    begin();
  }
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
