import { rows } from '#shared/database'
import { literally } from '#shared/lists'

export type FoundPerson = {
  id: number
  name: string
  company: string
  email: string
  isLocked: boolean
}

const MOST_FOUND = 10

/** Accounts that could hold a subscription, by a part of name, company or e-mail address. */
export const findPeople = (text: string): Promise<FoundPerson[]> =>
  rows<FoundPerson>(
    null,
    `select u.id, btrim(u.first_name || ' ' || u.last_name) as name, u.company, u.email,
            u.locked_at is not null as "isLocked"
       from users u
      where u.erased_at is null and u.merged_into is null
        and u.search_text like lower(:like)
      order by lower(u.last_name), u.id limit :most::int`,
    { like: `%${literally(text)}%`, most: MOST_FOUND }
  )
