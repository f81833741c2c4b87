import { eraseFromCatalogue, listQuotesOf, listTrialsOf } from '#catalogue'
import { provideErasure, providePersonalData } from '#identity'
import { rows } from '#shared/database'

/** What a person wrote to the shop belongs to what is kept of them. */
providePersonalData('messages', (userId) =>
  rows(
    null,
    `select kind, created_at as "createdAt", first_name as "firstName", last_name as "lastName",
            company, country, email, subject, message, product_code as "productCode",
            env_type as "envType", heard_how as "heardHow", heard_other as "heardOther"
       from site_messages where user_id = ? order by id`,
    [userId]
  )
)

/** Messages go with the account, those without signing in as well. */
provideErasure('messages', {
  erase: async (trx, { userId, emails }) => {
    await rows(trx, 'delete from site_messages where user_id = ? or lower(email) = any(?)', [
      userId,
      emails,
    ])
  },
})

/* The catalogue knows nobody: what it keeps of people is told and deleted from here. */
providePersonalData('trials', listTrialsOf)
providePersonalData('quotes', listQuotesOf)
provideErasure('catalogue', { erase: eraseFromCatalogue })
