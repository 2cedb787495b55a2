ALTER TABLE "deliverable" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "deliverable" ADD CONSTRAINT "deliverable_task_id_job_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."job_task"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliverable_task" ON "deliverable" USING btree ("task_id") WHERE "deliverable"."task_id" is not null;