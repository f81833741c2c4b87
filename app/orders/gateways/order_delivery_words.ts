import type { DeliveryWords, StaffWords } from '#delivery'
import { type Locale, translate } from '#shared/i18n'

const [own, staff] = ['/my-account/my-orders', '/admin/manage-orders']

const sayOf = (number: number, locale: Locale) => (key: string) =>
  translate(locale, `orders.deliveries.${key}`, { number })

export function orderDeliveryWords(number: number, locale: Locale): DeliveryWords {
  const say = sayOf(number, locale)
  const order = say('order')
  return {
    of: say('of'),
    ofYours: say('of_yours'),
    ofThis: say('of_this'),
    crumbs: {
      customer: [
        { name: say('account'), href: '/my-account' },
        { name: say('orders'), href: own },
        { name: order, href: `${own}/${number}` },
      ],
      staff: [
        { name: say('manage'), href: staff },
        { name: order, href: `${staff}/${number}` },
      ],
    },
  }
}

export function orderStaffWords(number: number, locale: Locale): StaffWords {
  const say = sayOf(number, locale)
  return { name: say('order'), open: say('open'), path: `${staff}/${number}`, scope: 'orders.read' }
}
