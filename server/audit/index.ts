export { appendAudit } from './append-audit.ts';
export { auditExport } from './audit-export.ts';
export { leaveAudit } from './leave-audit.ts';
export { verifyChain } from './verify-chain.ts';
