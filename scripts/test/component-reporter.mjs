import { appendFileSync } from 'node:fs';

/** For Vitest: records at once what each test does, as reporter.mjs does for Node's tests. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter from the default export.
export default class ComponentReporter {
  onTestModuleQueued(module) {
    note({ did: 'began', ...ofWhole(module) });
  }

  onTestCaseReady(test) {
    note({ did: 'began', ...of(test) });
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    note({ did: 'ended', ...of(test) });
    if (state !== 'skipped') note({ did: state, ...of(test), reason: reasonOf(errors) });
  }

  onTestModuleEnd(module) {
    const { collectDuration, duration, environmentSetupDuration, setupDuration } = module.diagnostic();
    note({
      did: 'ended',
      ...ofWhole(module),
      took: collectDuration + duration + environmentSetupDuration + setupDuration,
    });
    const errors = module.errors();
    if (errors.length > 0) note({ did: 'failed', ...ofWhole(module), reason: reasonOf(errors) });
  }

  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) note({ did: 'failed', name: 'Outside of any test', reason: reasonOf(errors) });
  }
}

const note = (event) => appendFileSync(process.env.TEST_EVENTS, `${JSON.stringify(event)}\n`);
const of = ({ fullName, module }) => ({ name: fullName, file: module.relativeModuleId });
const ofWhole = ({ relativeModuleId }) => ({ name: null, file: relativeModuleId });
const reasonOf = (errors = []) => errors.map(({ stack, message }) => stack ?? message).join('\n');
