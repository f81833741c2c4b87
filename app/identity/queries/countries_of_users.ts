import { rows } from '#shared/database'

/** The countries in which somebody is billed, by their codes. */
export async function countriesOfUsers(): Promise<string[]> {
  const found = await rows<{ code: string }>(
    null,
    `select c.code from countries c
      where exists (select from addresses a where a.country = c.code and a.kind = 'billing')
      order by c.code`
  )
  return found.map(({ code }) => code)
}
