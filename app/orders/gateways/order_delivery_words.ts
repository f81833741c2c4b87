import type { DeliveryWords } from '#delivery'
import { type Locale, translate } from '#shared/i18n'

export function orderDeliveryWords(number: number, locale: Locale): DeliveryWords {
  const say = (key: string) => translate(locale, `orders.deliveries.${key}`, { number })
  const [own, staff] = ['/my-account/my-orders', '/admin/manage-orders']
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
