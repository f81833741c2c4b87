import { filterChoicesOf, type DeliverableFile } from '#catalogue'
import { DeliveryProblem, extractFile, type Extracted } from '#delivery'
import { made } from '#shared/storage'
import type { Turn } from '#subscriptions/actions/prepare/take_turn'
import { nameOfCut } from '#subscriptions/gateways/name_of_cut'

export type CutFile = Extracted & { key: string }

/** The rows of the chosen parts, of all venues, in a file of their own. @throws DeliveryProblem */
export async function cutDay(
  { id, attempt, productId, items }: Turn,
  file: DeliverableFile,
  signal: AbortSignal
): Promise<CutFile> {
  const choices = await filterChoicesOf(productId)
  if (!choices) {
    throw new DeliveryProblem('delivery.errors.parts_unknown', { name: file.name }, true)
  }
  await removeFiles(id)
  const name = nameOfCut(file.name, items)
  const target = `subscription_cuts/${id}/${attempt}/${name}`
  const parts = [{ field: choices.levelTwo.field, values: items }]
  const cut = await extractFile({ key: file.key, target, name: file.name, parts }, { signal })
  return { key: target, ...cut }
}

/** Whatever earlier makings left. */
export async function removeFiles(id: number): Promise<void> {
  for await (const { key } of made().list(`subscription_cuts/${id}/`)) await made().remove(key)
}
