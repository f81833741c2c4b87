import type { Asked } from '#statistics/domain/asked'
import type { ChartOf, FigureOf, TabSums } from '#statistics/domain/figures'
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
import { subscriberChart, subscriberFigures } from '#statistics/queries/tabs/subscribers'

/** What a tab shows: figures, maybe a chart, and the rows behind them. */
const tab = <List>(
  list: List,
  figures: (asked: Asked) => Promise<FigureOf[]>,
  chart?: (asked: Asked) => Promise<ChartOf>
) => ({
  list,
  sums: async (asked: Asked): Promise<TabSums> => {
    const [shown, drawn] = await Promise.all([figures(asked), chart?.(asked) ?? null])
    return { figures: shown, chart: drawn }
  },
})

/** In the order in which they stand on the page. */
export const TABS = {
  'sales': tab(salesList, salesFigures, salesChart),
  'sales-by-user': tab(userSalesList, userFigures, userChart),
  'sales-by-product': tab(productSalesList, productFigures, productChart),
  'new-users': tab(newUserList, newUserFigures, newUserChart),
  'subscribers': tab(subscribersList, subscriberFigures, subscriberChart),
  'one-offs': tab(oneOffList, oneOffFigures, salesChart),
  'reports': tab(reportSalesList, reportFigures, reportChart),
  'conversion': { list: conversionList, sums: conversionTab },
} as const

export type TabName = keyof typeof TABS

export const TAB_NAMES = Object.keys(TABS) as TabName[]
