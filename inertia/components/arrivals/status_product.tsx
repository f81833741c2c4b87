import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { productAddress } from '~/components/catalogue/addresses'
import { useText } from '~/hooks/use_text'
import { clockTime } from './clock_time'
import type { StatusLine } from './status_types'

interface StatusProductProps {
  line: StatusLine
  today: string
}

/** A product with the day that is told of it, and when that was due. */
export function StatusProduct({ line: { code, name, day, dueAt }, today }: StatusProductProps) {
  const t = useText('arrivals/status')
  return (
    <span className="grid">
      <span>
        <Link href={productAddress(code)}>{name}</Link>
      </span>
      <Text as="span" role="ui-s" tone="subtle">
        {t('due', { day: formatDay(day), time: clockTime(dueAt, today) })}
      </Text>
    </span>
  )
}
