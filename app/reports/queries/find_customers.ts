import { rows } from '#shared/database'
import { literally } from '#shared/lists'

export type FoundCustomer = { id: number; name: string; company: string; email: string }

const MOST_FOUND = 10

/** Customers for whom staff may ask for a report, by a part of name, company or e-mail address. */
export const findCustomers = (text: string): Promise<FoundCustomer[]> =>
  rows<FoundCustomer>(
    null,
    `select u.id, btrim(u.first_name || ' ' || u.last_name) as name, u.company, u.email
       from users u
      where u.kind = 'customer' and u.erased_at is null and u.merged_into is null
        and u.search_text like lower(:like)
      order by lower(u.last_name), u.id limit :most::int`,
    { like: `%${literally(text)}%`, most: MOST_FOUND }
  )
