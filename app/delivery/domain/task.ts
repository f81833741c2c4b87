import type { SelectionFilters } from '#catalogue'
import type { TaskCommand } from '#delivery/domain/task_step'

export type LeasedTask = {
  id: number
  fulfilmentId: number
  cmd: TaskCommand
  productId: number
  fromDay: string
  toDay: string
  includeDegraded: boolean
  /** The chosen parts of a filterable product. */
  filters: SelectionFilters | null
  leaseId: string
}

/** The task is in other hands: stopped, or taken over after its lease had run out. */
export class LeaseLost extends Error {
  constructor(task: LeasedTask) {
    super(`Task ${task.id} is no longer led under lease ${task.leaseId}`)
  }
}
