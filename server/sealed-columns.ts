import { sealedAccountColumns } from './accounts/index.ts';
import { sealedForm } from './background-checks/index.ts';
import { sealedBusyUrl, sealedFeedUrl } from './calendar/index.ts';
import { sealedIdentityColumns } from './cleaners/index.ts';
import { sealedAccess } from './home-access/index.ts';
import { sealedPart, sealedPlace } from './photos/index.ts';
import { sealedAnswers } from './platform/http/idempotency.ts';
import type { SealedColumn } from './platform/sealed-column.ts';
import { sealedGuestLink, sealedLogKey } from './proof/index.ts';

/** Every column of sealed secrets: what the rotation of keys goes through. A test finds one that is missing here. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedAccountColumns,
  ...sealedIdentityColumns,
  sealedForm,
  sealedPlace,
  sealedPart,
  sealedFeedUrl,
  sealedBusyUrl,
  sealedAccess,
  sealedAnswers,
  sealedLogKey,
  sealedGuestLink,
];
