import { ownerOf } from '#delivery/ports/delivery_owners'
import { nameOf, type Reference } from '#delivery/domain/reference'

/** How deliveries stand with their owners, by the names of their references: each owner is asked once. */
export async function statesOf(references: Reference[]): Promise<Map<string, string>> {
  const byKind = Map.groupBy(references, ({ kind }) => kind)
  const told = await Promise.all(
    [...byKind].map(async ([kind, of]) => {
      const states = await ownerOf(of[0]!).statesOf(of.map(({ key }) => key))
      return [...states].map(([key, state]) => [nameOf({ kind, key }), state] as const)
    })
  )
  return new Map(told.flat())
}
