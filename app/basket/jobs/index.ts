import shop from '#config/shop'
import { scheduleJob } from '#shared/jobs'
import { sweepVisitorBaskets } from '#basket/actions/keep_visitor_basket'

scheduleJob('basket.sweep_visitors', 24 * 3_600, () => sweepVisitorBaskets(shop.visitorBasketDays))
