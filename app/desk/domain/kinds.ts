import type { Scope } from '#identity'

/** What lies on the desk, and the scopes with which somebody sees it and acts on it. */
const RIGHTS = {
  unpaid: { sees: 'orders.read', acts: 'orders.status.write' },
  work: { sees: 'orders.read', acts: 'orders.status.write' },
  delivery: { sees: 'orders.read', acts: 'orders.status.write' },
  task: { sees: 'tasks.read', acts: 'tasks.write' },
  card: { sees: 'orders.status.write', acts: 'orders.status.write' },
  mail: { sees: 'users.read', acts: 'users.write' },
  job: { sees: 'tasks.read', acts: 'tasks.write' },
  owed: { sees: 'orders.read', acts: 'orders.status.write' },
  difference: { sees: 'orders.read', acts: 'orders.status.write' },
  refund: { sees: 'orders.read', acts: 'orders.status.write' },
  entry: { sees: 'orders.status.write', acts: 'orders.status.write' },
} as const satisfies Record<string, { sees: Scope; acts: Scope }>

export type DeskKind = keyof typeof RIGHTS
export const DESK_KINDS = Object.keys(RIGHTS) as DeskKind[]

/** The sections of the desk in their order, with what each holds, in its order. */
export const SECTIONS = {
  unpaid: ['unpaid'],
  work: ['work'],
  stuck: ['delivery', 'task', 'card', 'job', 'mail'],
  money: ['owed', 'refund', 'difference', 'entry'],
} as const satisfies Record<string, readonly DeskKind[]>

export type SectionName = keyof typeof SECTIONS
export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]

type Held = ReadonlySet<Scope>

export const seenKinds = (held: Held): DeskKind[] =>
  DESK_KINDS.filter((kind) => held.has(RIGHTS[kind].sees))

/** Whether somebody may take, give, put off or do it. */
export const mayActOn = (held: Held, kind: DeskKind): boolean =>
  held.has(RIGHTS[kind].sees) && held.has(RIGHTS[kind].acts)

/** The scope that taking care of something of a kind takes. */
export const actingScope = (kind: DeskKind): Scope => RIGHTS[kind].acts

export const ACTING_SCOPES: Scope[] = [...new Set(DESK_KINDS.map(actingScope))]

/** What somebody with a scope may take care of. */
export const kindsOf = (scope: Scope): DeskKind[] =>
  DESK_KINDS.filter((kind) => actingScope(kind) === scope)
