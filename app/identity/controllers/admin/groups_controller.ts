import type { HttpContext } from '@adonisjs/core/http'
import { listGroups } from '#identity/queries/list_groups'
import GroupTransformer from '#identity/transformers/group_transformer'

export default class GroupsController {
  async index({ inertia }: HttpContext) {
    const groups = await listGroups()
    return inertia.render('identity/admin/groups', { groups: GroupTransformer.transform(groups) })
  }
}
