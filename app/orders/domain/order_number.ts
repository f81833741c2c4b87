/** Whether a number out of an address can be an order's; others would only trouble the database. */
export function isOrderNumber(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0
}
