import { PAYMENT_METHODS } from '#catalogue'
import type { Asked } from '#statistics/domain/asked'
import type { ChartOf } from '#statistics/domain/figures'
import { leadingToOrders } from '#statistics/domain/orders_behind'
import { chartOverTime, comparedFigures } from '#statistics/queries/over_time'
import { salesOverTime } from '#statistics/queries/sales_over_time'
import { salesSums, type SalesSums } from '#statistics/queries/sales_sums'

const FIGURES = {
  orders: { of: ({ orders }: SalesSums) => orders, isMoney: false },
  net: { of: ({ netCents }: SalesSums) => netCents, isMoney: true },
  gross: { of: ({ netCents, vatCents }: SalesSums) => netCents + vatCents, isMoney: true },
  credited: { of: ({ creditedCents }: SalesSums) => creditedCents, isMoney: true },
  standing: {
    of: ({ netCents, vatCents, creditedCents }: SalesSums) => netCents + vatCents - creditedCents,
    isMoney: true,
  },
  refunded: { of: ({ refundedCents }: SalesSums) => refundedCents, isMoney: true },
  left: {
    of: ({ netCents, vatCents, refundedCents }: SalesSums) => netCents + vatCents - refundedCents,
    isMoney: true,
  },
}

export const salesFigures = (asked: Asked) => comparedFigures(asked, salesSums, FIGURES)

export async function salesChart(asked: Asked): Promise<ChartOf> {
  const chart = await chartOverTime(asked, {
    series: [...PAYMENT_METHODS],
    isMoney: true,
    read: salesOverTime,
    valuesOf: (rows) =>
      PAYMENT_METHODS.map((way) => rows.find((row) => row.paymentMethod === way)?.netCents ?? 0),
  })
  return leadingToOrders(asked, chart)
}
