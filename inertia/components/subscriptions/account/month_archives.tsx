import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { useMonthName } from '~/components/orders/sheet/use_month_name'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { monthAddress } from '../subscription_address'
import type { MonthAtHand } from '../types'

interface MonthArchivesProps {
  typeId: number
  months: MonthAtHand[]
}

/** Each month of which files are shown as one ZIP. */
export function MonthArchives({ typeId, months }: MonthArchivesProps) {
  const t = useText('subscriptions/months')
  const said = useSaidMonth()
  return (
    <ul aria-label={t('title')} className="flex flex-wrap gap-x-6 gap-y-1">
      {months.map((one) => (
        <li key={one.month}>
          {one.isTooMuch ? (
            <Text as="span" tone="muted">
              {t('too_large', said(one))}
            </Text>
          ) : (
            <Link href={monthAddress(typeId, one.month)} download>
              {t('download', said(one))}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function useSaidMonth() {
  const t = useText('subscriptions/pages')
  const nameOf = useMonthName()
  const { count, size } = useFormat()
  return ({ month, files, bytes }: MonthAtHand) => ({
    month: nameOf(Number(month.replace('-', ''))),
    files: t('files.count', { count: files, shown: count(files) }),
    size: size(bytes),
  })
}
