import { ApiError } from '#web/platform/api-error.ts';
import type { Waiting } from './waiting.ts';

/** What the server answered to something that waited, as it was thrown. */
export const errorOf = ({ status, text }: NonNullable<Waiting['refusal']>): ApiError =>
  new ApiError({ status, statusText: '', headers: new Headers() }, text);
