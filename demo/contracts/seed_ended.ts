import { atNoon, sign } from '#demo/contracts/sign'
import { hadSince } from '#demo/subscriptions/had_since'
import { actorOf, findUserByEmail } from '#identity'
import { rows, transaction } from '#shared/database'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { giveDaysIn } from '#subscriptions'

const KONRAD = 'konrad.ahlers@mainfeder.example'
const ADA = 'ada.petersen@alster-exchange.example'
const [SIGNED_DAYS_AGO, ENDED_DAYS_AGO, READS_FOR] = [385, 20, 70]

type Of = { today: CalendarDay; contractTypeId: number; productId: number }

/** A company whose only contract has ended, and whose people still read: the range was longer than what was signed. */
export async function seedEnded({ today, ...of }: Of): Promise<void> {
  const [user, by] = [await findUserByEmail(KONRAD), await findUserByEmail(ADA)]
  const [type] = await rows<{ id: number }>(
    null,
    `select r.subscription_type_id as id from product_subscriptions r
       join subscription_types t on t.id = r.subscription_type_id and not t.is_filterable
      where r.product_id = ? order by 1 limit 1`,
    [of.productId]
  )
  if (!user?.businessPartnerId || !by || !type) return
  const [from, until] = [today.plusDays(-SIGNED_DAYS_AGO), today.plusDays(-ENDED_DAYS_AGO)]
  await sign(
    {
      ...{ ...of, partnerId: Number(user.businessPartnerId), clmMaNumber: `MA-${from.year}-00377` },
      ...{ affiliates: 2, remark: null, timeSeriesFrom: null, timeSeriesTo: null },
      ...{ startDate: from.iso, endDate: until.iso },
    },
    { today, isProlonged: false }
  )
  const days = [{ from, until: today.plusDays(READS_FOR) }]
  const gift = { typeId: type.id, userIds: [user.id], days, by: actorOf(by) }
  const given = await transaction((trx) => giveDaysIn(trx, gift))
  if (!given.ok) throw new Error(`A demo subscription was refused: ${given.refusal.code}`)
  await hadSince({ userId: user.id, typeId: type.id, since: atNoon(from) })
}
