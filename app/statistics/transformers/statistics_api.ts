import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire, wireDayOf } from '#shared/http/wire'
import { SALES_STATES } from '#statistics/domain/asked'
import type { NewUser } from '#statistics/lists/new_user_list'
import type { OneOff } from '#statistics/lists/one_off_list'
import type { ProductSalesOfDay } from '#statistics/lists/product_day_list'
import type { SalesOfDay } from '#statistics/lists/sales_list'
import { RANGE_TYPES, type SubscriberRow } from '#statistics/lists/subscribers_list'
import type { UserSalesOfDay } from '#statistics/lists/user_day_list'

const { about, euros, flag, integer, moment, nullable, oneOf, text, wireDay } = is

const partner = {
  bpId: about(nullable(text), 'BP number of the customer.'),
  bpName: nullable(text),
}
const created = [moment, ({ createdAt }: { createdAt: Date }) => createdAt.toISOString()] as const
const perOrder = (cents: number, of: number) => eurosToWire(of > 0 ? Math.round(cents / of) : 0)

export const salesFields = fieldsOf<SalesOfDay>()({
  date: [wireDay, ({ day }) => wireDayOf(day)],
  noTransactions: [about(integer, 'How many orders.'), ({ orders }) => orders],
  totalSale: [about(euros, 'Without VAT.'), ({ netCents }) => eurosToWire(netCents)],
  totalVat: [euros, ({ vatCents }) => eurosToWire(vatCents)],
  totalGross: [euros, ({ grossCents }) => eurosToWire(grossCents)],
  credited: [
    about(euros, 'What credit notes took off the invoices, with VAT.'),
    ({ creditedCents }) => eurosToWire(creditedCents),
  ],
  totalLessCreditNotes: [
    about(euros, 'With VAT.'),
    ({ standingCents }) => eurosToWire(standingCents),
  ],
  refunded: [about(euros, 'With VAT.'), ({ refundedCents }) => eurosToWire(refundedCents)],
  totalLessRefunds: [about(euros, 'With VAT.'), ({ leftCents }) => eurosToWire(leftCents)],
})

export const userSalesFields = fieldsOf<UserSalesOfDay>()({
  date: [wireDay, ({ day }) => wireDayOf(day)],
  userId: [integer, ({ id }) => id],
  email: text,
  totalSale: [about(euros, 'Without VAT.'), ({ netCents }) => eurosToWire(netCents)],
  avgSale: [euros, ({ netCents, orders }) => perOrder(netCents, orders)],
  noTransactions: [about(integer, 'How many orders.'), ({ orders }) => orders],
  noOrderItems: [about(integer, 'How many items of them.'), ({ items }) => items],
})

export const productSalesFields = fieldsOf<ProductSalesOfDay>()({
  product: [about(text, 'Code of the product.'), ({ code }) => code],
  productType: [about(text, 'The same as `product`.'), ({ code }) => code],
  date: [wireDay, ({ day }) => wireDayOf(day)],
  totalSale: [
    about(euros, 'By the prices of its items, without VAT, before fees and discounts of orders.'),
    ({ priceCents }) => eurosToWire(priceCents),
  ],
  avgSale: [euros, ({ priceCents, items }) => perOrder(priceCents, items)],
  totalDays: [about(integer, 'Days of data that were sold.'), ({ days }) => days],
})

export const newUserFields = fieldsOf<NewUser>()({
  userId: [integer, ({ id }) => id],
  created,
  email: text,
  company: text,
  isInternal: flag,
  isActive: flag,
})

export const subscriberFields = fieldsOf<SubscriberRow>()({
  productCategory: [nullable(text), ({ category }) => category],
  subscriptionName: [text, ({ type }) => type],
  userId: integer,
  email: text,
  company: text,
  ...partner,
  rangeType: oneOf(RANGE_TYPES),
  startDate: [nullable(wireDay), ({ startsOn }) => wireDayOf(startsOn)],
  endDate: [nullable(wireDay), ({ endsOn }) => wireDayOf(endsOn)],
  trial: [flag, ({ isTrial }) => isTrial],
  salesTrial: [flag, ({ isSalesTrial }) => isSalesTrial],
})

export const oneOffFields = fieldsOf<OneOff>()({
  created,
  orderId: [integer, ({ id }) => id],
  state: oneOf(SALES_STATES),
  isArchived: flag,
  paymentMethod: text,
  company: text,
  names: [text, ({ name }) => name],
  email: text,
  ...partner,
  price: [about(euros, 'Without VAT.'), ({ netCents }) => eurosToWire(netCents)],
  orderItems: [about(integer, 'How many items it has.'), ({ items }) => items],
  byAdmin: about(
    nullable(flag),
    'Whether staff placed it for its customer; null where staff ordered for themselves.'
  ),
})
