import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { queueMailToPerson } from '#identity'
import { clock } from '#shared/clock'
import { rows } from '#shared/database'
import { translate, type Locale } from '#shared/i18n'
import type { RangeTerms } from '#subscriptions/domain/range_terms'

type Told = { userId: number; types: readonly { name: string }[]; terms: RangeTerms }

/** One mail about all types that somebody was given at once. */
export async function tellOfAssigned(
  trx: TransactionClientContract,
  { userId, types, terms: { days, isTrial } }: Told
): Promise<void> {
  const user = await personIn(trx, userId)
  const open = translate(user.locale, 'subscriptions.pages.statuses.Unrestricted')
  const shown = (day: typeof days.from) => day?.format() ?? open
  await queueMailToPerson(trx, userId, {
    dedupeKey: `subscriptions-assigned:${userId}:${clock.milliseconds()}`,
    to: user.email,
    locale: user.locale,
    template: `subscriptions.assignments.mails.${isTrial ? 'trial' : 'given'}`,
    data: {
      name: user.name,
      list: types.map(({ name }) => `- ${name}`).join('\n'),
      from: shown(days.from),
      until: shown(days.until),
      url: `${appUrl}/my-account/my-subscriptions`,
    },
  })
}

type Person = { name: string; email: string; locale: Locale }

async function personIn(trx: TransactionClientContract, userId: number): Promise<Person> {
  const [person] = await rows<Person>(
    trx,
    `select btrim(first_name || ' ' || last_name) as name, email, locale from users where id = ?`,
    [userId]
  )
  return person!
}
