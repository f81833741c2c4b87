import { SHOP_TIME_ZONE } from '@kontor/design-system/date_text'

/** The calendar day where the shop is: 2026-11-21. */
export const shopToday = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE }).format(new Date())
