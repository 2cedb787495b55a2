// A separate program, started by intake.ts: decodes pictures one after another, away from the web process's memory
// and its secrets, and ends with it.
import { answerOrders } from '#server/platform/answer-orders.ts';
import { rewritePicture } from './rewrite-picture.ts';

answerOrders(rewritePicture);
