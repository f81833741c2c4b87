/** Themes of the administration, in the order in which its hub and its rail show them. */
export const ADMIN_GROUPS = [
  'desk',
  'sales',
  'subscriptions',
  'people',
  'catalogue',
  'contracts',
  'operation',
] as const

export type AdminGroupName = (typeof ADMIN_GROUPS)[number]

export type AdminPlace = {
  group: AdminGroupName
  /** Order within the group, in steps of ten so that one can stand between two others. */
  rank: number
  /** Key of its words in its module's translations `places`: `admin.<name>`, with title, about, and waiting where that is counted. */
  name: string
  path: string
  /** The place shows for whoever holds one of them. */
  scopes: readonly string[]
  /** A tile of the hub only where the shop is worked on; rail and command palette lead there everywhere. */
  isForDevelopment?: boolean
  /** Counts what waits there for somebody: a query of one value, of the module's own tables. */
  waiting?: string
}

/** A tab of the staff's page of a person. */
export type UserTab = {
  /** Order among the tabs of all modules, in steps of ten. */
  rank: number
  /** Its part of the address, and the key of its word in its module's translations `places`: `user.<name>`. */
  name: string
  /** The tab shows for whoever holds one of them. */
  scopes: readonly string[]
}

/** For everybody, for visitors, or for whoever is signed in. */
export type PalettePlace = {
  for: 'all' | 'visitors' | 'account'
  rank: number
  /** Key of its word in its module's translations `places`: `palette.<name>`. */
  name: string
  path: string
}
