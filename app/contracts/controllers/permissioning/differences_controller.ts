import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { knownDay } from '#contracts/http/permissioning/asked_permissions'
import { differenceList } from '#contracts/lists/permissioning/difference_list'
import { knownDifferenceList } from '#contracts/lists/permissioning/known_difference_list'
import DifferenceTransformer from '#contracts/transformers/permissioning/difference_transformer'

export default class DifferencesController {
  async index(ctx: HttpContext) {
    const known = knownDay(ctx)
    const { content, shown } = known
      ? await showList(ctx, knownDifferenceList, { known })
      : await showList(ctx, differenceList)
    return ctx.inertia.render('contracts/admin/difference', {
      differences: DifferenceTransformer.transform(content),
      ...shown,
      known,
    })
  }

  export(ctx: HttpContext) {
    const known = knownDay(ctx)
    return known ? exportList(ctx, knownDifferenceList, { known }) : exportList(ctx, differenceList)
  }
}
