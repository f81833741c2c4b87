import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import { translate, type TextParams } from '#shared/i18n'
import { queueMail } from '#shared/mail'

type Trouble = {
  id: number
  /** What is told once: this try, or this file. */
  of: string
  /** Key of a text that says what happened. */
  why: string
  params?: TextParams
}

/** Texts for customers say that support was told; support is told what it can do. */
const TO_SUPPORT: Record<string, string> = {
  'reports.failures.unexpected': 'reports.failures.unforeseen',
}

/** Tells support of a report that somebody has to look after. */
export async function tellSupport(
  trx: TransactionClientContract,
  { id, of, why, params }: Trouble
): Promise<void> {
  await queueMail(trx, {
    ...{ dedupeKey: `report-trouble:${id}:${of}`, to: shop.support.email, locale: 'en' },
    template: 'reports.mails.trouble',
    data: {
      ...{ id, reason: translate('en', TO_SUPPORT[why] ?? why, params) },
      url: `${appUrl}/admin/manage-reports?search=R-${id}`,
    },
  })
}
