import { rows } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import type { Stretch } from '#contracts/domain/stretch'
import { daysAfter, stretchAt, type ContractDraft } from '#contracts/domain/records/contract_draft'
import { findCover, type Cover } from '#contracts/queries/entitlements/find_cover'

/** What a contract would mend: whose days of which type it would cover, and which stay without one. */
export type Mends = { userName: string; type: string; days: Stretch[]; left: Stretch[] }

/** The contract that would cover what somebody has without one, around a day; null where there is no company for it. */
export async function draftForFinding(
  subscriptionId: number,
  day: CalendarDay
): Promise<{ draft: ContractDraft; mends: Mends } | null> {
  const cover = await findCover(subscriptionId)
  if (!cover?.bpId) return null
  const { userName, type, outside } = cover
  const days = stretchAt(outside, day)
  const left = outside.filter((one) => one !== days)
  const draft = await draftOf({ ...cover, bpId: cover.bpId }, days, day)
  return { draft, mends: { userName, type, days: [days], left } }
}

type OfCompany = Cover & { bpId: number }

async function draftOf(cover: OfCompany, { from, until }: Stretch, day: CalendarDay) {
  return {
    ...{ bpId: cover.bpId, customerName: cover.bpName ?? '' },
    ...(await usuallySigned(cover, day)),
    ...{ startDate: from, endDate: until },
    ...{ affiliates: null, remark: null, timeSeriesFrom: null, timeSeriesTo: null },
  }
}

type Renewed = ContractDraft & { clmMaNumber: string }

/** The contract that would follow another one; null where that is not there, or does not end. */
export async function draftAfter(id: number, today: CalendarDay): Promise<Renewed | null> {
  const [old] = await rows<Renewed>(null, OLD, [id])
  return old?.endDate ? { ...old, ...daysAfter(old, today) } : null
}

const OLD = `
  select c.partner_id as "bpId", b.name as "customerName", c.contract_type_id as "contractTypeId",
         c.product_id as "contractProductId", c.clm_ma_number as "clmMaNumber", c.affiliates, c.remark,
         c.time_series_from as "timeSeriesFrom", c.time_series_to as "timeSeriesTo",
         c.start_date as "startDate", c.end_date as "endDate"
    from contracts c join business_partners b on b.id = c.partner_id where c.id = ?::bigint`

type Signed = Pick<ContractDraft, 'contractTypeId' | 'contractProductId'>

/** What the company has signed last for the type; else a product that stands for it. */
async function usuallySigned({ bpId, typeId }: Cover, day: CalendarDay): Promise<Signed> {
  const [found] = await rows<Signed>(null, SIGNED, { bpId, typeId, day: day.iso })
  return found ?? { contractTypeId: null, contractProductId: null }
}

const SIGNED = `
  select r.product_id as "contractProductId",
         (select c.contract_type_id
            from contracts c join contract_types t on t.id = c.contract_type_id
           where c.partner_id = :bpId::bigint and :day::date between t.valid_from and t.valid_to
           order by c.product_id = r.product_id desc, c.end_date desc nulls first, c.id desc
           limit 1) as "contractTypeId"
    from product_subscriptions r
    left join lateral (
      select coalesce(max(coalesce(c.end_date, 'infinity')), '-infinity') as last
        from contracts c where c.product_id = r.product_id and c.partner_id = :bpId::bigint) s on true
   where r.subscription_type_id = :typeId::bigint
   order by s.last desc, r.product_id limit 1`
