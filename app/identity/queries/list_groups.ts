import identity from '#config/identity'
import { ROLES, type Role } from '#identity/domain/roles'
import { rows } from '#shared/database'

export type GroupMember = { id: number; email: string; firstName: string; lastName: string }
export type Group = { group: string; role: Role; users: GroupMember[] }

export async function listGroups(): Promise<Group[]> {
  const members = await rows<GroupMember & { group: string }>(
    null,
    `select distinct g.name as group, u.id, u.email, u.first_name as "firstName",
            u.last_name as "lastName"
       from users u, unnest(u.groups || u.granted_groups) as g(name)
      where u.kind = 'staff' and g.name = any(?)
      order by u.email`,
    [Object.values(identity.groups)]
  )
  return ROLES.map((role) => {
    const group = identity.groups[role]
    const users = members
      .filter((member) => member.group === group)
      .map(({ group: _, ...member }) => member)
    return { group, role, users }
  })
}
