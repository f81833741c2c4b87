import { BaseTransformer } from '@adonisjs/core/transformers'
import { ROLE_SCOPES } from '#identity/domain/role_scopes'
import type { Group } from '#identity/queries/list_groups'

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
