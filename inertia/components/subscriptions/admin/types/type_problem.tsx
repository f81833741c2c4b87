import { Problem } from '@kontor/design-system/note'
import { useText } from '~/hooks/use_text'
import { typeFormError, type TypeForm } from './use_type_form'

/** Says that a type was not kept, and why, where no field is wrong. */
export function TypeProblem({ form, what }: { form: TypeForm; what: 'add' | 'edit' }) {
  const t = useText('subscriptions/types')
  const error = typeFormError(form)
  if (!error) return null
  return <Problem>{t(`failed.${what}`, { error })}</Problem>
}
