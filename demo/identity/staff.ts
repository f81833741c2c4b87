import identity from '#config/identity'
import type { Role } from '#identity/domain/roles'

export type DemoStaff = {
  subject: string
  role: Role
  granted?: Role[]
  firstName: string
  lastName: string
  madeDaysAgo: number
  seenDaysAgo: number
}

type Line = readonly [
  subject: string,
  role: Role,
  name: `${string} ${string}`,
  madeDaysAgo: number,
  seenDaysAgo: number,
  granted?: Role[],
]

/** The first three are known to the staff's sign-in of the demo as well; its others appear when they first come. */
const STAFF: Line[] = [
  ['staff-admin', 'admin', 'Ada Petersen', 724, 1],
  ['staff-manager', 'manager', 'Mats Hansen', 690, 0],
  ['staff-viewer', 'viewer', 'Vera Lindner', 431, 2, ['sales']],
  ['demo-staff-1', 'sales', 'Lars Nygaard', 512, 3],
  ['demo-staff-2', 'sales', 'Ute Marquardt', 96, 0],
  ['demo-staff-3', 'manager', 'Torben Wiese', 301, 15, ['sales']],
  ['demo-staff-4', 'viewer', 'Jonna Falk', 388, 6],
  ['demo-staff-5', 'viewer', 'Birte Sommer', 20, 20],
  ['demo-staff-6', 'derivatives', 'Hinnerk Ohlsen', 254, 61],
  ['demo-staff-7', 'derivatives', 'Paula Grote', 173, 9, ['viewer']],
]

export const DEMO_STAFF: DemoStaff[] = STAFF.map(
  ([subject, role, name, madeDaysAgo, seenDaysAgo, granted]) => {
    const [firstName, lastName] = name.split(' ') as [string, string]
    return { subject, role, firstName, lastName, madeDaysAgo, seenDaysAgo, granted }
  }
)

export const staffEmailOf = ({ firstName, lastName }: DemoStaff) =>
  `${firstName}.${lastName}@alster-exchange.example`.toLowerCase()

export const staffIssuer = () => identity.providers.staff.issuer ?? 'https://staff.example'
