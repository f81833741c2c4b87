import { formatDay } from '@kontor/design-system/date_text'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { PaperLinks } from './paper_links'
import { SendPaper } from './send_paper'
import type { Paper } from './types'

interface PapersProps {
  papers: Paper[]
  addressOf: (paper: Paper) => string
  maySend?: boolean
}

/** The invoice and the credit notes of an order, to read and to file. */
export function Papers({ papers, addressOf, maySend = false }: PapersProps) {
  const t = useText('billing/invoices')
  const { money } = useFormat()
  if (papers.length === 0) return null
  return (
    <div>
      <Text role="label">{t('order.papers')}</Text>
      <ul className="pt-1">
        {papers.map((paper) => (
          <li
            key={paper.label}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2"
          >
            <div>
              <Text as="span" role="ui" weight="medium">
                {t(`kinds.${paper.kind}`)} {paper.label}
              </Text>
              <Text role="ui-s" tone="muted" isTabular>
                {formatDay(paper.issuedOn)},{' '}
                {t('order.amount', { amount: money(paper.amountCents) })}
                {paper.corrects && `, ${t('list.corrects', { label: paper.corrects })}`}
              </Text>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <PaperLinks label={paper.label} address={addressOf(paper)} />
              {maySend && <SendPaper paper={paper} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
