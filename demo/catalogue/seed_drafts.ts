import { discardDraft } from '#catalogue/actions/drafts/discard_draft'
import { publishNow } from '#catalogue/actions/drafts/publish_draft'
import { saveDraft } from '#catalogue/actions/drafts/save_draft'
import { scheduleDraft } from '#catalogue/actions/drafts/schedule_draft'
import { takeBackDraft } from '#catalogue/actions/drafts/take_back_draft'
import type { DraftResult } from '#catalogue/actions/drafts/hold_draft'
import type { ProductFields } from '#catalogue/domain/product_fields'
import { shopMoment } from '#catalogue/http/shop_moment'
import { productIdOf } from '#catalogue/queries/product_id_of'
import { rows } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'

const EDITOR = { id: null, label: 'r.amsel@kontor.example' }
const SECOND = { id: null, label: 's.marchetti@kontor.example' }

/** A draft under way, one that waits for its morning, and one that was published and taken back. */
export async function seedDrafts(): Promise<void> {
  const known = await rows(null, 'select 1 from product_drafts limit 1')
  if (known.length > 0) return
  await drafted(await idOf('tick_cash_l1'))
  await planned(await idOf('analytics_cash_flow'))
  await takenBack(await idOf('ref_vstl'))
}

/** Dearer from the first day of next year on, with fewer days. */
async function drafted(productId: number) {
  const fields = {
    descriptionEn:
      'Every trade and every change of the best bid and ask of the cash market, stamped in nanoseconds. One file a day, sorted by time.',
    descriptionDe:
      'Jeder Abschluss und jede Änderung der besten Geld- und Briefseite des Kassamarkts, auf Nanosekunden gestempelt. Eine Datei je Tag, nach Zeit sortiert.',
    dailyPrice: '13.20',
    dailyPriceFrom: CalendarDay.of(CalendarDay.today().year + 1, 1, 1).iso,
    minimalDays: 10,
  }
  await save(productId, fields, SECOND)
}

async function planned(productId: number) {
  const fields = {
    remarkEn: 'From this month on with the account type of retail orders.',
    remarkDe: 'Ab diesem Monat mit der Kontoart von Privatkundenorders.',
    minimalDays: 10,
  }
  await save(productId, fields)
  const at = shopMoment(CalendarDay.today().plusDays(5).iso, '06:00')!
  done(await scheduleDraft({ productId, seen: 1, at, actor: EDITOR }))
}

async function takenBack(productId: number) {
  await save(productId, { minimalDays: 5 })
  done(await discardDraft({ productId, seen: 1, actor: EDITOR }))
  await save(productId, { descriptionEn: 'Master data.', descriptionDe: 'Stammdaten.' }, SECOND)
  done(await publishNow({ productId, seen: 1, actor: SECOND }))
  done(await takeBackDraft({ productId, number: 2, actor: EDITOR }))
  done(await publishNow({ productId, seen: 1, actor: EDITOR }))
}

async function save(productId: number, fields: ProductFields, actor = EDITOR): Promise<void> {
  done(await saveDraft({ productId, fields, seen: 0, actor }))
}

function done(result: DraftResult<unknown>): void {
  if (!result.ok) throw new Error(`draft: ${JSON.stringify(result)}`)
}

const idOf = async (code: string): Promise<number> => (await productIdOf(null, code))!
