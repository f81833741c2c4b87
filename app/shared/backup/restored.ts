/**
 * What a module does in a restored shop before anybody uses it, so that nothing happens twice which happened
 * after the backup and is forgotten: one statement, `$1` being by how much numbers go ahead. One that moves
 * a counter returns `{ name, after, to }`: numbers between them are missing for good.
 */
export type RestoredStep = { says: string; sql: string }

export type Skipped = { name: string; after: string; to: string }

type WithSteps = { restored?: () => Promise<{ default: readonly RestoredStep[] }> }

/** The steps of all modules, lower ones first. */
export async function restoredSteps(modules: readonly object[]): Promise<RestoredStep[]> {
  const steps = (modules as readonly WithSteps[]).map(({ restored }) => restored?.())
  return (await Promise.all(steps)).flatMap((found) => found?.default ?? [])
}
