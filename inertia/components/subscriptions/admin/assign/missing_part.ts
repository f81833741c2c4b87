import type { KnownPerson } from './types'

/** What keeps types from being given yet, as the end of a key of the messages; null where nothing does. */
export function missingPart(person: KnownPerson | null, names: readonly string[]) {
  if (!person) return 'nobody'
  if (person.isLocked) return 'locked'
  return names.length === 0 ? 'none' : null
}
