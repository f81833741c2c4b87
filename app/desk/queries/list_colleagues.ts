import { staffWith } from '#identity'
import { ACTING_SCOPES, kindsOf, type DeskKind } from '#desk/domain/kinds'

export type Colleague = { id: number; name: string; kinds: DeskKind[] }

/** To whom something can be given, with what each may take care of. */
export async function listColleagues(): Promise<Colleague[]> {
  const found = new Map<number, Colleague>()
  for (const scope of ACTING_SCOPES) {
    for (const { id, name } of await staffWith(scope)) {
      const kinds = found.get(id)?.kinds ?? []
      found.set(id, { id, name, kinds: [...kinds, ...kindsOf(scope)] })
    }
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
