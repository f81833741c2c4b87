import { DatePicker } from '@kontor/design-system/date_picker'
import { FileUpload } from '@kontor/design-system/file_upload'
import { Select } from '@kontor/design-system/select'
import { useDayPickerLabels } from '~/hooks/use_day_picker_labels'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { MOST_BYTES } from './types'
import type { FileFormState } from './use_file_form'

interface FileFieldsProps {
  form: FileFormState
  kinds: string
  isNew: boolean
  isSample: boolean
}

/** The file, its language and, of a sample, the day that it shows. */
export function FileFields({ form, kinds, isNew, isSample }: FileFieldsProps) {
  const t = useText('catalogue/offered_files')
  const { size } = useFormat()
  const labels = useDayPickerLabels()
  const { data, errors, setData } = form
  const take = ([file]: File[]) => {
    if (!file) return
    if (file.size > MOST_BYTES) return form.setError('file', t('errors.too_large'))
    form.clearErrors('file')
    setData('file', file)
  }
  const chosen = data.file && t('form.chosen', { name: data.file.name, size: size(data.file.size) })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FileUpload
        label={t(isNew ? 'form.file' : 'form.next')}
        hint={`${isNew ? '' : `${t('form.next_hint')} `}${t('taken', { kinds })}`}
        buttonLabel={t('form.choose')}
        dropLabel={t('form.drop')}
        onFiles={take}
        error={errors.file}
      >
        {chosen}
      </FileUpload>
      <div className="grid gap-4">
        <Select
          label={t('form.language')}
          hint={t('form.language_hint')}
          placeholder={t('language.none')}
          options={(['en', 'de'] as const).map((value) => ({
            value,
            label: t(`language.${value}`),
          }))}
          value={data.language}
          onChange={(language) => setData('language', language)}
          error={errors.language}
        />
        {isSample && (
          <DatePicker
            label={t('form.day')}
            hint={t('form.day_hint')}
            value={data.day}
            onChange={(day) => setData('day', day)}
            labels={labels}
            error={errors.day}
          />
        )}
      </div>
    </div>
  )
}
