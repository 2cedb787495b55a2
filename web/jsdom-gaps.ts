/** What browsers have and jsdom lacks, for component tests: nothing has a size there, so nothing is ever resized. */
class ResizeObserverWithoutLayout implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= ResizeObserverWithoutLayout;
