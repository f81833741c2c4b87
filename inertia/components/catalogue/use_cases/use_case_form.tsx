import { FieldGrid } from '@kontor/design-system/form_section'
import { TextField } from '@kontor/design-system/text_field'
import { RecordForm } from '~/components/shell/records/record_form'
import { useText } from '~/hooks/use_text'
import { SomeCategories } from './some_categories'
import type { UseCase } from './types'
import { UseCaseWords } from './use_case_words'
import { useUseCaseForm } from './use_use_case_form'

interface UseCaseFormProps {
  useCase?: UseCase
  now?: UseCase
  name?: string
  categories: readonly { id: number; name: string }[]
  onDone: () => void
}

export function UseCaseForm({ useCase, now, name, categories, onDone }: UseCaseFormProps) {
  const t = useText('catalogue/manage_use_cases')
  const state = useUseCaseForm({ useCase, now, onDone })
  const { data, errors, setData } = state.form
  return (
    <RecordForm
      title={name ?? t('add.use_case')}
      record={useCase && { kind: 'use_case', id: useCase.id }}
      state={state}
      onDone={onDone}
    >
      <FieldGrid>
        <UseCaseWords form={state.form} />
        <TextField
          label={t('form.link')}
          hint={t('form.link_hint')}
          type="url"
          autoComplete="off"
          maxLength={2_000}
          value={data.link}
          onChange={(link) => setData('link', link)}
          error={errors.link}
        />
        <SomeCategories
          options={categories.map(({ id, name: label }) => ({ value: String(id), label }))}
          value={data.categories.map(String)}
          onChange={(ids) => setData('categories', ids.map(Number))}
          error={errors.categories}
        />
      </FieldGrid>
    </RecordForm>
  )
}
