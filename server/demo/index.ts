export { demoAccounts } from './accounts.ts';
