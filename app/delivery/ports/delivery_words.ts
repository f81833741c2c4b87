/** Whole phrases, because languages decline: "der Bestellung 10482", "von Ihrem Bericht 7". */
export type DeliveryWords = {
  /** Which one: "of order 10482". */
  of: string
  /** To its customer: "of your order 10482". */
  ofYours: string
  /** On a page about it: "of this order". */
  ofThis: string
  /** The way to its page and the page itself, for its customer and for staff. */
  crumbs: Record<'customer' | 'staff', { name: string; href: string }[]>
}

/** In staff's tables: "Order 10482", "Open order 10482", and the scope to open it with. */
export type StaffWords = { name: string; open: string; path: string; scope: string }
