import { CalendarDay } from '#shared/domain/calendar_day'
import { makeFile } from '#demo/catalogue/files/make_file'
import { findPlan } from '#demo/catalogue/world/products/index'
import type { Archive } from '#catalogue/gateways/archive'

/** The archive of the demo: every file of the past can be made again, byte for byte. */
export const demoArchive: Archive = {
  async open({ productCode, day, part }) {
    const plan = findPlan(productCode)
    if (!plan?.family) throw new Error(`The demo archive knows no product ${productCode}`)
    const { code, family, venues } = plan
    return makeFile({ code, family, venues, day: CalendarDay.parse(day)!, part })
  },
}
