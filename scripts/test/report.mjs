const shown = 10;

/** Reports failures as they become known and, after each part, how many passed and which files were slow. */
export class Report {
  #failures = [];
  #passed = 0;
  #part = { passed: 0, failed: 0, times: [] };

  add({ passed, failures, times = [] }) {
    this.#passed += passed;
    this.#failures.push(...failures);
    this.#part.passed += passed;
    this.#part.failed += failures.length;
    this.#part.times.push(...times);
    for (const failure of failures) console.error(`✖ ${titleOf(failure)}\n${indent(failure.reason)}\n`);
  }

  endPart(name) {
    const { passed, failed, times } = this.#part;
    console.log(`${name}: ${passed} passed, ${failed} failed`);
    if (times.length > 1) console.log('The slowest files:');
    for (const { file, took } of slowest(times)) console.log(`${(took / 1000).toFixed(1).padStart(8)} s  ${file}`);
    this.#part = { passed: 0, failed: 0, times: [] };
  }

  /** The final summary; returns the exit code. */
  end() {
    if (this.#failures.length > 0) console.log('\nFailed:');
    for (const failure of this.#failures) console.log(`✖ ${titleOf(failure)}`);
    console.log(`${this.#passed} passed, ${this.#failures.length} failed`);
    return this.#failures.length > 0 ? 1 : 0;
  }
}

const slowest = (times) => (times.length > 1 ? times.toSorted((a, b) => b.took - a.took).slice(0, shown) : []);

function titleOf({ file, line, name }) {
  const place = file && line ? `${file}:${line}` : file;
  return [place, name].filter(Boolean).join('  ');
}

const indent = (text) => text.replace(/^/gm, '    ');
