import { Problem } from '@kontor/design-system/note'
import { Heading } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { RowForm } from '~/components/shell/row_form'
import { useText } from '~/hooks/use_text'
import type { OpenedRecord } from './open_kinds'

interface RecordFormProps {
  /** "Add a contract type", or the name of what is edited. */
  title: string
  /** What is edited; nothing where another is added. */
  record: OpenedRecord | undefined
  state: { form: { processing: boolean }; problem?: string; isBehind: boolean; save: () => void }
  onDone: () => void
  children: ReactNode
}

/** The fields of a record, above the table or in the place of its row; Escape leaves it as it was. */
export function RecordForm({ title, record, state, onDone, children }: RecordFormProps) {
  const t = useText('site/admin')
  const { form, problem, isBehind, save } = state
  return (
    <RowForm
      label={title}
      record={record}
      isAbove={!record}
      onSubmit={save}
      onLeave={onDone}
      submitLabel={t(isBehind ? 'form.save_over' : 'form.save')}
      pendingLabel={t('form.saving')}
      cancelLabel={t('form.cancel')}
      isPending={form.processing}
    >
      <Problem>{problem}</Problem>
      <Heading level={2}>{title}</Heading>
      {children}
    </RowForm>
  )
}
