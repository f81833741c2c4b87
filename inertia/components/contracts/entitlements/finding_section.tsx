import { EmptyState } from '@kontor/design-system/empty_state'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { ListPages } from '~/components/shell/lists/list_pages'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { AcceptForm } from './accept_form'
import { FindingActions } from './finding_actions'
import { FindingRibbon } from './finding_ribbon'
import { findingsAddress, type AskedFindings } from './findings_address'
import type { Finding } from './types'

interface FindingSectionProps {
  kind: Finding['kind']
  findings: Finding[]
  total: number
  asked: AskedFindings
  paging: { limit: number; page: number; pages: number }
}

/** What does not agree in one way, by company; each row is mended, or let be for a while. */
export function FindingSection({ kind, findings, total, asked, paging }: FindingSectionProps) {
  const t = useText('contracts/findings')
  const { count, money } = useFormat()
  const { day } = asked
  const [accepting, accept] = useState<string | null>(null)
  const isCut = total > findings.length
  const isGiven = kind !== 'without_data'
  const given = findings.reduce((sum, { givenCents }) => sum + (givenCents ?? 0), 0)
  return (
    <section className="pt-10">
      <Heading level={2}>{t(`kinds.${kind}.title`)}</Heading>
      <Text tone="muted" measure>
        {t(`kinds.${kind}.about`)}{' '}
        {isGiven &&
          given > 0 &&
          t(isCut ? 'given.sum_shown' : 'given.sum', { amount: `${money(given)} EUR` })}
      </Text>
      <div className="pt-3">
        <DataTable
          narrow="scroll"
          density="compact"
          caption={t(`kinds.${kind}.title`)}
          rows={findings}
          rowKey={({ id }) => id}
          columns={[
            { id: 'who', head: t('columns.company'), cell: (one) => <Who {...one} />, lead: true },
            {
              id: 'what',
              head: t(kind === 'without_data' ? 'columns.product' : 'columns.type'),
              cell: (one) => <What {...one} />,
              wrap: true,
            },
            {
              id: 'days',
              head: t(kind === 'without_data' ? 'columns.owed' : 'columns.days'),
              cell: (one) => <FindingRibbon finding={one} day={day} />,
            },
            ...(isGiven ? [givenColumn(t('columns.given'), money)] : []),
          ]}
          actionsLabel={t('columns.mend')}
          rowActions={(one) => (
            <FindingActions finding={one} day={day} onAccept={() => accept(one.id)} />
          )}
          rowEditor={(one) =>
            accepting === one.id && (
              <AcceptForm finding={one} day={day} onDone={() => accept(null)} />
            )
          }
          empty={<EmptyState level={3} title={t(`kinds.${kind}.none`)} />}
        />
      </div>
      {isCut && asked.kind === null && (
        <Text tone="muted">
          {t('first_of', { shown: count(findings.length), total: count(total) })}{' '}
          <Link href={findingsAddress({ ...asked, kind })}>{t('all_of_kind')}</Link>
        </Text>
      )}
      {asked.kind === kind && paging.pages > 1 && (
        <ListPages
          limit={paging.limit}
          paging={{ ...paging, totalCount: total }}
          hrefOf={(page) => findingsAddress(asked, page)}
        />
      )}
    </section>
  )
}

const givenColumn = (head: string, money: (cents: number) => string) => ({
  ...{ id: 'given', head, end: true },
  cell: ({ givenCents }: Finding) => (givenCents === null ? '' : money(givenCents)),
})

function Who({ userName, bpName, bpId }: Finding) {
  const t = useText('contracts/findings')
  return (
    <>
      {userName ?? bpName}
      <Text role="ui-s" tone="muted">
        {bpId === null ? t('no_partner') : userName ? `${bpName}, ${bpId}` : bpId}
      </Text>
    </>
  )
}

function What({ what, numbers }: Finding) {
  return (
    <>
      {what}
      {numbers.length > 0 && (
        <Text role="ui-s" tone="muted">
          {numbers.join(', ')}
        </Text>
      )}
    </>
  )
}
