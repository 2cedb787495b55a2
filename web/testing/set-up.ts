import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// For each file of component tests: what is awaited comes or does not, however long a busy machine takes for it.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);
