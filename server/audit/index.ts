export { appendAudit } from './append-audit.ts';
export { verifyChain } from './verify-chain.ts';
