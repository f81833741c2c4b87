import { providePersonalData } from '#identity'
import { rows } from '#shared/database'

/** What a person wrote to the shop belongs to what is kept of them. */
providePersonalData('messages', (userId) =>
  rows(
    null,
    `select kind, created_at as "createdAt", first_name as "firstName", last_name as "lastName",
            company, country, email, subject, message, product_code as "productCode"
       from site_messages where user_id = ? order by id`,
    [userId]
  )
)
