CREATE INDEX "message_by" ON "message" USING btree ("by_id") WHERE "message"."by_id" is not null;--> statement-breakpoint
CREATE TRIGGER zz_host_member_of_erased AFTER INSERT ON "host_member" FOR EACH ROW EXECUTE FUNCTION refuse_erased('host_id');--> statement-breakpoint
CREATE TRIGGER zz_host_member_erased AFTER INSERT ON "host_member" FOR EACH ROW EXECUTE FUNCTION refuse_erased('member_id');--> statement-breakpoint
CREATE TRIGGER zz_host_invitation_of_erased AFTER INSERT ON "host_invitation" FOR EACH ROW EXECUTE FUNCTION refuse_erased('host_id');--> statement-breakpoint
CREATE TRIGGER zz_posting_template_of_erased AFTER INSERT ON "posting_template" FOR EACH ROW EXECUTE FUNCTION refuse_erased('host_id');--> statement-breakpoint
CREATE TRIGGER zz_auto_accept_rule_of_erased AFTER INSERT ON "auto_accept_rule" FOR EACH ROW EXECUTE FUNCTION refuse_erased('host_id');
