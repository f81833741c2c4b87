import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import identity from '#config/identity'
import { DEMO_STAFF, staffEmailOf, staffIssuer, type DemoStaff } from '#demo/identity/staff'
import { actorOf } from '#identity/domain/actor'
import User from '#identity/models/user'
import { recordAudit, type Actor } from '#shared/audit'
import { clock } from '#shared/clock'

/** Staff of whom something is to be seen before they first sign in: groups of theirs were granted here. */
export async function addStaff(trx: TransactionClientContract): Promise<Actor[]> {
  const added: User[] = []
  for (const person of DEMO_STAFF) added.push(await addPerson(trx, person))
  const [admin] = added.map(actorOf)
  for (const [place, { granted = [] }] of DEMO_STAFF.entries()) {
    for (const role of granted) {
      await recordAudit(trx, {
        ...{ actor: admin!, subject: { type: 'user', id: added[place]!.id } },
        ...{ action: 'user.group_granted', after: { group: identity.groups[role] } },
        at: clock.now().minus({ days: 41, hours: 3 }).toJSDate(),
      })
    }
  }
  return added.map(actorOf)
}

function addPerson(trx: TransactionClientContract, person: DemoStaff): Promise<User> {
  const { subject, role, granted = [], firstName, lastName } = person
  const ago = (days: number) => clock.now().minus({ days, hours: 4, minutes: lastName.length * 7 })
  return User.create(
    {
      ...{ subject, firstName, lastName, email: staffEmailOf(person) },
      ...{ issuer: staffIssuer(), kind: 'staff' as const, accountActivated: true },
      groups: [identity.groups.user, identity.groups[role]],
      ...{ createdAt: ago(person.madeDaysAgo), lastSignedInAt: ago(person.seenDaysAgo) },
      grantedGroups: granted.map((one) => identity.groups[one]),
    },
    { client: trx }
  )
}
