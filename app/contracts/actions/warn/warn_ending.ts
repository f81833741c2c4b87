import { appUrl } from '#config/app'
import { staffWith } from '#identity'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { queueMail } from '#shared/mail'

type Ending = {
  id: number
  bpId: number
  company: string
  number: string
  product: string
  endDate: string | null
}

const WARNED_BEFORE = [60, 14] as const

/** A worker that did not run on the day itself warns up to so many days later. */
const MOST_LATE_DAYS = 3

/** Tells those who write contracts which of them end in 60 and in 14 days, each once. */
export async function warnEnding(): Promise<void> {
  const today = CalendarDay.today()
  const staff = await staffWith('contracts.write')
  for (const before of WARNED_BEFORE) {
    const ending = await rows<Ending>(null, ENDING, {
      first: today.plusDays(before - MOST_LATE_DAYS).iso,
      last: today.plusDays(before).iso,
    })
    for (const contract of ending) await warn(contract, before, staff)
  }
}

/** The outbox keeps a second mail of the same end from being sent; an end that moves is told anew. */
async function warn(
  { id, bpId, endDate, ...said }: Ending,
  before: number,
  staff: Awaited<ReturnType<typeof staffWith>>
): Promise<void> {
  await transaction(async (trx) => {
    for (const { id: userId, email: to, locale } of staff) {
      await queueMail(trx, {
        ...{ dedupeKey: `contract-ending:${id}:${endDate}:${before}:${userId}`, to, locale },
        template: 'contracts.mails.ending',
        data: {
          ...{ ...said, day: (endDate ?? '').replaceAll('-', '/') },
          url: `${appUrl}/admin/contracts/contracts?partner=${bpId}`,
        },
      })
    }
  })
}

const ENDING = `
  select c.id, c.partner_id as "bpId", b.name as company, c.clm_ma_number as number,
         p.name as product, c.end_date as "endDate"
    from contracts c
    join business_partners b on b.id = c.partner_id
    join information_products p on p.id = c.product_id
   where c.end_date between :first::date and :last::date order by c.end_date, c.id`
