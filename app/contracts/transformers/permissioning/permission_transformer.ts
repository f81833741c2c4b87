import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Permission } from '#contracts/lists/permissioning/permission_columns'

export default class PermissionTransformer extends BaseTransformer<Permission> {
  toObject() {
    return this.resource
  }
}
