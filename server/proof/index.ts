export { factChain } from './fact-chain.ts';
export { doneTasksOf, isOwnTask, type ReadyPhoto, type ReadyTask, readyPhotosOf } from './guest-choice.ts';
export { hashOfLink, sealedGuestLink } from './guest-page.ts';
export { leaveProof } from './leave-proof.ts';
export { type Signer, sealedLogKey, signerAt } from './log-key.ts';
export { readRecord } from './read-record.ts';
export { proofRoutes } from './routes.ts';
export { proofTasks } from './tasks.ts';
