import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#identity/domain/actor'
import { exportPersonalData } from '#identity/queries/export_personal_data'
import { recordAudit } from '#shared/audit'
import { clock } from '#shared/clock'
import { transaction } from '#shared/database'
import { callerOf } from '#shared/http/caller'

export default class PersonalDataExportsController {
  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    const data = await exportPersonalData(user)
    await transaction((trx) =>
      recordAudit(trx, {
        actor: actorOf(user),
        subject: { type: 'user', id: user.id },
        action: 'user.data_exported',
      })
    )
    const day = clock.now().toFormat('yyyyMMdd')
    ctx.response.header('content-type', 'application/json; charset=utf-8')
    ctx.response.header('content-disposition', `attachment; filename="personal_data_${day}.json"`)
    ctx.response.header('cache-control', 'no-store')
    return ctx.response.send(JSON.stringify(data, null, 2))
  }
}
