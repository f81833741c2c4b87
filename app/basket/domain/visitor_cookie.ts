/** What fits into a cookie beside its name and attributes. */
export const MOST_CHARACTERS = 3_800

const NAMED = 'kept.'
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const fitsIntoCookie = (items: string): boolean => items.length <= MOST_CHARACTERS

export const nameVisitorBasket = (id: string): string => `${NAMED}${id}`

/** The basket that a cookie names; null where it holds the items themselves, or anything else. */
export function namedVisitorBasket(cookie: string): string | null {
  const id = cookie.slice(NAMED.length)
  return cookie.startsWith(NAMED) && UUID.test(id) ? id : null
}
