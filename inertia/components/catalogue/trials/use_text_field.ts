import { useFieldNames } from './use_field_names'
import type { TrialFormState } from './use_trial_form'

/** Props of a field of one line. */
export function useTextField(form: TrialFormState) {
  const names = useFieldNames()
  return (name: keyof typeof names) => ({
    id: name,
    name,
    label: names[name],
    maxLength: 200,
    isReadOnly: form.isLocked(name),
    value: form.data[name],
    onChange: (value: string) => form.setData(name, value),
    onBlur: () => form.leave(name),
    error: form.errorOf(name),
  })
}
