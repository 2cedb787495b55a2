export { type AuditEntry, appendAudit } from './append-audit.ts';
export { verifyChain } from './verify-chain.ts';
