/** What owners decide about the whole marketplace; `refundApprovalCents`: beyond it, a refund takes two admins. */
export const settingNames = ['refundApprovalCents'] as const;
export type SettingName = (typeof settingNames)[number];
