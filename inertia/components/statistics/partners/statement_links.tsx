import { Link } from '@kontor/design-system/link'
import { useText } from '~/hooks/use_text'
import { DATA_PARTNERS } from './types'

type Props = { venue: { id: string; name: string }; month: string }

export function StatementLinks({ venue, month }: Props) {
  const t = useText('statistics/venue_revenue')
  const shown = month.replace('-', '/')
  return (
    <span className="inline-flex gap-3">
      {(['pdf', 'csv'] as const).map((format) => (
        <Link
          key={format}
          href={`${DATA_PARTNERS}/${venue.id}/statements/${month}/${format}`}
          aria-label={t(`files.${format}`, { name: venue.name, month: shown })}
        >
          {format.toUpperCase()}
        </Link>
      ))}
    </span>
  )
}
