import shop from '#config/shop'
import { CalendarDay } from '#shared/domain/calendar_day'
import { inForceOn } from '#shared/domain/in_force'

export const termsToday = () => inForceOn(CalendarDay.today().iso, shop.termsVersions)
