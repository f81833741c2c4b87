import type { Data } from '@generated/data'
import { MomentText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { SummaryList } from '@kontor/design-system/summary_list'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

interface PaperProps {
  path: string
  paper: Data.Contracts.Papers.Paper
}

/** What is attached, by whom, and the way to save it. */
export function PaperFacts({ path, paper }: PaperProps) {
  const t = useText('contracts/papers')
  const { size } = useFormat()
  const { name, bytes, actorLabel, createdAt, sha256 } = paper
  const link = (
    <Link href={`${path}/file`} download>
      {name}
    </Link>
  )
  return (
    <SummaryList
      items={[
        { id: 'name', term: t('facts.name'), value: link },
        { id: 'bytes', term: t('facts.bytes'), value: size(bytes) },
        { id: 'by', term: t('facts.by'), value: actorLabel },
        { id: 'at', term: t('facts.at'), value: <MomentText value={createdAt} /> },
        { id: 'sha256', term: t('facts.sha256'), value: sha256, mono: true },
      ]}
    />
  )
}
