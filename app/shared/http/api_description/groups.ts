/** What programs come for, in the order in which they do. */
export const TASKS = ['Find', 'Order', 'Receive', 'Subscribe', 'Account', 'Staff'] as const

export type Task = (typeof TASKS)[number]

type Group = { task: Task; description: string }

const groups = new Map<string, Group>()

/** Says of groups of calls what they are for; a group without words has none in the document. */
export function describeGroups(task: Task, words: Readonly<Record<string, string>>): void {
  for (const [name, description] of Object.entries(words)) {
    if (groups.has(name)) throw new Error(`The group ${name} is described twice`)
    groups.set(name, { task, description })
  }
}

/** The groups that have calls, by task and then by name. */
export function describedGroups(names: readonly string[]): (Group & { name: string })[] {
  const found = names.map((name) => ({ name, ...groups.get(name)! }))
  return found.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
}

const rank = ({ task }: Group) => TASKS.indexOf(task)
