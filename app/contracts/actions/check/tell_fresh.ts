import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appUrl } from '#config/app'
import type { staffWith } from '#identity'
import type { CalendarDay } from '#shared/domain/calendar_day'
import { translate, type Locale } from '#shared/i18n'
import { queueMail } from '#shared/mail'
import type { Fresh, FreshFinding } from '#contracts/actions/check/keep_fresh'

type Telling = Fresh & {
  count: number
  today: CalendarDay
  staff: Awaited<ReturnType<typeof staffWith>>
}

/** One mail to each: how many of which kind, and the first of them by name. */
export async function tellFresh(
  trx: TransactionClientContract,
  { staff, today, count, ...fresh }: Telling
): Promise<void> {
  for (const { id, email: to, locale } of staff) {
    await queueMail(trx, {
      ...{ dedupeKey: `contract-findings:${today.iso}:${id}`, to, locale },
      template: 'contracts.mails.findings',
      data: {
        ...{ number: count, day: today.format(), kinds: kindsOf(fresh, locale) },
        names: namesOf(fresh, count, locale),
        url: `${appUrl}/admin/contracts/entitlements?day=${today.iso}`,
      },
    })
  }
}

const kindsOf = ({ ofKind }: Fresh, locale: Locale): string =>
  Object.entries(ofKind)
    .map(
      ([kind, some]) => `${translate(locale, `contracts.findings.kinds.${kind}.title`)}: ${some}`
    )
    .join('\n')

function namesOf({ first }: Fresh, count: number, locale: Locale): string {
  const more = count - first.length
  const lines = first.map((one) => `- ${nameOf(one, locale)}`)
  if (more > 0) lines.push(`- ${translate(locale, 'arrivals.mails.more', { n: more })}`)
  return lines.join('\n')
}

const nameOf = ({ bpName, userName, what }: FreshFinding, locale: Locale): string =>
  [bpName ?? translate(locale, 'contracts.findings.no_partner'), userName, what]
    .filter((part) => part !== null)
    .join(', ')
