import type { Asked } from '#statistics/domain/asked'
import { ordersBehind, ordersOfConversion } from '#statistics/domain/orders_behind'
import type { TabName } from '#statistics/http/tabs'
import type { ConvertedProduct } from '#statistics/lists/conversion_list'
import type { ProductSales } from '#statistics/lists/product_sales_list'
import type { SalesOfDay } from '#statistics/lists/sales_list'
import type { UserSales } from '#statistics/lists/user_sales_list'

/** Where exactly the orders are listed that a row of a tab sums up; null where it sums up none. */
export function ordersBehindRow(tab: TabName, row: object, asked: Asked): string | null {
  switch (tab) {
    case 'sales': {
      const { day } = row as SalesOfDay
      return ordersBehind(asked, { from: day, to: day })
    }
    case 'sales-by-user':
      return ordersBehind(asked, { customer: String((row as UserSales).id) })
    case 'sales-by-product':
      return ordersBehind(asked, { product: (row as ProductSales).code })
    case 'conversion': {
      const { code, ordered } = row as ConvertedProduct
      return ordered > 0 ? ordersOfConversion(asked, { product: code }) : null
    }
    default:
      return null
  }
}
