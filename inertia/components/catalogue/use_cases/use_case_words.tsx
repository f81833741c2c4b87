import { TextArea } from '@kontor/design-system/text_area'
import { useText } from '~/hooks/use_text'
import { NameFields } from './name_fields'
import type { UseCaseFormState } from './use_use_case_form'

const DESCRIPTIONS = ['description', 'descriptionDe'] as const

/** Name and description, in English and in German. */
export function UseCaseWords({ form }: { form: UseCaseFormState }) {
  const t = useText('catalogue/manage_use_cases')
  const { data, errors, setData } = form
  return (
    <>
      <NameFields
        data={data}
        errors={errors}
        onChange={(name, text) => setData((typed) => ({ ...typed, [name]: text }))}
      />
      {DESCRIPTIONS.map((name) => (
        <TextArea
          key={name}
          label={t(`form.${name}`)}
          maxLength={5_000}
          value={data[name]}
          onChange={(text) => setData((typed) => ({ ...typed, [name]: text }))}
          error={errors[name]}
        />
      ))}
    </>
  )
}
