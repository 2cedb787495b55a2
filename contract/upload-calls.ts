import { callOf } from './endpoint.ts';
import type * as parts from './upload-parts.ts';

// The calls by which a photo that was cut off goes on, kept as those in calls.ts are.

export const getArrived = callOf<typeof parts.getArrived>('GET', '/api/uploads/{key}');
export const addPart = callOf<typeof parts.addPart>('PUT', '/api/uploads/{key}', []);
export const finishUpload = callOf<typeof parts.finishUpload>('POST', '/api/uploads/{key}', []);
