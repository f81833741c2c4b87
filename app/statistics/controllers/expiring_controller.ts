import type { HttpContext } from '@adonisjs/core/http'
import { exportList, showList } from '#shared/lists'
import { expiringAsked } from '#statistics/http/expiring_asked'
import { expiringList } from '#statistics/lists/expiring_list'
import {
  expiringByCompany,
  expiringByMonth,
  expiringByType,
  expiringFigures,
} from '#statistics/queries/expiring/expiring_sums'

export default class ExpiringController {
  async index(ctx: HttpContext) {
    const asked = await expiringAsked(ctx)
    const [{ content, shown }, figures, months, types, companies] = await Promise.all([
      showList(ctx, expiringList, asked),
      expiringFigures(asked),
      expiringByMonth(asked),
      expiringByType(asked),
      expiringByCompany(asked),
    ])
    return ctx.inertia.render('statistics/admin/expiring', {
      ...{ within: asked.within, figures, months, types, companies, expiring: content },
      ...shown,
    })
  }

  async export(ctx: HttpContext) {
    return exportList(ctx, expiringList, await expiringAsked(ctx))
  }
}
