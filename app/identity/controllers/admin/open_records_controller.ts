import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#shared/http/caller'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { leaveRecord, openRecord } from '#identity/actions/staff/open_record'
import { mayWriteRecord, type RecordKind } from '#identity/domain/open_record'
import { scopesOf } from '#identity/queries/scopes_of'

export default class OpenRecordsController {
  async update(ctx: HttpContext) {
    const user = callerOf(ctx)
    const opened = openedIn(ctx, user.id)
    if (!mayWriteRecord(scopesOf(user), opened.kind)) {
      return answerRefusal(ctx, { code: 'identity.errors.no_permission', status: 403 })
    }
    return success(ctx, { others: await openRecord(opened) })
  }

  async destroy(ctx: HttpContext) {
    await leaveRecord(openedIn(ctx, callerOf(ctx).id))
    return success(ctx, null)
  }
}

const openedIn = ({ params }: HttpContext, userId: number) => ({
  ...{ kind: params.kind as RecordKind, key: String(params.record), userId },
})
