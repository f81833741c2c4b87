import { rows } from '#shared/database'

/** The countries in which somebody is billed, by their codes. */
export async function countriesOfUsers(): Promise<string[]> {
  const found = await rows<{ code: string }>(
    null,
    `select c.code from countries c
      where exists (select from users u where u.billing_country = c.code)
      order by c.code`
  )
  return found.map(({ code }) => code)
}
