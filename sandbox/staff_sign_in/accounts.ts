export type DemoAccount = {
  subject: string
  role: string
  firstName: string
  lastName: string
  groups: string[]
}

const group = (role: string) => process.env[`GROUP_${role.toUpperCase()}`] ?? `shop_${role}`

const account = (role: string, firstName: string, lastName: string): DemoAccount => ({
  subject: `staff-${role}`,
  role,
  firstName,
  lastName,
  groups: [group('user'), group(role)],
})

/** One invented employee for each role, and one whom the shop has to refuse. */
export const ACCOUNTS: DemoAccount[] = [
  account('viewer', 'Vera', 'Lindner'),
  account('manager', 'Mats', 'Hansen'),
  account('admin', 'Ada', 'Petersen'),
  account('derivatives', 'Dirk', 'Olsen'),
  account('sales', 'Sara', 'Voss'),
  { ...account('none', 'Nils', 'Ahrens'), groups: [] },
]

export const findAccount = (subject: string) => ACCOUNTS.find((one) => one.subject === subject)

export const emailOf = ({ firstName, lastName }: DemoAccount) =>
  `${firstName}.${lastName}@alster-exchange.example`.toLowerCase()
