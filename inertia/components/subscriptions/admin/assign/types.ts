import type { Address } from '~/components/identity/address_text'

export type AssignableType = { id: number; name: string; folder: string; isFilterable: boolean }

/** Who something is given to, as far as sales may know it. */
export type KnownPerson = {
  id: number
  name: string
  email: string
  company: string
  isLocked: boolean
}

export type PersonInfo = KnownPerson & {
  jobPosition: string | null
  phone: string | null
  billing: Address | null
  delivery: Address | null
}

/** The numbers of types that are chosen by their names. */
export const idsOf = (types: readonly AssignableType[], names: readonly string[]) =>
  types.filter(({ name }) => names.includes(name)).map(({ id }) => id)

/** Types by folder, in the order in which they come. */
export function byFolder(types: readonly AssignableType[]): [string, AssignableType[]][] {
  const folders = new Map<string, AssignableType[]>()
  for (const type of types) folders.set(type.folder, [...(folders.get(type.folder) ?? []), type])
  return [...folders]
}
