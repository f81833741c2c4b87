import type { SelectionFilters } from '#catalogue'
import { rows, transaction } from '#shared/database'
import { startFulfilment } from '#delivery'
import type { LakeProduct } from '#tests/functional/delivery/support/lake_product'

type Options = { licensee?: string; filters?: SelectionFilters }

/** Begins to deliver these products under a reference; answers the ids of the tasks in order. */
export async function givenFulfilment(
  reference: string,
  products: LakeProduct[],
  { licensee = 'Elbquant Research GmbH', filters }: Options = {}
): Promise<number[]> {
  await transaction((trx) =>
    startFulfilment(trx, {
      reference,
      licensee,
      items: products.map(({ id, range }, index) => ({
        itemRef: String(index + 1),
        productId: id,
        range,
        filters,
      })),
    })
  )
  return taskIds(reference)
}

export async function taskIds(reference: string): Promise<number[]> {
  const tasks = await rows<{ id: number }>(
    null,
    `select t.id from delivery_tasks t join fulfilments f on f.id = t.fulfilment_id
      where f.reference = ? order by t.id`,
    [reference]
  )
  return tasks.map(({ id }) => id)
}

export type TaskRow = { state: string; failures: number; code: string | null; params: object }

export async function taskOf(id: number): Promise<TaskRow> {
  const [task] = await rows<TaskRow>(
    null,
    `select state, failures, failure_code as code, failure_params as params
       from delivery_tasks where id = ?`,
    [id]
  )
  return task!
}

export const makeDue = (id: number) =>
  rows(null, 'update delivery_tasks set run_after = now() where id = ?', [id])

export const expireLease = (id: number) =>
  rows(null, `update delivery_tasks set lease_until = now() - interval '1 second' where id = ?`, [
    id,
  ])

/** How often the end of a fulfilment was announced to orders. */
export async function announcementsOf(reference: string, job: string): Promise<number> {
  const [counted] = await rows<{ times: number }>(
    null,
    `select count(*) as times from pgboss.job where name = ? and data ->> 'reference' = ?`,
    [job, reference]
  )
  return counted!.times
}

export async function nudgesOf(taskId: number): Promise<number> {
  const [counted] = await rows<{ times: number }>(
    null,
    `select count(*) as times from pgboss.job
      where name = 'delivery.run_task' and data ->> 'taskId' = ?`,
    [String(taskId)]
  )
  return counted!.times
}

/** Jobs may vanish with the worker that held them. */
export const loseNudges = () =>
  rows(null, `delete from pgboss.job where name = 'delivery.run_task'`)
