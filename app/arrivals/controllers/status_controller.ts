import type { HttpContext } from '@adonisjs/core/http'
import { publicStatus } from '#arrivals/queries/public_status'
import ShownNoticeTransformer from '#arrivals/transformers/shown_notice_transformer'

export default class StatusController {
  async show({ inertia, locale }: HttpContext) {
    const { notices, ...status } = await publicStatus()
    return inertia.render('arrivals/status', {
      ...status,
      notices: ShownNoticeTransformer.transform(notices[locale]),
    })
  }
}
