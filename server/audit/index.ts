export { appendAudit } from './append-audit.ts';
export { leaveAudit } from './leave-audit.ts';
export { verifyChain } from './verify-chain.ts';
