import { Select } from '@kontor/design-system/select'
import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'
import type { Choices } from '../types'
import { NEW_FOLDER, type TypeForm, type TypeKind } from './use_type_form'

const KINDS: readonly TypeKind[] = ['Plain', 'Filterable', 'Reports']
const SNAPSHOT_TIMES = ['07:00', '15:00', '16:00', '22:00']

interface NewTypeFieldsProps {
  form: TypeForm
  folders: Choices['folders']
}

/** What is said of a type once, when it is added: its name, where it stands and what it gives. */
export function NewTypeFields({ form, folders }: NewTypeFieldsProps) {
  const t = useText('subscriptions/types')
  const { data, errors, setData } = form
  return (
    <>
      <TextField
        label={t('form.name')}
        autoComplete="off"
        maxLength={160}
        value={data.name}
        onChange={(name) => setData('name', name)}
        error={errors.name}
      />
      <FolderFields form={form} folders={folders} />
      <Select
        label={t('list.columns.kind')}
        options={KINDS.map((kind) => ({ value: kind, label: t(`list.values.kind.${kind}`) }))}
        value={data.kind}
        onChange={(kind) => setData('kind', kind as TypeKind)}
      />
      {data.kind === 'Plain' && (
        <Select
          label={t('form.snapshot')}
          placeholder={t('form.no_snapshot')}
          options={SNAPSHOT_TIMES.map((time) => ({ value: time, label: t('snapshot', { time }) }))}
          value={data.snapshotAt}
          onChange={(time) => setData('snapshotAt', time)}
        />
      )}
    </>
  )
}

/** A folder that is there, or the name of one that is made with the type: where there is none yet, that alone. */
function FolderFields({ form: { data, errors, setData }, folders }: NewTypeFieldsProps) {
  const t = useText('subscriptions/types')
  const chosen = String(data.folderId ?? folders[0]?.id ?? NEW_FOLDER)
  return (
    <>
      {folders.length > 0 && (
        <Select
          label={t('form.folder')}
          options={[
            ...folders.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: NEW_FOLDER, label: t('form.new_folder') },
          ]}
          value={chosen}
          onChange={(id) => setData('folderId', id === NEW_FOLDER ? NEW_FOLDER : Number(id))}
          error={errors.folderId}
        />
      )}
      {chosen === NEW_FOLDER && (
        <TextField
          label={t('form.folder_name')}
          autoComplete="off"
          maxLength={120}
          value={data.folder}
          onChange={(folder) => setData('folder', folder)}
          error={errors.folder}
        />
      )}
    </>
  )
}
