export { chainLength } from './chain-length.ts';
export { factChain } from './fact-chain.ts';
export { leaveProof } from './leave-proof.ts';
export { rotateLogKey, type Signer, sealedLogKey, signerAt } from './log-key.ts';
export { readRecord } from './read-record.ts';
export { readWork } from './read-work.ts';
export { proofRoutes } from './routes.ts';
export type { Trees } from './seal-of.ts';
export { proofTasks } from './tasks.ts';
