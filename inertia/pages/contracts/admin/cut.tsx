import type { Data } from '@generated/data'
import { Button } from '@kontor/design-system/button'
import { Problem } from '@kontor/design-system/note'
import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { FindingDays } from '~/components/contracts/entitlements/finding_days'
import { ENTITLEMENTS } from '~/components/contracts/entitlements/types'
import { AdminHead } from '~/components/shell/admin_head'
import { AskFirst, type Asked } from '~/components/shell/ask_first'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  cover: Data.Contracts.Entitlements.Cover
  losses: { days: number; first: string | null; last: string | null; kept: number }
  path: string
}>

/** What is lost when somebody's days are cut to those that are signed for, before it is done. */
export default function Cut({ cover, losses, path }: Props) {
  const t = useText('contracts/mending')
  const findings = useText('contracts/findings')
  const { count, day } = useFormat()
  const [asked, ask] = useState<Asked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { userName: name, type, covered, outside, stamp, isFilterable } = cover
  const { days, first, last, kept } = losses
  const lost =
    first && last
      ? t('cut.span', { days: count(days), first: day(first), last: day(last) })
      : count(days)
  const question: Asked = {
    title: t('cut.question', { name }),
    text: t('cut.lost_question', { lost, type, name }),
    ...{ keep: t('cut.keep'), confirm: t('cut.confirm'), pending: t('cut.pending') },
    ...{ method: 'put', path, data: { seen: stamp } },
  }
  return (
    <div className="grid max-w-column gap-6 pb-16">
      <div>
        <AdminHead
          title={t('cut.title')}
          crumbs={[{ label: findings('title'), href: ENTITLEMENTS }, { label: t('cut.title') }]}
        />
        <Text tone="muted">{t('cut.about', { name })}</Text>
      </div>
      <SummaryList
        items={[
          { id: 'who', term: findings('columns.user'), value: name },
          {
            id: 'company',
            term: findings('columns.company'),
            value: cover.bpName ?? findings('no_partner'),
          },
          { id: 'type', term: t('cut.type'), value: type },
          {
            id: 'covered',
            term: t('cut.covered'),
            value: covered.length ? <FindingDays days={covered} /> : t('cut.nothing'),
          },
          {
            id: 'outside',
            term: t('cut.outside'),
            value: outside.length ? <FindingDays days={outside} /> : t('cut.nothing'),
          },
          { id: 'lost', term: t('cut.lost'), value: lost },
          { id: 'kept', term: t('cut.kept'), value: count(kept) },
        ]}
      />
      <Problem>{problem}</Problem>
      {isFilterable && <Text>{t('cut.filterable')}</Text>}
      {!isFilterable && outside.length > 0 && (
        <div>
          <Button variant="primary" onPress={() => ask(question)}>
            {t('cut.confirm')}
          </Button>
        </div>
      )}
      <AskFirst asked={asked} onClose={() => ask(null)} onRefused={setProblem} />
    </div>
  )
}
