import { EmptyState } from '@kontor/design-system/empty_state'
import { GatedAction } from '@kontor/design-system/gated_action'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { useState } from 'react'
import type { AskedWhy } from '~/components/shell/ask_why'
import { TabSection } from '~/components/identity/admin/user_page/tab_section'
import { useText } from '~/hooks/use_text'
import { ChangeQuestion } from './change_question'
import { RangeEditor } from './range_editor'
import { heldAddress, type Person, type UnassignedType } from './types'

interface TypesProps {
  person: Person
  types: UnassignedType[]
}

/** Types that a person has nothing of, each with the ways to give it. */
export function UnassignedTypes({ person, types }: TypesProps) {
  const t = useText('subscriptions/entitlements')
  const [given, give] = useState<number | null>(null)
  const [asked, ask] = useState<AskedWhy | null>(null)
  const question = useQuestion(person)
  return (
    <TabSection title={t('unassigned')}>
      <DataTable
        caption={t('unassigned')}
        rows={types}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', head: t('name'), lead: true, cell: ({ name }: UnassignedType) => name },
          { id: 'folder', head: t('folder'), cell: ({ folder }: UnassignedType) => folder },
        ]}
        actionsLabel={t('actions')}
        rowActions={(type) => (
          <Ways
            person={person}
            type={type}
            onRange={() => give(type.id)}
            onAll={() => ask(question(type))}
          />
        )}
        rowEditor={({ id }) =>
          given === id && <RangeEditor person={person} typeId={id} onDone={() => give(null)} />
        }
        empty={<EmptyState level={3} title={t('none_to_add')} />}
      />
      <ChangeQuestion asked={asked} onClose={() => ask(null)} />
    </TabSection>
  )
}

interface WaysProps {
  person: Person
  type: UnassignedType
  onRange: () => void
  onAll: () => void
}

function Ways({ person, type, onRange, onAll }: WaysProps) {
  const t = useText('subscriptions/entitlements')
  const code = (type.isFilterable && 'by_request') || (person.isLocked && 'locked')
  if (code) {
    return (
      <GatedAction align="end" reason={t(`errors.${code}`)}>
        {t('add')}
      </GatedAction>
    )
  }
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <GatedAction onPress={onRange}>{t('add')}</GatedAction>
      <GatedAction onPress={onAll}>{t('give.action')}</GatedAction>
    </span>
  )
}

function useQuestion(person: Person) {
  const t = useText('subscriptions/entitlements')
  return ({ id, name }: UnassignedType): AskedWhy => ({
    title: t('give.title', { name }),
    text: t('give.text', { person: person.name }),
    keep: t('form.cancel'),
    confirm: t('give.action'),
    pending: t('form.saving'),
    method: 'put',
    path: `${heldAddress(person, id)}/unrestricted`,
    tone: 'primary',
  })
}
