-- CreateIndex
CREATE INDEX "audit_log_actor_id_id_idx" ON "audit_log"("actor_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_action_id_idx" ON "audit_log"("action", "id" DESC);
