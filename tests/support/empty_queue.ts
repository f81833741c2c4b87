import type { Suite } from '@japa/runner/core'
import { rows } from '#shared/database'

/**
 * Spec files share a database, and what a file leaves in the queue of jobs is nothing that the next may count.
 * Each group starts with none.
 */
export function emptyQueue(suite: Suite): void {
  suite.onGroup((group) => {
    group.setup(async () => {
      await rows(null, 'delete from pgboss.job')
    })
  })
}
