import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import { rows } from '#shared/database'
import { LOCALES, type Locale } from '#shared/i18n'
import { defineMail, MAIL_HOST } from '#shared/mail'
import { noticeKeys } from '#arrivals/domain/notice_keys'
import type ArrivalNotice from '#arrivals/models/arrival_notice'
import type { Reader } from '#arrivals/ports/audiences'

type Words = { locale: Locale; headline: string; text: string; products: string }

/** The words are those of the moment at which it was decided: everybody reads the same. */
const noticeMail = defineMail('arrivals.notice', ({ locale, ...words }: Words) => ({
  locale,
  template: 'arrivals.mails.notice',
  data: { ...words, url: `${appUrl}/status` },
}))

/** One mail for each reader, in his language, under numbered keys. */
export async function queueNotice(
  trx: TransactionClientContract,
  notice: ArrivalNotice,
  readers: readonly Reader[]
): Promise<void> {
  const keys = noticeKeys(notice.id, readers.length)
  const mails = readers.map(({ email, locale }, at) => ({ key: keys[at], email, locale }))
  const products = await namesOf(trx, notice.id)
  const made = LOCALES.map((locale) => [
    locale,
    noticeMail({ locale, products, ...wordsIn(notice, locale) }),
  ])
  await rows(trx, QUEUE, {
    ...{ mails: JSON.stringify(mails), host: MAIL_HOST },
    made: JSON.stringify(Object.fromEntries(made)),
  })
}

const wordsIn = (one: ArrivalNotice, locale: Locale) =>
  locale === 'de'
    ? { headline: one.headlineDe, text: one.textDe }
    : { headline: one.headlineEn, text: one.textEn }

async function namesOf(trx: TransactionClientContract, noticeId: number): Promise<string> {
  const found = await rows<{ name: string }>(
    trx,
    `select p.name from arrival_notice_products t join products p on p.id = t.product_id
      where t.notice_id = ? order by p.name, p.id`,
    [noticeId]
  )
  return found.map(({ name }) => name).join(', ')
}

const QUEUE = `
  select queue_made_mail(one.key, array[one.email], one.locale, :made::jsonb -> one.locale,
                         :host::text) as queued
    from jsonb_to_recordset(:mails::jsonb) as one (key text, email text, locale text)`
