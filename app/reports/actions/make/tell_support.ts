import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import shop from '#config/shop'
import { translate } from '#shared/i18n'
import { queueMail } from '#shared/mail'
import type { Failure } from '#reports/domain/report_state'

type Trouble = {
  id: number
  /** What is told once: this try, or this file. */
  of: string
  failure: Failure
}

/** Texts for customers say that support was told; support is told what it can do. */
const TO_SUPPORT: Record<string, string> = {
  'reports.failures.unexpected': 'delivery.errors.unexpected',
}

/** Tells support of a report that somebody has to look after. */
export const tellSupport = (
  trx: TransactionClientContract,
  { id, of, failure: { code, params } }: Trouble
): Promise<void> =>
  queueMail(trx, {
    ...{ dedupeKey: `report-trouble:${id}:${of}`, to: shop.support.email, locale: 'en' },
    template: 'reports.mails.trouble',
    data: {
      ...{ id, reason: translate('en', TO_SUPPORT[code] ?? code, params) },
      url: `${appUrl}/admin/manage-reports?search=R-${id}`,
    },
  })
