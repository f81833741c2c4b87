import { TextField } from '@kontor/design-system/text_field'
import { useText } from '~/hooks/use_text'

const NAMES = ['name', 'nameDe'] as const
type Names = Record<(typeof NAMES)[number], string>

interface NameFieldsProps {
  data: Names
  errors: Partial<Names>
  onChange: (name: keyof Names, text: string) => void
}

/** The name in English, and in German where that is another one. */
export function NameFields({ data, errors, onChange }: NameFieldsProps) {
  const t = useText('catalogue/manage_use_cases')
  return NAMES.map((name) => (
    <TextField
      key={name}
      label={t(`form.${name}`)}
      hint={name === 'nameDe' ? t('form.german_hint') : undefined}
      autoComplete="off"
      maxLength={200}
      value={data[name]}
      onChange={(text) => onChange(name, text)}
      error={errors[name]}
    />
  ))
}
