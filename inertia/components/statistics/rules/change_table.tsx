import { Disclosure } from '@kontor/design-system/disclosure'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { useText } from '~/hooks/use_text'
import type { RuleChange } from './types'
import { useRuleWords } from './use_rule_words'

const AT_FIRST = 6

/** What is drafted, beside what holds; of many prices the first, and the others when asked for. */
export function ChangeTable({ changes }: { changes: readonly RuleChange[] }) {
  const t = useText('statistics/rules')
  const [first, others] = [changes.slice(0, AT_FIRST), changes.slice(AT_FIRST)]
  return (
    <>
      <Changes changes={first} />
      {others.length > 0 && (
        <Disclosure look="inline" title={t('more_changes', { count: others.length })}>
          <Changes changes={others} />
        </Disclosure>
      )}
    </>
  )
}

function Changes({ changes }: { changes: readonly RuleChange[] }) {
  const t = useText('statistics/rules')
  const { nameOf, saidOf } = useRuleWords()
  return (
    <DataTable
      caption={t('drafted')}
      density="compact"
      rows={changes}
      rowKey={(change) => `${change.rule} ${'subject' in change ? change.subject : ''}`}
      columns={[
        { id: 'rule', head: t('columns.rule'), wrap: true, cell: nameOf },
        { id: 'before', head: t('today'), wrap: true, cell: (change) => saidOf(change)[0] },
        { id: 'after', head: t('draft'), wrap: true, cell: (change) => saidOf(change)[1] },
      ]}
    />
  )
}
