import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Permission } from '#identity/queries/list_permissions'

export default class PermissionTransformer extends BaseTransformer<Permission> {
  toObject() {
    const { granted, scopes } = this.resource
    return {
      ...this.pick(this.resource, [
        'group',
        'role',
        'isHeld',
        'isFromProvider',
        'change',
        'refusal',
      ]),
      granted: granted && { by: granted.by, at: granted.at?.toISOString() ?? null },
      scopes: [...scopes],
    }
  }
}
