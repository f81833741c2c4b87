import { SOLD, type Asked } from '#statistics/domain/asked'
import type { BarOf, ChartOf } from '#statistics/domain/figures'

/** Whose orders, or of which product; the days are those that are asked about unless these are others. */
export type Narrowed = { from?: string; to?: string; customer?: string; product?: string }

type Kinds = Omit<Asked, 'comparison'>

/** Address of the list of orders, narrowed to exactly those that a figure of what is asked counts. */
export function ordersBehind(asked: Kinds, { from, to, customer, product }: Narrowed = {}): string {
  const { states, types, payments, users } = asked
  const parameters = {
    createdFrom: from ?? asked.from.iso,
    createdTo: to ?? asked.to.iso,
    salesState: (states.length > 0 ? states : SOLD).join(','),
    type: types.join(','),
    payment: payments.join(','),
    users: users.join(','),
    ...{ customer, product },
  }
  const said = Object.entries(parameters).filter((one): one is [string, string] => Boolean(one[1]))
  return `/admin/manage-orders?${new URLSearchParams(said).toString()}`
}

/** The same for a conversion, which counts whatever external users ordered. */
export const ordersOfConversion = (
  asked: Asked,
  narrowed: Narrowed = {},
  states: Asked['states'] = []
) => ordersBehind({ ...asked, states, types: [], payments: [], users: ['External'] }, narrowed)

/** The chart with the way from each of its bars to the orders behind it. */
export const leadingToOrders = (
  asked: Asked,
  chart: ChartOf,
  narrowed: (bar: BarOf) => Narrowed = ({ from, to }) => ({ from, to })
): ChartOf => ({
  ...chart,
  bars: chart.bars.map((bar) => ({ ...bar, href: ordersBehind(asked, narrowed(bar)) })),
})
