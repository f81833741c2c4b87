import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { useText } from '~/hooks/use_text'
import { useShared } from '~/hooks/use_shared'
import type { Report } from './types'

interface ReportLinksProps {
  report: Pick<Report, 'id' | 'files' | 'state'>
  /** Where files lie: of the account, or of staff. */
  path: string
  /** Where the signed list of the files lies; customers have it. */
  proofs?: string
}

const NAMES = { pdf_en: 'PDF', pdf_de: 'PDF', xlsx: 'XLSX', csv: 'CSV' } as const

/** The files of a report; without any its state stands in their place. */
export function ReportLinks({ report, path, proofs }: ReportLinksProps) {
  const t = useText('reports/pages')
  const { locale } = useShared()
  if (report.files.length === 0) {
    return (
      <Text as="span" role="ui" tone="muted">
        {t(`states.${report.state}`)}
      </Text>
    )
  }
  const other = locale === 'de' ? 'pdf_en' : 'pdf_de'
  const order = [`pdf_${locale}`, 'xlsx', 'csv', other] as const
  const kinds = order.filter((kind) => report.files.some((file) => file.kind === kind))
  return (
    <span className="flex flex-wrap gap-x-3 [&>a]:py-0.5">
      {kinds.map((kind) => (
        <Link
          key={kind}
          href={`${path}/${report.id}/files/${kind}`}
          download
          aria-label={t('download', { kind: nameOf(kind), id: String(report.id) })}
        >
          {nameOf(kind)}
        </Link>
      ))}
      {proofs && (
        <Link
          href={`${proofs}/${report.id}/manifest.json`}
          download
          aria-label={t('proof_named', { id: String(report.id) })}
        >
          {t('proof')}
        </Link>
      )}
    </span>
  )
}

function nameOf(kind: keyof typeof NAMES): string {
  const language = kind.startsWith('pdf') ? ` ${kind.slice(4).toUpperCase()}` : ''
  return `${NAMES[kind]}${language}`
}
