import type { PaymentMethod } from '#catalogue'
import type { Asked } from '#statistics/domain/asked'
import type { ChartOf, FigureOf, PartOf, TabSums } from '#statistics/domain/figures'
import { ordersBehind } from '#statistics/domain/orders_behind'
import {
  partsOfFigures,
  partsOfLargest,
  partsOfSeries,
  sharesOf,
  valueOf,
} from '#statistics/domain/shares'
import { conversionList } from '#statistics/lists/conversion_list'
import { newUserList } from '#statistics/lists/new_user_list'
import { oneOffList } from '#statistics/lists/one_off_list'
import { productSalesList } from '#statistics/lists/product_sales_list'
import { reportSalesList } from '#statistics/lists/report_sales_list'
import { salesList } from '#statistics/lists/sales_list'
import { subscribersList } from '#statistics/lists/subscribers_list'
import { userSalesList } from '#statistics/lists/user_sales_list'
import { productChart, productFigures } from '#statistics/queries/tabs/by_product'
import { userChart, userFigures } from '#statistics/queries/tabs/by_user'
import { conversionTab } from '#statistics/queries/tabs/conversion'
import { newUserChart, newUserFigures } from '#statistics/queries/tabs/new_users'
import { oneOffFigures } from '#statistics/queries/tabs/one_offs'
import { reportChart, reportFigures } from '#statistics/queries/tabs/reports'
import { salesChart, salesFigures } from '#statistics/queries/tabs/sales'
import { heldChart, subscriberChart, subscriberFigures } from '#statistics/queries/tabs/subscribers'

type Shown = { figures: FigureOf[]; chart: ChartOf; asked: Asked }

/** What a tab shows: figures, a chart, maybe the parts of a whole, and the rows behind them. */
const tab = <List>(
  list: List,
  figuresFor: (asked: Asked) => Promise<FigureOf[]>,
  chartFor: (asked: Asked) => Promise<ChartOf>,
  partsOf: (shown: Shown) => PartOf[] = () => [],
  trendFor: (asked: Asked) => Promise<ChartOf | null> = () => Promise.resolve(null)
) => ({
  list,
  sums: async (asked: Asked): Promise<TabSums> => {
    const [figures, chart, trend] = await Promise.all([
      figuresFor(asked),
      chartFor(asked),
      trendFor(asked),
    ])
    return { figures, chart, trend, shares: sharesOf(partsOf({ figures, chart, asked })) }
  },
})

const waysOfPayment = ({ chart, asked }: Shown): PartOf[] =>
  partsOfSeries(chart).map((part) => ({
    ...part,
    href: ordersBehind({ ...asked, payments: [part.id as PaymentMethod] }),
  }))

const largest =
  (figure: string) =>
  ({ figures, chart }: Shown): PartOf[] =>
    partsOfLargest(chart, valueOf(figures, figure))

/** In the order in which they stand on the page. */
export const TABS = {
  'sales': tab(salesList, salesFigures, salesChart, waysOfPayment),
  'sales-by-user': tab(userSalesList, userFigures, userChart, largest('net')),
  'sales-by-product': tab(productSalesList, productFigures, productChart, largest('price')),
  'new-users': tab(newUserList, newUserFigures, newUserChart, ({ chart }) => partsOfSeries(chart)),
  'subscribers': tab(
    subscribersList,
    subscriberFigures,
    subscriberChart,
    ({ figures }) => partsOfFigures(figures, ['active', 'trial', 'upcoming', 'ended']),
    heldChart
  ),
  'one-offs': tab(oneOffList, oneOffFigures, salesChart, waysOfPayment),
  'reports': tab(reportSalesList, reportFigures, reportChart),
  'conversion': { list: conversionList, sums: conversionTab },
} as const

export type TabName = keyof typeof TABS

export const TAB_NAMES = Object.keys(TABS) as TabName[]
