import type { Data } from '@generated/data'
import { ErrorSummary } from '@kontor/design-system/error_summary'
import { GatedAction } from '@kontor/design-system/gated_action'
import { Note } from '@kontor/design-system/note'
import { useId, type FocusEvent, type ReactNode } from 'react'
import { useCodeText } from '~/hooks/use_code_text'
import { useText } from '~/hooks/use_text'
import { fieldOf, toSummary } from '../../../personal_data_form'
import { PartSaveBar } from './part_save_bar'
import type { PartFormState } from './use_part_form'

interface PartFormProps {
  person: Data.Identity.TabUser
  form: PartFormState
  children: ReactNode
}

/** The form of a part of an account: what is wrong with it, its fields, and what is not saved yet. */
export function PartForm({ person, form, children }: PartFormProps) {
  const id = useId()
  const t = useText('identity/registration')
  const say = useText('identity/user_parts')
  const { summary, overtaken, refused, fields } = form
  const problems = toSummary(summary, (name) => t(`personal.${name}`))
  const because = useRefusal(person)
  const leave = ({ target }: FocusEvent<HTMLFormElement>) => form.leave(fieldOf(target.id))
  return (
    <form id={id} onSubmit={form.save} onBlur={leave} noValidate className="max-w-column">
      <ErrorSummary title={t('personal.problems', { count: problems.length })} errors={problems} />
      {(overtaken || refused) && (
        <Note tone="crimson" title={overtaken && say('overtaken')} isAnnounced>
          {overtaken ?? refused}
        </Note>
      )}
      {children}
      {fields.length === 0 && (
        <div className="pt-8">
          <GatedAction reason={because ?? say('nothing_changed')}>{t('personal.save')}</GatedAction>
        </div>
      )}
      {fields.length > 0 && <PartSaveBar form={form} formId={id} />}
    </form>
  )
}

/** Why whoever looks can change nothing of a person. */
export function useRefusal({ refusal, mergedInto }: Data.Identity.TabUser): string | null {
  const sayCode = useCodeText('identity/account', 'identity/merger', 'identity/errors')
  const code = mergedInto === null ? refusal : 'merger.errors.merged_already'
  return code && sayCode({ code })
}
