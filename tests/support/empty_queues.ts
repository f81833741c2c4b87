import type { Suite } from '@japa/runner/core'
import { rows } from '#shared/database'

/**
 * Spec files share a database, and what a file leaves in the queues of jobs and mails is nothing that the next
 * may count. Each group starts with none.
 */
export function emptyQueues(suite: Suite): void {
  suite.onGroup((group) => {
    group.setup(async () => {
      await rows(null, 'delete from pgboss.job')
      await rows(null, 'delete from mail_outbox')
    })
  })
}
