import { fieldsOf, is } from '#shared/http/api_description'
import { eurosToWire } from '#shared/http/wire'
import type { FigureOf } from '#statistics/domain/figures'
import type { UserSales } from '#statistics/lists/user_sales_list'
import type { TypeSums } from '#statistics/queries/subscriber_sums'

const { about, euros, integer, text } = is

/** What a user ordered within the whole span. */
export const userSumFields = fieldsOf<UserSales>()({
  userId: [integer, ({ id }) => id],
  email: text,
  salesNumber: [about(integer, 'How many orders.'), ({ orders }) => orders],
  totalSales: [about(euros, 'Without VAT.'), ({ netCents }) => eurosToWire(netCents)],
})

/** How many hold a subscription within the whole span. */
export const typeSumFields = fieldsOf<TypeSums>()({
  subscriptionName: [text, ({ type }) => type],
  userNumber: [
    about(integer, 'How many users.'),
    ({ active, trial, upcoming, ended }) => active + trial + upcoming + ended,
  ],
})

export const subscriberSum = is.object({
  totalSubscriptions: about(integer, 'How many hold something; who holds two counts twice.'),
  subscriptions: is.listOf(is.named('SubscriberStatisticsSum', typeSumFields.schema)),
})

export function subscriberSumToWire(types: readonly TypeSums[]) {
  const subscriptions = types.map((type) => typeSumFields.of(type))
  const totalSubscriptions = subscriptions.reduce((sum, { userNumber }) => sum + userNumber, 0)
  return { totalSubscriptions, subscriptions }
}

const figure = (figures: readonly FigureOf[], id: string) =>
  figures.find((one) => one.id === id)!.value

export const oneOffSum = is.named(
  'OneOffStatisticsSum',
  is.object({
    totalSale: about(euros, 'Without VAT.'),
    noOrders: about(integer, 'How many orders.'),
    uniqueUsers: about(integer, 'How many users ordered.'),
  })
)

export const oneOffSumToWire = (figures: readonly FigureOf[]) => ({
  totalSale: eurosToWire(figure(figures, 'net')),
  noOrders: figure(figures, 'orders'),
  uniqueUsers: figure(figures, 'users'),
})
