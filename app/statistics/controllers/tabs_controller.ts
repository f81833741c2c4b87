import type { HttpContext } from '@adonisjs/core/http'
import { failure } from '#shared/http/envelope'
import { wantsJson } from '#shared/http/wants_json'
import { translate } from '#shared/i18n'
import { exportList, showList } from '#shared/lists'
import type { Asked } from '#statistics/domain/asked'
import { comparedSpan } from '#statistics/domain/compared'
import type { AnyList } from '#statistics/http/any_list'
import { ordersBehindRow } from '#statistics/http/orders_behind_row'
import { readAsked } from '#statistics/http/read_asked'
import { TABS, type TabName } from '#statistics/http/tabs'
import { pageRow } from '#statistics/transformers/page_row'

const KINDS = ['state', 'type', 'payment', 'users', 'compare'] as const

export default class TabsController {
  /** Subscribers is the tab that is shown first. */
  index(ctx: HttpContext) {
    return ctx.response.redirect().withQs().toPath('/admin/stats/subscribers')
  }

  async show(ctx: HttpContext) {
    const { tab, list, asked, refusals } = askedOf(ctx)
    const [{ content, shown }, sums] = await Promise.all([
      showList(ctx, list, asked),
      TABS[tab].sums(asked),
    ])
    return ctx.inertia.render('statistics/admin/show', {
      ...{ tab, from: asked.from.iso, to: asked.to.iso },
      problems: Object.fromEntries(
        refusals.map(({ field, code, params }) => [field, translate(ctx.locale, code, params)])
      ),
      ignored: ignoredOf(ctx, list),
      typed: { from: textOf(ctx, 'from'), to: textOf(ctx, 'to') },
      comparison: comparisonOf(asked),
      ...{ ...sums, rows: content.map(rowOf(tab, asked)) as never },
      ...shown,
      hasExport: refusals.length === 0,
    })
  }

  /** Of days that cannot be nothing is exported: the page says why, as it does when it is asked for them. */
  export(ctx: HttpContext) {
    const { tab, list, asked, refusals } = askedOf(ctx)
    if (refusals.length === 0) return exportList(ctx, list, asked)
    if (wantsJson(ctx)) return failure(ctx, refusals)
    return ctx.response.redirect().withQs().toPath(`/admin/stats/${tab}`)
  }
}

function askedOf(ctx: HttpContext) {
  const tab = ctx.params.tab as TabName
  const list = TABS[tab].list as unknown as AnyList
  const qs = ctx.request.qs()
  const { filters } = list.read(qs)
  return { tab, list, ...readAsked(filters, qs) }
}

/** Filters of the tab whose values mean nothing, so that all is shown. */
function ignoredOf({ request }: HttpContext, list: AnyList) {
  const fields = list.readStrictly(request.qs()).refusals.map(({ field = '' }) => field)
  return KINDS.filter((kind) => kind in list.question.filters && fields.includes(kind))
}

function rowOf(tab: TabName, asked: Asked) {
  return (row: object) => {
    const href = ordersBehindRow(tab, row, asked)
    return { ...pageRow(row), ...(href && { href }) }
  }
}

function comparisonOf(asked: Asked) {
  const span = comparedSpan(asked)
  return { kind: asked.comparison, from: span?.from.iso ?? '', to: span?.to.iso ?? '' }
}

const textOf = ({ request }: HttpContext, name: string): string => {
  const given: unknown = request.qs()[name]
  return typeof given === 'string' ? given.slice(0, 20) : ''
}
