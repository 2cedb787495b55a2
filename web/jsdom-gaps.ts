/** What browsers have and jsdom lacks, for component tests: nothing has a size there, so nothing is ever resized. */
class ResizeObserverWithoutLayout implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= ResizeObserverWithoutLayout;

/** Nothing comes into sight where nothing has a place. */
class IntersectionObserverWithoutLayout implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => [];
}

globalThis.IntersectionObserver ??= IntersectionObserverWithoutLayout;

/** No media query holds and none ever changes: one colour scheme, a mouse. */
class UnchangingMedia extends EventTarget implements MediaQueryList {
  readonly matches = false;
  readonly media: string;
  onchange = null;
  constructor(media: string) {
    super();
    this.media = media;
  }
  addListener() {}
  removeListener() {}
}

globalThis.matchMedia ??= (query) => new UnchangingMedia(query);

/** Nothing is out of sight where nothing has a place. */
Element.prototype.scrollIntoView ??= () => undefined;

/** Nothing is dragged. */
Element.prototype.hasPointerCapture ??= () => false;
