/** Other spellings of the filters, in the words of a user's own record (`userLocked: true`). */
const SPELLINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: { internal: 'Internal', external: 'External', staff: 'Internal', customer: 'External' },
  active: { active: 'Active', inactive: 'Inactive', true: 'Active', false: 'Inactive' },
  locked: {
    'locked': 'Locked',
    'not locked': 'Not locked',
    'true': 'Locked',
    'false': 'Not locked',
  },
}

/** The address of the list of users with its filters as the list names them. */
export function userListQuery(address: Record<string, unknown>): Record<string, unknown> {
  const filters = Object.keys(SPELLINGS).filter((name) => address[name] !== undefined)
  return {
    ...address,
    ...Object.fromEntries(filters.map((name) => [name, spelled(name, address)])),
  }
}

const spelled = (name: string, address: Record<string, unknown>) =>
  [address[name]]
    .flat()
    .flatMap((value) => String(value).split(','))
    .map((value) => SPELLINGS[name]![value.trim().toLowerCase()] ?? value)
