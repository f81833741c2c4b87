import { BaseTransformer } from '@adonisjs/core/transformers'
import { ROLE_SCOPES } from '#identity/domain/role_scopes'
import type { Group } from '#identity/queries/list_groups'

/** A group of the shop with the staff in it, for staff. */
export default class GroupTransformer extends BaseTransformer<Group> {
  toObject() {
    const { role, users } = this.resource
    return {
      ...this.pick(this.resource, ['group', 'role']),
      scopes: [...ROLE_SCOPES[role]],
      users: users.map(({ id, email, firstName, lastName }) => ({
        ...{ id, email },
        name: [firstName, lastName].filter(Boolean).join(' ') || email,
      })),
    }
  }
}
