import identity from '#config/identity'
import type { Role } from '#identity/domain/roles'

export type DemoStaff = {
  subject: string
  role: Role
  granted?: Role[]
  firstName: string
  lastName: string
}

/** Some whom the staff's sign-in of the demo knows as well; the others appear when they first come. */
export const DEMO_STAFF: DemoStaff[] = [
  { subject: 'staff-admin', role: 'admin', firstName: 'Ada', lastName: 'Petersen' },
  { subject: 'staff-manager', role: 'manager', firstName: 'Mats', lastName: 'Hansen' },
  {
    ...{ subject: 'staff-viewer', role: 'viewer', granted: ['sales'] },
    ...{ firstName: 'Vera', lastName: 'Lindner' },
  },
]

export const staffEmailOf = ({ firstName, lastName }: DemoStaff) =>
  `${firstName}.${lastName}@alster-exchange.example`.toLowerCase()

export const staffIssuer = () => identity.providers.staff.issuer ?? 'https://staff.example'
