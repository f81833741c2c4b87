import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import type { staffWith } from '#identity'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { writtenDay } from '#shared/domain/written_day'
import { translate, type Locale } from '#shared/i18n'
import { queueMail } from '#shared/mail'
import type { Ending, EndingContract } from '#contracts/actions/warn/keep_ending'

type Telling = Ending & { today: CalendarDay; staff: Awaited<ReturnType<typeof staffWith>> }

export async function tellEnding(
  trx: TransactionClientContract,
  { staff, today, ...ending }: Telling
): Promise<void> {
  for (const { id, email: to, locale } of staff) {
    await queueMail(trx, {
      ...{ dedupeKey: `contract-ending:${today.iso}:${id}`, to, locale },
      template: 'contracts.mails.ending',
      data: {
        ...{ number: ending.count, names: namesOf(ending, locale) },
        url: `${appUrl}/admin/contracts/contracts?view=ending`,
      },
    })
  }
}

function namesOf({ first, count }: Ending, locale: Locale): string {
  const more = count - first.length
  const lines = first.map((one) => `- ${nameOf(one)}`)
  if (more > 0) lines.push(`- ${translate(locale, 'arrivals.mails.more', { n: more })}`)
  return lines.join('\n')
}

const nameOf = ({ number, company, product, endDate }: EndingContract): string =>
  [writtenDay(endDate), number, company, product].join(', ')
