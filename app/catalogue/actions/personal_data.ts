import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#shared/database'

export const listTrialsOf = (userId: number) =>
  rows(
    null,
    `select kind, product_code as "productCode", created_at as "createdAt", title,
            first_name as "firstName", last_name as "lastName", company_name as "companyName",
            company_phone as "companyPhone", company_email as "companyEmail", street,
            postal_code as "postalCode", city, country, tin, message
       from trial_requests where user_id = ? order by id`,
    [userId]
  )

export const listQuotesOf = (userId: number) =>
  rows(
    null,
    `select number, created_on as "createdOn", valid_until as "validUntil", country,
            vat_id as "vatId", recipient, recipient_country as "recipientCountry",
            order_number as "orderNumber"
       from saved_quotes where user_id = ? order by number`,
    [userId]
  )

/** By account and addresses (lower case). Quotes that were ordered belong to the order and stay. */
export async function eraseFromCatalogue(
  trx: TransactionClientContract,
  { userId, emails }: { userId: number; emails: readonly string[] }
): Promise<void> {
  await rows(
    trx,
    'delete from trial_requests where user_id = :userId or lower(company_email) = any(:emails)',
    { userId, emails }
  )
  await rows(trx, 'delete from saved_quotes where user_id = ? and order_number is null', [userId])
}
