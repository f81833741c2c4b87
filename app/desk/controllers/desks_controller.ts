import type { HttpContext } from '@adonisjs/core/http'
import { newestMorning, NewestMorningTransformer } from '#arrivals'
import { findBankLine } from '#billing'
import { scopesOf } from '#identity'
import { callerOf } from '#shared/http/caller'
import { readWhose } from '#desk/domain/whose'
import { listColleagues } from '#desk/queries/list_colleagues'
import { readDesk } from '#desk/queries/read_desk'
import BankLineTransformer from '#desk/transformers/bank_line_transformer'
import DeskTransformer from '#desk/transformers/desk_transformer'

const LONGEST_LINE = 300

export default class DesksController {
  async show(ctx: HttpContext) {
    const user = callerOf(ctx)
    const { whose, line } = ctx.request.qs()
    const text = typeof line === 'string' ? line.trim().slice(0, LONGEST_LINE) : ''
    const scopes = scopesOf(user)
    const mayBook = scopes.has('orders.status.write')
    return ctx.inertia.render('desk/admin/today', {
      desk: async () =>
        DeskTransformer.transform(await readDesk(user, readWhose(whose), ctx.locale)),
      line: async () =>
        BankLineTransformer.transform({
          text,
          found: mayBook && text ? await findBankLine(text) : null,
        }),
      morning: async () => {
        const morning = scopes.has('products.read') ? await newestMorning() : null
        return morning && NewestMorningTransformer.transform(morning)
      },
      colleagues: ctx.inertia.optional(() => listColleagues()),
    })
  }
}
