import { MultiSelect } from '@kontor/design-system/multi_select'
import { Select } from '@kontor/design-system/select'
import { TextArea } from '@kontor/design-system/text_area'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import type { Choices } from '../types'
import type { TypeForm } from './use_type_form'

interface TypeFieldsProps {
  form: TypeForm
  choices: Choices
  /** Its name and folder are chosen once. */
  isNew?: boolean
}

export function TypeFields({ form, choices: { folders, products }, isNew }: TypeFieldsProps) {
  const t = useText('subscriptions/types')
  const { data, errors, setData } = form
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {isNew && (
        <>
          <TextField
            label={t('form.name')}
            autoComplete="off"
            maxLength={160}
            value={data.name}
            onChange={(name) => setData('name', name)}
            error={errors.name}
          />
          <Select
            label={t('form.folder')}
            options={folders.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(data.folderId ?? folders[0]?.id ?? '')}
            onChange={(id) => setData('folderId', Number(id))}
            error={errors.folderId}
          />
        </>
      )}
      <TextArea
        label={t('form.description')}
        maxLength={2_000}
        value={data.description}
        onChange={(description) => setData('description', description)}
        error={errors.description}
      />
      <TextArea
        label={t('form.comment')}
        hint={t('form.comment_hint')}
        maxLength={2_000}
        value={data.comment}
        onChange={(comment) => setData('comment', comment)}
        error={errors.comment}
      />
      <MultiSelect
        label={t('form.products')}
        hint={t('form.products_hint')}
        options={products.map(({ code, name }) => ({ value: code, label: name }))}
        value={data.products}
        onChange={(codes) => setData('products', codes)}
        placeholder={t('form.none')}
        moreLabel={(n) => t('form.more', { n })}
        search={{
          label: t('form.search'),
          clearLabel: t('form.clear'),
          emptyLabel: t('form.empty'),
        }}
        error={errors.products}
      />
    </div>
  )
}
