import { isEmailAddress } from '~/components/shell/email_address'

/** Addresses between semicolons, each once, and what is none: as the server reads them. */
export function recipientsOf(text: string): { addresses: string[]; wrong: string[] } {
  const typed = text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const once = new Map(typed.map((one) => [one.toLowerCase(), one]))
  return {
    addresses: [...once.values()],
    wrong: typed.filter((one) => !isEmailAddress(one)),
  }
}
