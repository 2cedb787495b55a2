/** Begins once nothing was fetched for so long, in milliseconds: the page stands there. Returns how to call it off. */
export function whenQuiet(quietFor: number, begin: () => void): () => void {
  let timer = setTimeout(done, quietFor);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(done, quietFor);
  });
  observer.observe({ type: 'resource' });
  function done() {
    observer.disconnect();
    begin();
  }
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
