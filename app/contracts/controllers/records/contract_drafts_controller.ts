import type { HttpContext } from '@adonisjs/core/http'
import { CalendarDay } from '#shared/domain/calendar_day'
import { readTypedDay } from '#shared/domain/typed_day'
import { answerRefusal } from '#shared/http/refusals'
import { draftAfter, draftForFinding } from '#contracts/queries/records/find_draft'
import { contractTypeChoices, productChoices } from '#contracts/queries/records/list_choices'

/** A contract that is begun from what is known: from a finding, or from the one that it follows. */
export default class ContractDraftsController {
  async show(ctx: HttpContext) {
    const begun = await begin(ctx)
    if (!begun) {
      return answerRefusal(ctx, { code: 'contracts.records.errors.not_found', status: 404 })
    }
    const [types, products] = await Promise.all([contractTypeChoices(), productChoices()])
    return ctx.inertia.render('contracts/admin/new_contract', {
      ...begun,
      types,
      products,
      today: CalendarDay.today().iso,
    })
  }
}

async function begin({ request }: HttpContext) {
  const { finding, renews, day } = request.qs() as Record<string, unknown>
  const today = CalendarDay.today()
  if (idIn(renews)) {
    const draft = await draftAfter(idIn(renews), today)
    return draft && { draft, from: 'renewal' as const, follows: draft.clmMaNumber, mends: null }
  }
  const id = idIn(String(finding).replace(/^s:/, ''))
  const begun = id ? await draftForFinding(id, readTypedDay(String(day)) ?? today) : null
  return begun && { ...begun, from: 'finding' as const, follows: null }
}

const idIn = (text: unknown): number =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
