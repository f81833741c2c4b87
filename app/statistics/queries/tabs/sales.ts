import { PAYMENT_METHODS } from '#catalogue'
import type { Asked } from '#statistics/domain/asked'
import { compared, type ChartOf } from '#statistics/domain/figures'
import { spanBefore, stepOf, yearBefore } from '#statistics/domain/span'
import { timeBars } from '#statistics/domain/time_bars'
import { salesOverTime } from '#statistics/queries/sales_over_time'
import { salesSums, type SalesSums } from '#statistics/queries/sales_sums'

const FIGURES = {
  orders: { of: ({ orders }: SalesSums) => orders, isMoney: false },
  net: { of: ({ netCents }: SalesSums) => netCents, isMoney: true },
  gross: { of: ({ netCents, vatCents }: SalesSums) => netCents + vatCents, isMoney: true },
  refunded: { of: ({ refundedCents }: SalesSums) => refundedCents, isMoney: true },
  left: {
    of: ({ netCents, vatCents, refundedCents }: SalesSums) => netCents + vatCents - refundedCents,
    isMoney: true,
  },
}

/** The same sums of the span, of the one before it and of the year before. */
export const salesFigures = async (asked: Asked) =>
  compared(
    await Promise.all([
      salesSums(asked),
      salesSums({ ...asked, ...spanBefore(asked) }),
      salesSums({ ...asked, ...yearBefore(asked) }),
    ]),
    FIGURES
  )

/** Net sales by the way of payment. */
export async function salesChart(asked: Asked): Promise<ChartOf> {
  const step = stepOf(asked)
  const found = await salesOverTime(asked, step)
  const bars = timeBars(asked, step, found, (rows) =>
    PAYMENT_METHODS.map((way) => rows.find((row) => row.paymentMethod === way)?.netCents ?? 0)
  )
  return { kind: 'time', step, series: [...PAYMENT_METHODS], isMoney: true, bars }
}
