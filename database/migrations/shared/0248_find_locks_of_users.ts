import { BaseSchema } from '@adonisjs/lucid/schema'

/** When somebody was locked and let in again is asked of all people at once; few entries of the history say it. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw(`
      create index concurrently audit_events_locks on audit_events (subject_id, seq)
       where subject_type = 'user' and action in ('user.locked', 'user.unlocked')`)
  }

  async down() {
    this.schema.raw('drop index audit_events_locks')
  }
}
